import '../../tests/helpers/worker-globals.ts';
import { expect, it } from 'vitest';
import { isLocale } from './locales.ts';

const at = (path: string) => isLocale(new URL(path, 'https://tuckaway.example'));

it.each(['/locales/en/common.json', '/locales/pt-BR/categories.json', '/locales/es/landing/ages-school-age.json'])(
  '%s is kept as it is used',
  (path) => expect(at(path)).toBe(true),
);
it.each(['/locales/en/landing/', '/locales/en/other/x.json', '/locales/en/landing/a/b.json', '/locales/common.json'])(
  '%s is no file of words',
  (path) => expect(at(path)).toBe(false),
);

import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceSetting } from './device-setting.ts';

const setting = () => deviceSetting('pace', v.object({ rate: v.number() }), { rate: 1 });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

it('BEY-8 what is chosen is there after a reload, and in another tab', () => {
  setting().choose({ rate: 0.8 });
  const other = setting();
  expect(other.read()).toEqual({ rate: 0.8 });
  expect(other.read()).toBe(other.read());
  const heard = vi.fn();
  const end = other.subscribe(heard);
  localStorage.setItem('pace', '{"rate":1.2}');
  dispatchEvent(new StorageEvent('storage', { key: 'pace' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(other.read()).toEqual({ rate: 1.2 });
  end();
  dispatchEvent(new StorageEvent('storage', { key: 'pace' }));
  expect(heard).toHaveBeenCalledOnce();
});

it.each(['', 'fast', '{"rate":"fast"}', '[]'])('takes %j for nothing chosen', (text) => {
  localStorage.setItem('pace', text);
  expect(setting().read()).toEqual({ rate: 1 });
});

it('holds a choice for this visit where nothing can be kept', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const pace = setting();
  pace.choose({ rate: 0.8 });
  expect(pace.read()).toEqual({ rate: 0.8 });
});

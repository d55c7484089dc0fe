// What each language says about itself. Its passages lie in the folder of its name.
import type { LanguageCode } from '#contract/languages';
import { paceOf } from '#contract/reading-pace';
import type { Grammar } from './bank.ts';

const grammar = (language: LanguageCode, goodNight: string, marks: string): Grammar => ({
  language,
  defaultForm: language === 'en' ? 'the' : 'def',
  goodNight,
  pace: {
    toddler: paceOf(language, 'toddler'),
    preschool: paceOf(language, 'preschool'),
    'early-elementary': paceOf(language, 'early-elementary'),
    elementary: paceOf(language, 'elementary'),
  },
  // A first release has less to say in full.
  fill: language === 'en' ? 0.88 : 0.95,
  quotes: [marks.charAt(0), marks.charAt(1)],
});

export const GRAMMARS: Readonly<Record<LanguageCode, Grammar>> = {
  en: grammar('en', 'Good night, {name}.', '“”'),
  es: grammar('es', 'Buenas noches, {name}.', '«»'),
  fr: grammar('fr', 'Bonne nuit, {name}.', '«»'),
  de: grammar('de', 'Gute Nacht, {name}.', '»«'),
  it: grammar('it', 'Buonanotte, {name}.', '«»'),
  'pt-BR': grammar('pt-BR', 'Boa noite, {name}.', '“”'),
  'pt-PT': grammar('pt-PT', 'Boa noite, {name}.', '«»'),
  'zh-CN': grammar('zh-CN', '晚安，{name}。', '“”'),
  hi: grammar('hi', 'शुभ रात्रि, {name}।', '“”'),
  bn: grammar('bn', 'শুভ রাত্রি, {name}।', '“”'),
  ru: grammar('ru', 'Спокойной ночи, {name}.', '«»'),
  id: grammar('id', 'Selamat tidur, {name}.', '“”'),
};

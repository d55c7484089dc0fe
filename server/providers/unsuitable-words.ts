// Our own rules, whatever a provider thinks of its text: what no story of ours may say, in any of its languages. Stems, found at
// the beginning of a word, so that endings are caught; with an exclamation mark whole words, where a stem would catch the
// innocent: a heroine, a violin, a sextant.
import type { LanguageCode } from '#contract/languages';

const STEMS: Readonly<Record<LanguageCode, string>> = {
  en: 'sex! sexy! porn nude! rape! raped! rapist fuck shit bitch whore slut cocaine heroin! cannabis vodka whisky suicid murder slaughter corpse gunshot shotgun pistol nazi terroris bomb! bombs! tortur strangl stabb decapitat kidnap',
  es: 'sexo! sexual porn violaci puta! puto! mierda joder! cocaína borrach suicid asesin cadáver pistola fusil! fusiles! nazi terroris tortur estrangul apuñal secuestr',
  fr: 'sexe! sexuel porn viol! violer! putain pute! salope merde! cocaïne suicid assassin meurtr cadavre pistolet fusil! fusils! nazi terroris tortur étrangl poignard',
  de: 'sex! porno vergewaltig ficken! scheiß hure! huren! kokain heroin! betrunken selbstmord ermord mörder leiche! leichen! pistole gewehr nazi! nazis! terroris folter! erwürg erstoch entführ',
  it: 'sesso! sessual porn stupr puttan merda! cazzo! cocaina ubriac suicid assassin cadaver pistola! pistole! fucile! fucili! nazist terroris tortur! tortura! strangol pugnal',
  'pt-BR':
    'sexo! sexual porn estupr puta! merda! caralho! foder! cocaína bêbad suicíd assassin cadáver pistola fuzil nazis terroris tortur! tortura! estrangul esfaque sequestr',
  'pt-PT':
    'sexo! sexual porn violação puta! merda! caralho! foder! cocaína bêbad suicíd assassin cadáver pistola espingarda nazis terroris tortur! tortura! estrangul esfaque raptou! raptar!',
  'zh-CN':
    '色情 性交 强奸 裸体 妓女 操你 他妈的 可卡因 海洛因 毒品 自杀 谋杀 杀死 杀人 尸体 手枪 步枪 纳粹 恐怖分子 炸弹 酷刑 勒死 绑架',
  hi: 'सेक्स अश्लील बलात्कार रंडी कोकीन हेरोइन शराब आत्महत्या हत्या लाश! लाशें! बंदूक पिस्तौल नाज़ी आतंकवाद यातना अपहरण',
  bn: 'যৌন অশ্লীল ধর্ষণ বেশ্যা কোকেন হেরোইন আত্মহত্যা হত্যা লাশ! বন্দুক পিস্তল নাৎসি সন্ত্রাস নির্যাতন অপহরণ',
  ru: 'секс! секса! сексуальн порно изнасил шлюх блядь хуй пизд кокаин героин! водка! водки! водку! самоубий убийств убийца убийцы труп! трупы! пистолет винтовк нацист террорис пытки! задуш зареза',
  id: 'seks! seksual porno telanjang! perkosa pelacur kokain heroin! bunuh membunuh pembunuh mayat pistol senapan nazi teroris menyiksa menculik penculik menikam',
};

/** What belongs in no story of any language: links, addresses, numbers to call, markup, a model that speaks of itself. */
const EVERYWHERE: readonly RegExp[] = [
  /https?:|www\.|\b[\w.-]+\.(?:com|org|net|io|ru|cn|de|fr)\b/iu,
  /[\w.+-]+@[\w-]+\.\w/u,
  /\d[\d\s().-]{6,}\d/u,
  /<\/?[a-z!][^>]*>|```|^#{1,6}\s|\[[^\]]*\]\([^)]*\)/imu,
  /\b(?:as an ai|language model|system prompt|openai|chatgpt|anthropic|i can(?:no|')t (?:help|assist|write)|json)\b/iu,
];

const finders = new Map<LanguageCode, RegExp>();
function finderFor(language: LanguageCode): RegExp {
  const known = finders.get(language);
  if (known) return known;
  const stems = STEMS[language].replaceAll(' ', '|').replaceAll('!', '(?![\\p{L}\\p{M}])');
  const made = new RegExp(language === 'zh-CN' ? stems : `(?<![\\p{L}\\p{M}])(?:${stems})`, 'iu');
  finders.set(language, made);
  return made;
}

/** Whether our own rules forbid a text. English is looked for in every language: models fall back on it. */
export const isForbidden = (text: string, language: LanguageCode): boolean =>
  [...EVERYWHERE, finderFor(language), finderFor('en')].some((rule) => rule.test(text));

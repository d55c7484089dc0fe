// Our own rules, whatever a provider thinks of its text: what no story may say in its language, and what belongs in none at all.
import type { LanguageCode } from '#contract/languages';
import { UNSUITABLE_WORDS } from './unsuitable-words.ts';

/** Signs that nobody sees, and that split a word for who searches it. Hindi and Bengali spell with the joiners. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu;
/** Overridden order, tags, control signs and heaps of marks: nobody writes them into a story by chance. */
const HIDDEN_SIGNS: readonly RegExp[] = [
  /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFD]|[\u{E0000}-\u{E01EF}]|\p{Co}|(?!\n)\p{Cc}|\p{M}{5}/u,
  /(?<![\p{Script=Devanagari}\p{Script=Bengali}])[\u200C\u200D]|[\u200B\u2060-\u2064\uFEFF]/u,
  // Letters of two alphabets that look alike in one word.
  /\p{Script=Latin}\p{M}*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{M}*\p{Script=Latin}/u,
];

/** Links, addresses, markup: what a reader, or a child who reads along, could follow or would stumble over. */
const ADDRESSES: readonly RegExp[] = [
  /[a-z][a-z\d+.-]*:\/\/|https?:|mailto:|www\.|[@#`]/iu,
  /[\p{L}\p{N}-]\.(?:com|org|net|io|app|tv|ly|gg|info|biz|dev|xyz|site|online|shop|club|link|ru|cn|uk|eu|fr|br|bd|рф)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}-]\.(?:de|me|to|it|es|pt|in|id|co|be|us|ai|so|is|cc)(?![\p{L}\p{N}.,;:!?…])(?=\/|\?|$)/iu,
  /[\p{L}\p{N}-]\.\p{L}{2,}\/\S/u,
  /(?<!\p{L})(?:dot|punto|point|punkt|ponto|titik|точка) (?:com|org|ком|ру)(?!\p{L})/iu,
  /<\/?[a-z!][^>]*>|^#{1,6}\s|!?\[[^\]]*\]\([^)]*\)|&#?\w{2,8};|\*\*|__/imu,
];
/** A model that speaks of itself, or of what it was told, instead of telling. */
const MACHINES: readonly RegExp[] = [
  /(?<!\p{L})(?:as an ai|ai (?:assistant|model)|language model|system prompt|(?:previous|prior|above) instructions|openai|chatgpt|gpt-?\d|anthropic|json)(?!\p{L})/iu,
  /(?<!\p{L})i(?:['’]m| am) sorry,? but i can|(?<!\p{L})i can(?:not|['’]t) (?:assist|comply|fulfill|(?:help|continue) with (?:this|that|your) request|(?:write|create|generate|tell) (?:this|that|such) (?:a )?(?:kind|sort|story|content))/iu,
  /modelo de (?:lenguaje|linguagem)|modèle de langage|sprachmodell|modello linguistico|языков(?:ая|ой) модел|model bahasa|语言模型|भाषा मॉडल|ভাষা মডেল/iu,
  // Large letters alone: in Portuguese “como ia” is how it went.
  /(?<!\p{L})(?:[Cc]omo (?:una? |uma )?IA|[Ee]n tant qu['’]IA|[Aa]ls KI|[Cc]ome IA|[Кк]ак ИИ|[Ss]ebagai AI)(?!\p{L})|作为(?:一个)?(?:AI|人工智能)|एआई के रूप में/u,
  /inteligencia artificial|inteligência artificial|intelligence artificielle|künstliche intelligenz|intelligenza artificiale|искусственный интеллект|kecerdasan buatan|কৃত্রিম বুদ্ধিমত্তা/iu,
];
/** Words of English that mean the same wherever they turn up. */
const ANYWHERE = /(?<!\p{L})(?:(?:mother)?fuck\p{L}*|porn(?:o|hub)?|onlyfans|hitler)(?!\p{L})/iu;

const BRANDS =
  /(?<!\p{L})(?:disney|pixar|marvel|pok[eé]mon|pikachu|nintendo|playstation|xbox|minecraft|roblox|fortnite|lego|netflix|youtube|tik ?tok|instagram|facebook|whatsapp|snapchat|google|iphone|ipad|coca[- ]cola|pepsi|mcdonald['’]?s?|nutella|oreo|peppa pig|paw patrol|hello kitty|spider-?man|batman|superman|harry potter|hogwarts|star wars)(?!\p{L})|迪士尼|可口可乐|麦当劳|奥特曼|哈利·?波特|डिज़्नी|यूट्यूब|फ़ेसबुक|ডিজনি|ইউটিউব|ফেসবুক|дисне[йя]|ютуб|макдональдс|гарри поттер/iu;

/** How a text is compared: one spelling for each letter, nothing in between that cannot be seen. */
const fold = (text: string): string =>
  text
    .replaceAll('…', ' ')
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ँ', 'ं')
    // The dot under a letter of Hindi or Bengali is often left out.
    .replaceAll(/[\u093C\u09BC]/gu, '')
    .replaceAll('’', "'");

interface Finder {
  words: RegExp;
  innocent: RegExp;
}
const finders = new Map<LanguageCode, Finder>();
function finderFor(language: LanguageCode): Finder {
  const known = finders.get(language);
  if (known) return known;
  const list = (text: string, flags: string) => {
    const patterns = fold(text)
      .trim()
      .split(/\s+/)
      .map((word) => word.replaceAll('*', String.raw`[\p{L}\p{M}]*`).replaceAll('+', String.raw`\s+`))
      .join('|');
    // Chinese sets no spaces between its words.
    return new RegExp(language === 'zh-CN' ? patterns : `(?<![\\p{L}\\p{M}])(?:${patterns})(?![\\p{L}\\p{M}])`, flags);
  };
  const { words, innocent } = UNSUITABLE_WORDS[language];
  const made = { words: list(words, 'u'), innocent: list(innocent, 'giu') };
  finders.set(language, made);
  return made;
}

/** Letters set one by one, so that the word is read and not found. */
const joined = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\p{M}])(?:\p{L}([ .-])(?:\p{L}\1)+)\p{L}(?![\p{L}\p{M}])/gu, (letters) =>
    letters.replaceAll(/[ .-]/g, ''),
  );

/** Digits and signs that are read as letters, in the alphabet of the word that they stand in; a 1 is one of two. */
const READ_AS: readonly (readonly [alphabet: RegExp, letters: Readonly<Record<string, string>>])[] = [
  [/\p{Script=Latin}/u, { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', $: 's', '!': 'i', '|': 'l' }],
  [/\p{Script=Latin}/u, { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', $: 's', '!': 'l', '|': 'i' }],
  [/\p{Script=Cyrillic}/u, { 0: 'о', 3: 'з', 4: 'ч', 6: 'б' }],
];
/** A text as it is read that has such signs inside of its words, in every way that it can be read. */
const unmasked = (text: string): string[] =>
  /\p{L}[\d$!|]|[\d$|]\p{L}/u.test(text)
    ? READ_AS.map(([alphabet, letters]) =>
        text.replaceAll(/[\p{L}\d$!|]*\p{L}[\p{L}\d$!|]*/gu, (word) =>
          alphabet.test(word) ? word.replaceAll(/[\d$|]|!(?=\p{L})/gu, (sign) => letters[sign] ?? sign) : word,
        ),
      )
    : [];

/** Whether our own rules forbid a text, `{name}` taken out of it. */
export function isForbidden(text: string, language: LanguageCode): boolean {
  if (HIDDEN_SIGNS.some((rule) => rule.test(text)) || hasNumberToCall(text)) return true;
  const folded = fold(text);
  if ([...ADDRESSES, ...MACHINES, ANYWHERE].some((rule) => rule.test(folded) || rule.test(text))) return true;
  const said = withoutInnocent(folded.replaceAll('*', ''), language);
  const { words } = finderFor(language);
  return [said, joined(said), ...unmasked(said)].some((read) => words.test(read));
}

/** A text without what looks frightening and is not: dead leaves, a killer whale. */
export const withoutInnocent = (text: string, language: LanguageCode): string =>
  text.replaceAll(finderFor(language).innocent, ' . ');

/** Whether a text names what somebody sells. */
export const namesBrand = (text: string): boolean => BRANDS.test(text.normalize('NFC'));

/** A number to call or to pay with; years, thousands and counting down are none. */
function hasNumberToCall(text: string): boolean {
  return (text.match(/[+(]?\p{Nd}[\p{Nd} ()./\u00A0-]{5,}\p{Nd}/gu) ?? []).some((found) => {
    const groups = found.match(/\p{Nd}+/gu) ?? [];
    const digits = groups.join('').length;
    const isThousands = /^\p{Nd}{1,3}(?:[ .\u00A0]\p{Nd}{3})+$/u.test(found);
    const areYears = groups.length === 2 && groups.every(({ length }) => length === 4);
    if (digits < 7 || isThousands || areYears) return false;
    return groups.some(({ length }) => length > 2) || (digits > 7 && /^[+(0०০]/u.test(found));
  });
}

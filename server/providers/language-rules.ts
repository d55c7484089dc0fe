// How each language speaks of a hero whose gender nobody knows, and whose name is any word in any script.
import type { LanguageCode } from '#contract/languages';

interface LanguageRules {
  /** As a model knows it. */
  called: string;
  hero: string;
  marks: string;
  /** Very common words that the other languages of its script do not have; empty where the script itself tells. */
  telltale: readonly string[];
  /** Tokens that a word (Chinese: a character) may cost at most. */
  tokens: number;
}

const words = (text: string): readonly string[] => text.split(' ');

export const LANGUAGE_RULES: Readonly<Record<LanguageCode, LanguageRules>> = {
  en: {
    called: 'English (American spelling)',
    hero: 'Never he, she, they, his, her or their for {name}: the name, or a sentence that needs neither. Good: “One more step, and there was the door.” Bad: “{name} put on his boots.”',
    marks: '“double” outside, ‘single’ inside',
    telltale: words('the and of with that said had were they you there it’s'),
    tokens: 2,
  },
  es: {
    called: 'Spanish, understood in every country',
    hero: 'Preterite and imperfect; never an adjective or participle that agrees with {name}, never lo or la for {name}, no article before {name}, never y or o right before {name}. Good: “A {name} le temblaban las rodillas.” Bad: “{name} estaba cansado.”',
    marks: 'a dash attached to speech (—Así —dijo—. Más), « » for thoughts, ¿ and ¡ always',
    telltale: words('el los las había pero muy está estaba eso hasta nadie otra'),
    tokens: 3,
  },
  fr: {
    called: 'French',
    hero: 'Present, passé simple, or passé composé with avoir; never être with a participle for {name}, no adjective that agrees, no il or elle for {name}, never de, que, jusque or lorsque right before {name}. Good: “{name} court, tombe, se relève.” Bad: “{name} est content.”',
    marks: '« guillemets »',
    telltale: words('les est et dans pour une des elle avec sur puis c’est'),
    tokens: 3,
  },
  de: {
    called: 'German',
    hero: 'No er, sie, sein or ihr for {name}, no genitive, no article and no relative clause on {name}, nothing that says boy or girl. Good: “Die Knie zitterten.” Bad: “{name} nahm seine Lampe.”',
    marks: '»so herum«, spaced en dash',
    telltale: words('der und das nicht ein ist sich auf den mit sagte dem'),
    tokens: 3,
  },
  it: {
    called: 'Italian',
    hero: 'Passato remoto and imperfect; never essere with a participle for {name}, no adjective that agrees, no lo, la, gli or le for {name}, never a or ad before {name}. Good: “{name} chiuse gli occhi.” Bad: “{name} era stanca.”',
    marks: '«caporali» without inner spaces',
    telltale: words('che è per più della gli anche c’è c’era nel degli poi'),
    tokens: 3,
  },
  'pt-BR': {
    called: 'Portuguese as it is written in Brazil',
    hero: 'No article before {name}, no adjective or participle that agrees, no ele, ela, dele or dela for {name}, no obrigado or obrigada, never the preposition a before {name}. Good: “A barriga de {name} fez ronc.” Bad: “{name} ficou cansado.”',
    marks: '“aspas”, speech with a spaced em dash (— Oi — disse)',
    telltale: words('não uma com em os ele ela já então ao foi estava'),
    tokens: 3,
  },
  'pt-PT': {
    called: 'Portuguese as it is written in Portugal',
    hero: 'No article before {name}, no adjective or participle that agrees, no ele, ela, dele or dela for {name}, no obrigado or obrigada; clitics after the verb, estar a with the infinitive. Good: “{name} largou a colher.” Bad: “estás cansada?”',
    marks: '«aspas», speech with a spaced em dash',
    telltale: words('não uma com em os ele ela já então ao foi estava'),
    tokens: 3,
  },
  'zh-CN': {
    called: 'Simplified Chinese',
    hero: 'Never 他 or 她 for anybody: the name, 自己, or no subject at all; 它 for animals and things. No 哥哥, 姐姐, 弟弟 or 妹妹 on the name. Good: “{name}松开手，把铲子放了回去。”',
    marks: 'full-width ，。！？ and “ ”',
    telltale: [],
    tokens: 2,
  },
  hi: {
    called: 'Hindi',
    hero: 'Ergative past ({name} ने …), dative ({name} को …) or the present; never an intransitive past, a habitual or a future that shows the gender of {name}. Good: “{name} ने साँस भरी।” Bad: “{name} छत पर गया।”',
    marks: '“ ” and ।',
    telltale: [],
    tokens: 6,
  },
  bn: {
    called: 'Bengali, neutral between both Bengals',
    hero: 'সে and তার are safe; {name} stays bare, as subject or call, with no ending on it. Good: “{name} চুপ করে দাঁড়ায়। তার চোখ ঝিকমিক করে।” Bad: an ending on the name. No ভাই, বোন, খোকা or খুকু.',
    marks: '“ ” and ।',
    telltale: [],
    tokens: 8,
  },
  ru: {
    called: 'Russian',
    hero: '{name} in the nominative only, in the present tense; never a past singular, a short adjective, сам, один, его, её, ему or ей for {name}, never a preposition before {name}. Good: “{name} садится на корточки.” Bad: “{name} испугался.”',
    marks: 'speech with a spaced em dash (— Иди, — говорит мама.), «ёлочки», always ё',
    telltale: [],
    tokens: 4,
  },
  id: {
    called: 'Indonesian',
    hero: 'ia, dia and -nya are safe; nothing glued to {name}, no word that says boy or girl. Good: “{name} melompat turun dari batu.”',
    marks: '“ ”',
    telltale: words('yang dan itu ini dengan tidak ke dari ada kata aku sudah'),
    tokens: 3,
  },
};

import type { Guards } from '../bank.ts';

/** What a Spanish passage must not say: words that do not belong at a bedside, and words that would show who the hero is. */
export const guards: Guards = {
  frightening:
    /(?<!\p{L})(?:muert[oae]s?|mor(?:ir|ía|irá)|murió|murieron|sangr\p{L}*|monstruos?|fantasmas?|armas?|pistolas?|cuchillos?|espadas?|veneno\p{L}*|esqueletos?|calaveras?|diablos?|demonios?|brujas?|pesadillas?|terror\p{L}*|horrible\p{L}*|ahogar\p{L}*|cadáver\p{L}*|tumbas?|infierno|asesin\p{L}*)(?!\p{L})/iu,
  heroAgreement: [
    // Nothing is glued to the name, and no y or o stands right before it.
    /\{name\}\p{L}/u,
    /(?<!\p{L})[yo] \{name\}/iu,
    /(?<!\p{L})(?:el|la|al|del) \{name\}/iu,
    // A participle or an adjective that agrees.
    /\{name\} (?:ya )?(?:estaba|estuvo|está|quedó|se quedó|se puso|seguía|parecía|era|fue|iba|andaba) (?:muy |tan |bien |ya |más |todo |toda )?(?:\p{L}+(?:ad|id)[oa]|sol[oa]|list[oa]|content[oa]|quiet[oa]|despiert[oa]|tranquil[oa]|pequeñ[oa]|chiquit[oa]|primer[oa]|segund[oa]|últim[oa])(?!\p{L})/u,
    /\{name\}, (?:muy |ya |todo |toda )?(?!demasiado)(?:\p{L}+(?:ad|id)[oa]|sol[oa]|content[oa]|quiet[oa]|despiert[oa])(?=[,. ])/u,
    // What others say to the hero, and the hero of itself.
    /(?<!\p{L})(?:bienvenid[oa]|estás (?:cansad|list|segur|dormid|despiert|content|sol)[oa]|estoy (?:cansad|list|segur|dormid|despiert|content|sol)[oa]|niñ[oa] (?:buen|valiente)|mi niñ[oa]|tú mism[oa]|yo mism[oa])(?!\p{L})/iu,
  ],
};

// What a German passage must not say: words that do not belong at a bedside, and words that would show who the hero is.
export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /(?<!\p{L})(?:tot|tote[nrms]?|Tod(?:es)?|töte\p{L}*|sterb\p{L}*|starb\p{L}*|gestorben\p{L}*|Blut\p{L}*|blutig\p{L}*|Waffen?(?!\p{L})|Gewehr\p{L}*|Pistole\p{L}*|schieß\p{L}*|erschoss\p{L}*|Mörder\p{L}*|Leiche\p{L}*|Gespenst\p{L}*|Monster\p{L}*|Ungeheuer|Hölle|Teufel\p{L}*|grausam\p{L}*|grausig\p{L}*|gruselig\p{L}*|entsetzlich\p{L}*|verhungern\p{L}*|ertrinken|ertrunken|Räuber\p{L}*|fressen)(?!\p{L})/iu,
  heroAgreement: [
    // A genitive, a relative clause, an article on the name.
    /\{name\}(?:s|’|')(?!\p{L})/u,
    /\{name\}, (?:der|die|den|dem|dessen|deren) (?!\p{Lu}|[^.!?«]{0,40}\p{Lu}\p{L}+ (?:von|vom|zum|an|auf|in|noch|schon|zu)\b)/u,
    /(?<!\p{L})(?:der|die|den|dem|des|lieber|liebe|kleiner|kleine) \{name\}/iu,
    // The hero in an apposition or a predicate with a gender.
    /\{name\} (?:war|ist|wurde|blieb) (?:ein|eine|der|die|sein|seine|ihr|ihre) (?:Junge|Mädchen|Sohn|Tochter|Bruder|Schwester|Freund(?:in)?|Held(?:in)?|Erste[r]?|Einzige[r]?)(?!\p{L})/u,
    // What others say to the hero.
    /(?<!\p{L})(?:mein Junge|mein Mädchen|meine Kleine|mein Kleiner|mein Lieber|meine Liebe|Braver Junge|braves Mädchen|tapferer Kerl)(?!\p{L})/iu,
    // What the hero says of itself.
    /(?<!\p{L})[Ii]ch bin (?:der|die) (?:Erste|Letzte|Einzige|Beste|Größte|Kleinste)(?!\p{L})/u,
  ],
};

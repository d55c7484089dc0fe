/** Words that have no place in a toddler’s story, and slips that would show who the hero is. */
export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /(?<!\p{L})(?:morts?|mourir|meurt|tuer?|sang|cadavres?|couteaux?|fusils?|pistolets?|monstres?|fantômes?|cauchemars?|hurle(?:r|nt)? de peur|loup-garou|sorcière méchante|dévorer?|étrangler?|blessure|enfer|diables?)(?!\p{L})/iu,
  heroAgreement: [
    // être and its like, then a participle or an adjective that would agree
    /\{name\} (?:est|était|sera|reste|semble|paraît|devient|a l’air) (?:très |tout |toute |trop |si |bien |encore |déjà |presque )?\p{L}+(?:é|ée|is|ise|it|ite|u|ue|eux|euse|ent|ente|and|ande|if|ive|oux|ouce|el|elle)(?!\p{L})/u,
    /\{name\} s’est \p{L}+/u,
    // he, she, him, her right after the name
    /\{name\}[^.!?»;,]*(?<!\p{L})(?:lui-même|elle-même|tout seul|toute seule)(?!\p{L})/u,
    /\{name\},? (?:fatiguée?|contente?|assise?|couchée?|debout seule?|endormie?|réveillée?|prête?|fière?|seule?|perdue?|surprise?)(?!\p{L})/u,
    // what others say to the hero, and what the hero says
    /(?<!\p{L})(?:[Tt]u es|[Tt]’es|[Tt]u étais|[Ee]s-tu) (?:très |tout |toute |trop |si |bien |déjà )?(?:prête?|fatiguée?|contente?|seule?|grande?|petite?|courageu(?:x|se)|fière?|perdue?|réveillée?|endormie?)(?!\p{L})/u,
    /«[^»]*, (?:dit|demande|crie|souffle) \{name\}[^»]*(?<!\p{L})je suis (?:très |tout |toute |trop |si |bien |déjà )?(?:prête?|fatiguée?|contente?|seule?|fière?|perdue?|réveillée?)(?!\p{L})/u,
    // words to or of the hero and the companion together
    /(?<!\p{L})(?:tous les deux|toutes les deux|tous deux|toutes deux|l’un et l’autre|l’une et l’autre)(?!\p{L})/u,
  ],
};

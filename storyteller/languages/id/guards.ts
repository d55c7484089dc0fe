/** Words that have no place in a small child's story, and words that would tell a boy from a girl. */
export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /(?<!\p{L})(?:mati|kematian|mayat|darah|berdarah|hantu(?<!burung hantu)|setan|iblis|neraka|bunuh|membunuh|pembunuh|senjata|pistol|senapan|pedang|bom|perang|racun|kuntilanak|pocong|raksasa jahat|tengkorak|penculik|menculik|sekarat)(?!\p{L})/iu,
  heroAgreement: [
    /(?<!\p{L})(?:anak laki-laki|anak perempuan|putra|putri|jagoan|si cantik|si ganteng|anak gadis|saudari|jejaka|pangeran)(?!\p{L})/iu,
    /(?<!\p{L})(?:Mas|Mbak|Abang|Bang|Kakak|Neng|Nak|Adik|Dik) \{name\}/u,
    /\{name\}[\p{L}’'-]/u,
  ],
};

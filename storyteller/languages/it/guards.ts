import type { Guards } from '../bank.ts';

export const guards: Guards = {
  frightening:
    /(?<!\p{L})(?:mort[oiae]|morire|muore|uccid\p{L}+|sangue|cadaver[ei]|coltell[oi]|fucil[ei]|pistol[ae]|(?:un|il|dei|i) mostr[oi]|fantasm[ai]|incub[oi]|terrore|orrend[oaie]|stregh?[ae]|lup[oi]|diavol[oi]|inferno|velen[oi]|scheletr[oi]|teschi[oi]?|annega\p{L}*|ferit[ae])(?!\p{L})/iu,
  heroAgreement: [
    /\{name\} (?:era|è|fu|sarà|restò|rimase|sembrava|pareva|stava) (?:molto |tutt[oa] |troppo |così |già |ancora |quasi )?\p{L}+(?:at|ut|it|ent|anc|ont|ol|er|os|ur)[oa](?!\p{L})/u,
    /\{name\} (?:è|era) (?:andat|venut|salit|rimast|uscit|entrat|stat|tornat|arrivat)[oa]/u,
    /\{name\} si (?:è|era) \p{L}+[oa](?!\p{L})/u,
    /\{name\},? (?:stanc|content|sedut|addormentat|svegliat|pront|fier|sol|pers|sorpres|tranquill)[oa](?!\p{L})/u,
    /\{name\}[^.!?»]{0,40}(?:sé stess[oa]|tutt[oa] sol[oa])/u,
    /(?<!\p{L})(?:[Ss]ei|[Ee]ri) (?:molto |già |così )?(?:pront|stanc|content|sol|brav|coraggios|pers|svegli)[oa](?!\p{L})/u,
  ],
};

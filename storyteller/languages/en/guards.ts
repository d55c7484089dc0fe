import type { Guards } from '../bank.ts';

export const guards: Guards = {
  frightening:
    /\b(?:monsters?|ghosts?|blood|bleed\w*|dead|die[ds]?|death|dying|kill\w*|scream\w*|terror|terrif\w+|horrible|horror|kni(?:fe|ves)|guns?|nightmares?|skulls?|skeletons?|witch\w*|wolf|wolves|devils?|evil|poison\w*|grave|drown\w*|eaten alive|hurt)\b/iu,
  heroAgreement: [/\{name[.?]|\{Name|\{name\}[^.!?]{0,60}\b(?:himself|herself)\b/u],
};

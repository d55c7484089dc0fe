// What a child could copy and come to harm, in English alone: plans are in English whatever the language of their story. No word of
// these tells by itself; what tells is who does what where.

const INTO = String.raw`(?:in|into|inside) (?:the|an|a|his|her|their|your) (?:\w+ )?`;
const DOES = String.raw`(?:climb|crawl|creep|get|got|step|hide|hid|squeeze|jump|shut|lock|curl|sit|sat|sleep|slept)\w*(?: up| down)?(?: \w+sel(?:f|ves))?`;
const GROWN_UPS = String.raw`(?:mom|mum|mommy|mummy|dad|daddy|mama|papa|grandma|grandpa|parents?|teachers?|any ?one|any ?body|(?:a|the|any) grown-?ups?)`;

const DANGERS: readonly RegExp[] = [
  `${DOES} ${INTO}(?:oven|stove|freezer|fridge|refrigerator|washing machine|washer|dryer|microwave|dishwasher|fireplace)`,
  String.raw`(?:swallow|eat|ate|drink|drank|taste|suck)\w* (?:[\w']+ ){0,3}(?:pills?|tablets?|medicines?|bleach|detergent|batter(?:y|ies)|magnets?|petrol|gasoline)`,
  `tell nobody about (?:this|it|me|us)|(?:do not|don't|never|not to|must not|mustn't|promises? not to) tell (?:\\w+ ){0,2}${GROWN_UPS}`,
  `secrets? from (?:\\w+ ){0,2}${GROWN_UPS}|our little secret`,
  String.raw`(?:play|experiment)\w* with (?:the |some )?(?:match|matches|lighter|fire|knife|knives)`,
  String.raw`(?:light|strike|struck|lit)\w* (?:the |a |some )?(?:match|matches) (?:alone|in bed|under|in secret)`,
  String.raw`bag (?:down |right )?over (?:[\w']+ ){0,2}(?:head|face)`,
  String.raw`(?:fork|finger|knife|key|wire|pin|spoon)s? in(?:to)? (?:the|a|an) (?:electric(?:al)? |wall )?(?:socket|outlet|plug)`,
  String.raw`(?:rope|cord|wire|string|belt) (?:tight |tightly )?(?:a)?round (?:[\w']+ ){0,2}neck`,
  String.raw`(?:jump|leap|leapt)\w* (?:off|out of|from) (?:the|a|an) (?:\w+ )?(?:roof|window|balcony|cliff|bridge)`,
  String.raw`(?:run|ran|dash)\w* (?:out )?(?:across|into|onto) (?:the|a) (?:\w+ )?(?:road|street|highway|traffic|railway|train tracks)`,
  String.raw`(?:go|goes|went|walk|ride|rode|drive|leave|left|get|got)\w*(?: \w+){0,3} with (?:a|the) (?:\w+ )?stranger|stranger's (?:car|van|house)`,
].map((danger) => new RegExp(`(?<!\\p{L})(?:${danger})(?!\\p{L})`, 'iu'));

/** Whether an English text has somebody do what no child should try. */
export const isDangerous = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('’', "'");
  return DANGERS.some((danger) => danger.test(plain));
};

/** Words that have no place in a toddler's story, and slips that would show the hero's gender. */
export const guards: { frightening: RegExp; heroAgreement: RegExp[] } = {
  frightening:
    /(?<![\p{L}\p{M}])(?:sangue|mortes?|mort[oa]s?|morre\p{L}*|matar\p{L}*|fantasmas?|assombra\p{L}*|monstros?|demónios?|diabos?|armas?|facas?|facão|espadas?|revólver\p{L}*|tiros?|venenos?|veneno[sz]\p{L}*|cadáver\p{L}*|esqueletos?|caveiras?|pesadelos?|terror\p{L}*|pavor\p{L}*|apavora\p{L}*|aterroriza\p{L}*|ogros?)(?![\p{L}\p{M}])/iu,
  heroAgreement: [
    /(?<![\p{L}\p{M}])(?:[oa]|d[oa]|n[oa]|pel[oa]|ao|à) \{name\}/u,
    /\{name\} (?:já |ainda |também |nunca |não )*(?:estava|está|ficou|fica|era|é|foi|parecia|parece|continuava|andava|seguiu|saiu|voltou|acordou|dormiu|se sentou|se deitou) (?:tão |muito |bem |meio |quase |todo |toda )?(?:cansad|quiet|sentad|deitad|acordad|pront|sozinh|content|calad|parad|molhad|assustad|animad|enrolad|vestid|descalç|curios|preocupad|encantad|atrasad|perdid|escondid|orgulhos|pequenin)[oa](?![\p{L}\p{M}])/u,
    /(?<![\p{L}\p{M}])(?:obrigad|bem-vind)[oa]s?(?![\p{L}\p{M}])/iu,
    /(?<![\p{L}\p{M}])(?:\{name\} e \{pal\}|\{pal\} e \{name\}),? (?:[\p{L}\p{M}]+ ){0,2}(?:junt|quiet|sentad|cansad|deitad|calad|acordad|parad)[oa]s(?![\p{L}\p{M}])/u,
    /(?<![\p{L}\p{M}])os dois (?:se|foram|estavam|ficaram|olharam|disseram|andaram|riram|voltaram|subiram|correram)(?![\p{L}\p{M}])/u,
    /«[^»]*(?<![\p{L}\p{M}])(?:eu )?(?:estou|fiquei|sou|fico) (?:tão |muito |bem |meio |quase )?(?:cansad|pront|quiet|sozinh|acordad|atrasad|animad|preocupad)[oa](?![\p{L}\p{M}])[^»]*», (?:disse|perguntou|respondeu|gritou) \{name\}/u,
  ],
};

import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const zib: PalTelling<FrenchNoun> = {
  noun: called('Zib', 'm'),
  intro: `Zib vient d’une autre planète. Il a trois yeux, une petite valise verte.~+, et~ Ses pieds sont tournés vers l’arrière. «Bonsoir», dit Zib, avec les deux coudes. «Bonsoir», dit {name}, avec un. [Cela demande de l’exercice.]`,
  quirk: `Le jour de son arrivée, Zib a mangé une sonnette.~+, et~ Maintenant, quand il rit, il sonne. «Toc, toc», dit {name}. «Qui est là?» dit Zib, et il rit. *Ding-dong*, fait-il.~+, et~ Quelqu’un va voir à la porte. «Ce n’est que moi», dit Zib, en devenant bleu pâle.`,
  again: `Pour ne plus rire, et ne plus sonner, Zib pense à quelque chose de triste: le dernier petit pois d’une assiette, qui roule. [{name} y pense aussi.] Mais il ne peut pas s’empêcher de rire. *Ding-dong.* «J’arrive!» crie quelqu’un.~+, et~ On entend des pantoufles. «On n’était pas là», dit Zib.`,
  try: `{name} raconte la blague de la chaussette.~+, et~ Zib se met à rire avant la fin. *Ding-dong!* «Entrez», dit {being}. Tout le monde regarde qui a sonné.~+, et~ Ce n’est que Zib. [C’est si drôle qu’il sonne encore.] «C’est ce que j’ai ri de mieux ce soir, dit {being}, mais ça n’aide pas.»`,
  payoff: `«Tu pourrais rire», dit {name}. «Mais alors quelqu’un va se lever!» dit Zib. «Oui», dit {name}, qui raconte la blague de la chaussette. Le rire commence dans les pieds, secoue la valise, et sort: *DING-DONG!* Le dormeur s’assoit.~+, car~ Une sonnette, cela peut être pour vous.`,
  proud: `«C’est moi», dit Zib à tout ce qu’on croise, et il n’est plus jamais bleu pâle. «Ce n’est que moi!» *Ding.*`,
  asleep: `Zib se couche, la valise pour oreiller. Un œil se ferme, puis le suivant, puis le troisième. Tout au fond du sommeil, il doit en entendre une bonne. *Ding*, fait Zib, très bas.~+, et~ Le *dong*, il le garde pour demain matin.`,
};

export const foom: PalTelling<FrenchNoun> = {
  noun: called('Madame Fouf', 'f'),
  intro: `Madame Fouf vient d’une autre planète. Elle a une fourrure d’argent, un grand sac, et une liste de choses à voir. «Celle-ci, que fait-elle?» demande-t-elle. «C’est une chaise, dit {name}. On s’assoit dessus.» «Et elle se *laisse faire*?» dit Madame Fouf. [«Par n’importe qui?»]`,
  quirk: `«Qu’est-ce qu’il y a là-dedans?» demande Madame Fouf, en montrant une manche. «Un bras», dit {name}, en la relevant. «Un *entier*!» dit Madame Fouf.~+, et~ *FOUF*, sa fourrure se dresse. La voilà trois fois plus grosse, et ronde comme une brioche. «Ça m’arrive, dit-elle, quand je suis surprise.»`,
  again: `«Désormais, dit Madame Fouf, en se lissant la fourrure, plus rien ne me surprendra.» Passe {tiny.un}, qui dit bonsoir. «Ça *parle*!» dit Madame Fouf. *FOUF.* «Et où est-ce parti, maintenant?» demande-t-elle. «Je crois que c’est dans vos poils», dit {name}. [«On y est très bien», dit une petite voix, au fond.]`,
  try: `«C’est {being}? demande Madame Fouf. Pour de *vrai*?» *FOUF!* Elle est si large qu’il faut se pousser.~+, et~ On rit. «Je vais te mettre sur ma carte postale», dit-elle. «C’est gentil, dit {being}, mais je ne crois pas qu’une carte postale aide.»`,
  payoff: `«Que fait celui-là?» demande Madame Fouf. «Il grelotte, dit {name}. Il a froid, alors il tremble, pour avoir chaud.» «Quoi, tout *seul*?» dit Madame Fouf.~+, et~ *FOUF*, sa fourrure se dresse. [Personne n’a jamais eu pareille surprise.] Le petit s’y glisse.~+, et~ Il a chaud, comme un œuf dans la paille.`,
  proud: `Madame Fouf écrit une carte en marchant: «Chers tous, aujourd’hui j’ai servi à quelque chose. Ce fut une surprise.»`,
  asleep: `«Et maintenant, que se passe-t-il?» demande Madame Fouf. «On ferme les yeux, dit {name}, et c’est demain.» «Rien qu’en les fermant?» Sa fourrure fait *fouf*, très doucement. Puis elle monte et descend, toute d’argent, de plus en plus lentement.`,
};

import type { PalTelling } from '../../bank.ts';
import { called, type FrenchNoun } from '../noun.ts';

export const bramble: PalTelling<FrenchNoun> = {
  noun: called('Bardane', 'm'),
  intro: `Bardane est un troll, de ceux qui passent sous les tables. Il a du poil tout autour.~+, et~ On ne sait jamais où est le devant. «Bonsoir, Bardane», dit {name}. «Tu parles à mon dos», répond Bardane avec bonté. [«Mais il est très content de te voir.»]`,
  quirk: `Les choses collent à Bardane. Il ne vole pas.~:~ Il passe, et elles viennent. {name} retire de ses poils [une cuillère et ]une demi-gaufre. «Et ça, jaune et tiède, qu’est-ce que c’est?» «Un peu de lampe, dit Bardane. Elle était allumée, j’ai dû la frôler.» Quelque part là-dedans, il baisse la tête.`,
  again: `«J’ai fait attention, dit Bardane. J’ai contourné tout.» «Tu as un peigne dans le dos», dit {name}, en contournant Bardane. «Ça, c’est du jour où on a voulu me peigner.» [Plus bas, comme dans un hamac, se balance {tiny.un}.] «Et en dessous?» «En dessous, dit Bardane, dignement, on ne colle pas. On est en visite.»`,
  try: `«Il y a peut-être quelque chose à ton goût», dit Bardane.~+, et~ Il se secoue. Il en sort neuf boutons, un sifflet et une gaufre. La gaufre se relève.~+, et~ Elle s’en va en roulant. Tout le monde rit. «Ce n’est rien de tout ça», dit {being}. [Alors Bardane repasse devant, une fois, et il n’y a plus rien.]`,
  payoff: `«Bardane, demande {name}, devant combien de lampes es-tu passé?» «Pardon, dit Bardane. Devant toutes.» {name} plonge la main dans ses poils.~+, et~ Il en sort de la lumière, et un peu de dimanche. On recolle tout par-dehors.~+, et~ Bardane brille comme un magasin à l’heure de fermer. «Voilà mon devant», dit-il.`,
  proud: `Bardane range toute sa lumière, jusqu’à la dernière miette de lampe, et fredonne, par-devant.`,
  asleep: `Bardane se roule en boule près du lit. C’est comme une descente de lit qui respire. «Bonne nuit, Bardane», dit {name}. «C’est encore mon dos», murmure-t-il. <quirk: Au fond des poils, un dernier bout de lampe est resté allumé. Il devient petit, et brun, et il dort.|Tout autour de lui le poil monte, et lentement descend.>`,
};

export const mugwort: PalTelling<FrenchNoun> = {
  noun: called('Verveine', 'f'),
  intro: `Verveine est <toddler: presque tout chapeau, avec des bottines pour le porter|une sorcière, de l’espèce qui est presque tout chapeau>. Il est noir, et haut.~+, et~ Il plie un peu avant la pointe. «Un biscuit?» demande {name}. «Non, merci, dit Verveine, pas pour moi.» Mais le bout du chapeau se penche lentement vers l’assiette. [«Arrête», dit Verveine.]`,
  quirk: `Le chapeau de Verveine rapporte tout.~, car~ Il montre ce qu’elle voudrait. «Je n’ai pas faim du tout», dit-elle.~+, et~ La pointe file droit vers la poche de {name}. «J’ai là un raisin sec.» «Non, merci», dit Verveine, toute rose. Elle redresse son chapeau.~+, et~ Il replie. [Alors on partage le raisin en deux.]`,
  again: `Verveine a attaché la pointe de son chapeau avec un lacet. «Comme ça, dit-elle, personne ne sait ce que je veux.» [«Et que veux-tu?» demande {name}. «Rien, merci.»] Le lacet se tend.~+, et~ Tout le chapeau tourne, et montre sa bottine. «Bon, dit Verveine. J’aimerais bien ravoir mon lacet.»`,
  try: `«Je vais demander à mon chapeau», dit Verveine.~+, et~ Elle le tient en l’air. La pointe tourne, tourne.~+, et~ Elle se pose sur le nez de Verveine. «Il ne connaît que moi», dit-elle, et elle éternue. «C’est un très joli nez, dit {being}, en riant, mais je n’en veux pas.»`,
  payoff: `«Que veux-tu, Verveine?» demande {name}. «Rien, merci», dit-elle, en regardant ses bottines. [«Vraiment?»] «Si. Je veux trouver le chemin. Très fort.» Alors son chapeau plie.~+, puis~ Il s’étire.~+, et~ Il montre, comme un doigt. «C’est donc par là», dit {name}.`,
  proud: `«Oui, s’il vous plaît», dit Verveine désormais, et son chapeau se tient tout droit.`,
  asleep: `Le chapeau de Verveine est posé au bout du lit. «Tu veux quelque chose?» demande {name}. «Non, merci», dit Verveine, presque partie. Lentement, avec un long craquement doux, la pointe se penche vers l’oreiller, s’y couche, et y reste.`,
};

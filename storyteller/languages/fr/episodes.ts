import type { EpisodeTelling } from '../bank.ts';
import { le, type FrenchNoun } from './noun.ts';

export const button: EpisodeTelling<FrenchNoun> = {
  trouble: `Un bouton arrive à pied.~+, et~ Dessous, il y a {helper.un}. «Ne le dites pas, soupire {helper}. Tout le monde dit: oh, un bouton. Depuis que je l’ai ramassé, plus personne ne m’a souhaité le bonsoir.»`,
  help: `«Pas besoin d’être dessous», dit {name}, en posant le bouton sur la tranche. Maintenant, c’est une roue, avec quelqu’un à côté. «Bien le bonsoir», dit {pal}. «Bonsoir», dit {helper}, qui s’arrête pour en profiter. [«Vous pourriez le redire?»]`,
  gift: `«Ce sera ma table, dit {helper}, mais je n’ai du monde que plus tard.~, donc~ Vous pouvez l’avoir d’ici là.» C’est un simple bouton brun, à quatre trous. «Le quatrième est neuf. S’il fait noir, c’est là que je regarderais.»`,
  back: `{Helper} attend, avec quatre miettes. {name} pose le bouton dessus.~+, et~ C’est une table. «Bonsoir», dit-on à la ronde. «Bonsoir, dit {helper}, et bonne nuit», en mettant les pieds en l’air.`,
  object: {
    noun: le('bouton'),
    use: `{name} retourne le bouton.~, et~ Dans trois trous, il y a du vieux fil.~+, mais~ Le quatrième n’a jamais servi. «Celui-là n’est donc pas usé», dit {pal}.~+, et~ Il en sort, mince comme une paille, de la lumière. [On la pointe à tour de rôle.]`,
  },
};

export const tape: EpisodeTelling<FrenchNoun> = {
  trouble: `Le long d’un mètre ruban s’allonge {helper.un}, très droit{helper?m:|f:e}. «Chut, on me mesure, dit {helper}. Je fais exactement un.» «Un quoi?» demande {name}. {Helper} se redresse. «C’est bien l’ennui.~, car~ C’est justement ce qui est effacé.»`,
  help: `«Un toi, dit {name}. C’est en toi que ça mesure.» On l’essaie sur des choses.~:~ Un pouce fait deux.~+, et~ {name} en entier fait quatre-vingt-dix, et un peu plus. «Et moi, je fais exactement un, dit {helper}. Je m’en doutais depuis toujours.»`,
  gift: `«Prenez-le, dit {helper}. Maintenant je sais ce que je fais.» C’est un mètre ruban long comme un pouce, et il ne lui reste pas un chiffre. «Il n’a l’air de rien», dit {pal}. «Il est plus long quand il faut», dit {helper}.`,
  back: `Le mètre ruban rentre, *zip*, jusqu’au bout, et ne bouge plus. {Helper} se couche à côté, de tout son long. «Et la nuit, tu fais combien?» demande {name}. «Un aussi, la nuit», dit {helper}, dans un demi-sommeil.`,
  object: {
    noun: le('mètre ruban'),
    use: `{name} tire le bout du petit mètre ruban, et le lâche.~, mais~ Au lieu de rentrer, il monte. Il se tient raide comme une règle.~+, et~ Son crochet finit par mordre. [«C’est quel chiffre?» demande {pal}. «Haut», dit {name}.] On s’y tient.~+, et~ Il se rembobine, avec tout le monde au bout.`,
  },
};

export const cap: EpisodeTelling<FrenchNoun> = {
  trouble: `Un capuchon de stylo arrive, en se cognant partout. «C’est la nuit?» demande-t-il. «Presque, dit {name}. Qui est là-dedans?» C’est {helper.un}. «C’est mon nouveau chapeau. On m’a dit qu’il m’irait.~, et~ Il me va, jusqu’aux pieds.»`,
  help: `[Une main de {name} s’avance, puis rentre dans sa poche.] «Par où est-ce qu’on entre, là-dedans?» demande {pal}. «En avant, dit le chapeau, et depuis j’essaie en avant.» «Essaie en arrière», dit {name}.~, et~ Il y a un court silence.~+, puis~ Du chapeau sort {helper}. «Il y a donc aussi l’arrière», dit {helper}.`,
  gift: `«Prenez le chapeau, dit {helper}. Vous avez plus de tête à mettre dedans.» Le capuchon ne va à personne.~+, et~ Le bout est mâchonné. «Mais il est bon pour parler, dit {helper}. J’ai juste dit oh là là, et tout le monde l’a entendu.»`,
  back: `Le capuchon revient, et se couche sur le côté. {Helper} regarde par le gros bout. «Comme chapeau, il est trop grand, dit {helper}. Comme lit, par contre…» On entre là-dedans, en avant. «Il me va, dit le lit, jusqu’aux pieds.»`,
  object: {
    noun: le('capuchon de stylo'),
    use: `«Excusez-moi», dit {name}, dans le gros bout du capuchon. Les mots y entrent, ronds et doux.~+, et~ Par le bout mâchonné ils sortent, minces comme une épingle: *wiiiii!* {Pal} sursaute. «Et pourtant, dit {pal}, tu l’avais dit si gentiment.»`,
  },
};

export const pompom: EpisodeTelling<FrenchNoun> = {
  trouble: `À côté d’un pompon rouge est assis{helper?m:|f:e} {helper.un}, qui regarde ailleurs. «On vient de me dire, murmure {helper}, que c’est un pompon. Tombé d’un bonnet. Je lui ai parlé toute la semaine.~, et~ Je lui ai tout raconté.»`,
  help: `«Il a ri, quand tu racontais?» demande {name}. «Non», dit {helper}. «Et il l’a répété à quelqu’un?» {Helper} repense à toute la semaine. «À personne», dit {helper}.~+, et~ Le pompon se retrouve avec quelqu’un de plus près. «Alors, dit {name}, il le fait mieux que bien des gens.»`,
  gift: `«Emmenez-le, dit {helper}. Il ne sort jamais.» Il est plat d’un côté, là où l’on s’appuie, et plein de miettes. {name} le met dans une poche.~+, et~ La poche devient tiède. «Ça, dit {helper}, c’est la conversation.»`,
  back: `«Il a dit quelque chose?» demande {helper}. «Pas un mot, à personne», dit {name}, en posant le pompon. {Helper} s’appuie dessus, à l’ancienne place.~+, et~ Elle est encore tiède. «Je vais te raconter ma soirée, dit {helper}. D’abord, j’ai rencontré deux personnes. Ensuite…»`,
  object: {
    noun: le('pompon rouge'),
    use: `{name} tend le pompon au petit grelottant. «On lui raconte des choses, dit {name}. Ce qu’on a mangé, par exemple.» Le pompon entend parler du dîner.~+, et~ Chaque mot sort plus chaud que le précédent. Au dessert, plus personne ne tremble. [«Il écoute très bien», dit {pal}.]`,
  },
};

export const ticket: EpisodeTelling<FrenchNoun> = {
  trouble: `Au milieu du passage se tient {helper.un}, un ticket en l’air. «On ne pousse pas, s’il vous plaît, dit {helper}. Il y a une file.» «Où ça?» demande {name}. «C’est moi. J’ai le numéro quatre.~, et~ Depuis ce matin ils n’ont même pas appelé le un.»`,
  help: `«Un!» appelle {name}[, bien raide, comme au guichet]. Personne ne vient. «Deux!» Là non plus, personne. «Trois? Et quatre?» «Ici! crie {helper}. Je voudrais m’asseoir.» «Au suivant», dit {name}.`,
  gift: `«Je n’ai plus besoin du ticket», dit {helper}, enfin sur son derrière. Le ticket est tout mou d’avoir été tenu.~+, et~ Quelqu’un y a poinçonné un trou. «Il a un trou», dit {pal}. «C’est le bout par où l’on regarde», dit {helper}.`,
  back: `{Helper} est toujours là, à profiter de son siège.~, et~ On lui met le ticket dessus, comme un édredon.~+, avec~ Un pied qui sort par le trou. «Tu fais la queue?» demande {pal}. «Pour le sommeil, dit {helper}. Je crois que c’est mon tour.»`,
  object: {
    noun: le('vieux ticket'),
    use: `«On regarde au travers», dit {name}, un œil contre le trou du ticket. Dans un trou, il n’y a de place que pour une chose à la fois. «Pas par là», dit {name}, en tournant un peu. «Par là.» «Comment le sais-tu?» demande {pal}. «Ça tient juste dans le trou.»`,
  },
};

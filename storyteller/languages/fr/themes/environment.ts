import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Tous les soirs, {name} sort une soucoupe de miettes pour les petits, {tiny} et les autres. Ils ne viennent que dans le calme.~+, et~ Ce soir la soucoupe est encore pleine. {name} voudrait qu’on la vide. Et si personne n’osait venir?`,
    `La soucoupe est pleine de miettes.~+, or~ Elle devrait être vide. {name} la sort chaque soir pour {tiny} et les autres petits, qui mangent seulement quand tout se tait. [Hier, il ne restait pas un grain de sel.] {name} veut la voir vide ce soir, mais si personne n’osait?`,
  ],
  setoff: `«C’est ce bruit, dit {name}. Qui viendrait dîner là-dedans?» [De petites têtes sortent de sous les choses.~+, et~ Elles rentrent aussitôt.] «On va voir si ça se baisse, dit {pal}, comme une radio.» On part donc.~+, et~ La soucoupe vient aussi, avec une assiette pour couvercle.`,
  stay: `«Avec un bruit pareil, dit {name}, je ne dînerais pas non plus.» En pyjama, on pose la soucoupe juste au bord de la lampe.~+, et~ De petites figures regardent de sous les choses, puis disparaissent. «Et maintenant, dit {pal}, le bruit vient à table.»`,
  remind: `On s’arrête, et on soulève le couvercle de la soucoupe. Quelqu’un de très petit marche derrière.~+:~ C’est {tiny}, qui surveille son dîner. «Commence donc», dit {name}.~+, mais~ Le bruit revient, et {tiny} file sous le bord. [«On sait», dit {pal}.]`,
  refrain: {
    first: `C’est ainsi qu’on appelle les petits, chez {name}.~+, et~ C’est à peine plus fort qu’un souffle:\n«Sortez, sortez, la nuit est là,\nil y a du pain dans le petit plat!»`,
    again: `Entre un bruit et le suivant, il y a juste la place de le dire:\n«Sortez, sortez, la nuit est là,\nil y a du pain dans le petit plat!»`,
    third: `{name} ramasse les miettes qui restent, les remet en tas, et appelle encore:\n«Sortez, sortez, la nuit est là,\nil y a du pain dans le petit plat!»`,
    last: `Il n’y a presque plus besoin de le dire, tout le monde est là.~+, alors~ On le dit à l’envers:\n«Rentrez, rentrez, la nuit est là,\nil n’y a plus rien dans le petit plat.»`,
  },
  try: `{name} pose la soucoupe. «Les petits viennent quand personne ne fait de bruit.» «Il vient quelqu’un?» demande {being}.~+, et~ La joie est si grande qu’elle s’échappe: «À TABLE!» Aussitôt il n’y a plus une petite tête nulle part. «Ils ne répondent pas», dit {being}. [«Ils ne répondent jamais.»]`,
  easy: `«Un peu plus loin, c’est calme», dit {pal}. Les petits viendraient.~+, et~ Ils mangeraient jusqu’à ce que la soucoupe brille. Ici, {being} continuerait, sans personne à côté.~, mais~ {{name} a déjà repris la soucoupe. {name} respire, pour appeler|{name} a déjà repris la soucoupe, et respire, pour appeler}.`,
  resolve: `Enfin, il y a assez de calme.~+, et~ Le premier à la soucoupe, c’est {tiny}. Puis les autres arrivent tous, et le silence est si bon qu’on entend les petits mâcher. «Regarde, souffle {pal}. Ils se sont assis tout contre {being}.»`,
  bed: `La soucoupe est à sa place, avec une seule miette au milieu.~+, car~ C’est comme ça qu’on dit merci. Les petits sont rentrés, le ventre rond, et le noir est propre et tranquille.`,
};

export const wonder: ArcTelling = {
  title: `{name} et {title}`,
  want: [
    `Chaque soir, {name} fait sa ronde, et éteint toute lumière qui ne sert à personne. Pourtant il en reste toujours une.[~, car~ Une fois au lit, on la voit cligner, derrière le pot ou le rideau.] Ce soir, {name} veut les avoir toutes. Et si le noir n’arrivait jamais à être noir?`,
    `Il reste toujours une lumière de trop. {name} fait sa ronde chaque soir, et éteint tout ce qui brille pour personne.~+, et puis~ Du fond du lit, on en voit encore une. [Elle fait exprès.] Ce soir, {name} les veut toutes. Mais si le noir ne devenait jamais noir pour de bon?`,
  ],
  setoff: `«Une chose pareille a besoin de noir, dit {name}, et regarde-moi ça!» Ici, une lampe brille pour personne.~+, et~ Là-bas, une autre. «On fera donc la ronde en chemin.» On prend un sac.~+, et~ Un couvre-théière pour ce qui brille trop, puis on sort.`,
  stay: `{name} refait sa ronde en pyjama, et {pal} suit. [On éteint ceci, on ferme cela.] Une petite lampe vient aussi, baissée jusqu’à n’être plus qu’une miette. Alors on s’assoit.~+, et~ On laisse monter le noir.~, car~ Il y a plus de choses dedans qu’on ne croit.`,
  remind: `La ronde avance bien.~:~ Chaque lumière allumée pour rien s’éteint.~+, et~ Ce qui traîne va dans le sac. Une lampe n’avait pas de bouton.~+, alors~ Elle porte le couvre-théière. «Regarde derrière, maintenant», dit {name}.~+, et~ Derrière, jusqu’à la maison, il fait noir.`,
  refrain: {
    first: `Pour la ronde, il y a un couplet, et il se dit un doigt tendu, comme sur un bouton:\n«On range, on ramasse, on éteint tout bas.\nLe noir, le noir, c’est fait pour quoi?»`,
    again: `Encore une lumière d’éteinte.~+, et~ Dans ce nouveau morceau de noir, on dit:\n«On range, on ramasse, on éteint tout bas.\nLe noir, le noir, c’est fait pour quoi?»`,
    third: `Reste-t-il quelque chose d’allumé? On regarde partout, et on le redit, par prudence:\n«On range, on ramasse, on éteint tout bas.\nLe noir, le noir, c’est fait pour quoi?»`,
    last: `Puis vient le dernier couplet de la ronde.~+, et~ Il n’y a plus de question dedans:\n«On range, on ramasse, on éteint tout bas.\nLe noir, le noir, c’est fait pour ça.»`,
  },
  try: `«Il ne fait pas assez noir», dit {name}, qui le fait passer de rang en rang. Toutes les petites lampes s’éteignent.~+, et~ Plus personne ne voit rien. «Ils sont encore là? demande {being}. C’est que je ne vois plus s’ils ont l’air gentils.» [Il faut donc en rallumer une, pour montrer une figure.]`,
  easy: `Si {being} restait dans l’ombre, la ronde serait finie.~+, car~ Il ne resterait pas une lumière de trop, et {name} les aurait toutes. [Puis chacun rentrerait chez soi, sans avoir vu ce que {being} a de plus beau.] «Bon, eh bien…» commence {name}, en se tournant vers les autres.`,
  resolve: `{name} regarde tout autour, comme à la fin d’une ronde. [Pas une lumière ne brille pour rien.] «Je les ai toutes», dit {name}.~, mais~ Une seule chose éclaire encore.~+, et~ C’est {being}. «Celle-là, laisse-la, dit {pal}. C’est pour elle qu’on a fait le noir.»`,
  bed: `La ronde est finie, et {name} attend la lumière qui reste toujours. Rien ne cligne.~+, et~ Le noir est noir de part en part, comme une prune. Il est doux tout autour.`,
};

import type { PalTelling } from '../../bank.ts';
import { called, type ItalianNoun } from '../noun.ts';

export const wren: PalTelling<ItalianNoun> = {
  noun: called('Manica', 'f'),
  intro: `L’amica di {name} si chiamava Manica, per via del maglione.~:~ Era di un fratello enorme.~+, e~ Le maniche passavano le ginocchia. «Ci crescerò dentro» disse Manica, pestò la sinistra e si sedette.`,
  quirk: `Una manica si era impigliata, e Manica camminava.~+, e~ La manica si allungava e si allungava. *Fuip*, la lana tornò su, e Manica era al punto di partenza. «Non c’è bisogno di dirlo in giro» disse Manica.`,
  again: `«Guarda» disse Manica, «le mani.» Si era arrotolata le maniche undici volte, come panini. «Sono belle mani» disse {name}. Manica le agitò. *Flop*, la manica sinistra, *flop*, la destra. «Erano belle, vero?» disse Manica.`,
  try: `«Posso abbracciare» disse Manica. «Di manica ce n’è.» Fece il giro {being.di}, e lo finì con un fiocco.~, e~ Là in mezzo {being} rideva. «Va meglio?» chiese Manica. «No» disse {being}. «Ma il pacco è bellissimo.»`,
  payoff: `«È troppo in alto per un braccio» disse {name}. «Per quale?» disse Manica.~, e~ Srotolò una manica e la lanciò. «Adesso abbracciami» disse. *Fuip*, la lana si accorciò con tutto il carico.~+, e~ Le pance arrivarono dopo.`,
  proud: `Da allora Manica non le arrotolò più: le lasciava dondolare, come campane.`,
  asleep: `Manica dormiva nel maglione, si capisce, con una manica giù da ogni sponda. Là in fondo, dove nessuno le vedeva, due mani calde stavano piegate.`,
};

export const onion: PalTelling<ItalianNoun> = {
  noun: called('Cipolla', 'm'),
  intro: `L’amico di {name} si chiamava Cipolla, da come era vestito. Lo vestiva la nonna, che pensa a tutto: due maglie, tre giacche e un cappotto. «Non fa freddo» disse {name}. «No» disse Cipolla. «È caso mai.»`,
  quirk: `Cipolla era inciampato in niente, e rotolava.~, e~ Rotolò un bel pezzo, morbido per via delle giacche. «Dov’è il sopra?» «Di lato» disse {name}, e lo fermò.~, ed~ Era caldo come una pagnotta. «Altri che rotolano non ne conosco» disse.`,
  again: `Cipolla si era contato. «C’è una giacca di troppo» disse. Guardarono, e la quinta era un copriteiera. «Ecco il beccuccio» disse {name}. «Mi pareva corta di manica» disse Cipolla.~+, e~ La tenne, caso mai.`,
  try: `«Forse ci vuole una sciarpa» disse Cipolla.~, e~ Cominciò a tirarne fuori una dal collo, e non finiva. «Ha una fine?» chiese {being}, ridendo. «Fin lì non sono mai arrivato» disse Cipolla.~+, e~ La riavvolsero, e tutto era come prima.`,
  payoff: `«Cipolla» disse {name}, «qui qualcuno ha freddo.» Via il cappotto, addosso a chi tremava.~+, poi~ Una giacca, e un’altra. «Va meglio» disse una voce, là dentro. «Allora il caso mai» disse Cipolla «eri *tu*.»`,
  proud: `Cipolla andava in maglietta, e faceva girare tutte e due le braccia.`,
  asleep: `I vestiti di Cipolla stavano sulla sedia, l’uno sull’altro, ancora caldi. Nel letto c’era Cipolla, e non era molto.~+, e~ Si tirò la coperta fino al mento, caso mai.`,
};

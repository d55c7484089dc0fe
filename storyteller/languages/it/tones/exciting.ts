import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `Un braccio dentro! E l’altra manica? {name} girò su sé, eccola, sparita di nuovo! «Ci sei, nel pigiama?» gridarono. «A metà!» disse {name}. Giro a destra, giro a sinistra, e presa!`,
    `«Tre!» {name} piegò le ginocchia, braccia indietro! Le pantofole stavano laggiù, e bisognava centrarle con tutti e due i piedi! «Vieni?» gridarono. «Due! Uno e mezzo! Uno!» Su, oltre! *Tump!* Dentro!`,
    `Fu buio! Fu stretto! {name} era dentro il maglione, e l’uscita non c’era più! «Serve aiuto?» gridarono. «Mmf!» Tira, tira e tira! *Plop!* Uscì una testa, con tutti i capelli per aria!`,
  ],
  outside: `«Occhi?» gridò {name}. «Aperti!» «Orecchie?» «Tese!» «Ginocchia?» «Tremano!» «Anche le mie!» La lista era finita. «Allora <toddler: guarda|via>!» E prima che le ginocchia potessero pensarci, <toddler: guardavano più forte che potevano|avevano fatto dieci passi>!`,
  rest: `«Alt!» ansimò {name}. «Respiro!» Respirarono, dentro, fuori, col cuore come due cucchiai su una pentola. «Dieci respiri, e via!» «A me ne restano sei!» «Allora sei!» Al quarto si poteva parlare, e al sesto si correva!`,
  doorstep: `Via le <toddler: pantofole|scarpe>, destra, sinistra! Restava l’ultimo scatto, quello fino al letto, e {name} lo fece al passo. «Questo non lo corri?» chiese {pal}. «Correrei» disse {name}, «ma le gambe sono già avanti.» E infatti erano a letto.`,
  close: [
    `Un braccio dentro, e l’altro dentro. La manica così difficile stava sulla coperta.~+, e~ La mano, là in fondo, mollò.~, e~ Niente scappò via.`,
    `Tre. Le pantofole stavano accanto al letto. Due. I piedi erano sotto la coperta. Uno e mezzo. Poi {name} lasciò andare un respiro lungo. Uno.`,
    `Di tutti i capelli di {name} uno stava ancora su. Guardò se arrivava altro.~+, poi~ Si piegò, e si coricò.`,
  ],
  links: [
    `«A sinistra!» gridò {name}. «A destra!» gridò {pal}, si scontrarono, e fu sinistra!`,
    `{name} e {pal} corsero finché non ci fu più fiato per parlare, e allora indicavano!`,
    `«Presto!» gridò {pal}. «Più presto di così?» gridò {name}. «Più presto!»`,
    `Ora era avanti {name}, ora {pal}, ora {name} di un naso!`,
    `*Trac!* {name} e {pal} si bloccarono! Ma era solo un bottone, e via di nuovo!`,
    `{name} e {pal} trattennero il fiato, si presero per mano, e andarono!`,
  ],
  threads: {
    sand: {
      one: `Dalla cucina {name} aveva preso il contaminuti a forma d’uovo: lo giri, e torna indietro, tic, tic, tic! «Quando suona» disse {name} «è ora di dormire, dovunque siamo!» «Sodo o alla coque?» gridò {pal}. «Sodo!» «Allora di corsa!»`,
      two: `{name} alzò l’uovo che ticchettava: metà era passata, ma non metà della notte! <toddler: Si tirarono su, e guardarono il doppio|Saltarono quel che si saltava, e sotto al resto passarono a testa bassa>! «Ahi!» gridò {pal}. «Non c’è tempo!» disse {name}. «Lo dici domani!»`,
      three: `«Quanto manca?» gridò {pal}. «Tre tic! Due! Uno!» Chiusero gli occhi, e l’uovo non suonò, perché ci era entrata una briciola di pane. «Non scuoterlo» soffiò {pal}.`,
      end: `Sotto il cuscino qualcosa si mosse: era l’uovo, senza più briciola.~+, e~ Suonò piccolissimo, *ping*. «È ora di dormire, dovunque siamo» disse {name}. «E dove siamo?» Guardarono. A letto, in perfetto orario.`,
    },
    hiccup: {
      one: `«Sst!» soffiò {name}. «Neanche un suono!» «Hic» disse {pal}.~, e~ Si guardarono a occhi enormi. «Non ero… hic!» disse {pal}. «Trattieni il fiato, e conta fino a nove!» {pal} si gonfiava: cinque, sei! «Otto… hic!»`,
      two: `«Hic!» Eccolo, nel momento peggiore! «Ti ci vuole uno spavento» disse {name}, e passò dietro. «Bu!» {pal} saltò come un coperchio, e ascoltarono, e non c’era più! «Ce l’abbiamo f…» disse {name}. «Hic» disse {pal}.`,
      three: `Trattennero il fiato insieme, dieci, venti, finché ronzarono le orecchie! Trenta! Lo lasciarono andare, e il singhiozzo non venne. «È andato!» gridò {pal}. «Evviva!» gridò {name}. «Hic!» E questa volta era di {name}.`,
      end: `Aspettavano il singhiozzo.~+, e~ Non veniva. «Ce l’hai tu?» chiese {pal}. «No» disse {name}. «E tu?» Ascoltarono dentro, e c’era silenzio. «Allora dorme» disse {pal}.~+, e~ Non si mossero più.`,
    },
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: «Quale mano?» chiese {name}, tendendole chiuse tutte e due. Era il gioco del bottone. «Quella» disse {pal}. La mano si aprì, ed era vuota.~+, perché~ Il bottone stava nell’altra. «Ancora» disse {pal}.|«Scommetto il bottone che c’è minestra» aveva detto {pal} prima di cena, e c’era. Così il bottone, l’unico, ce l’aveva {pal}. «Scommetto che lo rivinco» disse {name}. «Contro che cosa?» «Contro il bottone.»>`,
    turn: {
      restless: `<toddler: Ma in mano {name} aveva il bottone. Tese due pugni {being.a}. «Quale?» Il primo era vuoto. «Non c’è più» disse {being}. {name} aprì l’altro. «Non lo vedevi, e c’era. Io sono come lui. Puoi smettere, e ci sono ancora.»|«Scommetto il bottone che adesso te ne vai» disse {pal}. «Scommetto di no» disse {name}, e si avvicinò {being.a}. «Quando guardi, sono qui.» «Fino a quando?» chiese {pal}. «Finché nessuno guarda più. È il nostro unico bottone.»>`,
      wonder: `<toddler: Ma {pal} tendeva due pugni. «Quale?» {name} ne scelse uno, poi l’altro, ed ecco il bottone. «Oh!» disse {name}, e lo mostrò {being.a}. «È piccolo, con due buchi, e ogni volta diciamo *oh*. Adesso tocca a te.»|«Scommetto il bottone» disse {name} a {pal} «che basta.» «Non l’hai visto» disse {pal}. «No, ma so quanto ne voglio.» E {name} alzò il bottone davanti {being.a}. «Così. È piccolo, e in mezzo è quasi tutto buco. Ho scommesso su di te.»>`,
    },
    bed: `<toddler: «Quale mano?» disse {name}, a letto. Sulla coperta c’erano due pugni. {pal} ci pensò a lungo, a occhi chiusi. «Quella.» Era giusta, e il bottone era caldo.|«Scommetto il bottone che m’addormento prima» disse {pal}. {name} ci pensò. «Ma allora non puoi venire a prenderlo.» Lo misero in mezzo, con un dito per parte.~+, e~ Lì si scaldò, senza che nessuno l’avesse vinto.>`,
  },
  potato: {
    plant: `«Che cos’ha il collo, e non la testa?» chiese {pal}, che ama gli indovinelli. «Una patata» disse {name}. «No, la bottiglia.» {name} lo rispondeva sempre, e non era mai stato giusto. «Un giorno sarà una patata» disse {name}, «e io ci sarò.»`,
    turn: {
      restless: `«Che cosa va a letto» chiese {pal} «e non si volta?» «Una patata, per forza» disse {name}. «No, io.» Allora {name} si avvicinò {being.a}. «E che cosa sta qui, ti guarda, e resta?» «Un’altra patata» disse {pal}. «No. Di nuovo io, e anche domani.»`,
      wonder: `«Nessuno l’ha visto, e starei su tutta la notte per quello» disse {name}. «Che cos’è?» «Una patata» disse {pal}. «Quasi» disse {name}, avvicinandosi {being.a}. «Quanto è grande una patata si sa solo quando è fuori. E non ne ho mai rimessa giù una.~+, ma~ Stasera però sei tu.»`,
    },
    bed: `«Ancora una» disse {pal}, al buio. «Che cosa ha gli occhi, sta al buio e non vede?» {name} ci pensò a lungo, a occhi chiusi. «Allora sono io.» Ci fu un silenzio. «Era una patata» disse {pal}.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Dalla tasca di {name} uscirono cinque cubi, e salirono su una mano. «Guardate!» Tutta la cucina guardò.~+, e~ La torre <weightless: si sparse|cadde>.~, e~ Le orecchie di {name} erano rosse. «La rifai?» chiese {pal}. «Non quando guardano» disse {name}.`,
    turn: {
      restless: `La tasca si rovesciò.~+, e~ Uscirono i cinque cubi, davanti a tutti. {name} aveva le orecchie rosse, e poi dovette ridere. Si sedette accanto {being.a}, e ricominciò dal basso. «Costruisco finché non dormi. Se <weightless: si sparge|cade>, ricomincio, e sono ancora qui.»`,
      wonder: `«Aspetta» disse {name} {being.a}, «comincio io.» I cinque cubi salirono su una mano. Al quinto la torre <weightless: si sparse|cadde>, davanti a tutti, e restò un cubo. «Adesso è alta così» disse {name}, ridendo. «E nessuno è andato a casa.~+:~ Per cominciare uno basta.»`,
    },
    bed: `Accanto al letto c’era di nuovo una torre, non di quelle da dire «Guardate»: tre cubi di base, e due sopra. Stava ancora su.~+, quando~ Ormai era troppo buio per vederla.`,
  },
  tada: {
    plant: `«Guardate! Su una gamba sola!» Tutta la cucina guardò.~+, e~ Poi {name} di gambe non ne aveva sotto più nessuna. «Non hai detto ta-dà» disse {pal}. «Si dice solo quando riesce» disse {name}, con le orecchie rosse. «Io lo dico sempre» disse {pal}.`,
    turn: {
      restless: `{name} si girò {being.a} troppo in fretta, su una gamba, e <weightless: volò coi piedi avanti|finì per terra di fianco>, davanti a tutti. Ci fu silenzio, e poi si aprirono due braccia. «Ta-dà» disse {name}, ridendo. «Volevo dire che sono qui. Ci sono ancora, solo più <weightless: in alto|in basso>.»`,
      wonder: `«Ta-dà» disse {pal}, quando non era successo niente. {name} rise, e si mise su una gamba, davanti a tutti. Poi <weightless: volò a testa in giù|finì per terra>. «Era tutto qui, ta-dà» disse {name} {being.a}. «Era corto, e avete guardato.~+, e~ Io il tuo lo guarderei così.»`,
    },
    bed: `{name} salì sul letto su una gamba sola, e quasi riuscì. «Ta-dà» disse, piano. «Stavolta è riuscito?» chiese {pal}. «No» disse {name}, e allargò braccia e gambe, fino a essere come il letto.`,
  },
};

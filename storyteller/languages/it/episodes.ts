import type { EpisodeTelling } from '../bank.ts';
import { il, type ItalianNoun } from './noun.ts';

export const button: EpisodeTelling<ItalianNoun> = {
  trouble: `Arrivò un bottone che camminava.~, e~ Sotto c’era {helper.un}. «Non ditelo» disse {helper}. «Tutti dicono: guarda, un bottone.~+, e~ Da quando l’ho raccolto nessuno mi dà la buonasera.»`,
  help: `«Non serve starci sotto» disse {name}, e mise il bottone di taglio.~+, e~ Adesso era una ruota, con qualcuno accanto. «Buonasera» disse {pal}. «Buonasera» disse {helper}, e si fermò a godersela.`,
  gift: `«Diventerà il mio tavolo» disse {helper}, «ma gente viene più tardi.~+:~ Fino ad allora è vostro.» Era un bottone marrone, con quattro buchi. «Il quarto è nuovo» disse {helper}. «Se si fa buio guarderei lì.»`,
  back: `Ad aspettare con quattro briciole c’era {helper}. {name} ci posò sopra il bottone.~+, ed~ Era un tavolo. «Buonasera» dissero, tutt’intorno. «Buonasera, e buonanotte» disse {helper}, coi piedi in alto.`,
  object: {
    noun: il('bottone marrone'),
    use: `{name} girò il bottone.~:~ In tre buchi c’era filo vecchio.~+, ma~ Il quarto era mai usato. «Allora quello non è consumato» disse {pal}. E dal buco, sottile come una paglia, venne luce.`,
  },
};

export const tape: EpisodeTelling<ItalianNoun> = {
  trouble: `Accanto a un metro da sarta stava {helper.un}, tutto d’un pezzo. «Sst, mi misuro» disse {helper}. «Faccio esattamente uno.» «Uno che?» chiese {name}. «È questo il guaio.~+:~ Quella parte è cancellata.»`,
  help: `«Uno di te» disse {name}. «È in quello che misura.» Provarono: un pollice faceva due, e {name} per intero novanta e rotti. «E io faccio uno» disse {helper}. «L’avevo sempre sentito.»`,
  gift: `«Prendetelo» disse {helper}. «Ormai so che cosa sono.» Era un metro lungo come un pollice, senza più numeri. «Non sembra granché» disse {pal}. «Quando serve è più lungo» disse {helper}.`,
  back: `Il metro corse a casa, *zip*, fino in fondo.~+, e~ {helper} ci si coricò accanto. «Di notte quanto fai?» chiese {name}. «Uno anche di notte» disse {helper}, già nel sonno.`,
  object: {
    noun: il('metro da sarta'),
    use: `Uscì il capo del piccolo metro, e {name} lo lasciò andare.~, ma~ Invece di rientrare andò su.~+, finché~ Il gancio prese. Si tennero, e il metro si riavvolse, con tutto il carico.`,
  },
};

export const cap: EpisodeTelling<ItalianNoun> = {
  trouble: `Arrivò un cappuccio di penna, che urtava le cose. «È notte?» chiese. «Quasi» disse {name}. «Chi c’è lì dentro?» C’era {helper.un}. «È un cappello nuovo.~+:~ Mi sta bene fino ai piedi.»`,
  help: `«Da che parte si entra, lì?» chiese {name}. «In avanti» disse il cappello. «E da allora provo in avanti.» «Prova all’indietro.» Ci fu un breve silenzio, e uscì {helper}. «Dunque c’è anche l’indietro» disse {helper}.`,
  gift: `«Tenete il cappello» disse {helper}. «Voi avete più testa.» Non stava in testa a nessuno, e la punta era masticata. «Ma ci si parla bene» disse {helper}. «Ho detto solo ahimè, e mi hanno sentito tutti.»`,
  back: `Il cappuccio tornò, e si coricò di lato.~, e~ Dal bordo largo guardò dentro {helper}. «Come cappello è troppo grande» disse. «Come letto, chissà…» Ed entrò, in avanti.~+:~ «Mi sta bene» disse il letto «fino ai piedi.»`,
  object: {
    noun: il('cappuccio di penna'),
    use: `«Scusi» disse {name} nel lato largo del cappuccio. Le parole entrarono tonde e morbide.~+, e~ Dalla punta masticata uscirono sottili come uno spillo: *fiiiii!* «E dire che l’hai detto così bene» disse {pal}.`,
  },
};

export const pompom: EpisodeTelling<ItalianNoun> = {
  trouble: `Accanto a un pompon rosso sedeva {helper.un}, che guardava altrove. «Mi hanno appena detto» disse {helper} «che è un pompon, caduto da un berretto.~+:~ Gli ho parlato tutta la settimana, e gli ho detto tutto.»`,
  help: `«Quando glielo dicevi, rideva?» chiese {name}. «No» disse {helper}. «E l’ha detto in giro?» A ripensare a tutta la settimana ci volle un po’. «A nessuno» disse {helper}. «Allora» disse {name} «è più bravo di molti.»`,
  gift: `«Portatelo con voi» disse {helper}. «Non esce mai.» Era piatto da un lato, dove ci si appoggiava. {name} lo mise in una tasca.~+, e~ La tasca si scaldò. «Sono le chiacchiere» disse {helper}.`,
  back: `«Ha detto qualcosa?» chiese {helper}. «Non una parola» disse {name}, e mise giù il pompon, ancora tiepido. «Ti racconto la mia sera» gli disse {helper}.~+:~ «Prima ho incontrato due tipi. Poi…»`,
  object: {
    noun: il('pompon rosso'),
    use: `{name} porse il pompon al piccolo infreddolito. «Gli si raccontano cose» disse {name}. «Per esempio la cena.» Il pompon sentì della cena, e ogni parola usciva più calda.~+, finché~ Al dolce nessuno tremava più.`,
  },
};

export const ticket: EpisodeTelling<ItalianNoun> = {
  trouble: `Sulla strada c’era {helper.un}, con un biglietto alzato. «Non spingete, per favore» disse {helper}. «C’è la fila.» «Dove?» chiese {name}. «Io. Ho il quattro.~+, e~ Da stamattina non hanno chiamato neanche l’uno.»`,
  help: `«Uno!» chiamò {name}. Non venne nessuno. «Due!» Nemmeno. «Tre? E quattro?» «Eccomi!» gridò {helper}. «Vorrei sedermi.» «Il prossimo» disse {name}.`,
  gift: `«Il biglietto non mi serve più» disse {helper}, ormai a sedere. Era molle a forza di tenerlo.~+, e~ Qualcuno l’aveva forato. «Ha un buco» disse {pal}. «È la parte da cui si guarda» disse {helper}.`,
  back: `A sedere c’era ancora {helper}, e se la godeva.~, e~ Il biglietto fece da trapunta, con un piede fuori dal buco. «Sei in fila?» chiese {pal}. «Per il sonno» disse {helper}. «Mi sa che tocca a me.»`,
  object: {
    noun: il('vecchio biglietto'),
    use: `«Si guarda di qui» disse {name}, con un occhio al buco del biglietto. In un buco c’è posto per una cosa alla volta. «Di là no» disse {name}, e girò un poco. «Di là.» «Come lo sai?» chiese {pal}. «Ci sta, nel buco.»`,
  },
};

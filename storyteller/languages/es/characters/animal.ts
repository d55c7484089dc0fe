import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const moss: PalTelling<SpanishNoun> = {
  noun: called('Topillo'),
  intro: `El mejor amigo de {name} era un topo y se llamaba Topillo. Veía hasta la punta de sus bigotes.~+, y~ Nunca le había hecho falta ver más. Tenía un chaleco con un solo botón.~+ y~ La mejor nariz de una familia de buenas narices. «Buenas noches —dijo Topillo—. Noto que alguien ha comido huevos».`,
  quirk: `Topillo leía el aire como los abuelos leen el periódico. «El jueves, sopa —anunció, con la nariz en alto, aunque nadie le había preguntado—. Queso viejo, no es nuestro. Snif, snif. Y por aquí cerca alguien ha llorado por un guante». [«Con eso no podemos hacer mucho», dijo {name}. «No. Son solo las noticias».]`,
  again: `«Snif, snif —dijo Topillo—. Esto sí que es curioso. <toddler: Tú y yo llevamos toda la noche repartiendo olor a tostada|Tú y yo venimos dejando olor a tostada desde la puerta de casa>». {name} olió, volvió a oler, y solo olía a noche. «Viene en la última página —dijo Topillo con dulzura—, en letra pequeña».`,
  try: `«Permíteme», dijo Topillo, y arrimó la nariz {being.a}. «Un poco de polvo —leyó—. Página dos, tostada. Página tres, cosquillas, a la izquierda». {Being} se rio por todo el lado izquierdo. [Después de eso todos querían que los leyera.] «Pero no pone qué hay que hacer», dijo Topillo.`,
  payoff: `Topillo se desabrochó su único botón, como hacía siempre para oler en serio.~, y~ La nariz le giraba igual que la aguja de un reloj. «Snif, snif. Por ahí no: sopa fría. Por ahí tampoco: no ha pasado nadie desde el martes. Pero aquí…» La nariz se paró, señaló.~+ y~ Tembló por la punta. «Primera página», dijo Topillo.`,
  proud: `Topillo volvió a abrocharse el botón, y tuvo que intentarlo tres veces, de lo contento que estaba.`,
  asleep: `Topillo colgó el chaleco en el respaldo de la silla. «Noticias de mañana —murmuró, con la nariz en la manta—: un poco de avena. Más tarde, pasas». Y con eso se dobló el periódico, y Topillo se durmió.`,
};

export const dot: PalTelling<SpanishNoun> = {
  noun: called('Punto'),
  intro: `{name} tenía un pato o, para ser exactos, el pato tenía a {name}.~, y~ Se llamaba Punto.~+, y~ Se le oía siempre. «¿Adónde vamos?», preguntó Punto, un paso por detrás. «A buscar una taza, nada más», dijo {name}. «Pues voy contigo, por si pesa». [La cesta de la ropa era suya.]`,
  quirk: `Punto ensayaba todos los días.~+, pero~ Lo único que no sabía hacer era susurrar. «Así», dijo {name}, muy bajito. «Así», dijo Punto, con el cuello agachado, los ojos cerrados y el cuerpo encogido: «CUAC». [Lejos, a alguien se le cayó una cuchara y, un momento después, las demás.] «Casi», dijo {name}.`,
  again: `«Voy a decir una cosa en un susurro —dijo Punto—. ¿Preparas las orejas?» {name} las preparó con las dos manos. [Punto pensó en cosas suaves, en lana y en croquetas y en pantuflas por dentro.] «Cuac», dijo Punto. Era más pequeño.~+, si~ Había que ser justos. «Ese solo lo noté en un pie», dijo {name}.`,
  try: `Punto se acercó {being.a} para susurrarle algo amable.~+, y~ Se encogió entero, empezando por la cola. «CUAC». Todos se sentaron donde estaban.~+, y~ Les dio la risa. «¿Qué dijiste?», preguntó {being}. «No lo oí —dijo Punto—. Yo sonaba más fuerte».`,
  payoff: `«Hace falta alguien que haga mucho ruido —dijo {name}—, y yo no puedo». «Yo sí —dijo Punto—, pero es que llevo todo el día intentando que no». [«Punto —dijo {name}—, por favor».] Punto plantó los dos pies.~+, y~ *¡CUAC!* Llegó hasta el fondo de la noche.~+, y~ Se sentaron todos los que dormían.`,
  proud: `Punto caminaba detrás de {name}, moviendo la cola de un lado a otro, sin decir nada, y se le oía.`,
  asleep: `Punto dio tres vueltas en la cesta de la ropa. <quirk: «Buenas noches», dijo. Y fue un susurro, uno de verdad, suave como una pluma que cae, pero ya nadie escuchaba para oír lo bien que le había salido.|«Buenas noches», dijo, desde debajo de la cola. Un pie amarillo y plano se quedó colgando por el borde, dio una palmada en la cesta y se durmió.>`,
};

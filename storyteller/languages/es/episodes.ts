import type { EpisodeTelling } from '../bank.ts';
import { el, la, type SpanishNoun } from './noun.ts';

export const button: EpisodeTelling<SpanishNoun> = {
  trouble: `Por ahí venía un botón, caminando.~+, y~ Debajo iba {helper.un}. «No lo digan —dijo {helper}—. Todos dicen: mira, un botón. Desde que lo recogí no me ha dado nadie las buenas noches». [Y el botón suspiró por los cuatro agujeros.]`,
  help: `«No hace falta ir debajo», dijo {name}.~+, y~ Puso el botón de canto.~, y~ Ahora era una rueda, con alguien al lado. «Buenas noches», dijo {pal}. «Buenas noches», dijo {helper}, y se paró a disfrutarlo. [«¿Lo puedes decir otra vez?»]`,
  gift: `«Va a ser mi mesa —dijo {helper}—, pero hasta más tarde no vienen las visitas. Llévenselo mientras». Era un botón marrón, corriente, con cuatro agujeros. «El cuarto es nuevo —dijo {helper}—. Si oscurece, yo miraría por ahí».`,
  back: `{Helper} esperaba con cuatro migas.~, y entonces~ {name} les puso el botón encima.~+, y~ Ya había mesa. «Buenas noches», dijeron todos alrededor. «Buenas noches, que descansen», dijo {helper}.~+, y~ Puso los pies en alto.`,
  object: {
    noun: el('botón'),
    use: `{name} le dio la vuelta al botón.~, y~ Tres agujeros tenían hilo viejo.~+, y~ El cuarto estaba sin usar. «Entonces ese no se ha gastado», dijo {pal}.~+,~ Y por el cuarto, fina como una paja, salió luz. [Se turnaron para apuntar.]`,
  },
};

export const tape: EpisodeTelling<SpanishNoun> = {
  trouble: `Junto a una cinta de medir, con la espalda muy derecha, había {helper.un}. «Chist, que me están midiendo —dijo {helper}—. Doy exactamente uno». «¿Un qué?», preguntó {name}. {Helper} se sentó. «Ahí está el problema. Esa es la parte que se borró».`,
  help: `«Uno de ti —dijo {name}—. En eso mide». Así que la probaron con las cosas.~, y~ Un pulgar daba dos.~+;~ {name}, de los pies a la cabeza, noventa y pico. «Y yo doy justo uno —dijo {helper}—. Siempre lo sospeché».`,
  gift: `«Quédensela ustedes —dijo {helper}—. Yo ya sé lo que soy». Era una cinta de medir, larga como un pulgar.~+, y~ No le quedaba ni un número. «No parece gran cosa», dijo {pal}. «Cuando hace falta es más larga», dijo {helper}.`,
  back: `La cinta de medir corrió a casa, *zip*, hasta la última punta.~+, y~ Se quedó quieta. {Helper} se acostó al lado, con la espalda muy recta. «¿De noche cuánto das?», preguntó {name}. «De noche también uno», dijo {helper}, casi en sueños.`,
  object: {
    noun: la('cinta de medir'),
    use: `Salió la punta de la cinta de medir. {name} la soltó.~, y~ En vez de volver para dentro, subió. Subió tiesa como una regla.~+, hasta que~ El gancho se agarró.~, y~ Los dos se sujetaron bien, y la cinta se enrolló, con ellos detrás. [«¿Por qué número va?», preguntó {pal}. «Por arriba», dijo {name}.]`,
  },
};

export const cap: EpisodeTelling<SpanishNoun> = {
  trouble: `Por ahí venía una tapa de bolígrafo, tropezando con las cosas. «¿Ya es de noche?», preguntó. «Casi —dijo {name}—. ¿Quién va ahí dentro?» Dentro iba {helper.un}. «Es mi sombrero nuevo. Me dijeron que me quedaría bien.~, y~ Me queda bien hasta los pies».`,
  help: `«¿Por dónde entraste?», preguntó {name}. «Hacia delante —dijo el sombrero—. Desde entonces llevo probando hacia delante». «Prueba hacia atrás». Hubo un silencio corto.~+, y~ Del sombrero salió {helper}. «Así que también hay hacia atrás», dijo {helper}. [Una mano de {name} quiso ayudar, y volvió al bolsillo.]`,
  gift: `«Quédense el sombrero —dijo {helper}—. Ustedes tienen más cabeza para meterle». La tapa de bolígrafo no le entraba a nadie.~+, y~ La punta estaba mordida. «Pero para hablar por ella es muy buena —dijo {helper}—. Yo solo dije ay, y lo oyó todo el mundo».`,
  back: `Volvió la tapa de bolígrafo.~+, y~ Se quedó echada de lado. {Helper} se asomó por la parte ancha. «De sombrero es demasiado grande —dijo {helper}—. Ahora, de cama…» Y para dentro fue, hacia delante. «Me queda bien —dijo la cama— hasta los pies».`,
  object: {
    noun: la('tapa de bolígrafo'),
    use: `«Disculpe», dijo {name} por la parte ancha de la tapa de bolígrafo.~, y~ Las palabras entraron redondas y blanditas.~+, y~ Por la punta mordida salieron finas como un alfiler: *¡fiiiii!* {pal} dio un salto. «Y tan bien que lo habías dicho», dijo {pal}.`,
  },
};

export const pompom: EpisodeTelling<SpanishNoun> = {
  trouble: `Al lado de un pompón rojo había {helper.un}, mirando para otro lado. «Me acaban de decir —dijo {helper}— que es un pompón, y que se cayó de un gorro. Llevo toda la semana hablando con él.~, y~ Se lo he contado todo». [El pompón, como siempre, escuchaba.]`,
  help: `«¿Se rio cuando se lo contaste?», preguntó {name}. «No», dijo {helper}. «¿Y se lo ha dicho a alguien?» {Helper} repasó la semana entera. «A nadie», dijo {helper}.~+, y~ Se arrimó un poco. «Entonces lo hace mejor que muchos», dijo {name}.`,
  gift: `«Llévenselo —dijo {helper}—. No sale nunca». Era plano por un lado, de tanto apoyarse alguien, y tenía muchas migas. {name} se lo metió en el bolsillo.~+, y~ El bolsillo se fue calentando. «Eso será la charla», dijo {helper}.`,
  back: `«¿Ha dicho algo?», preguntó {helper}. «Ni una palabra, a nadie», dijo {name}, y puso el pompón en su sitio. {Helper} se apoyó donde siempre.~+, y~ Todavía estaba tibio. «Te cuento mi noche —dijo {helper}—. Primero conocí a dos personas. Luego…» [Pero la noche no llegó más lejos.]`,
  object: {
    noun: el('pompón'),
    use: `{name} le acercó el pompón a quien tenía frío. «Se le cuentan cosas —dijo {name}—. Lo que has cenado, por ejemplo». Así que el pompón se enteró de la cena.~+, y~ Cada palabra salía más caliente que la anterior.~, y~ Al llegar al postre ya no temblaba nadie. [«Escucha muy bien», dijo {pal}.]`,
  },
};

export const ticket: EpisodeTelling<SpanishNoun> = {
  trouble: `En el camino había {helper.un}, con una papeleta en alto. «Sin empujar, por favor —dijo {helper}—. Hay cola». «¿Dónde?», preguntó {name}. «Yo. Tengo el número cuatro, y desde esta mañana no han llamado ni al uno».`,
  help: `«¡Uno!», llamó {name}.~+, y~ No vino nadie. «¡Dos!» Tampoco a eso vino nadie. «¿Tres? ¿Y cuatro?» «¡Aquí! —gritó {helper}—. Quisiera sentarme». «El siguiente», dijo {name}. [Para llamar se había puesto muy derecha la espalda.]`,
  gift: `«La papeleta ya no la necesito», dijo {helper}, por fin con asiento. Estaba blanda, de tanto agarrarla.~+, y~ Alguien le había hecho un agujero. «Tiene un agujero», dijo {pal}. «Esa es la parte por la que se mira», dijo {helper}.`,
  back: `Ahí estaba {helper}, disfrutando todavía del asiento.~+, y~ Le pusieron la papeleta por encima, como una colcha.~, y~ Por el agujero salió un pie. «¿Estás haciendo cola?», preguntó {pal}. «Para el sueño —dijo {helper}—. Creo que ya me toca».`,
  object: {
    noun: la('papeleta vieja'),
    use: `«Se mira por aquí», dijo {name}, con un ojo en el agujero de la papeleta.~, porque~ Por un agujero solo cabe una cosa cada vez. «Por ahí no», dijo {name}, y giró un poco. «Por ahí». «¿Cómo lo sabes?», preguntó {pal}. «Cabe en el agujero».`,
  },
};

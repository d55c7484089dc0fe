import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const cog: PalTelling<SpanishNoun> = {
  noun: called('Perno'),
  intro: `Perno, el amigo de {name}, era inventor, con un lápiz en el pelo y otro para buscarlo. «¡Ya está mi máquina! —dijo Perno—. Enfría la sopa sin que haya que soplar». «Eso dijiste el lunes», dijo {name}. «El lunes —dijo Perno— todavía era redonda». [La bolsa le hacía tictac.]`,
  quirk: `«Esta máquina te levanta el sombrero», dijo Perno, y la puso delante. Hizo clic.~+, y~ El sombrero se quedó en su sitio, y la máquina se encendió entera. «Siempre pasa lo mismo —dijo, muy bajito—. Les pongo una pieza que ayuda.~, y~ Luego no ayudan, brillan». [La apagó todo lo deprisa que pudo.]`,
  again: `Se pararon, porque Perno estaba pensando, y se oía el tictac. «Hay un cable que es el que brilla», dijo.~, y~ Lo sacó de la máquina, lo miró un momento.~+ y~ Lo volvió a meter. «Es que puso una cara…», dijo Perno.`,
  try: `«Esta máquina hace cosquillas con una pluma», le dijo Perno {being.a}.~, e~ Hizo clic y se le cayó la pluma.~+, y~ La máquina, naturalmente, se encendió. Todos se pusieron amarillos.~+, y~ A todos les dio la risa. «No ayuda —dijo {being}—, pero es un amarillo precioso».`,
  payoff: `«Perno —dijo {name}—, ¿tienes alguna máquina que no funcione?» «Una bolsa llena», dijo Perno.~, y~ Miró lo oscuro.~+, y~ Se le cayó el lápiz del pelo. Clic, hicieron sus máquinas, y no funcionó ni una.~+, pero~ Había tanta luz como en el desayuno. «Ha salido todo mal —dijo Perno—, mejor que nunca».`,
  proud: `Perno sacó un lápiz, escribió LÁMPARA en cada una de sus máquinas y chupó la punta.`,
  asleep: `La bolsa de Perno colgaba de la cama, con su tictac. «Mañana —dijo Perno, con los ojos cerrados— voy a inventar una lámpara. A saber qué hace». «Enfriar la sopa», dijo {name}. Perno sonrió, porque era probable, y tic, hizo la bolsa, y mucho después, tac.`,
};

export const hinge: PalTelling<SpanishNoun> = {
  noun: called('Gozne'),
  intro: `El profesor Gozne, amigo de {name}, era inventor y llevaba un chaleco que era todo bolsillos, con cosas plegadas dentro. «En este bolsillo —dijo— tengo una mesa». «¿Con patas?», preguntó {name}. «En teoría», dijo Gozne.~+, y~ Metió dos dedos.~, y~ La mesa le mordió. [«Tiene muchas ganas», dijo.]`,
  quirk: `«Me siento un momento», dijo Gozne.~+, y~ Sacudió una cosa plana y, clac, era un banquito y, clac, una silla. Enseguida, clac tras clac, Gozne estaba a la altura de un armario. «No consigo que mis cosas paren», gritó desde arriba, muy rojo. [«Saluda», dijo {name}, y saludó.]`,
  again: `«Me aprieta el chaleco», dijo Gozne.~, y~ Se oyó un clac.~+, y~ Algo se abrió dentro de un bolsillo. «Piensa en plano», dijo {name}. Gozne pensó en papel y en tortillas.~+, y~ Clac, aquello se plegó otra vez. «En teoría —dijo—, eso no puede ser». [«Le gustan las tortillas», dijo {name}.]`,
  try: `«Un abrazo plegable —dijo Gozne—, para {being}. En teoría es pequeño». Clac, tenía dos brazos, y luego cuatro.~+, y~ Después ya los tenía a todos. «¿Ya se acabó?», preguntó {name}. «No sabría decirte», dijo Gozne.~, y~ En el medio {being} se reía.~+, pero~ Aparte de eso no sirvió.`,
  payoff: `«Gozne —dijo {name}—, ¿tienes una silla?» «Sí, pero no para», dijo. «Con eso cuento», dijo {name}.~,~ Así que se sentaron, muy juntos.~+, y~ Subieron, clac tras clac, hasta arriba, y se bajaron. «En teoría —dijo Gozne—, eso era una silla».`,
  proud: `«En la *práctica*», se decía Gozne a sí mismo, y le daba palmaditas al chaleco.`,
  asleep: `Gozne había traído una cama plegable, pero le pareció mejor no abrirla.~, y~ Durmió en el sillón, y encima colgaba el chaleco. «Plegado es bastante pequeño», pensó {name}. Clac, dijo un bolsillo, como desde muy lejos, y se quedó plano.`,
};

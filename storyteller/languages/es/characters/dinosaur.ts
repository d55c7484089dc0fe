import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const gus: PalTelling<SpanishNoun> = {
  noun: called('Gus'),
  intro: `Gus, el amigo de {name}, era un dinosaurio, grande como un sofá y más o menos igual de fiero que un bollo. Era verde.~+, y~ La cola le llegaba siempre un poco después.~, y~ Al andar pedía perdón. «Perdón, miga. Perdón, botón». [Y cuando pasaba la cola, lo decía todo otra vez por la cola.]`,
  quirk: `{name} se apoyó en Gus, un momento nada más.~+, y~ Fue un error.~, porque~ {pal} tenía un costado tibio como un pan, que subía y bajaba. «¿{name}? —dijo Gus—. Perdón. Creo que te has cerrado». [«Solo me miraba los ojos por dentro», dijo {name}, y dio un salto.]`,
  again: `«¿Me puedo apoyar?», preguntó {tiny.un} al pasar. «Te vas a dormir», dijo Gus. Se apoyó.~+, y~ Hubo un ronquido del tamaño de una pestaña. Gus se quedó en tres patas hasta que despertó. «Ojalá sirviera para algo útil —dijo—. Lo único que hago es calor».`,
  try: `«Apóyate, si quieres —le dijo Gus {being.a}—. Perdón. La gente lo hace». Así que se apoyó {being} por un lado.~+;~ {name} por el otro. Al rato alguien empezó a roncar.~+, y~ Era Gus. «¿Ayudé?», preguntó después. «Todavía no», dijo {being}. [Hacía cosquillas, y se rieron.]`,
  payoff: `«Gus —dijo {name}—, échate». «Perdón», dijo Gus, y se echó en redondo, o casi.~, y~ Por dentro era como el centro de una magdalena. Quien tenía frío se apoyó y soltó un suspiro muy largo. «¿Esto es útil?», susurró Gus. «Shh», dijo {name}.`,
  proud: `Gus siguió con la cabeza alta, se olvidó de pedir perdón a once migas y luego volvió a pedírselo.`,
  asleep: `Gus se echó al lado de la cama, y la casa entera dijo uf. «Perdón, casa», dijo Gus. El costado subía y bajaba.~, y entonces~ {name} sacó un pie de debajo de la manta, para dejarlo ahí, tibio como el pan.`,
};

export const trudy: PalTelling<SpanishNoun> = {
  noun: called('Largo'),
  intro: `Largo, un amigo de {name}, era dinosaurio. Abajo había un poco de Largo.~+, y~ Todo lo demás era cuello. Lo llevaba doblado, como una pregunta, para que no se notara. «Cuidado con la lámpara», dijo, y le dio. [Dong.]`,
  quirk: `«¿Qué tiempo hace ahí arriba?», gritó alguien al pasar. Largo se puso rojo de abajo arriba.~, y~ Dobló el cuello en dos, luego en tres.~+, y~ Apoyó la barbilla en los pies. «Ahora tengo el tamaño bueno». Entonces estornudó.~+, y~ Se desdobló entero. Dong. [Ni siquiera era una lámpara, pero hizo dong.]`,
  again: `«¿Qué ves desde ahí abajo?», preguntó {name}. «Dedos», dijo Largo, con la barbilla en los pies.~, y~ Entonces subió un poco la cabeza.~+, y~ Luego otro poco. «Te veo el pelo por arriba —gritó—. Y creo que veo mañana». [Bajó antes de que nadie le preguntara por el tiempo.]`,
  try: `«Podría mirar {being.a} desde arriba», dijo Largo.~, y~ Fue subiendo el cuello, curva por curva.~+, y~ Le dio a algo: dong. «¡He encontrado una cuchara!» Bajó la cuchara y bajó Largo, rojo hasta la punta. «Pero el problema —dijo— por arriba no se ve».`,
  payoff: `«¿Qué altura tiene?», preguntó {name}. Largo se miró los pies. «Como un cuello», dijo. Subió, y siguió subiendo.~+, hasta que~ La barbilla se acostó en lo alto, igual que un gato. {name} trepó de bulto en bulto. «¡Aquí arriba se está muy bien!», gritó Largo.`,
  proud: `Después Largo iba con el cuello bien derecho y les decía a todos el tiempo, sin que preguntaran.`,
  asleep: `Largo dormía alrededor de la cama: los pies por un lado, el medio por el otro y la barbilla a los pies. «Buenas noches, ahí abajo», dijo Largo. «Buenas noches, ahí arriba», dijo {name}, desde más arriba, por una vez.~, y~ Por primera vez en todo el día nada hizo dong.`,
};

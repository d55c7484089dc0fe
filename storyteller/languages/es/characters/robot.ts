import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const pim: PalTelling<SpanishNoun> = {
  noun: called('Pim'),
  intro: `{name} tenía un amigo robot que se llamaba Pim, del tamaño de una panera y más o menos de la misma forma. En medio, donde los demás llevan la barriga, Pim tenía un cajón.~+, y~ Para decir que sí decía «pip».~, y~ Para decir que no, «pip-pip». Para todo lo demás decía «mmm». [«Mmm» era lo que más le gustaba.]`,
  quirk: `A alguien se le había caído un trozo de cuerda. «Ay, Pim —dijo {name}—, otro no». Pero Pim abrió el cajón.~+, y~ Allá fue, encima de las demás: la roja, la de los paquetes, la que tenía mermelada. «¿Para qué es?», preguntó {name}.~, y~ La lucecita de Pim dio una vuelta. «Para luego», dijo Pim. [Hasta ahora nunca había sido luego.]`,
  again: `El cajón de Pim no cerraba, porque sobraba una punta. [{name} empujó, Pim pensó en algo delgado, y el cajón hizo clic.] «¿Ya es luego?», preguntó {name}. Pim miró hacia delante y miró hacia atrás.~+ y,~ Con la lucecita dando vueltas, miró en el cajón. «Luego, no —dijo Pim—. Pero casi».`,
  try: `Pim rodó una vez alrededor {being.de}.~+ y~ Abrió el cajón. Sacó la cuerda roja.~+, y~ Se la puso, atada con un lazo. A todos les dio la risa, y le dijeron que qué elegancia. «¿Pip?», preguntó Pim. «Pip-pip», dijo {being}. [«Pero el lazo me lo quedo».]`,
  payoff: `La lucecita de Pim giraba cada vez más deprisa. «{name} —dijo Pim—, ya es luego». Saltó el cajón.~+, y~ Salió toda la cuerda: la roja, la de los paquetes, la de la mermelada. La ataron punta con punta.~+, y~ El brazo largo de Pim la lanzó arriba. Aguantó, y treparon por ella. [El cajón subió el último, vacío y muy orgulloso.]`,
  proud: `El cajón de Pim se abría solo, como una boca cuando intenta no sonreír.`,
  asleep: `La rueda de Pim dejó de chirriar.~+, y~ En el cajón había un cabo nuevo, muy cortito. «Para luego», dijo Pim, y su lucecita dio una vuelta, y otra más lenta, y se paró.`,
};

export const tilda: PalTelling<SpanishNoun> = {
  noun: called('Tilde'),
  intro: `Tilde, un amigo de {name}, era un robot alto y delgado, tan educado que les daba las gracias a las sillas. A cada lado de la cabeza llevaba una oreja, como un platito de vidrio. «Espero no llegar demasiado pronto», dijo Tilde, que vivía ahí. [«Después de ti», dijo {name}. «No, después de ti». Así entraban siempre a cenar.]`,
  quirk: `«Qué buen aspecto, Tilde», dijo {name}. «Oh —dijo Tilde—. Oh, no». Se le pusieron rosas las orejas.~+, y~ Después se le encendieron como lámparas. Se bajó el gorro.~+, y~ Ahora brillaba el gorro. «No miren, por favor —dijo Tilde—. Si me alaban, me enciendo. Son los cables, nada más».`,
  again: `«Buenas noches —dijo {tiny.un} al pasar, a Tilde—. Qué pies tan elegantes». Las orejas de Tilde se pusieron rosas.~+ y~ Luego rojas, y por un rato {tiny} no vio nada. «Daría el codo izquierdo —dijo Tilde— por ser un robot corriente». [«Yo no», dijo {name}.]`,
  try: `«Tanto gusto», le dijo Tilde {being.a}. «Qué bonitas orejas», dijo {being}.~, y~ Las orejas de Tilde se pusieron rosas a través del gorro.~+, y~ Después rojas. Con esa luz todos tenían cara de tomate. «Muy bonito —dijo {being}—, pero no ayuda». [«Les ruego que me disculpen», dijo Tilde.]`,
  payoff: `«Tilde —dijo {name}—, tienes los pies más limpios que he visto. Y te quiero mucho». «Por favor», dijo Tilde. Las orejas se pusieron rojas, luego doradas.~+, y~ Luego blancas como el mediodía.~, así que~ Lo oscuro recogió sus cosas y se fue a otra parte. [«Oh —dijo Tilde, mirando a su propia luz—. Pero si es útil».]`,
  proud: `Tilde no volvió a ponerse el gorro, ni siquiera cuando alguien le daba las buenas noches.`,
  asleep: `Tilde se plegó en cuatro al lado de la cama. «Gracias por tenerme aquí», dijo. «Gracias por estar», dijo {name}.~, y~ A oscuras se le pusieron rosas las orejas, un rosa muy chiquito, que servía para dormir.`,
};

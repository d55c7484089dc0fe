import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const gran: PalTelling<SpanishNoun> = {
  noun: called('Abu'),
  intro: `Abu estaba en casa esa noche, con sus rizos grises y su bolso en el que cabe todo. «¿No tendrás ahí un lápiz?», preguntó {name}. «Veamos», dijo Abu, y abrió el broche. «¿Lo quieres gordo, fino o morado?» [Cuando Abu decía «veamos», algo estaba a punto de pasar.]`,
  quirk: `En el bolso de Abu había un sándwich de otro día.~+, y~ Debajo, un sobre.~, y~ Dentro iban las velas de todas las tartas de {name}. «Pero si ya están sopladas», dijo {name}. «Sopladas no es gastadas», dijo Abu, con las mejillas rosas, y olió una. «Esta fue la de limón». [Y la volvió a guardar, debajo del sándwich.]`,
  again: `Abu se sentó encima del bolso, para descansar.~+, y~ Por dentro algo hizo crac. «¡Mis velas!», dijo Abu. Dos se habían torcido.~+, pero~ No se había roto ninguna. «Esa fue la de la tarta que se le cayó al perro», dijo {name}. «Y en esta —dijo Abu— tu nombre entero dio la vuelta por el costado».`,
  try: `«Veamos —le dijo Abu {being.a}—, ¿cuándo es tu cumpleaños?» «Nunca lo ha dicho nadie», dijo {being}. «Pues decimos que ahora», dijo Abu.~, y~ En el sándwich viejo clavó una vela.~+, y~ Todos soplaron, se rieron y aplaudieron. «Es un cumpleaños muy bueno —dijo {being}—, pero no ayuda».`,
  payoff: `«Veamos», dijo Abu.~, y~ Clavaron las velas viejas en el sándwich.~+ y~ Cantaron el cumpleaños feliz. Al llegar al nombre se encendió sola la vela de la tarta de limón.~, y~ Después todos los años que había.~, y~ Lo oscuro tuvo que quitarse el sombrero. [«Estaban descansando, nada más», dijo Abu.]`,
  proud: `Abu balanceaba el bolso al caminar, cosa que a su edad, dijo, está permitida.`,
  asleep: `Abu se sentó en el sillón, junto a la cama, con los zapatos quitados. «Cierro los ojos solo por hacerte compañía», dijo. A su lado estaba el bolso, con la boca cerrada también, y olía, muy poquito, a <quirk: limón y a velas sopladas|jabón y a menta>.`,
};

export const jojo: PalTelling<SpanishNoun> = {
  noun: called('Pipo'),
  intro: `El primo Pipo, que tenía casi cuatro años y una tirita en cada rodilla, también quería <toddler: quedarse en pie|venir>, claro. Agarraba la manga de {name}, como siempre.~+, y~ Adonde iba la manga iba Pipo. <toddler: «Me quedo —dijo Pipo—. Ya me estoy quedando, mira. Ya me quedé».|«Voy —dijo Pipo—. Ya voy, mira. Ya fui».>`,
  quirk: `Pipo tarareaba una música que tenía tres notas: dum, da, di.~, y~ La tarareaba en la bañera y con la boca llena.~+, y~ Nunca se daba cuenta. «Pipo, estás tarareando», dijo {name}. «No tarareo», dijo Pipo, muy rojo. Dum, da, di. [Al cabo de un rato se le metía a uno en las rodillas.]`,
  again: `Dum, da, di, hacía Pipo, dum, da, di. «Si te doy mi última pasa —dijo {name}—, ¿paras?» Pipo tomó la pasa.~+, y~ Hubo silencio.~, y~ Duró tanto que {name} lo echó de menos. «Ya está», dijo Pipo, y tragó. Dum, da, di.`,
  try: `Pipo miró {being.a} y tarareó, dum, da, di. «Estás tarareando», dijo {being}. «Estoy mirando», dijo Pipo. Dum, da, di, se le escapó {being.a}.~, y~ Al rato lo hacían todos, hasta que les dio la risa.~+, pero~ Nada más había cambiado. [«Ese no fui yo», dijo Pipo.]`,
  payoff: `Llamar no servía.~+,~ Pero mientras estaban callados, Pipo tarareaba, chiquito y seguido: dum, da, di. «Pipo —dijo {name}—, eso que no estás haciendo, no pares». [«Si no hago nada», dijo Pipo.] Y allá lejos, donde no había llegado ningún grito, quien dormía se sentó.~+ y~ Se puso a tararear.`,
  proud: `«Eso lo hice yo —dijo Pipo varias veces, a todos—, sin tararear».`,
  asleep: `Pipo pensaba quedarse en pie para siempre, y se lo había dicho a todo el mundo. <quirk: Dum, hizo, con los ojos cerrados. Da. {name} esperó la última, pero Pipo se la había llevado.|«No duermo —dijo, con los ojos cerrados—. No». {name} esperó el resto, pero Pipo se lo había llevado.>`,
};

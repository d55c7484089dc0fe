import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const zib: PalTelling<SpanishNoun> = {
  noun: called('Zib'),
  intro: `Zib, gran amigo de {name}, venía de otro planeta.~+, y~ Tenía tres ojos, una maletita verde y los pies para el otro lado. «Buenas noches», dijo Zib, con los dos codos. «Buenas noches», dijo {name}, con uno. [Hace falta práctica.]`,
  quirk: `El primer día que pasó aquí, Zib se comió un timbre de puerta.~+, y~ Desde entonces, cuando se reía, sonaba. «Toc, toc», dijo {name}. «¿Quién es?», dijo Zib, y se rio. *Din-don*, hizo.~+, y~ Alguien fue a ver quién llamaba. «Soy yo nada más», dijo Zib, que se había puesto azul pálido.`,
  again: `Para no reírse más, Zib pensaba en una cosa triste. Era el último guisante del plato, rodando sin compañía.~, pero~ Se tuvo que reír igual. *Din-don.* «¡Va!», gritó alguien.~+, y~ Se oyeron unas pantuflas. «Digamos que no estábamos», dijo Zib. [{name} también pensaba en el guisante.]`,
  try: `{name} le contó {being.a} el chiste del calcetín.~+, y~ {pal} empezó a reírse antes del final. *¡Din-don!* «Adelante», dijo {being}. Todos miraron a ver quién llamaba, y era Zib. [Eso dio tanta risa que volvió a sonar.] «Es lo mejor de esta noche —dijo {being}—, pero no ayuda».`,
  payoff: `«Podrías reírte», dijo {name}. «¡Pero se va a levantar alguien!», dijo Zib. «Sí», dijo {name}, y contó el chiste del calcetín. La risa le empezó a Zib en los pies, sacudió la maleta.~+ y~ Salió: *¡DIN-DON!* Y quien dormía se sentó en el acto.~+, porque~ Un timbre puede ser para uno.`,
  proud: `«Soy yo —les decía Zib a todos los que pasaban, y ya no se ponía azul pálido—. ¡Soy yo nada más!» *Din.*`,
  asleep: `Zib se acostó con la maletita por almohada.~+, y~ Se le cerró un ojo, luego el otro, luego el tercero.~, y~ En lo hondo del sueño debió de oír uno muy bueno. *Din*, hizo Zib, bajito, y se guardó el don para mañana.`,
};

export const foom: PalTelling<SpanishNoun> = {
  noun: called('Fum'),
  intro: `Fum, que era de los amigos de {name}, venía de otro planeta, con un pelo de plata, un bolso grande y una lista de cosas que ver. «¿Esto qué hace?», preguntó Fum. «Es una silla —dijo {name}—. Te sientas encima». «¿Y se *deja*?», dijo Fum. [«¿Con cualquiera?»]`,
  quirk: `«¿Qué hay ahí?», preguntó Fum, y señaló la manga de {name}. «Un brazo», dijo {name}, y se la subió. «¡Uno entero!», dijo Fum.~+, y~ *FUM*, se le puso de punta todo el pelo. Abultaba el triple.~+, y~ Estaba más redondo que un bollo. «Me pasa cuando me sorprendo».`,
  again: `«De ahora en adelante —dijo Fum, alisándose el pelo— no me sorprende nada». Pasó por ahí {tiny.un}.~+, y~ Dio las buenas noches. «*Habla*», dijo Fum. *FUM.* «¿Y ahora dónde está?», preguntó. «Creo que dentro de tu pelo», dijo {name}. [«Se está muy bien», dijo {tiny}, desde lo hondo.]`,
  try: `«¿Esto es {being}? —preguntó Fum—. ¿De verdad?» *¡FUM!* Abultó tanto que todos tuvieron que hacer sitio.~+, y~ Les dio la risa. «Saldrás en mi postal», dijo Fum. «Qué amable —dijo {being}—, pero no creo que una postal ayude».`,
  payoff: `«¿Eso qué hace?», preguntó Fum. «Temblar —dijo {name}—. Tiene frío, y se sacude para entrar en calor». «¿Qué, *sin ayuda*?», dijo Fum.~+, y~ *FUM*, subió todo el pelo. Quien temblaba se metió dentro.~+, y~ Estuvo en calor, como un huevo en la paja. [Nunca se había sorprendido nadie tanto.]`,
  proud: `Fum iba escribiendo una postal sin pararse. «Queridos todos —decía—: hoy serví para algo. Fue una sorpresa».`,
  asleep: `«¿Y ahora qué pasa?», preguntó Fum. «Cerramos los ojos, y ya es mañana», dijo {name}. «¿De cerrarlos?», dijo Fum, y el pelo hizo, muy suave, *fum*.~,~ Y arriba y abajo se fue meciendo, todo de plata, cada vez más despacio.`,
};

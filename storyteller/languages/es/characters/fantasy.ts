import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const bramble: PalTelling<SpanishNoun> = {
  noun: called('Zarzo'),
  intro: `Zarzo era un trol, de los que no pasan de una mesa, y amigo de {name}. Tenía pelo por todas partes.~+, y~ Nadie sabía cuál era el lado de delante. «Buenas noches, Zarzo», dijo {name}. «Le estás hablando a mi espalda», dijo Zarzo con cariño. [«Pero se alegra mucho de verte».]`,
  quirk: `A Zarzo se le pegaban las cosas, y no era robar: él pasaba por al lado, y ellas se venían. {name} le sacó medio gofre. «¿Y esto tan amarillo y tan tibio?» «Un poco de lámpara —dijo Zarzo—. Estaba encendida.~, y~ La habré rozado». [Por ahí dentro bajó la cabeza.]`,
  again: `«He tenido cuidado —dijo Zarzo—. He ido por fuera de todo». «Llevas un peine», dijo {name}, y le dio la vuelta a Zarzo por fuera. «Es del día que intentaron peinarme», dijo Zarzo.~+, y~ Se puso colorado por debajo del pelo. [En una especie de hamaca llevaba también {tiny.un}. «Eso no se ha pegado. Se hospeda».]`,
  try: `«A lo mejor llevo algo que le guste {being.a}», dijo Zarzo, y se sacudió.~, y~ Salieron nueve botones, el silbato de alguien y un gofre. El gofre se puso de pie y se fue rodando. «Pues nada de eso es», dijo {being}. [Zarzo pasó una vez al lado de todo aquello, y ya no estaba.]`,
  payoff: `«Zarzo, ¿al lado de cuántas lámparas has pasado?», preguntó {name}. «Perdón —dijo Zarzo—. De todas». {name} metió la mano en el pelo.~+, y~ Salió luz de lámpara y un poco de domingo. Se la pegaron otra vez, pero por fuera.~+, y~ {pal} brillaba como una tienda a la hora de cerrar. «Esto es lo de delante», dijo.`,
  proud: `Zarzo se guardó otra vez toda la luz, hasta el último trocito de lámpara, y tarareó por el lado de delante.`,
  asleep: `Zarzo se enroscó al lado de la cama, y era como tener una alfombra que respira. «Que descanses, Zarzo», dijo {name}. «Otra vez mi espalda», murmuró. <quirk: En lo hondo del pelo quedaba encendido un último trocito de lámpara. Se fue haciendo pequeño, y más tostado, y se durmió|A su alrededor el pelo subía, y despacio bajaba>.`,
};

export const mugwort: PalTelling<SpanishNoun> = {
  noun: called('Ajenjo'),
  intro: `Ajenjo, el amigo de {name}, era <toddler: casi todo sombrero, con unas botas para llevarlo|de esos brujos que son casi todo sombrero>. El sombrero era negro y alto.~+, y~ Se doblaba donde empieza la punta. «¿Una galleta?», preguntó {name}. «No, gracias —dijo Ajenjo—, para mí no». Pero poco a poco la punta se inclinó hacia el plato. [«Deja eso», dijo Ajenjo.]`,
  quirk: `El sombrero delataba a Ajenjo, porque señalaba lo que él quería. «No tengo nada de hambre», dijo.~+, y~ La punta fue derecha al bolsillo de {name}. «Ahí hay una pasa», dijo {name}. «No, gracias», dijo Ajenjo, muy rosa.~, y~ Se enderezó el sombrero.~+, y~ El sombrero se volvió a doblar. [Al final se la comieron a medias.]`,
  again: `Ajenjo se había atado la punta del sombrero con un cordón de zapato. «Así nadie sabe lo que quiero», dijo.~, y~ El cordón se puso tirante y giró el sombrero entero.~+, y~ Le señaló el zapato. «Bueno, sí —dijo Ajenjo—. Me gustaría que me devolvieran el cordón».`,
  try: `«Le pregunto al sombrero qué quiere {being}», dijo Ajenjo, y lo levantó. La punta dio vueltas y vueltas.~+, y~ Se posó en la nariz del propio Ajenjo. «Es que solo me conoce a mí», dijo, y estornudó. «Muy buena nariz —dijo {being}, ya con risa—, pero no la quiero».`,
  payoff: `«¿Tú qué quieres, Ajenjo?», preguntó {name}. «Nada, gracias», dijo, y se miró las botas. «¿De verdad?» «Quiero encontrar el camino. Muchísimo». Entonces el sombrero se dobló, se estiró.~+ y~ Señaló. «Pues por ahí es», dijo {name}.`,
  proud: `«Sí, por favor», decía Ajenjo desde entonces, y el sombrero no se movía.`,
  asleep: `El sombrero de Ajenjo estaba a los pies de la cama. «¿Quieres algo?», preguntó {name}. «No, gracias», dijo Ajenjo, ya casi dormido.~, y~ Despacio, con un crujido largo y suave, la punta se inclinó hacia la almohada, se acostó en ella y ahí se quedó.`,
};

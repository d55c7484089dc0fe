import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const marigold: PalTelling<SpanishNoun> = {
  noun: called('Clavel'),
  intro: `{name} conocía a un pirata, el capitán Clavel, de abrigo azul.~+, y~ Llevaba una cuchara de palo en el cinturón.~, pero~ Barco no, porque se lo estaban arreglando. «¡Por mis botones! ¿Qué hay a la vista?», dijo. «Un zapato», dijo {name}, y era un chiste que tenían.`,
  quirk: `«¡Alto!», gritó Clavel, y sacó el lápiz, porque dibujaba mapas. «Aquí estamos, aquí hay una miga, y aquí me caigo yo encima». «¿Y el tesoro?», preguntó {name}. Clavel se miró las botas. «Yo solo dibujo lo que hay». Y el mapa se fue al sombrero, con todos los demás.`,
  again: `«¡Alto!», gritó Clavel.~, y~ Salió el lápiz.~+, y~ Dibujó una esquina, una miga y un olor raro. «¿Por qué el olor?», preguntó {name}. «Porque estaba, por mis botones», dijo Clavel. Llevaba tantos mapas en el sombrero que le quedaba muy alto. [Parecía una tarta en su plato.]`,
  try: `«¡Quieto todo, que te dibujo!», le gritó Clavel {being.a}.~, y~ Dibujó {being.a}, dibujó a {name}.~+, y~ Entre los dos puso una fila de puntitos. «¿Los puntitos qué son?», preguntó {being}. «Lo lejos que está», dijo Clavel. [Se rieron, porque eran dos pasos.] «Pero ¿cómo se cruza?», preguntó {being}.`,
  payoff: `Clavel se quitó el sombrero y lo sacudió.~, y~ Cayeron los mapas: el desayuno, la miga, el martes pasado. {name} los fue poniendo borde con borde.~+;~ Uno encajaba con el siguiente.~, y~ Por todos ellos pasaba el mismo camino, uno solo. «Yo solo dibujé lo que había», dijo Clavel.`,
  proud: `Clavel llevaba ahora el sombrero más bajo, y le daba un aire bastante feroz.`,
  asleep: `Clavel puso las botas muy juntas y dibujó un último mapa, chiquitito.~, y~ Salía una cama. «Aquí está el tesoro», dijo, puso una cruz en la almohada y se durmió antes de acabar la segunda raya.`,
};

export const thimble: PalTelling<SpanishNoun> = {
  noun: called('Dedal'),
  intro: `El viejo Dedal era pirata y amigo de {name}, con una barba como un felpudo y un diente de oro.~, y~ Tejía al andar.~+, y~ La lana le subía desde la bota. «Arr —decía, contando—, dos, cuatro, arr, seis». [Había pasado cuarenta años en el mar, y en el mar hace frío.]`,
  quirk: `«¿Qué tejes?», preguntó {name}. Dedal levantó la labor, que era roja y ancha. «Arr —dijo, y las orejas se le pusieron como la lana—. No me lo ha dicho». Clic, siguieron las agujas. [Una vez le tejió un calcetín a una chimenea.]`,
  again: `Clic, clic, clic.~+, y~ La cosa roja ya le llegaba a Dedal por las rodillas. «¿Ha dicho algo?», preguntó {name}. «Carraspeó», dijo Dedal.~, y~ La miró con la cabeza ladeada. «Arr. Es para alguien pequeño». Clic, clic. [{name} le sujetaba una punta, para que no tropezara.]`,
  try: `Dedal le midió la labor {being.a}.~, pero~ Era demasiado ancha y, puesta al revés, demasiado larga. «Arr. ¿No serás un pato?» «Que yo sepa, no», dijo {being}.~, y~ Ahí ya nadie pudo aguantar la risa. «Entonces no es para ti», dijo Dedal, y siguió tejiendo.`,
  payoff: `Las agujas de Dedal se pararon. «Ya me ha dicho lo que es», dijo, y cortó la lana con el diente de oro. La cosa roja era exactamente de la medida de quien tiritaba.~, y~ Allá fue, hasta que no asomaban más que dos ojos. «Tengo calor», dijo una voz. [«Se tomó su tiempo», dijo Dedal.]`,
  proud: `Dedal se sonó con la barba, y dijo que no era nada, un poco de lana en el ojo.`,
  asleep: `Dedal se sentó junto a la cama con un ovillo nuevo, azul. «¿Qué va a ser?», preguntó {name}, ya casi en sueños. «Arr. No lo ha dicho», dijo Dedal. Clic, hicieron las agujas, más despacio. Clic. Y la lana se le resbaló de la rodilla y se quedó ahí.`,
};

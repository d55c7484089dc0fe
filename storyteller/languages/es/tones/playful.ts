import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'playful'> = {
  open: [
    `Esa noche andaba por ahí una manta, con dos pies descalzos, y los pies eran de {name}. «Aquí no hay nadie —dijo la manta—. Soy un cerro que ha salido de paseo». Entonces chocó con la cama.~+, y~ Le pidió perdón. [La cama no dijo nada, pero se le notaba.]`,
    `En la pierna izquierda del pijama se escondía un pie. «Ya voy, ya voy —dijo {name}—. ¿Estás en la rodilla?» Ahí no estaba.~, pero~ Por la punta se asomó un dedo. «¡Te encontré!» Y para adentro, a jugar otra vez.`,
    `«Buenas noches —dijo la mano izquierda de {name}—. ¿Nos conocemos?» «De la cena —dijo la derecha—. Usted tenía el pan». Se saludaron, y luego cada una tuvo que pasar por su manga. «¡Ah, es usted!», se dijeron al otro lado.`,
  ],
  outside: `«Aquí fuera hace falta una regla», dijo {pal}. «Quien se asuste dice bu antes», dijo {name}. «¿A quién?», preguntó {pal}. «Al susto». {pal} probó con un bu bastante educado.~, y entonces~ {name} hizo otro. Lo oscuro no lo devolvió.`,
  rest: `«Pierde quien se mueva antes», dijo {name}, y se sentaron.~, y~ Durante un rato no se movió ni un botón. «Has respirado», dijo {pal}. «Respirar se puede», dijo {name}. «¡Te has reído!» «¿Y cómo lo sabes —dijo {name}—, si no mirabas?» [Con eso quedaron empatados, y hubo que repetir.]`,
  doorstep: `Jugaron a la Cama, que consiste en que quien haga ruido empieza otra vez. Salió <toddler: una pantufla|un zapato>.~+, y~ No lo oyó nadie, y el otro pie se descalzó como si durmiera. Entonces a {pal} le dio la risa. «Vuelta a empezar», susurró {name}.~+, y~ Hubo que calzarse de nuevo.`,
  close: [
    `El cerro ya había dado su paseo, y estaba en la cama. Subía y bajaba, cada vez un poco menos, y al final le salió una nariz.`,
    `El pie se había escondido otra vez, en lo más hondo de la cama, y ahora se escondía también el otro. Nadie dijo que ya iba, y nadie buscó, así que ganaron los dos.`,
    `«¿Nos conocemos?», murmuró la mano izquierda, debajo de la almohada. «Me suena», murmuró la derecha.~, y~ Se agarraron, para estar seguras, y pronto ninguna sabía cuál era cuál.`,
  ],
  links: [
    `{name} y {pal} hicieron el trozo siguiente como ratones, y el de después como vacas.`,
    `Ahora le tocaba a {pal} ser la locomotora; {name} era el tren.`,
    `{name} hizo el siguiente trozo de espaldas, y {pal} tenía que adivinar por dónde iban.`,
    `Cada tres pasos había que dar un salto, y quien se olvidara daba dos.`,
    `«Te echo una carrera», dijo {name}, y ganaron los dos, {name} y {pal}.`,
    `Por un rato {name} y {pal} fueron un solo animal muy largo, y la cola era {pal}.`,
  ],
  threads: {
    guess: {
      one: `«Estoy pensando en una cosa», dijo {pal}. «¿Más grande que un bollo?», preguntó {name}. «No». «¿Más pequeña que un bollo?» «No». {name} pensó muchísimo, con los ojos apretados. «¿Es un bollo?» {pal} se quedó callado un momento. «Has mirado». [«No se puede mirar —dijo {name}—. La llevas en la cabeza».]`,
      two: `«Ahora yo —dijo {name}—. Estoy pensando en una cosa». «¿Es un bollo?», preguntó {pal}. «No». «¿Está lejos?» «Lo estaba, pero se ha acercado a preguntar». {pal} miró por detrás.~+ y~ Miró por los dos lados. «Ahora da vueltas», dijo {name}. «Entonces —dijo {pal}— soy yo».`,
      three: `«Ya he pensado una», dijo {pal}. «¿Está cerca?» «No mucho». «¿Es blanda?» «Mucho». «¿Tiene plumas?» «Solo por dentro». Era una cama.~+, pero~ {name} no lo dijo, porque en cuanto se dice dan ganas de estar en ella.`,
      end: `«Estoy pensando en una cosa», dijo {name}, con los ojos cerrados. «¿Es blanda?», preguntó {pal}. «Sí». «¿Tiene plumas?» «Mmm». «¿No será un bollo?» «Mm-mm». «¿Tienes la cabeza encima?» A eso ya no contestó nadie, así que ganó {pal}.`,
    },
    tag: {
      one: `«Tú la llevas», dijo {name}, y tocó a {pal} con un dedo. «¿Y qué hago?», preguntó {pal}. «Se la pasas a alguien». {pal} miró el sitio, y ahí no se veía nada. «Me la quedo un rato», dijo {pal}. [Y se la guardó con mucho cuidado.]`,
      two: `«¿Qué tienes en la manga?», preguntó {pal}. {name} miró.~+, y~ {pal} se inclinó y la tocó. «*Tú* la llevas». «¡Si yo no jugaba!» «No dijiste que habías parado», dijo {pal}, y pensándolo bien era verdad.`,
      three: `«La sigues llevando tú», dijo {pal}. «No, te la devolví —dijo {name}— cuando bostezabas». «Yo te la devolví *durante* el bostezo». Echaron cuentas.~+, y~ Ninguno sabía ya quién la llevaba. «A lo mejor se nos ha caído», dijo {pal}.`,
      end: `Por encima de la manta llegó despacio un dedo. «Tú la llevas», dijo {name}. «No puedo —dijo {pal}—. Estoy en la cama, y la cama es casa». {name} lo pensó, y también estaba en la cama. «¿Y quién la lleva?» Nadie, por primera vez desde la cena.`,
    },
  },
};

import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'silly'> = {
  open: [
    `«Perdón», le dijo {name} a la pierna izquierda del pijama.~, porque~ Los dos pies se habían metido por la derecha. «¡A cenar!», gritaron. «¡Vamos!», gritó {name}, y fue a saltitos. La pierna vacía venía detrás.~+, y~ Le pusieron un cojín.`,
    `«¿Alguien ha visto mis pantalones del pijama?», gritó {name}. «¿Miraste en la sopa?», gritaron. {name} miró.~+, pero~ En la sopa no había más que sopa. «¡Entonces los llevas en la cabeza!» Y era verdad, así que {name} repitió sopa.`,
    `De cena había guisantes. «¿Le importa?», le preguntó {name} al primero.~+, pero~ No le importaba, ni a los diecisiete siguientes.~,~ Pero el diecinueve era otra clase de guisante. «Dice que preferiría que no», dijo {name}.~+, y~ Le dio una huevera para que se sentara.`,
  ],
  outside: `«Llevas el abrigo boca abajo», dijo {pal}<toddler: |, a los tres pasos>. «No —dijo {name}—. Soy yo». Le dieron la vuelta a {name}.~+, y~ Entonces lo que estaba mal eran las botas. «¿Y mis pies?» «Aquí arriba —dijo {pal}—. Dicen que lo ven todo».`,
  rest: `«¿Estamos allí?», preguntó {pal}. «No —dijo {name}—. Estamos aquí». «¿Cómo lo sabes?» «Porque nos tiene dentro», dijo {name}. «Entonces, si vamos allí —dijo {pal}—, también se convertirá en aquí». Después de eso tuvieron que sentarse. [{pal} había mirado alrededor, y era cierto.]`,
  doorstep: `Por error acostaron las botas.~+, y~ En el felpudo dejaron de pie a {name}. «Buenas noches, que descansen», les dijeron a las botas.~+, y~ No se dio cuenta nadie.~, hasta que~ Las botas no pidieron agua. «Eso no es {name}», dijeron.`,
  close: [
    `Las piernas estaban en las piernas, una en cada una, y había costado toda la noche.~, y~ Ya nadie tenía que pedir perdón. {name} se acostó en las dos a la vez, y no quedaba adonde caer más que en el sueño.`,
    `«¿Alguien ha visto mi sueño?», gritó {name}. «¿Miraste en la almohada?» {name} miró, con una oreja y los dos ojos cerrados, y ahí estaba. Los pantalones estaban en las piernas, así que no había nada más que buscar.`,
    `En su huevera descansaba el guisante diecinueve, con una servilleta hasta la barbilla. «¿Te importa?», le preguntó alguien a {name}, con la mano en la lámpara.~, y~ Por lo que se pudo oír, no le importaba.`,
  ],
  links: [
    `{name} echó a andar de frente, y {pal} de espaldas, por ver los dos lados.`,
    `{name} y {pal} iban en fila, y se turnaban para ser el medio.`,
    `{name} y {pal} desfilaron, para parecer doce.`,
    `«Después de ti», dijo {pal}. «Después de ti», dijo {name}, así que fueron los dos de lado.`,
    `{pal} tropezó con nada y le pidió perdón a la nada. {name} la puso otra vez en su sitio.`,
    `{name} llevaba la bota izquierda en el pie derecho, y por un rato solo pudo ir en redondo.`,
  ],
  threads: {
    sock: {
      one: `«Alto —dijo {name}—. Solo llevo un calcetín». Miraron bien, y era así: un pie tenía calcetín.~+, y~ El otro tenía dedos. {pal} miró dentro del calcetín que había. «Aquí no está —dijo {pal}—. Es todo pie, hasta el fondo». [{pal} miró también debajo {tiny.de}, que se levantó para que mirara.]`,
      two: `«¡Llevas puesto mi calcetín!», dijo {name}. «No —dijo {pal}, con el calcetín en la cabeza—. Es un sombrero». «Tiene talón». «Los buenos lo tienen». Así que lo presentaron como sombrero. «Mucho gusto», dijo {name}.~+, y~ El talón hizo una reverencia.`,
      three: `{name} contó los calcetines.~+, y~ Había uno en el pie izquierdo, un sombrero y uno en el pie derecho. «Con eso van tres. Yo nunca he tenido más de dos». «Bueno, llevan toda la noche por ahí —dijo {pal} debajo del sombrero—. Esas cosas pasan».`,
      end: `Junto a la cama había tres calcetines. {name} miró mucho el tercero, que era más bien pequeño. «A ver, ¿y tú de quién eres?» {pal} se lo puso en la nariz, y le quedaba bien, así que eso quedó resuelto, y nadie tuvo frío por ningún lado.`,
    },
    spoon: {
      one: `«¿Por qué llevas una cuchara?», preguntó {pal}. «Por si hay sopa», dijo {name}.~, y~ Los dos miraron alrededor.~+, y~ No había sopa. «Por eso es nada más *por si*». «Entonces yo tenía que haber traído una escalera —dijo {pal}—. Por si está muy alta».`,
      two: `{pal} se miró en la cuchara de {name}. «Aquí hay alguien, boca abajo». «¿Quién?», preguntó {name}. «No sé, pero tiene mi nariz». Por educación {pal} se puso también cabeza abajo. «Ahora está al revés —dijo {pal}—. No hay manera de darle gusto».`,
      three: `«Pregúntale a tu cuchara cuánto falta», dijo {pal}.~,~ Así que {name} le preguntó a quien iba dentro, que era chiquitito y estaba boca abajo. «¿Qué dice?» «Dice: *¿cuánto falta?*», dijo {name}. «Entonces tampoco lo sabe», dijo {pal}.`,
      end: `En la cama {name} se asomó a la cuchara, y dentro había alguien, boca abajo en una cama. «Te vas a caer», dijo {name}, y le dio la vuelta.~, pero~ Por detrás estaba todo del derecho. «Así está mejor», dijo, y se cerraron cuatro ojos.`,
    },
  },
};

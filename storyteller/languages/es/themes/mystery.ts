import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y la última adivinanza`,
  want: [
    `La última adivinanza del libro de {name} era la mejor: *Es cosa de dos. Viene al final. A solas no se puede tener.* [{name} había probado con *zapatos* y con *codos*.] Pero la página de la respuesta estaba arrancada.~+, y~ El libro se devolvía mañana. ¿Y si nadie lo sabía nunca?`,
    `Nadie acertaba la adivinanza del libro de {name}: *Es cosa de dos. Viene al final. A solas no se puede tener.* [«El postre», dijo uno, por decir.] La última página estaba arrancada.~+, y~ Mañana había que devolver el libro. {name} quería la respuesta esta noche.~+, porque~ Después quizá ya no la tuviera nadie.`,
  ],
  setoff: `«Con ese ruido no puedo pensar —dijo {name}, y cerró el libro sobre un dedo—. Pero significa que hay alguien despierto, y a ese no le he preguntado». Primero el abrigo, después el libro de adivinanzas debajo del abrigo.~+, y~ Se fueron detrás del ruido.`,
  stay: `«Con ese ruido no hay quien piense —dijo {name}—. Pero alguien hay en pie. Le preguntaré mi adivinanza». En pijama se sentaron donde acaba la luz de la lámpara, con el libro abierto. «Ni siquiera hay que llamarlo —dijo {pal}—. Oye». El ruido ya estaba más cerca.`,
  remind: `«¿No serán *calcetines*? —preguntó {pal}—. Son cosa de dos». «Se puede tener uno», dijo {name}. [«Viene al final… ¿Los dedos de los pies?»] «¿Una *pelea*?» «Esa la hago yo sin ayuda». {name} miró otra vez en el libro de adivinanzas.~, pero~ Donde podría decir *pelea* solo había papel roto.`,
  refrain: {
    first: `Una adivinanza baja mejor en voz alta, así que la dijeron, cada uno su línea:\n«Es cosa de dos y al final se da.\nUno no puede. ¿Qué es lo que será?»`,
    again: `La preguntaron otra vez, que nunca se sabe quién escucha con la respuesta:\n«Es cosa de dos y al final se da.\nUno no puede. ¿Qué es lo que será?»`,
    third: `{name} abrió el libro por lo roto, y no había nada más que probar que la adivinanza:\n«Es cosa de dos y al final se da.\nUno no puede. ¿Qué es lo que será?»`,
    last: `Había tanto silencio que se podía decir casi sin aire, y el final había vuelto:\n«Es cosa de dos y al final se da.\nBuenas noches. Dicho está.»`,
  },
  try: `Salió el libro. {name} leyó la adivinanza. {Being} se alegró mucho de que le preguntaran. «¿Cosa de dos? ¡Entonces soy yo, y luego yo otra vez!» [Y al momento hizo la segunda vez.] «Sigue siendo uno», dijo {name}. «Ya lo sé —dijo {being} sin parar—. Lo he notado muchas veces».`,
  easy: `«¡*Guantes*! —dijo {name}—. Son dos, y están al final de uno». Casi valía.~+, y~ La adivinanza quedaría resuelta. {Being} seguiría toda la noche, sin nadie que le preguntara nada.~, pero~ {name} ya había mojado la punta del lápiz.`,
  resolve: `«¡*Buenas noches*! —susurró {name}—. ¡Eso es! Es lo último que se dice, y hacen falta dos». {pal} lo probó a solas. «Buenas noches», dijo {pal}. «Buenas noches», dijo {name}, y ya eran dos. [«Se me escapó», dijo {pal}.] Así que fue al libro de adivinanzas, en el borde roto.`,
  bed: `El libro de adivinanzas estaba cerrado, otra vez con su respuesta. Es cosa de dos: uno lo dice y a otro se lo dicen. Viene al final, y esto era el final.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y la foto que faltaba`,
  want: [
    `En el álbum de {name} había un hueco, cuatro esquinas de papel sin ninguna foto.~, y~ Debajo, con tinta vieja, decía *La mejor noche de todas*. ¿Quién hizo la foto? {name} quería saberlo esta noche. [Solo había una pista, y era pegamento.] ¿Y si el hueco se quedaba vacío para siempre?`,
    `«¿Quién hizo la foto?», preguntó {name}.~, pero~ Nadie lo sabía.~+, y~ En el álbum solo había un hueco con cuatro esquinas de papel. *La mejor noche de todas*, decía debajo. [{Tiny} ya no estaba entre los sospechosos.] {name} quería resolverlo esta noche.~+, porque~ Un hueco vacío no se deja así.`,
  ],
  setoff: `«*La mejor noche de todas* —dijo {name}—. ¡Tiene que ser hoy! Es la foto que falta». La página salió del álbum.~+ y~ Se metió en el abrigo. «Le preguntaremos a todo el mundo quién la hizo», dijo {name}, y salieron[, {pal} con los ojos puestos en las pistas].`,
  stay: `«¡Es hoy! —dijo {name}—. *La mejor noche de todas*». En pijama se sentaron donde acaba la luz de la lámpara.~+, y~ Entre los dos sujetaron la página de las cuatro esquinas. «Ahora veremos quién hace la foto», dijo {name}. «Yo no veo a nadie todavía», dijo {pal}.`,
  remind: `{name} interrogó a todos los que pasaban. «¿Hizo usted la foto?» «Iba a hacerla —dijo uno—, pero me encontré con la boca abierta». {name} lo apuntó: *boca abierta*. [El siguiente le estaba dando la mano a alguien.] «Nos esconden algo», dijo {pal}. «No —dijo {name}—. Para mí que nos lo están diciendo».`,
  refrain: {
    first: `Cada caso tiene su pregunta, y conviene repetirla, para que no se escape:\n«¿Quién hizo la foto? ¿Quién estuvo ahí?\n¿Qué va en este hueco que falta aquí?»`,
    again: `Pistas ya tenían una o dos, pero ninguna cabía aún entre cuatro esquinas:\n«¿Quién hizo la foto? ¿Quién estuvo ahí?\n¿Qué va en este hueco que falta aquí?»`,
    third: `Todos miraban hacia el mismo lado, y nadie habría sabido contestar:\n«¿Quién hizo la foto? ¿Quién estuvo ahí?\n¿Qué va en este hueco que falta aquí?»`,
    last: `Después de un buen rato alguien tenía que hablar, y fue {name}, con el caso resuelto:\n«Nadie hizo la foto. Estuvimos ahí.\nEso va en el hueco que falta aquí.»`,
  },
  try: `«Te dibujo —dijo {name}, con la página y un lápiz—, y así no hay hueco». {Being} miró las cuatro esquinas. «¿Y me quedaría así para siempre?» «Tú pon tu mejor cara». Eso fue el colmo.~+, porque~ Ahora {being} no sabía cuál era. [El lápiz esperó, y al final se guardó.]`,
  easy: `«Ponme a mí en el hueco —dijo {pal}—. Yo no me muevo». Entonces el álbum estaría lleno.~+, y~ Podrían dejar de esperar.~, y~ Nadie vería nunca lo que {being} tenía. «Barbilla arriba», dijo {name}, y sacó el lápiz.`,
  resolve: `Ahí estaba la página del álbum, en la mano de {name}, con el hueco vacío. «Se me olvidó dibujar —dijo {name}—. Estaba mirando». Se miraron los dos.~+, y~ Lo entendieron a la vez. «Así que ese hizo la foto —dijo {pal}—. Nadie. Estaban todos mirando». [«Y todos con la boca abierta».]`,
  bed: `La página volvió al álbum, y sus cuatro esquinas no sujetaban nada.~,~ Pero a quien estuvo ahí no le parecía vacía. {name} cerró los ojos, y ahí estaba, entre las cuatro esquinas.`,
};

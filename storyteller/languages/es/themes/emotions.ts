import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y la cosa que daba vueltas`,
  want: [
    `Cuando se fueron los primos, algo empezó a dar vueltas en la barriga de {name}.~, y~ Hambre no era, porque ya habían cenado. {name} quería saber esta noche cómo se llama eso.~+, y~ Llevaba una etiqueta de papel para escribirlo. ¿Y si daba vueltas hasta mañana?`,
    `Los primos arrancaron el coche.~+, y~ En la barriga de {name} entró una cosa y se puso a dar vueltas. «¿Cómo se llama esto?», preguntó {name}.~+, pero~ Nadie lo sabía. [Habían probado con *hambre* y con *puré*.] De un botón colgaba una etiqueta, y ahí hacía falta un nombre. ¿Y si daba vueltas toda la noche?`,
  ],
  setoff: `{name} se paró, con una mano en la barriga. «Ese ruido da vueltas igual que esto de aquí». «¿Y ese sí sabe cómo se llama?», preguntó {pal}. «Se lo voy a preguntar». [La barriga dio otra vuelta, como quien dice que bueno.] Se puso el abrigo, con la etiqueta por delante.~+, y~ Salieron los dos.`,
  stay: `En pijama, {name} se sentó donde acaba la luz de la lámpara, con la etiqueta. «Ese ruido de ahí da vueltas igual que esto de mi barriga». «Entonces sabrá cómo se llama —dijo {pal}—. Le preguntamos». No hizo falta llamar a nadie.~+, porque~ El ruido venía de todas maneras.`,
  remind: `«Yo conocí una vez una cosa así —dijo {pal}— que se llamaba *ganas de ir al baño*». {name} palpó con la mano abierta. «No, no es eso». «Pues será *casi mi cumpleaños*». {name} volvió a palpar.~+, y~ Se parecía un poco, pero al revés. [En la etiqueta no pusieron nada todavía, aunque se iban acercando.]`,
  refrain: {
    first: `A una barriga se le puede cantar, si uno se agacha, así que {name} se agachó:\n«Cosa que andas por mi barriga,\n¿cómo te llamas? Que alguien lo diga.»`,
    again: `Había dado once vueltas más, y a la número doce le preguntaron:\n«Cosa que andas por mi barriga,\n¿cómo te llamas? Que alguien lo diga.»`,
    third: `Ahora había una aquí dentro y otra ahí fuera, y les preguntaron a las dos:\n«Cosa que andas por mi barriga,\n¿cómo te llamas? Que alguien lo diga.»`,
    last: `{name} se agachó y se lo cantó a la barriga, y por primera vez no era una pregunta:\n«Cosa que andas por mi barriga,\nya sé tu nombre, y ya eres mi amiga.»`,
  },
  try: `{name} enseñó la etiqueta. «¿Qué tienes? ¿Hambre?» «Puede que sí», dijo {being}. «¿O enfado? [¿O te duele un pie?]» «También, supongo. ¿Puedo tenerlas todas?» Y {being} tuvo que empezar desde el principio, una vez por cada una.`,
  easy: `«Ponle *hambre* —dijo {pal}—. Entonces te dan pan con mermelada». Estaría dulce.~+, y~ La cosa de la barriga se echaría. Y {being.a} no le tocaría mermelada.~+, y~ Daría vueltas sin parar. {name} ya tenía la boca abierta, para la palabra o para el pan.`,
  resolve: `«Es *echar de menos* —dijo {name}—. Echo de menos a los primos. Se llama así». «¿Y por eso da vueltas?», preguntó {pal}. «Da vueltas hasta que alguien lo dice». Lo escribieron en la etiqueta.~+, y~ La cosa de la barriga se sentó. [Solo quería que no la confundieran con el hambre.]`,
  bed: `La etiqueta colgaba de la cama, con su nombre escrito.~, y~ La cosa de la barriga ya no daba vueltas, y se había hecho un ovillo, como un gato. Y lejos, cada uno en su cama, también los primos.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el botón de dos caras`,
  want: [
    `Desde el desayuno había algo de puntillas en la barriga de {name}. ¿Era un viva o era un oh? Para preguntarlo había un botón, con una cara de viva y otra de oh. {name} quería saberlo esta noche. ¿Y si era un oh?`,
    `La cosa estaba de puntillas en la barriga de {name}.~+, y~ Era un viva o era un oh. {name} tenía un botón para eso, con cara de viva por delante y cara de oh por detrás. [Lo había dibujado con tinta, y se notaba el esfuerzo.] Esta noche había que saberlo. ¿Y si al final salía oh?`,
  ],
  setoff: `«¡Eso es esta noche! ¡De ahí me viene!», dijo {name}, y dio vuelta al botón. Dijo viva, y después dijo oh. «Tampoco lo sabe —dijo {pal}—. Habrá que ir a ver». [La barriga ya estaba más cerca de la puerta que los pies.] Así que salieron, con abrigo y de puntillas.`,
  stay: `«¡Eso es esta noche! ¡De ahí me viene!», dijo {name}.~, y~ Se sentaron en pijama donde acaba la luz de la lámpara, con el botón. Decía viva.~+, y~ {pal} le dio la vuelta, y decía oh. [«Este tampoco se decide».] Y en la barriga de {name} la cosa seguía de puntillas.`,
  remind: `«¿Cómo la tienes?», preguntó {pal}. {name} miró el botón, y el botón decía viva. «Ahora está en un solo pie». «Yo tengo otra —dijo {pal}—. Salta. Para mí que es la comida». Le dieron la vuelta al botón de parte de {pal}, y fue un oh. [«Pues me gusta», dijo {pal}.]`,
  refrain: {
    first: `Se salta una vez por el viva y otra por el oh, o salta la barriga:\n«¿Será un viva? ¿Será un oh?\nDe puntillas, no sé yo.»`,
    again: `Crecía con cada paso, y hubo que dejar salir un poco, así que cantaron:\n«¿Será un viva? ¿Será un oh?\nDe puntillas, no sé yo.»`,
    third: `Ya la tenía todo el mundo, se les notaba en los pies, y por eso la cantaron bajito:\n«¿Será un viva? ¿Será un oh?\nDe puntillas, no sé yo.»`,
    last: `Y después, bajando de las puntas de los pies, la cantaron como es:\n«Era un viva y era un oh.\nDe puntillas, ya sé yo.»`,
  },
  try: `«Tú también tienes una —dijo {name}—. Pregúntale al botón». Lo agitaron con las dos manos, para {being}.~+, y~ Dijo oh. «Al mejor de tres». Oh. Fueron al mejor de once, y salió oh las once veces. «Parece bastante seguro», dijo {being}. [{pal} opinó que el botón se había atascado.]`,
  easy: `Le dieron la vuelta al botón, y salió oh. «Pues ya lo sabes», dijo {pal}.~, y~ La barriga podría bajar de las puntillas.~+, y~ No habría que esperar más. Y lo que {being} guardaba no lo habría visto nadie. «Oh», dijo {name}, por ver cómo le sentaba.`,
  resolve: `{name} buscó el botón con los dedos.~+, y~ Estaba de canto. Ahí se veía el viva, y ahí se veía el oh, los dos a la vez. «¡Son las dos cosas! —dijo {name}—. Eran las dos todo el tiempo. Si es un solo botón». [«El mío también», dijo {pal}.]`,
  bed: `Junto a la cama quedó el botón, con un viva por arriba y un oh por abajo. En la barriga de {name} la cosa bajó de las puntillas, primero un pie y luego el otro, y se acostó.`,
};

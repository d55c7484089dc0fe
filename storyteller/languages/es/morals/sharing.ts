import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'sharing'> = {
  scarf: {
    plant: `Las noches son frías por los bordes.~+, así que~ {name} se puso la bufanda. Era nueva y roja.~+, y~ Daba tres vueltas. «¿Habrá sitio para mí?», preguntó {pal}. «Alcanza justo para uno», dijo {name}[, y le dio otra vuelta a la punta].`,
    turn: {
      restless: `Entonces {name} tocó la bufanda, y pensó en el frío que hace sin nadie al lado. Muy cerca {being.de} la desenrolló, una vez, y dos, y tres. Una punta se quedó puesta.~+, y~ La otra fue a parar justo al lado {being.de}. «Esa punta es tuya —dijo {name}—, y en esta estoy yo, hasta que te duermas».`,
      wonder: `«Empieza a hacer frío», dijo {pal}, y lo decían todos los que esperaban.~,~ Así que {name} se paró.~+ y~ Desenrolló la bufanda roja, una, dos, tres vueltas. Fue pasando por la fila.~+, y~ A cada cual le tocó un trozo. «Es un trocito —le dijo {being.a}—, y nadie pide más. De ti también nos basta un poco».`,
    },
    bed: `La bufanda colgaba de los pies de la cama.~, y~ De tanto tirar por las dos puntas, era más larga que de nueva.~;~ {name} la midió. «Da la vuelta a tres —le dijo a {pal}—. Ya te conté».`,
  },
  cushion: {
    plant: `«¿Para qué es el cojín?», preguntó {pal}. «Para sentarse, si hay que esperar», dijo {name}.~, y~ Era pequeño y azul. {pal} lo probó en una silla de la cocina.~+, y~ Se salió por un lado. «Solo cabe uno», dijo {name}.~+, y~ Se lo puso debajo del brazo.`,
    turn: {
      restless: `Entonces, plof, bajó el cojín azul, muy cerca {being.de}, con {name} encima. Luego {name} se corrió hasta el borde, donde la costura es dura.~+, y~ Quedó media libre. [Le dio dos palmadas, con la mano abierta.] «Este lado es tuyo —dijo {name}—. Yo tengo el otro, y desde aquí puedo mirarte hasta que te duermas».`,
      wonder: `«¿Me dejas *un* lado del cojín?», preguntó {pal}.~, y~ Bajó el cojín, al lado {being.de}.~+, y~ Cada uno tomó un borde. Los dos se salían, y en medio quedó un trozo como una taza. «Ese es para ti —le dijo {name} {being.a}—. Es el mejor. Hemos venido por ti, y por nada más».`,
    },
    bed: `El cojín estaba al lado de la cama. Antes tenía un hoyo, y ahora tenía dos. «¿Uno es mío?», preguntó {pal}. «Están ocupados los dos —dijo {name}—. Te doy media almohada».`,
  },
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y la lata de las buenas noches`,
  want: [
    `A {name} le sobraba un *buenas noches*. Siempre había sido para un amigo.~+, pero~ El viernes el amigo se mudó lejos. Así que {name} lo dijo dentro de una lata y puso la tapa. [Las latas guardan bien casi todo.] Pero ¿y si no lo quería nadie más?`,
    `En una lata, junto a la cama de {name}, había un *buenas noches*. Antes iba a un amigo.~+, pero~ El amigo se había mudado el viernes. [No se oía, por la tapa.] {name} quería dárselo a alguien esta noche, mientras estaba fresco. Pero ¿y si nadie lo quería?`,
  ],
  setoff: `«Alguien sigue en pie —dijo {name}—. Para mí que no le han dado las buenas noches». «A lo mejor sí», dijo {pal}. «Entonces no sonaría así», dijo {name}. [Los dos escucharon un poco más, y sonaba así.] Se pusieron los abrigos.~+, y~ Salieron a llevar la lata, bien derecha.`,
  stay: `«Hay alguien sin acostar —dijo {name}— y sin su *buenas noches*». En pijama se sentaron donde acaba la luz de la lámpara, con la lata en medio. «Grita que te sobra uno», dijo {pal}. «Un *buenas noches* no se grita —dijo {name}—. Hay que venir a buscarlo».`,
  remind: `«¿Sigue ahí dentro el *buenas noches*?», preguntó {pal}. {name} puso la oreja en la lata. «No se oye nada». «Entonces se fue». «Entonces es *bueno*», dijo {name}.~+, porque~ Los únicos que hacen ruido son los malos. Aun así, de ahí en adelante hubo un pulgar encima de la tapa.`,
  refrain: {
    first: `Contaron las buenas noches que había, para estar seguros, y la cuenta salió así:\n«Buenas noches a ti, buenas noches a usted,\ny queda uno suelto. ¿A quién se lo daré?»`,
    again: `Le dieron uno cada uno a lo oscuro, por amabilidad, y todavía sobraba:\n«Buenas noches a ti, buenas noches a usted,\ny queda uno suelto. ¿A quién se lo daré?»`,
    third: `Ahí nadie se quedaba quieto lo bastante para que se lo dieran, y cantaron:\n«Buenas noches a ti, buenas noches a usted,\ny queda uno suelto. ¿A quién se lo daré?»`,
    last: `Hicieron otra vez la cuenta, en un susurro, y por fin salió redonda:\n«Buenas noches a ti, buenas noches a usted,\ny no queda ninguno. Todos los regalé.»`,
  },
  try: `{name} acercó la lata y la abrió. Un *buenas noches* es pequeño.~+, y~ Aquel salió en medio de tanto ruido. «¿Te llegó?», preguntó {name}. «Pasó algo por aquí —dijo {being}—. ¿Era para mí?» {name} cerró la tapa corriendo sobre lo que quedaba.`,
  easy: `«Me lo podrías dar a mí —dijo {pal}—. Tengo sitio para dos». Bajaría calentito, como un segundo bollo.~+,~ Solo que {being} se quedaría sin el suyo. «Buenas…», empezó {name}, y la tapa ya estaba abierta.`,
  resolve: `«Buenas noches», dijo {name}, muy cerca, <tried: con lo último que quedaba en la lata|directo desde la lata>.~, y~ Al principio no contestó nadie. Y luego {being}, casi en sueños, dijo: «Buenas noches». Que volviera uno no lo esperaba ninguno de los dos. «¿Ese de quién es?», preguntó {pal}. «Mío», dijo {name}, y lo guardó en la lata.`,
  bed: `La lata estaba junto a la cama, con la tapa puesta.~, y~ Dentro iba el *buenas noches* de {name}, y no hacía ningún ruido, así que era de los buenos.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el regalo de tres papeles`,
  want: [
    `En el bolsillo de {name} había un regalo para alguien de confianza.~, y~ Tenía tres papeles encima, y dentro era un corcho con cara. {name} quería darlo esta noche.~+, porque~ La nariz ya asomaba. Pero ¿y si le decían «Ah, un corcho»?`,
    `Un corcho con cara, envuelto tres veces: ese era el regalo. {name} llevaba una semana con él en el bolsillo. Esta noche había que darlo.~+, porque~ Al papel le había salido un agujero. [Por el agujero miraba una nariz.] Pero ¿y si solo decían «Ah, un corcho»?`,
  ],
  setoff: `«Todos estarán mirando eso —dijo {name}—, así que nadie me mirará a mí». Era la noche perfecta para dar un regalo. «¿Qué llevas en el bolsillo?», preguntó {pal}. «Una mano», dijo {name}.~, y~ Se pusieron los abrigos.~+ y~ Salieron a mirar ellos también[, y la mano no se movió de donde estaba].`,
  stay: `«Con eso delante —dijo {name}—, a mí no me mira nadie». En pijama se sentaron donde acaba la luz de la lámpara, bien juntos. «Estás encima de algo», dijo {pal}. «Estoy *al lado* de algo —dijo {name}—. Tú mira para afuera». [{pal} miró para afuera, con una oreja para dentro.]`,
  remind: `«Haces ruido de papel», dijo {pal}. «Es el pijama», dijo {name}.~,~ Pero era el regalo.~+, y~ Dos de los papeles ya estaban gastados. «¿Los pijamas hacen ruido?», preguntó {pal}. «Cuando tienen ganas de algo», dijo {name}. [{pal} escuchó un rato su propio pelo, pero nada.]`,
  refrain: {
    first: `{name} tenía una canción para el bolsillo, y lo único que no salía en ella era el bolsillo:\n«¿Lo doy o no lo doy? ¿Ahora o jamás?\nEs poca cosa, pero no tengo más.»`,
    again: `A estas alturas también {pal} se la sabía, aunque sin saber de qué trataba:\n«¿Lo doy o no lo doy? ¿Ahora o jamás?\nEs poca cosa, pero no tengo más.»`,
    third: `Ahora no se atrevía {name} y no se atrevía {being}, y cantaron por los dos lados:\n«¿Lo doy o no lo doy? ¿Ahora o jamás?\nEs poca cosa, pero no tengo más.»`,
    last: `La cantaron otra vez, entre dientes, y por la mitad {name} se decidió:\n«Lo doy, sí, lo doy. Ahora, ya verás.\nEs poca cosa, pero no tengo más.»`,
  },
  try: `{name} se acercó.~+ y~ Le enseñó {being.a} el regalo, con la nariz por fuera. «No me atrevo a darlo. Primero lo tuyo y después lo mío». «Primero lo tuyo —dijo {being}—. Así veo cómo va». «Yo pensaba verte a ti», dijo {name}.~+,~ Y cada cual esperaba a que empezara el otro.`,
  easy: `Todos los ojos estaban puestos en {being}.~+, y~ A {name} no miraba nadie. El regalo se podía dejar por ahí, sin más, y así nadie dice «ah». Entonces {being} tendría que enseñar lo suyo sin compañía. Del bolsillo asomaba la nariz.`,
  resolve: `Entonces {name} sacó el regalo.~+ y~ Se lo dio a {pal}. «Es nada más un corcho». {pal} quitó los papeles.~+ y~ Le miró la cara por los dos lados. «Soy yo», dijo {pal}.~, y~ Tenía dos puntos, una raya y una nariz, pero era {pal}.`,
  bed: `En el bolsillo ya nada hacía ruido.~, y~ Quedaban tres papeles, bien alisados, cada uno con un agujero para la nariz. Muy cerca de {pal} descansaba el corcho, y sus dos puntos miraban a lo oscuro.`,
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y las diez buenas noches`,
  want: [
    `En la familia de {name} había que dar diez veces las buenas noches antes de apagar la lámpara. {name} las contaba con los dedos.~+, y~ Esta noche, después de nueve, quedaba un dedo de pie. [Algunas llegaban a través de un cepillo de dientes.] ¿De quién eran las que faltaban, y si no venían a tiempo?`,
    `Nueve dedos abajo y uno arriba.~,~ Así contaba {name} las buenas noches de la familia.~+, y~ Hacían falta diez para apagar la lámpara. [Ya estaban las largas, las de entre dientes y las del cepillo.] {name} quería las últimas esta noche. ¿De quién eran? ¿Y si no llegaban nunca?`,
  ],
  setoff: `«¡No apaguen la lámpara! —dijo {name} a todo el mundo—. ¿Oyen eso? Es el décimo, y nadie le ha dado las buenas noches». Al dedo que faltaba le pusieron un guante, para que no se cansara. Nueve personas desearon suerte.~+, y entonces~ {name} y {pal} salieron.`,
  stay: `«Dejen la lámpara —dijo {name}—. ¿Lo oyen? Ese es el que nos falta, y sigue en pie». En pijama, con el dedo número diez levantado, {name} se sentó donde acaba la luz. [{pal} se sentó también, un poco pegado.] «Sea quien sea —dijo {pal}—, no anda lejos».`,
  remind: `«¿Ya están las diez?», gritó alguien, muy atrás. «¡Todavía no!», gritó {name}.~, porque~ En casa seguía encendida la lámpara.~+, y~ Ahí nadie se acostaba del todo. {name} levantó el dedo que faltaba.~+, y~ El dedo se puso bien derecho y señaló hacia delante.`,
  refrain: {
    first: `Se le dice a lo oscuro por todos los lados, para no dejarse a nadie:\n«Buenas noches aquí, buenas noches allá,\nbuenas noches a alguien, dondequiera que esté ya.»`,
    again: `El dedo seguía de pie, y lo dijeron otra vez, un poco más lejos:\n«Buenas noches aquí, buenas noches allá,\nbuenas noches a alguien, dondequiera que esté ya.»`,
    third: `Hay una cosa que se dice cuando no se sabe qué decir, y la dijeron:\n«Buenas noches aquí, buenas noches allá,\nbuenas noches a alguien, dondequiera que esté ya.»`,
    last: `Y se dijo por décima vez, muy cerca, y ya no tuvo que salir a buscar:\n«Buenas noches aquí, buenas noches allá,\nbuenas noches a ti, que aquí mismito estás ya.»`,
  },
  try: `En la familia de {name} los bostezos se pasan, como la fuente en la cena.~, así que~ {name} hizo uno grande.~+ y~ Lo pasó. {Being} lo miró de cerca. «Muy amable —dijo {being}—, pero de verdad que no puedo más». [Así que volvió por donde había venido, y entonces {name} tuvo que repetir.]`,
  easy: `«Yo digo el mío dos veces —dijo {pal}—. Con eso son diez, y se apaga la lámpara». El dedo cansado por fin podría acostarse.~+,~ Solo que {being} seguiría, y sin nadie que le dijera nada. «Buenas…», empezó {pal}, y el dedo empezó a doblarse.`,
  resolve: `«Esas eran las tuyas —le dijo {name} {being.a}—, y con esas van diez». El dedo bajó solo, como si le hubieran quitado un peso. «Ahora somos diez», dijo {name}. «¿Y habrá que alargar la mesa?», preguntó {pal}. [En casa nueve personas cerraron el ojo que tenían abierto.]`,
  bed: `Por lo oscuro había diez veces buenas noches, cada una en su sitio.~, y~ La lámpara ya podía apagarse, y se apagó. Sobre la manta quedaron diez dedos, y ninguno estaba de pie.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el sombrero del tío abuelo`,
  want: [
    `Esta noche había algo que ver.~+, y~ El tío abuelo cepilló el sombrero para ir.~,~ Pero sus dos rodillas dijeron que no. «Entonces llevo yo el sombrero —dijo {name}— y les traigo un poco». {name} lo quería lleno hasta el borde. ¿Y si volvía vacío?`,
    `La familia entera pensaba salir a mirar, pero las rodillas del tío abuelo dijeron que no.~,~ Así que se sentaron otra vez, todos menos {name}. «Lo traigo en el sombrero», dijo {name}, que lo quería lleno hasta arriba. [Cabía mucha cabeza en aquel sombrero.] ¿Y si llegaba a casa sin nada?`,
  ],
  setoff: `«¡Eso es esta noche!», dijo {name}, con el sombrero del tío abuelo hasta las cejas. «Y míralo hasta el final», pidieron en casa, desde las sillas. «Se lo traigo a rebosar», dijo {name}. [Las sillas se quedaron todas mirando a la puerta.] {pal} tomó una manga.~+, y~ Allá fueron.`,
  stay: `«¡Hoy es la noche!», dijo {name}.~+, y~ Dejó el sombrero del tío abuelo boca arriba, donde acaba la luz de la lámpara.~, y~ Se sentaron al lado en pijama. «Ahora nada más falta llenarlo». «Desde casa nos ven», dijo {pal}, y saludó. [Le contestó alguien que tenía un bebé dormido encima.]`,
  remind: `«¿Qué llevamos hasta ahora?», preguntó {pal}.~, y entonces~ {name} se quitó el sombrero y miró dentro. Había un poco de oscuridad.~+, y~ Olía a cabeza de tío abuelo. «Les va a gustar —dijo {name}—. Es el paseo». [Y se lo puso corriendo, para que no se derramara.]`,
  refrain: {
    first: `Es lo que decía siempre la familia cuando unos iban y otros se quedaban:\n«Uno por el camino, otro por el sillón,\ntráenos un poquito, o mejor un montón.»`,
    again: `El sombrero se bajaba hasta las orejas, y ahí dentro casi se los oía:\n«Uno por el camino, otro por el sillón,\ntráenos un poquito, o mejor un montón.»`,
    third: `El sombrero estaba vacío todavía, así que {name} lo dijo hacia dentro:\n«Uno por el camino, otro por el sillón,\ntráenos un poquito, o mejor un montón.»`,
    last: `A esas horas alguien estaría preguntando en casa, y esta vez {name} pudo contestar:\n«Uno por el camino, otro por el sillón,\nya vamos para casa con todo el montón.»`,
  },
  try: `{name} acercó el sombrero, boca arriba. «Es de mi tío abuelo. Con llenarlo una vez basta, para la familia». {Being} miró dentro. «Está cepillado», dijo {being}. «Desde el lunes». «¿Por mí? ¿Y si no valgo tanto cepillo?» [Todos dijeron que no, que no, a la vez, y fueron demasiados noes.]`,
  easy: `«Dile que era de oro —dijo {pal}—, y como una casa de grande». El tío abuelo diría que sí con la cabeza.~+, y~ Estaría contento.~,~ Y lo que {being} tenía no lo habría visto nadie. «Era de oro», dijo {name}, por probar cómo sonaba.`,
  resolve: `{name} levantó el sombrero del tío abuelo hacia {being}, boca arriba, tan alto como llegan dos brazos.~, y~ Ahora estaba lleno.~+, y~ Se notaba en el peso. [Encima fue una mano, a modo de tapa.] «¿Alcanza para toda la familia?», preguntó {pal}. «Se sale por los bordes», dijo {name}.`,
  bed: `El tío abuelo miró mucho rato dentro de su sombrero y dijo: «Así que es así». Luego fue pasando, de silla en silla.~+, y~ Ahora colgaba de su gancho, igual de lleno que antes.`,
};

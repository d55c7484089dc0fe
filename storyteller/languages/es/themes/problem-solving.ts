import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y la lista de siete cosas`,
  want: [
    `{name} hacía listas.~, y~ La de hoy tenía siete cosas.~+, y~ Seis estaban tachadas, incluso la verdad sobre la mermelada. Solo faltaba la siete, y la siete decía *Que todos duerman*.~, y~ Había que tacharla esta noche.~+, porque~ La lista de mañana ya estaba llena. Pero ¿y si alguien no se dormía?`,
    `En la lista de {name} había siete cosas.~+, y~ Seis estaban tachadas.~, y~ Hasta la incómoda estaba hecha, la de la verdad y la mermelada. [Hubo que ir a decirlo con la cuchara en la mano.] La siete decía *Que todos duerman*; {name} quería tacharla esta noche. Pero ¿y si alguien no quería?`,
  ],
  setoff: `«Entonces la siete no está hecha», dijo {name}, y buscó una hoja limpia.~, y~ A la izquierda, debajo de QUÉ SABEMOS, puso *Alguien no duerme*. A la derecha, debajo de QUÉ PROBAMOS, puso *Ir a ver*. «Es una lista corta», dijo {pal}. «Son las que se pueden llevar», dijo {name}, ya con el abrigo, y se fueron.`,
  stay: `«Pues la siete no está hecha», dijo {name} en pijama, con la última luz de la lámpara, y buscó una hoja limpia. Debajo de QUÉ SABEMOS puso *No duerme alguien*.~+, y~ Debajo de QUÉ PROBAMOS, *Sentarnos a ver*. [Cada uno sujetó un borde, y por encima miraban cuatro ojos.] «Está cerca», dijo {pal}. Eso también lo apuntaron.`,
  remind: `{name} levantó la lista.~, y~ A la izquierda decía que alguien no duerme. Ahora sabían más.~+, así que~ {name} añadió *El ruido está más cerca* y *No se cansa*. «Pero nosotros sí», dijo {pal}. Eso también se apuntó. [Hubo que doblar la esquina para que cupiera.]`,
  refrain: {
    first: `Era una lista que se podía cantar, así que la cantaron, por aprenderla de memoria:\n«¿Qué sabemos ya? ¿Qué probamos después?\nAlguien no se duerme, y por algo es.»`,
    again: `{name} bajó un dedo por la lista, y cantaron lo que ponía:\n«¿Qué sabemos ya? ¿Qué probamos después?\nAlguien no se duerme, y por algo es.»`,
    third: `Tacharon otra cosa ya probada, y quedó esto:\n«¿Qué sabemos ya? ¿Qué probamos después?\nAlguien no se duerme, y por algo es.»`,
    last: `Leyeron la lista otra vez, bajito como el papel, y una línea era distinta:\n«¿Qué sabemos ya? ¿Qué probamos después?\nTodos se durmieron, del uno al diez.»`,
  },
  try: `*Pedirlo con educación*, puso {name} en la lista.~+,~ Así que lo pidió, con un por favor en cada punta. «Por favor, ¿podrías dormirte, por favor?» «Gracias por preguntar —dijo {being}—. Me encantaría. No puedo». [Todos opinaron que había estado muy bien pedido.] Entonces {name} tachó la educación.`,
  easy: `«Ponle *casi* delante —dijo {pal}—. *Que duerman casi todos*. Así está hecho, y no es mentira». Sitio había, y después venía una cama tibia. Solo {being} quedaría de sobra, con los ojos abiertos. {name} mojó el lápiz y escribió una C.`,
  resolve: `{name} escuchó por la izquierda y luego por la derecha. Ya dormía todo el mundo, así que el lápiz tachó la siete. «Todavía no es verdad —dijo {pal}—. Estamos tú y yo». «Pues vamos a hacer que lo sea», dijo {name}, con los ojos en la raya.`,
  bed: `La lista estaba junto a la cama, con siete cosas y siete rayas finas. *Que todos duerman*, decía la última, y ya no quedaba nadie que pudiera leerla.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el frasco de ciruelas`,
  want: [
    `El frasco de ciruelas no se abría. El paso uno era girar la tapa, el dos darle con una cuchara, y el tres pedírselo.~, y~ Cada vez apretaba más. {name} quería ciruelas para el desayuno. [Se veían desde fuera, que es lo peor.] Pero ¿cuál era el paso cuatro?`,
    `{name} quería ciruelas en el desayuno, pero el frasco no se dejaba. Primero había que girar, luego dar con una cuchara.~+, y~ Luego pedirlo por las buenas. La tapa seguía en su sitio, como si nada. ¿Y si no había paso cuatro?`,
  ],
  setoff: `«Eso pasa esta noche, y pasa solo —dijo {name}—. ¡Y nadie lo gira! Hay que verlo de cerca». Con los abrigos puestos, y frasco y cuchara, echaron a andar. «Yo lo llevo, para que vea», dijo {pal}. [Se lo puso bien alto, contra el pecho.] Y allá fueron, con la tapa por delante.`,
  stay: `«Eso pasa hoy, y pasa solo —dijo {name}—. Nadie le da vueltas. Vamos a ver cómo es». En pijama se sentaron donde acaba la luz de la lámpara, con el frasco de ciruelas en medio. «Así el frasco también mira», dijo {pal}. [Le limpiaron el vidrio con una manga.]`,
  remind: `«Déjame a mí», dijo {pal}, con las manos frescas, y agarró el frasco y giró. «¡Se movió! ¡Algo se movió!» Miraron bien.~+, y~ El que se había movido era {pal}. «El paso uno —dijo {name}— ya lo hizo todo el mundo».`,
  refrain: {
    first: `Repasaron los pasos desde el principio, por si se habían saltado alguno:\n«Gira, golpea, tira otra vez.\n¿Cómo se saca? ¿Qué se hace después?»`,
    again: `«Hay un paso que no se nos ha ocurrido», dijo {name}, y repasaron:\n«Gira, golpea, tira otra vez.\n¿Cómo se saca? ¿Qué se hace después?»`,
    third: `El frasco no quería, y alguien más tampoco, y les cantaron a los dos:\n«Gira, golpea, tira otra vez.\n¿Cómo se saca? ¿Qué se hace después?»`,
    last: `Nadie había hecho nada de nada, así que los pasos se cantaron muy bajo:\n«No gires, no des, no tires otra vez.\nSe deja tranquilo, y sale después.»`,
  },
  try: `«Paso dos», dijo {name}, y dio tres golpecitos con la cuchara, muy cerca. «¿Y eso para qué es?», preguntó {being}. «Para que te aflojes». «Pues me hace lo otro», dijo {being}.~+, y~ Entonces {name} lo pidió por las buenas. «Eso también», dijo {being}.`,
  easy: `«El paso cuatro podría ser alguien grande —dijo {pal}—. No cuenta, pero son ciruelas». Una vuelta.~+, y~ Ya tienes jugo dulce en la barbilla.~, y~ Cuando {being} se decidiera, ellos estarían en casa, masticando. {name} ya tenía el frasco debajo del brazo.`,
  resolve: `Así que el paso cuatro era parar.~, y~ Dejaron tranquilo el frasco de ciruelas. {name} solo puso un dedo encima. La tapa se fue girando sola, para el otro lado, y salió. «Entonces —dijo {pal}— llevamos todo el día ayudándolo a cerrarse».`,
  bed: `En la cocina estaba el frasco, con la tapa al lado, y nadie giraba, y nadie golpeaba. Las ciruelas se quedaron dentro, redondas y muy juntas. A oscuras se olían, dulcísimas.`,
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name} y {title} que no podía dormir`,
  want: [
    `Mañana habría tortitas.~+, y~ La masa ya estaba en su cuenco, debajo de un plato. {name} quería dormirse antes de las ocho.~+, porque~ Durmiendo se llega antes a las tortitas. [Es el camino más corto que se conoce.] Pero ¿y si el sueño no venía?`,
    `La masa dormía debajo de su plato.~+ y~ Mañana sería tortitas.~, y por eso~ {name} se había metido temprano en la cama, para llegar antes. Dormir es el atajo: cierras los ojos, los abres, y ya hay miel. Pero ¿y si esta noche no se cerraban?`,
  ],
  setoff: `«Con eso no hay quien duerma —dijo {name}—. Y si no se duerme, nunca es mañana». «¿Y las tortitas?», preguntó {pal}.~, y~ Un momento después los dos tenían puesto el abrigo. «Buscamos a quien sea —dijo {name}—, lo acostamos y nos acostamos». [Era un buen plan, porque terminaba en una cama.] Y salieron.`,
  stay: `«Con eso no hay quien duerma —dijo {name}—, y así nunca es mañana». «Ni hay tortitas», dijo {pal}.~, y~ En pijama fueron hasta donde llega la luz de la lámpara. «Está cerca», dijo {name}. «Está cerquísima», dijo {pal}.~+, y~ Los dos se sentaron a esperarlo.`,
  remind: `Se detuvieron a escuchar el ruido.~+ y~ Ya sonaba más cerca.~, y~ A su alrededor, todos los que tenían que estar durmiendo se habían sentado y miraban a {name}. «Ya vamos», les dijo {name}. [«No dejen que se enfríe la almohada».]`,
  refrain: {
    first: `Para hacerle compañía a lo oscuro inventaron una canción, y era cortita:\n«¿Quién no se duerme? ¿Quién anda por ahí?\nAlguien será, que a alguien oí.»`,
    again: `El ruido seguía igual de mal que antes, así que cantaron otra vez:\n«¿Quién no se duerme? ¿Quién anda por ahí?\nAlguien será, que a alguien oí.»`,
    third: `{name} miró a {pal}, {pal} miró a {name}, y casi sin aire la cantaron:\n«¿Quién no se duerme? ¿Quién anda por ahí?\nAlguien será, que a alguien oí.»`,
    last: `Entonces, tan bajito que era casi todo aire, la cantaron por última vez, y había cambiado:\n«¿Quién no se duerme? ¿Quién anda por ahí?\nNadie será, que a nadie oí.»`,
  },
  try: `«Contar da sueño», dijo {pal}.~+,~ Así que contaron para {being}: uno, dos, tres, con voz lenta y aburrida. A los cuarenta bostezó {name}.~+, y~ A los cincuenta bostezó {pal}. {Being} no bostezó.~, porque~ Quería saber qué viene después del millón.`,
  easy: `«Con un dedo en cada oreja se duerme —dijo {pal}—, y después, tortitas». {name} hizo la prueba.~+, y~ Todo se volvió blandito, como debajo de una manta. {Being} seguía y seguía, sin nadie que escuchara. «¿Está bien así?», preguntó {pal}.~, y~ La cabeza de {name} empezaba a decir que sí.`,
  resolve: `Ahora había tanto silencio que se oía venir un bostezo.~, y~ Le llegó primero a {name}.~+ y~ Luego pasó a {pal}. «¿Cuánto falta para las tortitas?», preguntó {pal}. «Unos tres bostezos —dijo {name}—, y ese ya fue uno». [Después de todo, el sueño venía de camino.]`,
  bed: `En la cocina, debajo del plato, subió una burbuja de la masa.~, y~ Se quedó ahí un rato, redonda y delgada. Luego se acostó, sin hacer ruido, y la masa quedó lisa.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y la taza`,
  want: [
    `Lo último que {name} veía cada noche era la taza, que vivía junto a la cama, marrón y con una sola oreja. Con lo último que se ve se sueña.~+, y por eso~ Siempre eran sueños de taza.~, pero~ Esta noche {name} quería algo mejor. Pero ¿y si volvía la taza?`,
    `«¿Con qué soñaste?», preguntaban en el desayuno. «Con la taza», decía {name}. Estaba al lado de la cama.~+ y~ Era lo último que se veía. Esta noche {name} quería dormirse mirando otra cosa. [Algo con más de una oreja, por ejemplo.] Pero ¿y si otra vez salía la taza?`,
  ],
  setoff: `«*Con eso* me voy a dormir —dijo {name}—. Miraremos hasta que no quepa más». A la taza le dieron la vuelta, por delicadeza.~+, y~ Se pusieron el abrigo. «¿Y si parpadeas al volver?», preguntó {pal}. «Los parpadeos no cuentan. Solo cuenta el último, el largo». [Eso los dejó más tranquilos.] Y salieron.`,
  stay: `«*Con eso* me voy a dormir», dijo {name}.~, y~ En pijama se sentaron donde acaba la luz de la lámpara, con los cuatro ojos bien abiertos. «¿Y si parpadeas?», preguntó {pal}. «Los cortos no valen —dijo {name}—. Vale nada más el último, el largo».`,
  remind: `«Mírame», dijo {pal}.~, así que~ {name} miró mucho a {pal}.~+ y~ Luego cerró los dos ojos. «¿Estoy ahí dentro?», preguntó {pal}. «No. Sigue la taza». De tanto meterla, ya no sabía salir. [Tenía hasta su propio estante.] «Entonces hace falta algo grande —dijo {pal}—, para ponérselo delante».`,
  refrain: {
    first: `Probaron los ojos, por si no cerraban bien:\n«Cierra los ojos, ¿qué ves de verdad?\nSolo la taza, que mirando está.»`,
    again: `«¿Ya se fue la taza?», preguntó {pal}. Cerraron los ojos para verlo:\n«Cierra los ojos, ¿qué ves de verdad?\nSolo la taza, que mirando está.»`,
    third: `Todavía no había nada que ponerle delante a la taza, y cantaron:\n«Cierra los ojos, ¿qué ves de verdad?\nSolo la taza, que mirando está.»`,
    last: `Miraron hasta que no cupo más, cerraron los ojos y cantaron lo que había dentro:\n«Cierra los ojos, ¿qué ves de verdad?\nTodo, todito, mirándote está.»`,
  },
  try: `«Con una mirada me basta —dijo {name}—. Cierro los ojos y te guardo». «¿Cuánto tiempo?», preguntó {being}. «Hasta el desayuno». «¿Toda la *noche*?» Hasta entonces {being} le tenía miedo a un minuto.~+, y~ Ahora había que aguantar la noche entera.`,
  easy: `«Eso ya es mejor que una taza», dijo {pal}.~,~ Y lo era.~+, y~ Con un parpadeo largo y tibio quedaría guardado. Pero cuando {being} se atreviera, los ojos de {name} estarían cerrados.~, y~ Los párpados bajaban.~+, e~ Iban ya por la mitad.`,
  resolve: `{name} miró {being.a} y cerró los ojos, como quien pone una tapa. «¿Está todo?», preguntó {pal}. «Hasta los bordes». «¿Y la taza?» {name} miró bien por dentro.~+, y~ En primera fila había algo más. «La taza también vino —dijo {name}—. Quería ver algo mejor».`,
  bed: `Junto a la cama estaba la taza, vuelta hacia el mismo lado que {name}.~, y~ Estaba llena de oscuridad hasta el borde cuando llegó el parpadeo largo, y se quedó.`,
};

import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y la bufanda sin fin`,
  want: [
    `{name} tejía una bufanda azul. El martes ya era bastante larga, pero cómo se termina no se lo había dicho nadie. Así que la bufanda siguió.~+, y~ Ahora llenaba la cama. {name} quería ponerle un final esta noche. ¿Y si no lo tenía nunca?`,
    `Entra, da la vuelta, pasa y sal: así había empezado {name} una bufanda.~, pero~ Cómo se para no lo sabía nadie de la casa. [Era azul, y desde el lunes crecía por encima de la cama.] {name} quería un final, y lo quería esta noche. Pero ¿de dónde se saca un final?`,
  ],
  setoff: `«Ese tampoco sabe parar —dijo {name}—. Solo le enseñaron el principio, como a mí». La bufanda dio once vueltas al abrigo.~+, y~ El resto se lo puso {pal}. «¿Ves algo?», preguntó {name}. «Azul», dijo {pal}.~+,~ Y salieron a averiguar cómo se para.`,
  stay: `«Otro que no sabe parar —dijo {name}—. También le enseñaron nada más que el principio». En pijama se sentaron donde acaba la luz de la lámpara.~+, y~ La bufanda salió detrás de ellos. «¿Está toda?», preguntó {pal}. «Una parte todavía no ha llegado», dijo {name}.`,
  remind: `{name} tejió unas vueltas de bufanda, por entrar en calor. «¿Y no se puede parar al final de una vuelta?», preguntó {pal}. «Ahí empieza la siguiente», dijo {name}.~+, y~ {pal} buscó con mucho cuidado el sitio entre las dos. [Lo buscó por delante y por detrás.] Estaba, pero era pequeñísimo.`,
  refrain: {
    first: `{name} tejía, {pal} sujetaba la lana, y a la lana se le dice así:\n«Entra y da vuelta, pasa y sal ya.\n¿Cómo se para? ¿Quién lo sabrá?»`,
    again: `Venía otra vuelta, y era igual que la anterior:\n«Entra y da vuelta, pasa y sal ya.\n¿Cómo se para? ¿Quién lo sabrá?»`,
    third: `La bufanda no podía parar, y tampoco podía nadie más, y por eso cantaron:\n«Entra y da vuelta, pasa y sal ya.\n¿Cómo se para? ¿Quién lo sabrá?»`,
    last: `Cantaron la bufanda más despacio, y todavía más, y las agujas iban más despacio, y entonces:\n«Entra y da vuelta, pasa y sal ya.\nAsí se para. Mira, ya está.»`,
  },
  try: `«Tejer da sueño —dijo {name}, y sacó las agujas—. Mira hasta que acabe la vuelta, y paras». {Being} miró hasta el final. «¿Qué pasa en la vuelta siguiente?» «Lo mismo», dijo {name}. «¿Lo *mismo*? ¡Pues sigue, sigue!», dijo {being}.~+,~ Y ahora eran dos los que no paraban.`,
  easy: `«Podrías morder la lana y ya está», dijo {pal}.~, y~ Era un hilo suave.~+, y~ Después habría sitio en la cama. Solo que {being} no tiene lana que morder.~+, y~ Seguiría igual. {name} levantó el hilo y abrió la boca.`,
  resolve: `Las agujas se habían parado solas.~, y entonces~ {name} pasó la lana por dentro.~+, y~ Ahí, chiquito como un guisante, apareció el final. Le pusieron la bufanda {being.a}, hasta donde llegaba. «La hiciste a medida», dijo {pal}. «Sí —dijo {name}—. Pero no sabía de quién».`,
  bed: `En la cama volvía a haber sitio, y sobre la silla dormían dos agujas, una junto a otra. Lejos, en lo oscuro, estaba la bufanda, azul y caliente, y en la punta, muy pequeño, un final.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el marco dorado`,
  want: [
    `Junto a la cama de {name} colgaba un marco dorado, sin nada dentro. {name} quería hacer un dibujo que lo mereciera. No lo habían merecido un barco, una bota ni un huevo.~, y~ Mañana el marco sería para un primo.~+, y~ Quedaba una sola hoja de papel.`,
    `Un barco, una bota, un huevo: {name} lo había dibujado todo.~+, y~ Nada era bastante bueno para el marco.~;~ Era dorado, y estaba vacío. [Lo miraba a uno como un plato sin cena.] Mañana se lo llevaría un primo.~+, y~ Solo quedaba una hoja. ¿Qué se podía poner en ella?`,
  ],
  setoff: `«Eso es para el marco —dijo {name}—. Si nadie sabe contar cómo es, alguien tiene que dibujarlo». Guardaron lápiz y papel.~+, y~ Se pusieron los abrigos. «¿Y si es demasiado grande?», preguntó {pal}. «Lo dibujo pequeño y debajo pongo *grande*», dijo {name}. Y salieron.`,
  stay: `«Eso va al marco —dijo {name}—. Si no hay quien lo cuente, habrá que dibujarlo». En pijama, con lápiz y papel, se sentaron donde acaba la luz de la lámpara. «¿Y si no cabe?», preguntó {pal}. «Lo hago chiquito —dijo {name}— y escribo al lado que es enorme».`,
  remind: `«Dibújame a mí —dijo {pal}—, para entrar en calor». Pero papel no había más que una hoja.~,~ Así que {name} dibujó en el aire, con el lápiz al revés. «¿Me parezco?», preguntó {pal}. [Se había puesto de perfil, que era su lado bueno.] «Te parecías —dijo {name}—. Tenías que haberlo visto».`,
  refrain: {
    first: `Así se dibuja una cosa, y así {name} lo cantó hasta donde se sabe:\n«Una raya en la nariz, y en la barbilla otra más,\n¿y en el medio qué se pone? No se sabe jamás.»`,
    again: `Dibujaron una cara en lo oscuro, cada uno por su lado:\n«Una raya en la nariz, y en la barbilla otra más,\n¿y en el medio qué se pone? No se sabe jamás.»`,
    third: `{name} tenía el lápiz en la mano y nada todavía que dibujar, y cantó:\n«Una raya en la nariz, y en la barbilla otra más,\n¿y en el medio qué se pone? No se sabe jamás.»`,
    last: `Miraron, y la cantaron entre dientes, y algo había cambiado:\n«Una raya en la nariz, y en la barbilla otra más,\ny en el medio lo que ves, y no se olvida jamás.»`,
  },
  try: `{name} dibujó {being.a} sin dejarse nada.~+ y~ Levantó la hoja. {Being} la miró mucho rato. «Se parece muchísimo», dijo {being}. «¿Verdad que sí?», dijo {name}, y el lápiz se puso muy derecho. «Sí. Así de poca cosa es».`,
  easy: `«Podrías inventarlo —dijo {pal}—, grande y con rayos alrededor». Quedaría muy bien en lo dorado.~+, y~ Se acabaría en una cama tibia.~,~ Solo que no sería {being}. {name} ya tenía un ojo cerrado, para calcular el tamaño.`,
  resolve: `{Being} no cabía en ningún dibujo. Así que {name} dibujó <tried: por detrás de la hoja |>lo que había alrededor: una raya de barbilla, una raya de nariz, una cara y otra cara, todas mirando hacia dentro. En el medio quedó blanco. «Se ve *exactamente* cómo era», dijo {pal}. «Sirve para el marco», dijo {name}.`,
  bed: `En el marco había un dibujo, blanco por el medio. Alrededor estaban las caras, barbilla con barbilla y nariz con nariz.~, y~ Se apagaron las caras. El medio, de tan blanco, se quedó un poquito más, y luego se fue también.`,
};

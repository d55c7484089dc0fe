import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'resilience'> = {
  tower: {
    plant: `Del bolsillo de {name} salieron cinco cubos.~+ y~ Subieron, uno encima de otro, sobre una mano. «¡Miren!», gritó {name}.~+, y~ La cocina entera miró.~, y~ La torre <weightless: se deshizo|se cayó>. A {name} se le pusieron las orejas tan rojas como el cubo de arriba. «¿Otra vez?», preguntó {pal}. «Si me miran, no», dijo {name}, y los guardó.`,
    turn: {
      restless: `Justo entonces se volcó el bolsillo de {name} y salieron los cinco cubos.~+, y~ Lo vio todo el mundo. Se le pusieron rojas las orejas.~+, y~ Luego le dio la risa.~, y entonces~ {name} se sentó muy cerca {being.de} y empezó por abajo. «Voy a construir aquí hasta que te duermas —dijo—. Si se <weightless: deshace|cae>, empiezo otra vez, y aquí sigo».`,
      wonder: `«Espera —le dijo {name} {being.a}—, yo voy primero». Subieron los cinco cubos, sobre la palma de la mano.~, y~ Con el quinto la torre <weightless: se deshizo|se cayó>, delante de todos. A {name} le ardían las orejas, y quedaba un cubo. «Ahora es así de alta —dijo, con risa—. Y mira, nadie se ha ido. Para empezar, con uno basta».`,
    },
    bed: `Junto a la cama había otra vez una torre, y no era de las de gritar «miren». Por abajo tenía tres cubos de ancho, y encima los otros dos.~, y~ Seguía en pie cuando ya no se veía.`,
  },
  tada: {
    plant: `«¡Miren! —gritó {name}—. ¡En un solo pie!» La cocina entera miró.~+, y~ Luego {name} ya no estaba en ningún pie. «Se te olvidó decir tachán», dijo {pal}. «Eso se dice solo cuando sale», dijo {name}, con las orejas rojas. «Yo lo digo siempre», dijo {pal}.`,
    turn: {
      restless: `Entonces {name} giró hacia {being}, demasiado deprisa, en un solo pie. Y <weightless: salió flotando con los pies por delante|se fue de lado>, y lo vio todo el mundo. Hubo un silencio, y luego se abrieron dos brazos. «Tachán», dijo {name}, y le dio la risa. «Lo que quería decir es que estoy aquí. Y sigo, solo que más <weightless: arriba|abajo>. Te veo muy bien».`,
      wonder: `«Tachán», dijo {pal}, cuando aún no había pasado nada.~, y~ A {name} le dio la risa.~+, y~ Se puso en un pie, delante de todos. Fue muy bonito, y luego {name} <weightless: se alejó flotando boca abajo|se cayó>. «Era eso, tachán —le dijo {being.a}, con las orejas ardiendo—. Fue corto, miraste y no te molestó. Así miraría yo lo tuyo».`,
    },
    bed: `{name} se metió en la cama en un solo pie, y por poco sale bien. «Tachán», dijo, bajito. «¿Esta vez salió?», preguntó {pal}. «No», dijo {name}, y estiró los brazos y las piernas, tan a lo ancho como la cama.`,
  },
};

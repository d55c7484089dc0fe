import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'forgiveness'> = {
  elbow: {
    plant: `{name} tenía una galleta para esa noche.~, pero~ Entonces {pal} se dio la vuelta.~+, y~ Hubo un codo, y luego hubo migas. «¡Perdón!», dijo {pal}, con risa, porque había rebotado. «No pasa nada», dijo {name}.~, pero~ Sí que pasaba.~+, y~ El codo le había dejado en el costado un sitio caliente.`,
    turn: {
      restless: `«Ahora tú también te irás», dijo {being}. {name} se fue, un paso, y dos, con su sitio caliente.~+, y~ Se volvió. «Me rompiste la galleta y te reíste», le dijo a {pal}. «Lo siento», dijo {pal}.~, y~ Entonces {name} regresó y se sentó entre {pal} y {being}. «Así me voy yo. Y después vuelvo. Lo hago siempre».`,
      wonder: `Entonces {name} vio en la manga una miga, la última de la galleta. «La rompiste —le dijo a {pal}— y te reíste». «Siento haberme reído», dijo {pal}. {name} mordió la miga por la mitad.~+, y~ {pal} comió de lo otro. «Mmm. Está todo ahí», dijo {pal}. «¿Ves? —le dijo {name} {being.a}—. De ti también basta un poco».`,
    },
    bed: `En el costado de {name} había otra vez algo, y era un codo. «Perdón», dijo {pal}, desde lo oscuro. «No, déjalo ahí», dijo {name}. Estaba justo en el sitio caliente, y ahora solo era tibio.`,
  },
  red: {
    plant: `{pal} le había pedido a {name} la cera roja, la larga.~+, y~ La devolvió hecha dos. «Ahora tienes más», dijo {pal}. «Yo tenía una larga», dijo {name}. «Bueno, dos son más», dijo {pal}.~, y~ Las mitades se fueron al bolsillo.~+, y~ Ahí hacían clic.`,
    turn: {
      restless: `Clic, hizo la cera rota en el bolsillo de {name}. «Me la rompiste», le dijo {name} a {pal}. «Lo siento», dijo {pal}, muy bajo.~,~ Así que {name} le dio una mitad.~+ y~ Se sentó al lado {being.de}. «Llevo toda la noche con enfado, y no me he ido —dijo {name}—. Ahora, menos. Tú puedes parar».`,
      wonder: `Pero en el bolsillo de {name} había algo corto: la cera. «Era larga, hasta que {pal} la pisó», le dijo {being.a}. «Lo siento», dijo {pal}. Con una mitad {name} se pintó un anillo en el pulgar.~+, y~ Era rojo como siempre, y {pal} tuvo otro. «Es corta, y toda roja —dijo {name}—. Lo tuyo puede ser corto».`,
    },
    bed: `Al lado de la cama había dos rojos, uno a cada lado. «Siento que no sea larga», dijo {pal} a oscuras.~, y entonces~ {name} empujó su mitad hasta que encontró la otra. «Desde aquí lo es», dijo. Clic, hizo, muy bajo, y ahí se quedó.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'diversity'> = {
  knot: {
    plant: `En el cordón <toddler: del pijama|del abrigo> de {name} había un nudo. {name} tiró.~+, y~ El nudo se apretó más. «Yo el mío lo hago por la otra punta», dijo {pal}. «Los nudos solo se hacen de una manera», dijo {name}.~, y~ Tiró otra vez, hasta que estuvo duro como una nuez.`,
    turn: {
      restless: `Entonces el pulgar de {name} encontró el nudo, duro como una nuez. Probó por la otra punta.~+, y~ Se soltó. «Buenos días», le dijo {name} {being.a}. «Es de noche», dijo {pal}. «Es que empiezo por la otra punta —dijo {name}—. Si ya he dicho buenos días, tengo que estar aquí para entonces, y tú puedes parar».`,
      wonder: `Pero debajo del pulgar de {name} seguía el nudo, bien cerrado. Tiró del otro cabo.~+, y~ Quedó suelto. «Pues miraré también por el otro lado», dijo {name}, y se puso del lado {being.de}. «¡Oh! Desde aquí son todo ojos. Me quedo a que me miren también. Tú haz nada más lo que tengas».`,
    },
    bed: `El cordón se ató otra vez, para la noche. {name} empezó por la otra punta. «Eso es al revés», dijo {pal}. «Solo desde donde estás tú», dijo {name}.~, y~ Salió un lazo blando y bueno, de los que aguantan toda la noche.`,
  },
  backward: {
    plant: `{pal} tenía una manera suya de irse: de espaldas.~,~ Así se fue esta noche de la mesa, diciendo adiós con la mano. «Eso es al revés —dijo {name}—. Llevas la cara detrás». «Es donde están ellos», dijo {pal}. [Y se oyó un golpe, que era {name}.]`,
    turn: {
      restless: `«Espera —dijo {name}—. ¿Tú qué ves cuando nos vamos?» «Espaldas», dijo {being}.~, y entonces~ {name} pensó en {pal}, que se va de espaldas y saludando. «Enséñame», dijo {name}.~+, y~ Probó, con un pie hacia atrás y un brazo en alto. «Así me iré yo —le dijo {being.a}—. Tú puedes parar, que voy a mirarte todo el camino».`,
      wonder: `Pero {pal} se había puesto otra vez del revés. «¿Puedo probar lo tuyo?», preguntó {name}.~+,~ Así que {being.a}, delante de todos, se le acercó una espalda. «Mira, este es mi lado malo.~+, y~ No creo que tenga gran cosa. Tú también podrías empezar por el tuyo. Es el que me gustaría ver».`,
    },
    bed: `{name} se metió en la cama de espaldas, y le llevó un rato, porque la almohada no estaba donde siempre. «Estás del revés», dijo {pal}. «Es que no había acabado de mirar», dijo {name}, y siguió mirando hasta que ya no se veía.`,
  },
};

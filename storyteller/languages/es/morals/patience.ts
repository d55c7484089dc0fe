import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'patience'> = {
  middle: {
    plant: `Esperar era una cosa que {name} hacía muy deprisa. A quien le pedía que contara hasta cien le tocaba esto: «Uno, dos, unos cuantos, noventa y nueve, cien». «Ahí en medio había más», dijo {pal}. «Eso era nada más el medio», dijo {name}. [La tostada se la comía antes de que fuera tostada.]`,
    turn: {
      restless: `«Uno, dos, unos cuantos», dijo {pal}.~, y entonces~ {name} se paró.~+ y~ Se volvió hacia {being}, que era a quien todos se saltaban. «Uno», dijo {name}, y se acercó. «Dos. Tres. Voy a mirarte los cien enteros. Luego vuelvo a empezar. Cuatro». Era contar de verdad, con el medio incluido.~+, y~ En el sesenta {name} seguía ahí.`,
      wonder: `Pero eso era uno, dos, unos cuantos, y no tenía medio.~,~ Así que {name} puso diez dedos donde {being} los viera. «Uno», dijo {name}, y dobló uno despacio. «No es para que te des prisa. Estoy esperando, con medio y todo, lo que tengas. Dos».`,
    },
    bed: `Dormirse lleva un rato, y en ese rato hay muchísimo medio. {name} estuvo mirando el medio, vio que era blando y que no hacía falta saltarse ni un trozo.`,
  },
  duck: {
    plant: `{name} había pintado de amarillo el pato de madera. «¿Está seco?», preguntó, y lo preguntó con un pulgar. Todavía no. «Ahora tiene un pulgar», dijo {pal}.~+,~ Así que el pulgar se tapó con pintura, por tercera vez. «Es que es un pato muy lento», dijo {name}.`,
    turn: {
      restless: `Pero el pulgar de {name} era amarillo, de un pato al que no sabía dejar en paz. Lo escondió en el puño.~+, y~ Se acercó {being.a}, y ahí se quedó. «No hace falta que acabes ya —dijo {name}—. Solo te miro. Y cuando acabes, te seguiré mirando». Fue un rato largo y amarillo. {name} lo miró entero.`,
      wonder: `«Tienes pato», dijo {pal}.~+,~ Y era verdad, por todo el pulgar. {name} lo guardó en el puño. «No supe esperar a mi pato —le dijo {being.a}—, y no vi más que pulgar. Lo tuyo me gustaría verlo como venga. No hace falta que sea mucho». Entonces {name} dejó que fuera lento.`,
    },
    bed: `El pato estaba junto a la cama, amarillo de punta a punta. «¿Está seco?», preguntó {pal}. «Supongo», dijo {name}, y dejó los dos pulgares debajo de la manta. Podía esperar a mañana, y el pato siguió secándose en lo oscuro, por su cuenta.`,
  },
};

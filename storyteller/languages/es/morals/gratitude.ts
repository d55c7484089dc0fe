import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'gratitude'> = {
  thanks: {
    plant: `En el bolsillo de {name} había un pan caliente, que alguien había metido para luego, sin decir nada.~, y entonces~ {name} se volvió hacia la cocina y dijo: «Gracias». «¿A quién?», preguntó {pal}. «Ni idea —dijo {name}—, pero lleva mantequilla». [Desde la cocina no contestó nadie, que es como contestan las cocinas.]`,
    turn: {
      restless: `Entonces, en el bolsillo de {name}, el pan dio un golpecito, y todavía estaba tibio.~,~ Así que {name} se volvió del todo hacia {being}. «Gracias», dijo {name}. «¿De qué?», preguntó {pal}. «De no dejarnos dormir. Si hubieras callado, yo no habría venido nunca.~+, y~ Ahora te conozco. Cuando calles, te conoceré igual».`,
      wonder: `«Gracias», le dijo en cambio {name} {being.a}. «Pero si no ha empezado», dijo {pal}. {name} sacó el pan, por el que había dado las gracias antes de morderlo. «Para mí, sí —dijo {name}—. Llevo todo el día con ganas, y eso ya era tuyo. No hace falta que sea más de lo que es. Solo me gustaría verlo».`,
    },
    bed: `El pan se lo comieron en la cama, lo que quedaba. Había llegado caliente al bolsillo, y por el medio seguía blando. «Gracias», dijo {name} otra vez, a lo oscuro.~+,~ Y desde dos cuartos más allá alguien dijo: «De nada».`,
  },
  cake: {
    plant: `En primavera la tía abuela Odila había mandado una tarta, que duró un día.~, pero~ La tarjeta de las gracias tardaba más. Vivía en el bolsillo de {name}, y ya llevaba dibujada media tarta. «¿No es un poco tarde?», preguntó {pal}. «Me temo que sí», dijo {name}. [La tarta dibujada no se ponía dura, eso sí.]`,
    turn: {
      restless: `Algo crujió.~+, y~ Era la tarjeta, en el bolsillo de {name}, tan tarde como puede llegar una tarjeta.~,~ Así que {name} se acercó mucho {being.a}. «Se me olvidó darte las gracias —dijo {name}—. Yo no dormía, te oí.~+, y~ Ya no estaba sin compañía. Ahora vine yo, y tú tampoco lo estás».`,
      wonder: `«¿Eso está acabado?», preguntó {pal}. Era la tarjeta, que asomaba del bolsillo con media tarta. «No —dijo {name}, y se la enseñó {being.a}—. Quería que fuera muy buena, y no me atreví a seguir. Y no la recibió nadie. Media ya habría sido preciosa. Así que gracias por lo que tengas, tal cual. ¿Puedo verlo?»`,
    },
    bed: `Junto a la cama estaba la tarjeta, y ahora la tarta estaba entera.~, y~ La mitad nueva era más torcida que la vieja. <sound: Por detrás, igual de torcido, estaba el dibujo {being.de}.|> «¿Sigue siendo tarde?», preguntó {pal}. «Tardísimo —dijo {name}, con los ojos cerrados—. Pero está entera».`,
  },
};

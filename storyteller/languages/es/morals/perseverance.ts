import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'perseverance'> = {
  whistle: {
    plant: `{name} estaba aprendiendo a silbar. Se sacan los labios, se sopla.~+, y~ Lo que sale, por lo general, es aire. «Fff», le hizo {name} a una manga, y «fff» a la otra. «A lo mejor no eres de silbar», dijo {pal}. «Ahora mismo, no», dijo {name}. «Fff». [No salía más que aire desde hacía dos domingos.]`,
    turn: {
      restless: `Entonces alguien hizo «fff», y era {name}. «Ahora no», dijo {pal}. «Una vez más», dijo {name}, y se acercó. Salieron los labios, fff, fff.~+, y~ Luego, delgada y temblona, salió una nota de verdad, que fue derecha {being.a}. «He sido yo —dijo {name}—. Yo contesto, y estoy aquí mismo».`,
      wonder: `«Una vez más», dijo {name}, y se paró, y se inclinó hacia la oreja de {pal}. Salieron los labios, fff, y otra vez fue aire, pero tibio, como de chocolate.~, y~ {pal} cerró los ojos, como en la bañera. «Por ahora tengo eso —le dijo {name} {being.a}—, y a {pal} le gusta. Lo tuyo puede ser como salga».`,
    },
    bed: `«Una vez más», dijo {name}, debajo de la manta.~+, y~ Salió la nota, y era mejor, eran casi dos. «La otra mitad, mañana», dijo {pal}. «O pasado», dijo {name}. No había prisa.`,
  },
  string: {
    plant: `En la mesa {name} tenía un cordel entre los diez dedos: por arriba, por abajo, y se suelta. «Ya está, una cuna», dijo {name}. «Es un nudo —dijo {pal}—. Di que es una telaraña, que es más rápido». «Es que no está acabada», dijo {name}.~+, y~ Se la guardó en el bolsillo, con nudo y todo.`,
    turn: {
      restless: `Entonces un dedo se enganchó en algo.~+, y~ Era el cordel. Así que {name} se acercó mucho, deshizo el nudo, y por arriba, por abajo, y se suelta. Ahí colgaba una cuna, con un hueco en el medio. Por el hueco {name} miró {being.a}, y siguió mirando. «Te veo. La sujeto abierta hasta que te duermas».`,
      wonder: `«Es una *cuna*», le dijo {name} al cordel.~, y~ Muy cerca {being.de}, la fue desenredando, lazo por lazo. Por arriba, por abajo, y despacio se suelta. Y ahí había una cuna, cuatro trozos de cordel.~+, y~ Lo demás, agujeros. «No tiene más —dijo {name}—, y mira, aguanta. No quiero más de lo que hay».`,
    },
    bed: `El cordel estaba junto a la almohada, agotado.~+, y~ Era otra vez un redondel, pero le quedaban dobleces. «Se está acordando», dijo {name}. «Entonces no era una telaraña», dijo {pal}, y bostezó.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'kindness'> = {
  beetle: {
    plant: `En la mesa de la cocina había {tiny.un}, patas arriba, remando y sin llegar a ninguna parte. No había tiempo, pero {name} le tendió un dedo. Se agarró y se dio la vuelta.~+, y~ Otra vez era {tiny.un}. «¿Por qué lo hiciste?», preguntó {pal}. «Me sobraba un dedo», dijo {name}.`,
    turn: {
      restless: `Pero un dedo de {name} no se movió. Era el dedo {tiny.de}, que había remado y remado sin nadie cerca. Así que {name} se acercó y lo tendió.~+, y~ Ahí lo dejó. «Es para ti —dijo {name}—. [En la otra punta estoy yo.] Y me quedo hasta que te duermas».`,
      wonder: `«Con {tiny} fue más rápido —dijo {pal}—. Solo le hizo falta un dedo». Al oírlo {name} se paró.~+, y~ Luego se acercó mucho, con aquel dedo y un pulgar casi juntos. «Así de grande es {tiny.un} —le dijo {being.a}—, y yo me detuve. Por ti también me detendría, aunque no hubiera más que esto».`,
    },
    bed: `Había entrado {tiny.un}.~, y~ Estaba encima de la lámpara, del derecho, y podía ser cualquiera, pero miraba a {name} como si se conocieran.`,
  },
  hiccup: {
    plant: `«Vamos a ver», empezó {pal}, en la mesa de la cocina, y «hip». Era el hipo.~, y~ {pal} miró alrededor.~+, por si~ Lo había oído alguien. «Hip», dijo {name}, y no era de verdad. «¿También lo tienes?», dijo {pal}. «También —dijo {name}—. Anda por ahí».`,
    turn: {
      restless: `«Hip», hizo otra vez {pal}. Había vuelto. «Hip», dijo {name} sin pensar, y se quedó ahí. Lo malo de una cosa así es tenerla sin compañía.~, de modo que~ {name} se acercó {being.a} y abrió los ojos todo lo que daban. «Ahora yo tampoco tengo sueño. Te miro derecho a la cara, y paramos a la vez».`,
      wonder: `«¿{Being} tiene hipo?», preguntó {pal}. «Algo así», dijo {name}, y se paró. Luego, muy cerca, en todo aquel silencio, {name} dijo «hip». Se volvieron todas las cabezas, y era un hip pequeño. «Es lo único que tengo —le dijo {name} {being.a}—, y mira, nadie se ha ido. Me gustaría ver lo tuyo, tal como sea».`,
    },
    bed: `A oscuras alguien hizo «hip». Esta vez era de verdad, y era {name}. «Hip», dijo {pal} enseguida, que no tenía. Los dos esperaron el siguiente, pero se había dormido.`,
  },
};

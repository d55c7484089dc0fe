import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'calm'> = {
  open: [
    `El día estaba casi gastado.~+, y~ En la cocina {name} lo miraba irse.~, y~ Se fue primero de los rincones y después de las tazas. «¿Ya no queda?», le preguntaron. «Un poco en la cuchara», dijo {name}.`,
    `Después de la cena y antes de la lámpara hay un rato que no tiene nombre.~, y~ Ahí dentro estaba {name}, con las dos manos abiertas. «¿Qué tienes en las manos?», le preguntaron. «Nada —dijo {name}—. Esta noche pesa muy poco».`,
    `La cena se había acabado.~+, y~ Todavía no se levantaba nadie. «¿Faltaba algo?», preguntaron. «No», dijo {name}, y se quedó. Las cucharas seguían tal como las habían dejado.~+, y~ La noche las fue tapando, empezando por los mangos.`,
  ],
  outside: `Se palparon los botones a oscuras, seis cada uno.~+, y~ Los seis estaban abrochados. «¿Llegamos pronto?», preguntó {pal}. «¿A qué?», dijo {name}.~+, y~ {pal} lo pensó, y no lo sabía. Lo oscuro estaba donde está todas las noches, y <toddler: le hicieron compañía|ellos entraron en él, despacio>.`,
  rest: `Se sentaron, y durante un buen rato no habló ninguno de los dos. Salió una respiración.~+, y~ Luego salió otra. {pal} levantó la vista. «¿Dijiste algo?» «No», dijo {name}. «Estuvo muy bien», dijo {pal}, y siguieron un poco más.`,
  doorstep: `El abrigo de {name} volvió a su gancho.~+, y~ Todavía se movió un poco, como si siguiera andando. «¿Ya es hora de la cama?», preguntó {pal}. «Casi», dijo {name}.~, y~ Lo miraron hasta que colgó del todo quieto.~+, y~ Entonces se acostaron.`,
  close: [
    `El día se había ido también de la cuchara, y ya no quedaba nada. En la cocina oscura estaba la cuchara, y en la cama oscura, algo más tibia, estaba la mejilla de {name}.`,
    `Sobre la manta, como después de la cena, descansaban abiertas las dos manos.~, y~ Ahora no tenían dentro más que lo oscuro, que también pesa muy poco.`,
    `Igual que tapó las cucharas, la noche fue tapando despacio la cama. Empezó por los pies, siguió por las rodillas y por las manos, y llegó a la barbilla. No faltaba nada.`,
  ],
  links: [
    `Por un rato {name} y {pal} no dijeron nada, y ninguno lo echó de menos.`,
    `{name} iba despacio, con las dos manos abiertas, y {pal} no iba más deprisa.`,
    `Lo oscuro caminaba al lado de {name} y de {pal}, sin hacer ruido.`,
    `Una manga de {name} rozó el abrigo, y eso fue todo lo que había que oír.`,
    `{name} contó diez respiraciones lentas, y se olvidó de seguir contando.`,
    `«No hay prisa», dijo {pal}, y fueron un poco más despacio.`,
  ],
  threads: {
    listen: {
      one: `Se quedaron un rato sin moverse, por nada. {name} oyó lo de cerca: una manga, un botón, una respiración.~+, y~ Debajo había otra cosa, lenta y muy grave. «¿Eso estaba ahí todo el tiempo?», preguntó {name}. «Sí —dijo {pal}—. No empuja». [Siguieron oyéndola un poco, sin empujarla tampoco.]`,
      two: `Otra vez se quedaron sin moverse.~, y~ Se fueron los sonidos de cerca y después el grave. Debajo había un tercero, lejísimos, largo, y otra vez largo, como alguien que se da la vuelta en una cama enorme. «¿Qué es?», preguntó {name}. «Creo que eso es la noche y nada más», dijo {pal}.`,
      three: `Ahora ya casi no hacía falta intentarlo, porque el sonido lejano venía solo, largo, y otra vez largo.~, y~ Cada respiración de los dos iba a ese mismo paso. «¿Lo haces tú?», preguntó {pal}. «No —dijo {name}—. Nos lo hace».`,
      end: `{name} escuchó una vez más, primero la sábana y después la almohada. Estaba el sonido grave, y estaba el lejano, largo, y otra vez largo. Y debajo de todos había uno más, el que estaba más cerca, y era {name} al respirar.`,
    },
    fold: {
      one: `De un bolsillo salió un pañuelo, doblado y vuelto a doblar, hasta ser un cuadrado pequeño y gordo. {name} abrió un doblez, y ninguno más. «¿Qué hay dentro?», preguntó {pal}. «La otra mitad», dijo {name}. [Lo miraron un rato, blanco, con una raya por el medio.] Luego volvió al bolsillo.`,
      two: `Salió otra vez el pañuelo. {name} abrió un doblez más.~, y~ Ya era como un libro, con una cruz en el medio. «Sigue sin haber nada», dijo {pal}. «Sí —dijo {name}—, pero hay más». [Lo miraron el rato que hizo falta, y era verdad.]`,
      three: `Despacio, {name} abrió el último doblez del pañuelo.~+, y~ Quedó tan ancho que agarraron dos esquinas cada uno. Por el medio subió un poco.~+, y~ Bajó. «¿Ya está todo?», preguntó {pal}. «Ya está», dijo {name}.`,
      end: `El pañuelo estaba extendido en la almohada, y encima estaba {name}. Todavía tenía los dobleces, pero debajo de una mejilla tibia se le iban borrando, uno por uno. «¿Ya está liso?», preguntó {pal}. «Casi», dijo {name}.`,
    },
  },
};

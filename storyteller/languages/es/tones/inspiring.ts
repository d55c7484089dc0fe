import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'inspiring'> = {
  open: [
    `En la pata de la cama estaban las rayas de lápiz con las que medían a {name}.~, y~ La más baja le llegaba ya por la rodilla. «Yo no noté nada», dijo {name}. «Nadie lo nota —dijeron—. Crecer se hace durmiendo». [«¿De verdad no levantaba más que eso?», preguntó {name}. «Ni un dedo más».]`,
    `Desde el lunes {name} recortaba estrellas de papel. La del lunes salió con tres puntas, y la siguiente, con nueve.~+, pero~ La de esta noche tenía cinco. «¿Y no te dio rabia?», preguntaron. «No —dijo {name}—. Las otras me enseñaron dónde está el centro». Así que guardaron las tres.`,
    `Un botón del pijama de {name} era verde.~+, y~ Los demás eran blancos. «¿Quién cosió el verde?», preguntaron. «Yo», dijo {name}. Le había llevado un domingo entero. Los blancos se caían a menudo.~+, pero~ El verde no se había caído nunca.`,
  ],
  outside: `«¿Y si es demasiado difícil para nosotros?», preguntó {pal}<toddler: |, a los tres pasos>. {name} se abrochó el botón de arriba, el duro, que siempre necesitaba a una persona mayor.~, y~ Entró al tercer empujón.~+, y~ Los dos se quedaron mirándolo. «La semana pasada eso tampoco me salía», dijo {name}.`,
  rest: `Al lado de {name} y de {pal} iba {tiny}, a una manga por hora, más o menos. «Así no se llega nunca», dijo {pal}.~+, y~ Descansaron un buen rato.~, y~ Al acabar, {tiny} ya iba bastante por delante. «Hum», dijo {pal}, y de lo de nunca no volvió a hablar.`,
  doorstep: `Fuera los zapatos. «<toddler: Han aguantado con nosotros todo el rato|Han hecho el camino entero> —dijo {pal}—, y no parecen orgullosos». Parecían nada más unos zapatos, con un cordón por fuera. «En eso se nota», dijo {name}, y los puso muy juntos. [Los cordones, por si acaso, quedaron de la mano.]`,
  close: [
    `En la pata de la cama quedaba sitio para otra raya, y mañana la dibujarían. El crecer se estaba haciendo ya, en la almohada; con los ojos cerrados, {name} no notaba nada.`,
    `Encima de la cama, de un solo hilo, colgaban las estrellas de papel: la de tres, la de nueve y la de cinco. A oscuras giraban, y desde la almohada de {name} eran todas estrellas.`,
    `Por algún lado de la manta se había caído otra vez un botón blanco.~, y~ El verde sujetaba los dos lados tibios, para que el domingo de {name} durase hasta mañana.`,
  ],
  links: [
    `{name} puso un pie delante, y luego el otro, que no es otra cosa lo de ir.`,
    `{name} y {pal} ya habían llegado más lejos que nunca sin compañía.`,
    `{name} miró atrás, y el sitio de salida era pequeño como un botón.`,
    `«Está demasiado lejos», dijo {pal}, y lo volvió a decir bastante más allá.`,
    `Lo que parecía el final era nada más el medio, así que {name} y {pal} hicieron la otra mitad.`,
    `{pal} pensaba volverse más o menos por aquí, pero estaba muy ocupado en seguir.`,
  ],
  threads: {
    smallest: {
      one: `«Es demasiada noche», dijo {pal}. Pero en la cocina había una tarjeta que decía: *Empieza por el trocito más pequeño.* {name} lo buscó, y <toddler: era una respiración, sin levantarse, así que la hizo.|era tan largo como un pie, así que ahí puso uno.> «¿Eso es todo?», dijo {pal}. «Ya está hecho», dijo {name}.`,
      two: `«Sigue siendo demasiada noche», dijo {pal}, y se echó en medio.~, así que~ {name} se echó también. «¿Cuál es el trocito más pequeño?» {pal} lo pensó. «Levantarse a medias». «Pues vamos a hacer nada más eso». Lo hicieron.~+, y~ El trocito siguiente también resultó pequeño.`,
      three: `{name} miró hacia atrás.~+, y~ Ahí estaba todo lo que llevaban hecho, un trocito detrás de otro. «¿Quién hizo todo eso?», preguntó {pal}. «Nadie —dijo {name}—. Solo hacíamos el siguiente». Y ahí delante estaba el siguiente.~+, que~ No era más grande que los otros.`,
      end: `Había mucha noche por delante, si se la miraba de una vez.~, así que~ {name} buscó el trocito más pequeño, y era un párpado, y luego, claro, estaba el otro. [Después de eso ya se hizo sola.]`,
    },
    yet: {
      one: `«Yo no puedo con una noche entera», dijo {pal}. «Te has dejado el final —dijo {name}—. En casa decimos *todavía*». {pal} lo probó. «No puedo con una noche entera todavía». Era lo mismo.~+, y~ Sonaba muy distinto. [Llevaba años diciéndolo, y siempre se lo dejaba.]`,
      two: `«No hay manera», dijo {pal}. {name} esperó. «Quiero decir —dijo {pal}— que no hay manera *todavía*». «¿Mejor?» {pal} le dio vueltas, como a una cosa sacada del bolsillo. «Ahora está abierto por la punta —dijo—. Antes lo dejaba cerrado».`,
      three: `«No puedo más», dijo {name}, y se sentó.~, y~ Hubo un silencio muy largo. {pal} esperaba.~+, y~ Miraba la boca de {name}, que es por donde sale. «Es cortita», dijo {pal}. «Todavía», dijo {name}, no muy alto.~+, y~ Detrás de la palabra se levantó.`,
      end: `«No puedo dormir», dijo {name}. «Todavía», dijo {pal}. Se quedaron juntos, esperándolo.~+, porque~ No es una palabra muy larga, y no tardó mucho. [A {pal} le quedaba una cosa por decir, y no la dijo todavía.]`,
    },
  },
};

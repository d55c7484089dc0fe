import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'educational'> = {
  open: [
    `{name} cerró los ojos.~+, y~ Seguía oyendo las tazas. Es verdad: una oreja no tiene tapa, así que escucha toda la noche. «¿Y las mías qué hacen con el ruido?», preguntó {name}. «Casi siempre —dijeron— lo dejan pasar». [Una cuchara sonó a propósito, para probarlo.]`,
    `En la mesa había un bostezo.~+, y~ A {name} se le pegó. Es verdad: la gente se los contagia.~+, y~ Hasta a un perro se le pueden pegar. «¿Por qué?», preguntó {name}. «Nadie lo sabe muy bien», dijeron, y bostezaron.~+,~ Y dio otra vuelta a la mesa.`,
    `«En la cuchara estoy boca abajo —dijo {name} en la cena—, pero solo por delante». Y así es, porque una cuchara es un espejo hueco. Lo que le llega de arriba lo manda abajo. {name} le dio la vuelta. «Y por aquí, pura nariz».`,
  ],
  outside: `«No veo nada», dijo {pal}. «Los ojos todavía se nos están abriendo», dijo {name}. A oscuras, el punto negro del ojo se hace grande, para que entre la luz. Durante media hora el ojo ve cada vez mejor. «Ahora ya te veo», dijo {pal}.`,
  rest: `Se sentaron. {name} se contó el corazón, noventa golpes en un minuto. «El de un ratón va seis veces más rápido —dijo {name}—. El de una ballena va despacio». «¿Por qué?», preguntó {pal}. Quien es pequeño se enfría antes.~+, y~ Tiene que quemar más. «Entonces ya voy para ballena», dijo {pal}.`,
  doorstep: `«Esta almohada huele a ti», dijo {pal}, acostándose encima. «No huele a nada», dijo {name}, y olió. «Ah. Sí que huele». Huele siempre.~+, pero~ Una nariz solo avisa de lo nuevo. <toddler: Por eso primero hay que quitar la nariz un rato|Por eso primero hay que irse, y luego volver>.`,
  close: [
    `Todas las tapas estaban cerradas, menos dos orejas, que no tienen. Dejaban pasar los ruidos, pero en sueños uno sigue conociendo su nombre, y por eso se dice bajito.`,
    `Hay otra cosa que es verdad: para que se pegue un bostezo no hace falta verlo, basta con que te lo cuenten. Así que el de la cena, el de {name}, puede que ya esté aquí.`,
    `Hay otra cosa que es verdad: en el ojo, como en la cuchara, todo está boca abajo, y la cabeza le da la vuelta. Detrás de los párpados de {name} ya no quedaba nada que girar.`,
  ],
  links: [
    `{name} miraba atrás en cada curva, porque el mismo camino parece otro cuando se vuelve por él.`,
    `{name} miraba un poco al lado de las cosas, porque a oscuras el borde del ojo ve más que el centro.`,
    `{name} y {pal} iban juntos, porque dos que se tocan pierden menos calor que dos que no.`,
    `{name} se puso una mano detrás de la oreja, porque una oreja más grande atrapa más sonido.`,
    `{name} llevaba un ojo cerrado, para que siguiera acostumbrado a lo oscuro si llegaba una luz.`,
    `{name} y {pal} dejaron de hablar, porque un ruido de cerca tapa todos los de lejos.`,
  ],
  threads: {
    facts: {
      end: `«Sé tres cosas que en la cena no sabía», dijo {name}. «¿Y mañana las vas a saber?», preguntó {pal}. «Mejor», dijo {name}, y es verdad. Lo que se aprende de día se abrocha por la noche, mientras se duerme. [Así que {name} no se movió, por no estorbar.]`,
    },
  },
};

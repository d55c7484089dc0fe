import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'none'> = {
  bet: {
    plant: `<toddler: «¿Qué mano?», preguntó {name}, y enseñó las dos cerradas. Era un juego con un botón. Uno lo escondía, y el otro tenía que encontrarlo. «Esa», dijo {pal}. Se abrió la mano, y estaba vacía. El botón estaba en la otra. «Otra vez», dijo {pal}.|«Te apuesto el botón a que hay sopa», había dicho {pal} antes de cenar, y hubo sopa. Así que ahora {pal} tenía el botón.~, y~ Era el único que había. «Te apuesto a que lo recupero», dijo {name}. «¿Qué me apuestas?», preguntó {pal}. «El botón», dijo {name}.>`,
    turn: {
      restless: `<toddler: Solo que en la mano de {name} estaba el botón. Así que {name} se acercó {being.a} y le enseñó dos manos cerradas. «¿Cuál?» {Being} eligió una, y estaba vacía. «Ya no está», dijo {being}. Entonces {name} abrió la otra, y ahí estaba. «No lo veías, y estaba. Yo soy como el botón. Tú para, y sigo aquí».|«Te apuesto el botón a que ahora te vas», dijo {pal}. «Te apuesto a que no», dijo {name}, y se acercó mucho {being.a}. «Cada vez que mires, aquí estoy». «¿Hasta cuándo?», preguntó {pal}, y sacó el botón. «Hasta que no mire nadie —dijo {name}—. Es el único que hay». Y miró {being.a}, y estaba.>`,
      wonder: `<toddler: Pero {pal} le enseñaba dos manos cerradas. «¿Cuál?» {name} eligió una, luego la otra, y ahí estaba el botón. «¡Oh!», dijo {name}, con las mismas ganas de siempre. Y se acercó {being.a} para enseñárselo. «Es pequeño, y tiene dos agujeros. Y cada vez que lo vemos, decimos *oh*. Ahora tú, y decimos *oh*».|«Te apuesto el botón —le dijo {name} a {pal}— a que alcanza justo». «Si no lo has visto», dijo {pal}. «No, pero sé cuánto quiero». Entonces {name} se acercó {being.a}.~+ y~ Levantó el botón. «Esto. Es pequeño, y por el medio es casi todo agujeros. He apostado por ti, tal como eres».>`,
    },
    bed: `<toddler: «¿Qué mano?», dijo {name}, en la cama. Encima de la manta había dos manos cerradas. {pal} lo pensó mucho rato, con los ojos cerrados. «Esa», dijo {pal}. Y era esa, y el botón estaba calentito.|«Te apuesto el botón —dijo {pal}— a que me duermo antes». {name} lo pensó. «Entonces no puedes venir por él». Lo pusieron en medio, con un dedo de cada lado. Ahí se fue calentando, y todavía no lo había ganado nadie.>`,
  },
  potato: {
    plant: `«¿Qué tiene cuello y no tiene cabeza?», preguntó {pal}, que adoraba las adivinanzas. «Una papa», dijo {name}. «No, una botella». {name} contestaba eso a todas las adivinanzas.~+, y~ No había acertado nunca. «Un día será una papa —dijo {name}—, y me encontrará a punto».`,
    turn: {
      restless: `«¿Qué se va a la cama —preguntó {pal}— y no mira atrás?» «Tiene que ser una papa», dijo {name}. «No, soy yo». Entonces {name} se acercó {being.a}. «¿Y qué está aquí, y te mira, y se queda?» «Otra papa», dijo {pal}. «No, otra vez yo, y mañana también». {name} se quedó ahí, y miró, y era la respuesta.`,
      wonder: `«No lo ha visto nadie, y yo por verlo no dormiría en toda la noche —dijo {name}—. ¿Qué es?» «Una papa», dijo {pal}. «Casi», dijo {name}, y se acercó {being.a}. «El tamaño de una papa no se sabe hasta que sale, y nunca he devuelto ninguna. Esta noche eres tú». {name} esperó, con las manos abiertas.`,
    },
    bed: `«Una más —dijo {pal} a oscuras—. ¿Qué tiene ojos, está en lo oscuro y no ve nada?» {name} lo pensó mucho rato, con los ojos cerrados. «Entonces soy yo», dijo. Hubo un silencio. «Era una papa», dijo {pal}.`,
  },
};

import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'self-confidence'> = {
  humming: {
    plant: `Si no escuchaba nadie, {name} tarareaba.~+, pero~ No era una canción, era una sola nota, grave y con zumbido. Acababa de empezar otra vez.~+, y~ {pal} se volvió. «¿Eras tú?» «No», dijo {name}.~+, y~ El zumbido se metió para dentro, y los dientes se cerraron.`,
    turn: {
      restless: `Pero detrás de los dientes de {name} zumbaba ya la nota. {name} se acercó {being.a}.~+ y~ La dejó salir, y le ardieron las dos orejas. «¿Qué es eso?», preguntó {pal}. «Soy yo —dijo {name}—. Tú puedes parar. Mientras zumbe, oirás que estoy aquí. Y si se calla, es que tomo aire».`,
      wonder: `«¿Eras tú?», preguntó {pal}, porque algo había zumbado.~+, y~ Esta vez {name} no dijo que no. Se acercó {being.a}.~, y~ Delante de todos la dejó salir: una sola nota grave, como una abeja en una taza. «No hay más, y lo escondo —dijo {name}—. Pero es lo que tengo, y me gustaría ver lo tuyo».`,
    },
    bed: `{name} tarareó contra la almohada, y no era por esconderlo. La almohada zumbaba también, y zumbaba la cama. «¿Eres tú?», preguntó {pal}. «Mmm», dijo {name}, en la misma nota, y lo era.`,
  },
  ears: {
    plant: `Cuando {name} escuchaba mucho, se le movían las dos orejas. Lo hacían solas, arriba y abajo, igual que las de un conejo. Por eso llevaba un gorro, metido hasta las cejas. «¿Tienes frío?», preguntó {pal}. «No —dijo {name}—. Es que me gusta apretado».`,
    turn: {
      restless: `«El gorro te lo está haciendo otra vez», dijo {pal}. «Ya lo sé», dijo {name}, y se lo quitó, muy cerca {being.de}.~, y~ Arriba y abajo iban las dos orejas. «Lo hacen cuando escucho a alguien —dijo {name}—, y es a ti. Puedes parar, y ellas siguen, ya lo verás. También escuchan el silencio».`,
      wonder: `Entonces, encima de las cejas de {name}, el gorro subió.~+ y~ Bajó. Esta vez {name} se acercó {being.a}.~+, y~ Se lo quitó, y ahí iban las orejas, arriba y abajo. «No hacen nada más —dijo {name}—. Es poca cosa, y la escondía. Ahora me gustaría ver lo tuyo, aunque sea como esto».`,
    },
    bed: `El gorro colgaba de los pies de la cama, y dentro no se movía nada.~,~ Pero en la almohada, sí. «¿Qué escuchas?», preguntó {pal}. «Cómo respiras», dijo {name}. Las orejas subían, bajaban, y cada vez un poco más despacio.`,
  },
};

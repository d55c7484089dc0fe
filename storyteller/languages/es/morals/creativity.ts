import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'creativity'> = {
  spoon: {
    plant: `Para una noche así haría falta una cuerda y un libro que explique cómo se hace. {name} buscó en la cocina, y lo que había era una cuchara.~+, así que~ La cuchara fue al bolsillo. «Eso es para la sopa», dijo {pal}. «Solo cuando hay sopa», dijo {name}. [Hoy ya había sido calzador.]`,
    turn: {
      restless: `*Tin.* Era la cuchara de la sopa, en el bolsillo de {name}, que le había dado a un botón. {name} la sacó y se acercó mucho {being.a}.~+ y~ Volvió a tocar el botón. *Tin.* «Soy yo —dijo {name}—. Mientras oigas esto, estoy aquí. Tú ya puedes parar, que sigo yo». *Tin.*`,
      wonder: `Algo se había salido solo del bolsillo.~+, y~ Era la cuchara de la sopa. {name} la frotó, y ahí dentro estaba la noche entera, muy chiquita. Entonces {name} se acercó {being.a}.~+ y~ La levantó. «Cabe todo —dijo {name}—, y es nada más una cuchara. De ti tampoco me hace falta más que eso».`,
    },
    bed: `La cuchara estaba al lado de la cama, y en el hueco colgaba una lámpara muy pequeña, boca abajo.~, y~ Debajo de la lámpara había una cama muy pequeña. Alguien, no más grande que una miga, estaba a punto de dormirse.`,
  },
  funnel: {
    plant: `Lo que {name} quería era un casco.~+, y~ Lo que había en la cocina era un embudo. Se lo puso, se le cayó.~+, y~ Fue al bolsillo. «Eso es para botellas», dijo {pal}. «Igual encontramos una botella», dijo {name}. [La punta asomaba, y al caminar soplaba una musiquita.]`,
    turn: {
      restless: `«Espera —dijo {name}—. Hasta ahora yo solo he oído el ruido». Salió el embudo, que es para botellas.~+, y~ La punta fina fue a la oreja. {name} se acercó mucho, con la parte ancha hacia {being}. «Ahora te oigo ahí dentro. Y voy a escuchar hasta que te duermas. Buenas noches ahí dentro».`,
      wonder: `{name} echó una última mirada por el embudo, que es para botellas.~, pero~ Por ahí solo se ve un trozo, como un guisante.~+, y~ El trozo era {being.de}. «Oh», dijo {name}, y se acercó más. «Me gusta ese trozo. Es como un guisante, y podría mirarlo toda la noche».`,
    },
    bed: `El embudo colgaba de los pies de la cama, igual que un sombrero. «Sigue siendo para botellas, ¿eh?», dijo {pal}. «Por la mañana», dijo {name}. De noche escuchaba, y lo que oía era respirar.`,
  },
};

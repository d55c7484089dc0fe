import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'courage'> = {
  second: {
    plant: `Solo había una cosa: a {name} le daba miedo lo oscuro, y por eso iba siempre detrás.~, porque~ Si vas detrás, delante hay una espalda.~+, y~ Lo oscuro se la encuentra primero. «Pasa tú», le dijo {name} a {pal}. «¿Otra vez?», dijo {pal}. [La espalda de {pal} empezaba a notarlo.]`,
    turn: {
      restless: `«¿Y quién se queda con {being}?», preguntó {pal}. {name} miró.~+, y~ Eran tres pasos, todos oscuros. «Me da miedo lo oscuro», dijo {name} en voz alta.~+, y~ Entonces fue un pie.~, y~ El otro fue detrás, hasta que delante ya no hubo ninguna espalda. «Esta vez llegué antes —dijo {name}—, y me quedo. Siendo dos no está tan oscuro».`,
      wonder: `«No alcanza», dijo {being}, muy bajito, para nadie.~, pero~ {name} lo oyó.~+, y~ Hasta ahí había tres pasos oscuros. «Me da miedo lo oscuro», dijo {name} en voz alta.~+, y~ Luego fue un paso, y dos, y tres. «Pasos valientes solo tenía tres —le dijo {name} {being.a}—, y alcanzaron justo. Lo tuyo también alcanza».`,
    },
    bed: `A la hora de apagar la luz, alguien tenía que cruzar el cuarto a oscuras. {name} pasó por delante, sin ninguna espalda, y los siete pasos no fueron más que el cuarto.`,
  },
  hood: {
    plant: `Si alguien miraba a {name}, las orejas se le ponían calientes.~, y~ Por eso hasta en la mesa llevaba la capucha subida, con los dos cordones bien tirantes. «¿Ves algo ahí dentro?», preguntó {pal}. «Solo por delante —dijo la capucha—. Pero a mí no me ve nadie, que es lo bueno».`,
    turn: {
      restless: `Entonces, dentro de la capucha, a {name} se le calentaron las dos orejas.~+, y~ Era {being}, que miraba hacia dentro. «Me da miedo que me miren», dijo {name} en voz alta.~,~ Pero bajó la capucha.~+, y~ Asomaron dos orejas rojas. «Esto es lo que hay. Mira todo lo que quieras, que yo te miro a ti».`,
      wonder: `«Están mirando todos», dijo {being}.~+,~ Y era verdad.~, y~ Unos cuantos miraban a {name}. «A mí también me da miedo», dijo {name} desde la capucha.~, y~ Entonces la bajó.~+, y~ Salieron dos orejas rojas. Todos miraron, y nadie pidió más. «Debajo no hay otra cosa —dijo {name}—. Ahora me gustaría verte a ti».`,
    },
    bed: `La capucha colgaba de los pies de la cama, vacía, y en la cama estaba {name}, con las dos orejas fuera. «Te estoy mirando», dijo {pal} a oscuras. «Ya lo noto», dijo {name}. Las orejas siguieron frescas.`,
  },
};

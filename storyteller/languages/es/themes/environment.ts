import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y el platito de migas`,
  want: [
    `Cada noche {name} sacaba un platito de migas para los pequeños, para {tiny} y para todos los demás. Solo salen si hay silencio.~+, y~ Esta noche el platito seguía lleno.~, pero~ {name} quería verlo vacío. [Un platito lleno da mucha pena a la hora de dormir.] ¿Y si no se atrevía nadie?`,
    `El platito estaba lleno de migas, y tenía que estar vacío. {name} lo sacaba cada noche para {tiny} y los demás pequeños. Ellos solo comen en silencio.~+, y~ Hoy no había venido ninguno.~, pero~ {name} quería que cenaran. Pero ¿y si nadie se atrevía a salir?`,
  ],
  setoff: `«¡Es por ese ruido! —dijo {name}—. ¿Quién va a salir a cenar así?» Unas caritas se asomaban por debajo de las cosas.~+ y~ Volvían a meterse. «Vamos a ver si se puede bajar», dijo {pal}. [El platito no pesaba, pero había que llevarlo con respeto.] Y salieron, con el platito y otro plato encima.`,
  stay: `«¡Ese ruido! —dijo {name}—. Así no sale a cenar nadie». En pijama pusieron el platito justo donde acaba la luz de la lámpara.~, y~ De debajo de las cosas salían caritas.~+, y~ Enseguida se escondían. «Y ahora el ruido viene para acá —dijo {pal}—, a la mesa».`,
  remind: `Se pararon a destapar el platito.~, y~ Detrás de ellos caminaba alguien muy pequeño: era {tiny}, que no le quitaba ojo. «Empieza, empieza», dijo {name}.~, pero~ Justo entonces volvió el ruido.~+, y~ {tiny} se metió debajo del borde. [«Ya lo sabemos», dijo {pal}.]`,
  refrain: {
    first: `Así se llama a los pequeños en casa de {name}, y suena poco más que respirar:\n«Salgan, salgan, que es de noche ya,\ny en el platito la cena está.»`,
    again: `Entre un ruido y el siguiente había el sitio justo para decirlo:\n«Salgan, salgan, que es de noche ya,\ny en el platito la cena está.»`,
    third: `{name} juntó las migas que quedaban, las puso otra vez y llamó:\n«Salgan, salgan, que es de noche ya,\ny en el platito la cena está.»`,
    last: `Casi no hacía falta decirlo, porque estaban todos, y se dijo de otra manera:\n«Duerman, duerman, que es de noche ya,\ny en el platito ni una miga está.»`,
  },
  try: `{name} puso el platito delante de todos. «Los pequeños vienen cuando no se oye nada». «¿Viene alguien?», preguntó {being}.~+, y~ De pura alegría se le escapó: «¡A CENAR!» Al momento no quedaba ni una carita. «Nunca contestan», dijo {being}.`,
  easy: `«Un poco más allá hay silencio», dijo {pal}.~, y~ Saldrían los pequeños.~+, y~ Comerían hasta que brillara el platito. Y aquí {being} seguiría, sin nadie cerca.~, pero~ {name} ya había levantado el plato y tomaba aire para llamar.`,
  resolve: `Por fin había bastante silencio.~+, y~ La primera visita que llegó al platito fue {tiny}. Luego vinieron los demás.~+, y~ Se oía masticar a los pequeños, de tan callado que estaba todo. «Se sentaron pegaditos {being.a}», susurró {pal}.`,
  bed: `El platito estaba en su sitio, con una miga y nada más.~, y~ Era la del centro, la de dar las gracias. Los pequeños se habían metido, llenos de cena, y la oscuridad quedó limpia y callada.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y la última luz`,
  want: [
    `Cada noche {name} hacía la ronda.~+, y~ Toda luz que no le hacía falta a nadie se apagaba.~,~ Pero siempre quedaba una de más. [Ya en la cama, ahí estaba, detrás de la jarra, guiñando.] Esta noche {name} quería encontrarlas todas. ¿Y si lo oscuro no llegaba nunca a ser oscuro?`,
    `Siempre sobraba una luz.~, así que~ {name} hacía la ronda cada noche y apagaba las que no servían a nadie.~+, pero~ Luego, en la cama, aparecía otra. Esta noche había que apagarlas todas. [Hasta la chiquita, la que vive detrás de la jarra.] ¿Y si no quedaba nunca oscuro del todo?`,
  ],
  setoff: `«Una cosa así pide oscuridad —dijo {name}—, ¡y mira cómo está eso!» Aquí había una luz para nadie.~+, y~ Allí, otra. «Haremos la ronda por el camino». Se llevaron una bolsa y, para lo que brillara mucho, la funda de la tetera. Y salieron.`,
  stay: `{name} hizo otra vez la ronda en pijama, con {pal} detrás. [Esto se apagaba, y aquello se cerraba.] Con ellos fue una lámpara pequeña, bajada hasta no ser más que una miga. Se sentaron.~+ y~ Dejaron que subiera lo oscuro.~, y~ Tenía dentro más cosas de lo que parece.`,
  remind: `La ronda iba bien.~, y~ Toda luz encendida para nadie se apagaba.~+, y~ Lo que estaba tirado iba a la bolsa. Una que no tenía interruptor se quedó con la funda de la tetera puesta. «Mira hacia atrás», dijo {name}.~, y~ Por todo el camino estaba oscuro, como debe ser.`,
  refrain: {
    first: `La ronda tiene su verso, y se dice con un dedo fuera, para el interruptor:\n«Esta se guarda, esta se apagó.\n¿Y para qué lo oscuro se inventó?»`,
    again: `Se apagó una cosa más, y en el trozo nuevo de oscuridad dijeron:\n«Esta se guarda, esta se apagó.\n¿Y para qué lo oscuro se inventó?»`,
    third: `¿Quedaba algo encendido? Miraron por todas partes, y por si acaso lo repitieron:\n«Esta se guarda, esta se apagó.\n¿Y para qué lo oscuro se inventó?»`,
    last: `Llegó el último verso de la ronda, y ya no traía ninguna pregunta:\n«Esta se guarda, esta se apagó.\nY para esto lo oscuro se inventó.»`,
  },
  try: `«Falta oscuridad», dijo {name}, y mandó aviso por las filas. Se apagaron todas las lamparitas.~+, y~ Ya nadie veía nada. «¿Siguen ahí? —preguntó {being}—. Es que ahora no veo si tienen cara de buena gente». [Alguien tuvo que encender una, para enseñar la suya.]`,
  easy: `Si {being} no se dejaba ver, la ronda estaba hecha.~, y~ No quedaría ninguna luz de más.~+, y~ Por fin {name} las tendría todas. Y cada uno se iría a su casa sin ver lo que {being} guardaba. «Pues buenas…», dijo {name}, a todo el mundo.`,
  resolve: `{name} miró alrededor, como se mira al final de una ronda.~, y~ No había ni una luz que no hiciera falta. «Ya están todas», dijo {name}.~, pero~ Solo una cosa brillaba.~+, y~ Era {being}. «Esa se queda —dijo {pal}—. Para esa es lo oscuro».`,
  bed: `La ronda estaba hecha, y en la cama {name} esperó a la luz que siempre sobra.~, pero~ No guiñó ninguna. La oscuridad era oscura hasta el fondo, como una ciruela, y blanda por todos los lados.`,
};

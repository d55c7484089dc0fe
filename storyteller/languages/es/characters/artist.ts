import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const smudge: PalTelling<SpanishNoun> = {
  noun: called('Borrón'),
  intro: `{name} tenía un amigo artista que se llamaba Borrón, y el picaporte explicaba por qué. Tenía una cera gorda, de color naranja.~+, y~ Un pulgar contagiado. «No voy a tocar nada», dijo Borrón, y se rascó la nariz. [Ahora la nariz también era naranja.]`,
  quirk: `«Dibuja algo con bordes», dijo {name}. Borrón dibujó un ladrillo.~+, pero~ Luego lo frotó un poco con el pulgar, y ya era un bollo. «Se me ablandan. Me pasa con todo», dijo, y escondió el pulgar. «Los artistas de verdad tienen bordes». [Una vez dibujó un cactus, y alguien le puso leche.]`,
  again: `«El pulgar se queda en el bolsillo», dijo Borrón. Así, sin pulgar, dibujó una valla con puntas por todas partes. «Qué frío parece», dijo Borrón.~+, y~ El pulgar salió nada más un segundo. «Ahora es un seto —dijo {name}— con alguien durmiendo dentro». [«Y la valla era muy buena», dijo {name} también.]`,
  try: `«Te dibujo —le dijo Borrón {being.a}—, y así te sientes mejor». Todos vinieron a verlo.~+, y~ No había duda: era un bollo. {Being} se rio tanto que se rieron los demás. «Me sentiría mejor —dijo {being}— si me lo pudiera comer».`,
  payoff: `«Lo tuyo es un abrigo», le dijo Borrón a quien tiritaba.~,~ Y con la cera gorda, por encima de los temblores, dibujó uno. Luego frotó con el pulgar y con las mangas.~+, hasta que~ No quedó ningún borde, solo calor. [«¿Lleva capucha?», preguntó una voz muy adentro. «Ahora sí», dijo Borrón.]`,
  proud: `Borrón caminaba con el pulgar en alto, como quien lleva una vela que no se debe apagar.`,
  asleep: `Borrón había prometido no tocar la almohada.~, pero~ Por la mañana, y lo sabían los dos, habría en ella una oreja naranja. Y al final del todo, con un pulgar muy lento, frotó lo oscuro hasta que estuvo blando.`,
};

export const yolk: PalTelling<SpanishNoun> = {
  noun: called('Yema'),
  intro: `Entre los amigos de {name} estaba Yema, que pintaba. Tenía un pincel largo, un sombrero alto y un solo tubo de pintura, amarilla. «¡Mis colores!», gritó Yema, y en el acto {name} le pasó el tubo. «Ese no —dijo Yema—. El otro». [Otro no había.]`,
  quirk: `«Nunca he conseguido pintar una noche», dijo Yema.~, y~ Tomó el pincel y pintó una.~+, y~ Le salió un mediodía. Brillaba tanto que los dos guiñaban los ojos.~, y~ {pal} le puso el sombrero encima y la cara se le volvió rosa. [«Una vez pinté a mi tía dormida, y se levantó».]`,
  again: `«Pinto con los ojos cerrados —dijo Yema—, y así seguro que está oscuro». Dio tres pinceladas.~+, y~ Pasó {tiny.un}, bostezando. «¿Ya es mañana?», preguntó {tiny}. «No, soy yo. Vuelve a la cama», dijo Yema.~+, y~ Se bajó el sombrero hasta las cejas.`,
  try: `«No te muevas —le dijo Yema {being.a}—, que se corre la pintura». Pintó, dio un paso atrás.~+, y~ Lo que había era un huevo frito. «Eres tú, con buena luz». «Gracias —dijo {being}—, pero ya he cenado». [Se rieron hasta tener que secarse los ojos.]`,
  payoff: `«Pinta eso», dijo {name}. «¿Qué? —dijo Yema—. No veo nada». «Lo oscuro», dijo {name}. Yema estiró el pincel.~+ y~ Le dio una pincelada de frente. Salió un mediodía, y con la siguiente salió otro.~+, hasta que~ Se vio el camino entero. [«Otra vez me sale mal». «Pues no pares», dijo {name}.]`,
  proud: `Yema siguió sin sombrero, y a todos les contaba que eran las doce y media.`,
  asleep: `Yema le puso el tapón al tubo y colgó el sombrero en la cama. «Te hago un retrato durmiendo», le dijo a {name}.~, y~ El pincel dio una sola pincelada en lo oscuro, pequeña. Le salió una noche.`,
};

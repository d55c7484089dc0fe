import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const quill: PalTelling<SpanishNoun> = {
  noun: called('Rumbo'),
  intro: `Rumbo, el amigo de {name}, era explorador, con una red en el sombrero y unas botas que habían estado en todas partes. «¡Síganme!», dijo Rumbo, y entró derecho en el armario. «Es más grande de lo que parece», gritó. [Una vez salió hacia el Polo Norte y descubrió una panadería.]`,
  quirk: `Rumbo iba siempre por donde le decía la rodilla izquierda. «Tu casa está allí», dijo, y señaló con el brazo entero. La casa estaba justo detrás, como siempre. «Yo siempre lo tengo clarísimo —dijo Rumbo, y se puso rojo—. Es lo más triste. No he llegado nunca». [«¿Seguro?», había preguntado {name}. «Más que nunca».]`,
  again: `*Hoy he descubierto un botón*, escribió Rumbo en su cuaderno. «Ese es mío —dijo {name}—. Lo llevo puesto». *El botón tiene dueño*, escribió Rumbo, y cerró el cuaderno con cierta pena. Luego levantó la barbilla.~+ y~ Salió a paso firme hacia la izquierda.~, que~ Tampoco era.`,
  try: `«Déjame {being.a} —dijo Rumbo—. Me acerco y le digo lo que hay que decir». Se acercó a paso firme.~+, y~ Se lo dijo, con mucho cariño, a un cubo. «Estoy aquí», dijo {being}, y le dio la risa. Al cubo le había sentado bien.~+, pero~ A nadie más.`,
  payoff: `«¿Por dónde?», preguntó {name}, y Rumbo consultó su rodilla. «¡Por ese!» «Esa rodilla no acierta nunca», dijo {name}, y lo tachó. «¡Por ese otro!», dijo Rumbo. También lo tacharon, y así hasta que quedó uno. «Pues por ese no», dijo Rumbo.~, y~ Por ese fueron.~+, y~ Los dos miraron la rodilla con respeto.`,
  proud: `Rumbo cojeaba un poco, por si alguien quería preguntarle por la rodilla.`,
  asleep: `Rumbo salió hacia su cama y descubrió la alfombra. «Aquí no ha dormido nunca nadie», dijo, y se acostó con las botas puestas. La red subía y bajaba, y al lado estaba el cuaderno. *He llegado*, decía la última línea, con letra de mucho sueño.`,
};

export const bristle: PalTelling<SpanishNoun> = {
  noun: called('Barbas'),
  intro: `El comandante Barbas, amigo de {name} y explorador, tenía un vozarrón y una barba como un matorral. «¡Buenas noches! —rugió—. Ustedes no, pequeños», le dijo a la barba. «¿Quién hay ahí dentro?», preguntó {name}. «Nadie de nadie», dijo Barbas. [Detrás de la barbilla algo soltó una risita.]`,
  quirk: `En la barba de Barbas se encendió una luz. «¡A dormir, pequeños!», dijo.~+, y~ Se apagó, y se encendió otra. «¿*Eso* qué es?», preguntó {name}. «Gusanos de luz —dijo Barbas, muy rojo—. Son cuarenta, del río Um. No tengo valor para decirles que es una barba». [De noche leían, además.]`,
  again: `Barbas tarareaba dentro de su barba, con un dedo en alto. «¿Ya se durmieron los gusanos de luz?», preguntó {name}. «Treinta y nueve», dijo Barbas. Una luz seguía encendida.~+, porque~ A su dueño le daba miedo lo oscuro. «¿A un *gusano de luz*?», dijo {name}. «Lo pasa muy mal», dijo Barbas.`,
  try: `«Mis pequeños te van a animar», le dijo Barbas {being.a}. «¡A bailar!» Cuarenta luces corrieron por toda la barba.~+ y~ Luego oreja arriba. «¡Que me hacen cosquillas!», rugió Barbas. «Muy bonito», dijo {being}, cuando se acabaron las risas.~+, pero~ Lo demás no había cambiado.`,
  payoff: `«Está bastante negro», dijo Barbas, con una vocecita. «Pero tienes cuarenta gusanos de luz», dijo {name}. Barbas se quedó callado. «Pequeños —dijo—, esta noche pueden leer hasta la hora que quieran». Detrás de la barbilla se encendió uno.~+, y~ Luego los cuarenta. Con él al lado se podía enhebrar una aguja.`,
  proud: `«Les presento a los pequeños», decía Barbas a todo el que pasaba.`,
  asleep: `Barbas se acostó con la barba por fuera de la manta. «A dormir, pequeños», dijo. <quirk: Se fueron apagando uno por uno, de las orejas para abajo. Solo se quedó encendido uno, al que le daba miedo lo oscuro. «Ese puede», dijo Barbas.|Algo bostezó ahí dentro, y luego bostezó otra cosa. «Buenas noches, Barbas», dijo {name}. «Chist. Se acaban de dormir», dijo él.>`,
};

import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const wren: PalTelling<SpanishNoun> = {
  noun: called('Mangas'),
  intro: `A un amigo de {name} le decían Mangas, por el suéter.~+, y~ Lo había heredado de un hermano enorme.~, y~ Las mangas le pasaban de las rodillas. «Ya creceré», dijo Mangas, pisó la izquierda y se sentó de golpe. [Llevaba dos años creciendo hacia aquel suéter.]`,
  quirk: `Una manga se había enganchado.~+, y~ {pal} siguió andando, y la manga se hizo larga, larga. «Es la lana —dijo, inclinado—. En las bodas también lo hace». *Fuip*, la lana se encogió.~+, y~ {pal} volvió a estar donde había empezado. «No hace falta contárselo a nadie».`,
  again: `«Mira —dijo Mangas—, manos». Se había enrollado las mangas once veces.~+, y~ Las llevaba en los brazos como dos bollos. «Son unas manos muy buenas», dijo {name}. Mangas las agitó.~+, y~ Plof, bajó la manga izquierda, y plof, la derecha. «Lo eran, ¿verdad?», dijo Mangas.`,
  try: `«Le doy un abrazo {being.a} —dijo Mangas—. Manga me sobra». Con una le dio la vuelta entera.~+, y~ La terminó en un lazo.~, y~ En medio del lazo {being} se echó a reír. [Era como estar de cumpleaños.] «¿Ya está mejor?», preguntó Mangas. «No —dijo {being}—, pero qué bien envuelto».`,
  payoff: `«Está demasiado alto para un brazo», dijo {name}. «¿Para el brazo de quién?», dijo Mangas.~, y~ Desenrolló una manga y la lanzó.~+, y~ Allá arriba se agarró. «Ahora abrázame», dijo. *Fuip*, la lana se encogió, con los dos colgados.~+, y~ Las barrigas llegaron un poco más tarde.`,
  proud: `Mangas ya no volvió a enrollarlas: las llevaba sueltas, balanceándose, como campanas.`,
  asleep: `Mangas durmió con el suéter puesto, claro, y una manga por cada lado de la cama.~, y~ Muy adentro, donde no las veía nadie, descansaban juntas dos manos calientes.`,
};

export const onion: PalTelling<SpanishNoun> = {
  noun: called('Cebolla'),
  intro: `{name} tenía un amigo al que llamaban Cebolla, por cómo lo vestían.~+, y~ Lo vestía su abuela.~, y~ Su abuela pensaba en todo: dos camisetas, tres chaquetas y un abrigo. «Pero si no hace frío», dijo {name}. «No —dijo Cebolla—. Es por si acaso». [Quiso encogerse de hombros, pero no se movió nada.]`,
  quirk: `Cebolla había tropezado con nada.~+, y~ Ahora rodaba. Rodó un buen rato, y entre tanta chaqueta todo era blando. «¿Hacia dónde estoy?» «De lado», dijo {name}, y le dio la mano.~+, que~ Estaba tibia como un pan. «Nadie que yo conozca rueda», dijo Cebolla.`,
  again: `Cebolla se había contado. «Sobra una chaqueta», dijo. Miraron bien.~+, y~ La quinta era una funda de tetera. «Eso explica lo del pico», dijo {name}. «Ya me parecía corta de mangas», dijo Cebolla.~+, y~ Se la dejó puesta, por si acaso.`,
  try: `«A lo mejor {being} necesita una bufanda», dijo Cebolla.~, y~ Se sacó una por el cuello.~+, y~ Venía y venía. «¿Se acaba?», preguntó {being}, ya con risa. «Tan lejos no he llegado nunca», dijo Cebolla.~, y~ La enrollaron otra vez.~+, y~ Todo seguía igual. [Habían tirado todos.]`,
  payoff: `«Cebolla —dijo {name}—, aquí alguien tiene frío». Él miró, se quitó el abrigo.~+ y~ Se lo puso a quien temblaba. Después fue una chaqueta.~+, y~ Después la otra. «Mucho mejor», dijo una voz por dentro. «Así que el *acaso* eras tú», dijo Cebolla.`,
  proud: `Cebolla siguió en camiseta, balanceando los dos brazos. [«Por si acaso», dijo, y los balanceó más alto.]`,
  asleep: `La ropa de Cebolla estaba en la silla, una cosa encima de otra, y todavía tibia. En la cama estaba Cebolla, y no había mucho. «Buenas noches», dijo, y se subió la manta hasta la barbilla, por si acaso.`,
};

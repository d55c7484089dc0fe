import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const bounce: PalTelling<SpanishNoun> = {
  noun: called('Brinco'),
  intro: `Brinco, el amigo de {name}, era atleta y llevaba calcetines a rayas.~, y~ Saltaba todo el día.~+, porque~ Lo único que no sabía hacer era estarse quieto. En la foto de su equipo hay diez personas y una raya. «La raya soy yo», dijo Brinco, subiendo. [«Se nota —dijo al bajar— por los calcetines».]`,
  quirk: `«Quédate quieto un poco», dijo {name}. Brinco se quedó.~, y~ Duró hasta que se le subieron los talones.~+, y~ Lo demás se fue con ellos. Boing. «Si yo lo intento —dijo Brinco al pasar, con las orejas rojas—. Son las rodillas». [Una vez ganó una copa, y hubo que dársela en tres veces.]`,
  again: `Para quedarse abajo, Brinco se había puesto otro par de zapatos encima del primero. Boing, clomp. «¿Así mejor?», preguntó. «Ahora llegas hasta aquí», dijo {name}. «Justo ahí es donde me gustaría estar», dijo Brinco.~+, y~ Volvió a pasar de largo, hacia arriba. [Los cordones llegaban un poco después.]`,
  try: `«Un buen salto anima a cualquiera», le dijo Brinco {being.a}.~, y~ Le dio la mano a {name}.~+, y~ Allá fueron, arriba y abajo y arriba. Todos miraban para arriba y para abajo, también {being}.~+, hasta que~ Les dio la risa. «¿Ya está mejor?», gritó Brinco. «La verdad es que no», dijo {being}.`,
  payoff: `Brinco se sujetaba las rodillas con las dos manos. «Suéltalas —dijo {name}— y dame la mano». Boing, y no llegaba.~,~ Pero el siguiente boing llevaba dentro un año entero de estarse quieto.~, y~ En lo más alto se bajaron, como quien se baja en su parada.`,
  proud: `«Arriba —iba diciendo Brinco por el camino—, justo en lo más alto, creo que me quedé quieto».`,
  asleep: `Brinco se acostó y la cama hizo boing, luego otro más bajo, luego otro más bajo todavía. «Mira —dijo—, estoy quieto». «Estás acostado», dijo {name}. «Es lo mismo —dijo Brinco—, pero más largo». Y a todo lo largo de Brinco no subía nada.`,
};

export const catchpole: PalTelling<SpanishNoun> = {
  noun: called('Zarpa'),
  intro: `Zarpa, que era de los amigos de {name}, era guardameta.~+, y~ Tenía dos guantes gordos como almohadas.~, y~ Atrapaba todo lo que venía por el aire: pelotas, sombreros y, en la cena, los guisantes. «¡Mío!», decía Zarpa, hasta si alguien estornudaba. [Decía que el estornudo también lo tenía, pero no lo quiso enseñar.]`,
  quirk: `{name} tiró una corteza de pan. «¡Mía!», dijo Zarpa. «Ahora devuélvela», dijo {name}. Zarpa miró la corteza, ahí acostada, en lo calentito.~+, y~ Cerró despacio el guante. «No puedo —dijo, y se puso como un tomate—. No cuando algo ya se ha acomodado». [En casa tenía once pelotas, todas arropadas.]`,
  again: `«¿Qué llevas ahí?», preguntó {name}, porque un guante de Zarpa estaba cerrado. «Nada», dijo.~, y~ El guante roncó. Lo abrió una rendija.~+, y~ Ahí dentro, con una sonrisa, dormía {tiny.un}. «Chocó conmigo —dijo Zarpa—. Y a quien sonríe no se le suelta». [Caminaron sin hacer ruido hasta que despertó y pidió cinco minutos más.]`,
  try: `«¡Mío!», le dijo Zarpa {being.a}, con un guante por cada lado, y se puso a tararear. Al cabo de un rato dormía alguien.~+, y~ Era Zarpa. [A todos les dio la risa, {being.a} también.] «¿Sirvió de algo?», preguntó al despertar. «El tarareo estuvo muy bien», dijo {being}.`,
  payoff: `«A ti no te ha lanzado nadie —le dijo Zarpa a quien tiritaba—, pero ¿puedo atraparte?» Puso un guante abajo, como un colchón.~+, y~ El otro por encima. Primero temblaron los dos guantes.~+, y~ Luego ya estaban calientes y solo respiraban. [«¿Me vas a devolver?», preguntó una voz. «No —dijo Zarpa—. Nunca lo hago».]`,
  proud: `«Esta —decía Zarpa, con los dos guantes en alto para quien quisiera verlos— ha sido la parada de mi vida».`,
  asleep: `Zarpa se acostó con un guante encima del otro.~, y entonces~ {name} soltó un bostezo, de los grandes. «Mío», dijo Zarpa, y cerró el pulgar. Después ya solo estaban los guantes, que subían y bajaban, con un bostezo dentro.`,
};

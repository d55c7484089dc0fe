import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y un minuto de silencio`,
  want: [
    `Para medir el silencio {name} tenía un reloj viejo, con una aguja roja que da la vuelta en un minuto. El silencio más largo era de once segundos, hasta que estornudó alguien.~, y~ Esta noche {name} quería uno de un minuto entero. ¿Y si en ninguna parte había tanto?`,
    `{name} medía el silencio, con un reloj viejo y un papel. *4 segundos (taza)*, decía el papel, y *11 segundos (estornudo)*. La aguja roja daba la vuelta en un minuto.~+, y~ Lo que {name} quería esta noche era una vuelta entera sin nada. ¿Y si no la había?`,
  ],
  setoff: `Hubo silencio nueve segundos, y luego otra vez ese ruido.~, y entonces~ {name} lo apuntó: *9 (eso)*. «Así no llego nunca al minuto. Vamos a ver quién lo hace». [Lo que estropea un experimento, dijo {name}, hay que estudiarlo de cerca.] Tomaron el reloj y el papel.~+, y~ Salieron.`,
  stay: `«Nueve segundos —dijo {name}, y los apuntó—. ¡Y ya está ahí ese ruido!» Se sentaron en pijama donde acaba la luz de la lámpara, con el reloj. [{pal} tomó aire para no hacer ruido, y luego tuvo que soltarlo.] No había que buscar mucho.~, porque~ El ruido venía hacia ellos.`,
  remind: `Se pararon a medir.~, y~ La aguja roja subió por un lado.~+ y~ Pasó por arriba. «Veintidós, veintitrés», contaba {name} por dentro. «¿A que va muy bien?», dijo {pal}. {name} lo apuntó: *23 ({pal})*. [«Lo dije porque había mucho silencio», dijo {pal}.]`,
  refrain: {
    first: `Antes de medir se dice una cosa, para que salga el último ruido:\n«Chist, que la roja da vuelta entera.\n¿Qué es lo que suena si nadie suena?»`,
    again: `Si sale mal se empieza por el principio, y el principio es este:\n«Chist, que la roja da vuelta entera.\n¿Qué es lo que suena si nadie suena?»`,
    third: `La aguja había dado muchas vueltas, y en paz ninguna. Aun así le preguntaron:\n«Chist, que la roja da vuelta entera.\n¿Qué es lo que suena si nadie suena?»`,
    last: `{name} miró el reloj, nadie hizo nada de nada, y entonces se pudo decir:\n«Chist, que la roja dio vuelta entera.\nEsto es lo que suena si nadie suena.»`,
  },
  try: `«Es solo un minuto», dijo {name}, y acercó el reloj. «Paras hasta que la roja vuelva arriba». [{Being} se asomó, y fue una alegría.] «¡Pero si ahí dentro hay alguien como yo! —dijo {being}—. ¡Tampoco para!» Y durante un minuto entero los dos se hicieron compañía.`,
  easy: `«Un dedo en cada oreja —dijo {pal}—, y ya tienes tu minuto». {name} probó con una.~+, y~ Por ese lado todo era blando, como una almohada. {Being} seguiría igual, sin que nadie escuchara. «¡Ya!», dijo {name}, demasiado fuerte.`,
  resolve: `La aguja roja había dado la vuelta: un minuto entero de silencio. «Pero dentro había algo —dijo {pal}—. Hacía pum-pum, aquí en medio». {name} buscó.~+, y~ También tenía uno. *Silencio, 1 minuto*, apuntó {name}. *Está hecho de corazones.*`,
  bed: `El reloj quedó junto a la cama, y la aguja roja daba su vuelta. Medía un minuto de silencio y ponía otro al lado. En medio de cada uno, pum-pum, sin estropear nada, iba un corazón.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el libro de lo que es verdad`,
  want: [
    `{name} tenía un libro que se llamaba LO QUE ES VERDAD.~+, y~ Ahí no entraba nada que no hubieran visto sus dos ojos. [Decía, por ejemplo: *La tostada hace más ruido que el pan.*] Ahora al lápiz le quedaba una sola línea, y tenía que ser buena. ¿Y si se gastaba mal?`,
    `Al lápiz le quedaba una línea. [No era más largo que un diente.] {name} quería escribirla esta noche, en el libro llamado LO QUE ES VERDAD.~+, pero~ Ahí solo iba lo visto con los dos ojos. Encima decía: *La cuchara te pone boca abajo.* ¿Y si esa última línea salía mentira?`,
  ],
  setoff: `«Todos hablan de eso —dijo {name}—, ¿y quién lo ha visto? Esta noche lo veo yo, con los dos ojos». LO QUE ES VERDAD iba bajo un brazo.~+, y~ El lápiz corto, detrás de una oreja.~,~ Así salieron, con los cuatro ojos bien abiertos.`,
  stay: `{name} se sentó en pijama en lo último de la luz, con el libro abierto y el lápiz detrás de la oreja. «No vamos a decir lo que es —dijo {name}—. Miramos, y luego decimos». [Y miraron, {name} con dos ojos y {pal} con otros dos.] Había qué mirar.`,
  remind: `Otros iban por el mismo camino, y todos sabían cómo era. «Es azul», dijo uno. [«Es como un granero». «Zumba».] {name} sacó el lápiz.~+ y~ Lo volvió a guardar. «¿Ustedes lo han visto?» «Lo que se dice ver, no —contestaron, sin pararse—, pero se sabe».`,
  refrain: {
    first: `Quien quiere saber tiene un verso, que se dice con los ojos muy abiertos:\n«¿Será que no o será que sí?\nA mirar con los ojos que hay por aquí.»`,
    again: `No lo sabían todavía, y mientras no se sabe hay que repetirlo:\n«¿Será que no o será que sí?\nA mirar con los ojos que hay por aquí.»`,
    third: `{name} buscó una página limpia, y como lamentarse no servía de nada, dijeron:\n«¿Será que no o será que sí?\nA mirar con los ojos que hay por aquí.»`,
    last: `Ya nadie lo preguntaba, y se lo dijeron bajito uno al otro, por oír que era cierto:\n«No fue que no, fue que sí.\nLo vieron los ojos que hay por aquí.»`,
  },
  try: `Delante de todos {name} puso la punta del lápiz en el papel. «¿Qué pusiste?», preguntó {being}. «Nada todavía», dijo {name}, y era verdad. [«O sea que dice *nada*». «No lo dice. Es que no dice».] {Being} se quedó aún más inmóvil. «No quiero salir en un libro como nada», dijo {being}.`,
  easy: `«Pon *Vinimos todos* —dijo {pal}—. Eso es verdad». Lo era. LO QUE ES VERDAD quedaría lleno, y listo. No habría ninguna línea para {being}.~, pero~ Detrás de la oreja de {name} ya no estaba el lápiz.`,
  resolve: `Cuando ya habían mirado bastante, {name} abrió LO QUE ES VERDAD.~+ y~ Escribió una línea, no muy larga.~, y~ Con el último punto se acabó el lápiz. «Léela», dijo {pal}. «*Es verdad* —leyó {name}—, *y yo estaba ahí*».`,
  bed: `LO QUE ES VERDAD estaba cerrado, con su última línea dentro.~, y~ El lápiz se había gastado, así que no había más que escribir. Lo que era verdad siguió siendo verdad, en lo oscuro, sin ayuda de nadie.`,
};

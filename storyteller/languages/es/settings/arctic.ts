import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'arctic', SpanishNoun> = {
  tiny: { noun: el('lemming') },
  home: [
    `La casa de {name} era roja y estaba en la nieve, sobre ocho patas cortas. De noche el viento pasaba soplando por debajo.~+, y~ Arriba, en la cocina, todo era tibio y amarillo. [Si se caía una miga, seguía caliente hasta el suelo.]`,
    `Cuatro cables sujetaban la casa de {name} a la nieve, uno por cada esquina. Por la noche se corría en la cama una cortina roja.~, y~ Se escuchaba pasar al viento, que siempre iba a otra parte.`,
  ],
  back: `Volvieron por sus propias huellas, porque la nieve se las había guardado.~, y~ Ñis, ñis, hacía cada paso.~+, y~ Desde entonces no las había usado nadie. Muy lejos brillaba una ventana amarilla, pequeña como un sello.~:~ Era la cocina de {name}. [Un rato después ya se oía guardar los platos de la cena.]`,
  night: {
    dark: `Ahí arriba, en invierno, nadie ve ponerse el sol, porque ni siquiera ha salido. Solo hay una franja azul en el sur, fina como una cinta.~, y~ Entonces alguien tiró de la cinta y se la llevó. El frío dio un paso más cerca.~+, y~ Las estrellas dieron dos. [Olía a nada, pero muy limpio.]`,
    deep: `La noche ya era tan honda como puede ser.~, y~ Los cerros estaban blancos bajo las estrellas, sin moverse.~, y~ En lo alto de la bahía colgaba una luz verde, ancha y lenta. Se doblaba y se doblaba, como cuando alguien guarda una sábana muy grande. [Juntó la última punta con la primera, y el estante quedó oscuro.]`,
  },
  hush: {
    one: `Los perros del trineo fueron los primeros en callarse.~+, porque~ Toda la noche habían cantado los nueve.~, y~ Ahora lo dejó uno, luego dos, luego cinco. El último cantó solo un buen rato.~+, hasta que~ Se dio cuenta. [Nueve narices se metieron debajo de nueve colas.]`,
    two: `Después le tocó al hielo, que al crecer se queja un poco, como las piernas: *um*, allá en la bahía, y *um*. Dio un empujón a la izquierda y otro a la derecha. *Um.* Entonces ya tuvo todo el sitio que quería.~+, y~ Se quedó en paz.`,
    three: `Lo último fue la escarcha de la ventana, que dibuja de noche y se oye. Dibujó un helecho, y sobre el helecho un helecho.~+, y~ Luego uno tan pequeño que ya no le cabía más. Y ahí dejó el lápiz.`,
  },
  facts: {
    one: `«¿De qué color es un oso polar?», preguntó {pal}. «Blanco», dijo {name}. «Pues no tiene ni un pelo blanco —dijo {pal}—. Cada pelo es transparente como el vidrio, y hueco, y debajo la piel es negra». «O sea, un oso negro con abrigo de vidrio», dijo {name}, y caminó un rato como si llevara uno.`,
    two: `Al lado de un agujerito en la nieve se paró {name}. «¿No hará frío ahí abajo?» «No —dijo {pal}—. La nieve está llena de aire, y el aire que no puede moverse es una manta. Los lemmings pasan en el fondo todo el invierno». Lo siguiente lo caminaron de puntillas, por no moverle el techo a nadie.`,
    three: `«En verano el reno tiene los ojos dorados —dijo {pal}—. Por el fondo, donde brillan. En invierno el dorado se vuelve azul, porque el azul recoge mejor lo oscuro». {name} abrió los ojos todo lo que daban. «¿Y los míos de qué color están?» {pal} miró un buen rato. «De sueño», dijo {pal}.`,
  },
  places: {
    arch: {
      noun: el('arco de ballena'),
      arrive: `En la nieve había dos huesos viejos de ballena, punta con punta, como una puerta. No tenía pared a los lados ni jardín detrás.~, pero~ Pasaron por debajo de todas maneras, porque rodearla parecía de mala educación. [Arriba, donde se tocaban, el viento tarareaba la única nota que sabía.]`,
    },
    spring: {
      noun: el('manantial caliente'),
      arrive: `Delante de ellos la nieve echaba humo.~, y~ En medio había un manantial caliente, no más grande que una bañera, que olía un poco a huevo. {name} metió diez dedos fríos. Al cabo de un minuto sacó diez calientes. [Al otro lado un pájaro blanco tenía los pies dentro. «Ocupado», dijo.]`,
    },
    station: {
      noun: la('caseta del tiempo'),
      arrive: `En la nieve había una caja blanca donde la gente guardaba el tiempo.~, y~ Dentro, una aguja iba dibujando el frío en un rollo de papel. {name} se acercó.~+ y~ Le echó el aliento, y la aguja dio un salto.~, así que~ Alguien se iba a preguntar quién había tenido tanto calor.`,
    },
    lake: {
      noun: el('lago helado'),
      arrive: `El lago estaba helado, gordo como una pared, y se veía por dentro.~, y~ En el hielo había burbujas apiladas, igual que monedas. {name} deslizó una bota, y *piuu*, dijo el lago.~, que~ Empezó debajo de la bota y acabó en la otra orilla. [«Es que se estira», dijo {pal}, pero los dos pidieron perdón.]`,
    },
  },
  helpers: {
    fisher: {
      noun: la('pescadora del hielo'),
      trouble: `Junto a un agujero redondo en el hielo, sobre un cubo, había una señora con nueve suéteres. «Me levantaría a darles las buenas noches —dijo—, pero me temo que el cubo se levantaría también». Se había quedado pegada a él, un poco antes de la cena. [«No se lo digan a los peces. Siempre me han respetado».]`,
      help: `{name} tiró de la señora, {pal} tiró del cubo.~+, y~ Todo el mundo dio vueltas. «¿Qué lleva en ese termo?», preguntó {name}. «Té —dijo la señora—, para cuando llegue a casa». «Pues sin té no llega». Así que lo echaron alrededor del borde.~+, y~ *cric*, dijo el cubo, y se soltó con mucha educación.`,
      gift: `La pescadora sacó de la nieve el redondel de su agujero, claro como el agua. «Pero si es hielo», dijo {name}. «Sí —dijo ella—. Pero la luz entra flaca por este lado y sale gorda por el otro». [Dijo también que no lo dejaran cerca de una estufa.]`,
      back: `Ahí estaba la pescadora, de pie, por el gusto de estarlo. {name} le devolvió el redondel de hielo, ya fino como una moneda.~+, que~ Tapó su agujero igual que un botón. «Buenas noches, peces», dijo, y se fue a casa andando, pero andando de verdad.`,
      comes: `Pasó la pescadora del hielo con su cubo. «¿Ayudaría un pescado?», le preguntó {being.a}.~+, y~ Le ofreció uno, tieso como una regla.~, pero~ No ayudó nada. Así que se sentó en su cubo, a ver qué era lo que ayudaba.`,
      bye: `La pescadora dio las buenas noches a los peces, por el agujero, luego a los de aquí arriba, y colgó el cubo en su clavo.`,
    },
    reindeer: {
      noun: el('reno'),
      trouble: `Ahí había un reno con la cabeza torcida, como una pregunta. «Estamos muy bien, gracias», dijo {name}. «No he preguntado nada —dijo el reno—. Se me cayó un cuerno, y el otro no se suelta. Por eso se me va la cabeza.~+, y~ Todo el mundo me cuenta sus cosas. Sé muchísimo de gaviotas».`,
      help: `«¿Te pica?», preguntó {name}, porque un diente flojo pica. «Ahora que lo dices», dijo el reno.~,~ Así que {name} le frotó alrededor del cuerno con un puñado de nieve. [«A la izquierda —dijo el reno—. Más abajo. Ay, *ahí*».] *Toc.* Se cayó el cuerno.~+, y~ La cabeza se puso derecha.`,
      gift: `«Quédenselo —dijo el reno—. Me salen dos nuevos todos los años, como las uñas». Era largo como una escoba, marrón, con un gancho en la punta.~, y~ Era malísimo de llevar, porque se agarraba a todo. [«Sí que engancha —dijo el reno—. Es lo malo que tiene. Algunos días también es lo bueno».]`,
      back: `El reno estaba echado, con la cabeza bien derecha. «Nadie me ha contado nada en toda la noche», murmuró.~, y entonces~ {name} le puso el cuerno al lado.~+, para que~ Lo encontraran los lemmings, que lo roen hasta la primavera. Los ojos se le cerraron los dos a la misma altura.`,
      comes: `Pasó un reno con la cabeza torcida.~, y~ De su único cuerno colgaba la cena.~+, y~ La dejó delante {being.de}. No pasó nada de nada. «Más para mí», dijo el reno.~+, y~ Se quedó a masticar y a mirar.`,
      bye: `<toddler: El reno dio las buenas noches con la cabeza torcida, y todos creyeron que era una pregunta y dijeron que sí.|El reno dio las buenas noches con la cabeza bien derecha, y nadie con quien se cruzó le contó absolutamente nada.>`,
    },
    fox: {
      noun: el('zorro blanco'),
      trouble: `Por encima de la nieve vino una oreja marrón, sin nadie debajo.~, pero~ De cerca tenía alrededor un zorro entero, blanco como la nieve. «Todos me ven —dijo el zorro—. Me he puesto de invierno, menos esta oreja.~+, que~ No hizo caso. [Me paso una hora acercándome a alguien.] Y siempre dicen: mira, una oreja».`,
      help: `Probaron con nieve, pero de una oreja la nieve resbala.~+, y~ Entonces {name} pensó en el aliento. *Haaa*, en la punta, y *haaa*, por detrás.~, y~ El frío iba atrapando cada soplo, hasta que, pelo a pelo, la oreja fue toda escarcha. [El zorro se miró en un trozo de hielo y, qué alegría, no había nadie.]`,
      gift: `El zorro cavó.~+ y~ Salió con una bola de pelusa marrón que llevaba una ramita dentro. «Mi abrigo de verano —dijo—. Hasta junio no lo necesito. Disculpen el color». Parecía esa cosa que vive detrás de las camas. [«Hay más de lo que parece. Se tira de los bordes».]`,
      back: `«Buenas», dijo la nieve.~, y entonces~ {name} le puso delante el abrigo de verano. Un trozo de nieve se levantó, dio tres vueltas y se acostó encima.~+, y~ Bajaron dos orejas.~, y~ Podían ser de nieve, tanto la una como la otra.`,
      comes: `Pasó un zorro blanco. «Podría prestarte mi cola», le dijo {being.a}. Era una cola espléndida, pero lo único que hacía eran cosquillas.~+, así que~ Volvió a enrollársela en los pies. Y ahí se quedó, con los pies calientes.`,
      bye: `<toddler: El zorro dio las buenas noches, y durante mucho rato se vio una oreja marrón que se iba a casa por su cuenta.|El zorro dio las buenas noches desde muy cerca y nadie, para su alegría, supo decir desde dónde.>`,
    },
  },
  objects: {
    pane: {
      noun: el('redondel de hielo'),
      use: `{name} levantó el redondel de hielo.~+ y~ Lo fue girando, hasta que entró una estrella. Entró flaca y salió gorda.~+, e~ Hizo una mancha blanca, como un plato de leche. Allí donde señalaban había algo que ver. [Una gota bajó por la manga de {name}. «Se derrite», dijo {pal}.]`,
    },
    antler: {
      noun: el('cuerno de reno'),
      use: `Allá fue el cuerno, con el gancho por delante.~, y~ Arriba se agarró a la primera, porque agarrarse era lo suyo.~+, y~ Subieron los dos, de rama en rama. Era malo de llevar porque era una escalera. [A {pal} le cayó un poco de musgo en la cabeza.]`,
    },
    coat: {
      noun: el('abrigo de verano'),
      use: `Salió el abrigo de verano, con ramita y todo.~, y~ Tiraron de los bordes.~+, hasta que~ Fue tan ancho como una manta. Le dio dos vueltas a quien tenía frío.~+, y~ Solo dejó fuera una nariz. «Huele a julio», dijo la nariz. [«¿Qué es julio?»]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí un glaciar había bajado de la montaña.~+, y~ El camino se metía por debajo. En la puerta era azul, y más atrás, negro. «Hola», llamó {name}. «¿Hola?», dijo lo oscuro, después de un rato. «Suena como tú —dijo {pal}—, pero con menos ganas».`,
        after: `Por todas las paredes había burbujas en fila, no más grandes que semillas de amapola.~, y~ Dentro llevaban aire de hace mil años.~+, y~ Una se abrió junto a la oreja de {name}. *Tip.* Olía exactamente igual que esta noche. Después vino la salida, redonda y llena de estrellas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí el mar había empujado su hielo sobre la tierra, bloque sobre bloque, hasta hacer una pared.~, y~ Era alta como dos personas.~+, y~ Todas las esquinas resbalaban. «En verano estará más baja», dijo {pal}, mirando hacia arriba. [Subieron un bloque y lo bajaron sentados.]`,
        after: `Desde lo alto de la pared se veían sus propias huellas, y hacían eses. «Yo creía que íbamos derecho», dijo {name}.~, pero~ Al otro lado el viento había fabricado una cuesta de nieve.~, así que~ Se sentaron arriba, y la cuesta hizo lo demás.`,
      },
    },
    call: {
      one: {
        meet: `Entre dos paredes de hielo había un hueco, y en el hueco, un cerro. Era blanco, tenía patas.~+, y~ Subía y bajaba despacio. «Usted perdone», dijo {name}.~, pero~ El cerro era un oso dormido, que sonrió.~+, pero~ Le sonreía a algo del sueño. [Por la izquierda no se cabía, y por la derecha tampoco.]`,
        after: `Se abrió un ojo pequeño. «¿Ya es el desayuno?», preguntó el oso. «Faltan horas», dijo {name}.~+, y~ Entonces el oso vio que estaba acostado en una puerta.~, y~ Rodó hacia un lado, con patas y todo, como quien enrolla una alfombra. Ahí estaba el hueco.`,
      },
    },
    soft: {
      one: {
        meet: `Ahí el camino era tan ancho como un trineo.~, y~ En medio había un cachorro con arnés, y le sonaban todos los cascabeles. «Tengo que esperar aquí a mi trineo —dijo el cachorro—. Los perros de trineo no pasan frío. Los que tiemblan son los cascabeles».`,
        after: `«Los cascabeles se han cansado», dijo el cachorro.~+,~ Y era verdad, porque no sonaba ninguno. Se apartó lo que mide un cachorro justo.~+, y~ Los dejó pasar. Luego llegó un farol, llegó un trineo.~+ y~ Llegó una madre que lo lavó dos veces. [«Casi no tuve frío —le oyeron decir—. Tenías que ver los cascabeles».]`,
      },
    },
    way: {
      one: {
        meet: `Ahí había habido nueve palos, para señalar el camino por lo llano.~+,~ Pero el viento los había arrancado.~, y~ Estaban tirados como lápices, cada uno apuntando a un sitio. A la izquierda era blanco, y a la derecha igual de blanco. «¿Cuál de todos estos blancos será el nuestro?», dijo {name}.`,
        after: `A los doscientos pasos había un décimo palo, que al viento se le había olvidado.~, y~ Encima llevaba una manopla perdida. Después de ese venía una marca de trineo, dura como una calle.~+, y~ Los pies lo agradecieron. [La manopla les dijo adiós.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('gallo'),
  title: 'el gallo',
  sign: `*¡Quiquiriquíii!* Fuera, en la nieve, cantaba un gallo. Tan al norte nadie tiene gallos, pero este había llegado por error, en una caja que decía CEBOLLAS. Desde entonces llamaba cada noche a la mañana.~+, y~ La mañana no venía.~, y~ Nadie podía dormir en muchos kilómetros. [Se sentaron los perros, se sentaron las gaviotas, y hasta las focas estaban sentadas.]`,
  trace: `En la nieve había huellas de tres dedos, de dos en dos: un par, luego nada, luego otro par. «Un gallo camina —dijo {pal}—. Izquierda, derecha». «Este sube —dijo {name}—, y un poco después baja». [Lo probaron ellos también, y no vieron para qué.] La nieve no dijo nada más.`,
  found: `Ahí, en el hielo, encima de un barril, estaba el gallo, la única cosa naranja en mil kilómetros.~, y~ Se llenó de aire hasta los ojos. *¡Quiquiriquíii!* El canto le levantó las dos patas del barril.~+, y~ Después miró al cielo, que estaba, si acaso, más oscuro. [«Voy a hacerlo otra vez —dijo el gallo—, con más».]`,
  near: `En la barandilla de los escalones había un gallo, chiquito y naranja, con hielo en la cresta.~, y~ Tomó aire hasta por los ojos. *¡Quiquiriquíii!* Luego miró lo oscuro.~+, y~ Seguía estando oscuro. «Perdón —dijo el gallo—. Un momentito, por favor».`,
  first: `«A un pájaro se le pone un paño encima —dijo {pal}—, y cree que es de noche». Así que le pusieron al gallo la bufanda de {name}. «Aquí dentro está oscuro —dijo el gallo—. Y afuera también estaba oscuro. ¿Y la mañana dónde está?» *¡Quiquiriquíii!* La bufanda salió volando.`,
  second: `«¿Podrías hacerlo más bajito?», preguntó {name}. «Claro que sí», dijo el gallo, y se llenó nada más hasta las rodillas. «Qui —dijo—, qui». Luego puso cara de sorpresa. «Lo siento. Ha sobrado un poco». *¡QUIRIQUÍII!* [Llevaba un rato guardado, y fue el más fuerte de todos.]`,
  why: `«En mi casa —dijo el gallo— yo llamaba, y salía el sol, y lo primero que hacía era mirarme. Aquí no sale nada. [Y las mañanas son lo único que sé hacer.] Si dejo de cantar, en toda esta oscuridad no me mira nadie». Y se miró él las patas.`,
  settled: `El gallo se sacudió el hielo de la cresta y no cantó. «Ustedes me miran», dijo. «Vinimos por ti —dijo {name}—. El sol está dormido. Se levanta él solito». «¿*Dormido*? —dijo el gallo—. ¡Y yo *gritando*!» Y con mucho cuidado, por no despertarlo, metió la cabeza debajo del ala.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('iceberg'),
  title: 'el iceberg',
  sign: `Una noche al año el iceberg viejo de la bahía se da la vuelta, y era esta noche. Todo lo de arriba va abajo.~+, y~ Todo lo de abajo va arriba.~, y~ Por debajo es azul, dice la gente. {name} solo había visto la parte de arriba, que es blanca como todo lo demás. [Y buscan por la cocina algo igual de azul, para enseñarlo, y no hay.]`,
  trace: `De muy lejos llegaba un sonido, bajo y ancho. *Ooh.* Cuarenta pasos después volvió a sonar. *Ooh.* «Alguien se ha sorprendido», dijo {name}. «Son muchísimos alguien —dijo {pal}—. Pero ¿quién se sorprende de lo mismo cada cuarenta pasos?»`,
  found: `En el agua negra de la bahía estaba el iceberg, blanco como un diente. El norte entero había venido a mirar: las focas delante, las gaviotas sobre las focas y un reno al fondo, por los cuernos. El iceberg se inclinó, todos dijeron «ooh».~+, y~ El iceberg se volvió a poner derecho. [«Ya casi», se decían. Lo llevaban diciendo desde las seis.]`,
  near: `Justo debajo de la casa estaba el iceberg, blanco como un diente.~, y~ Alrededor, en fila, con la barbilla en alto, había focas. Se inclinó un poco, las focas dijeron «ooh».~+, y~ Se volvió a poner derecho. «Todavía no —dijo el iceberg—. Lo estoy pensando».`,
  first: `«Es más fácil si contamos», dijo {name}, y contaron: «Uno. Dos. ¡Tres!» El iceberg se inclinó, todos se inclinaron con él.~+, y~ Se paró. «¿Es *al* tres —preguntó— o *después* del tres?» Hubo que hablarlo.~+, y~ Para entonces ya estaba derecho.`,
  second: `«Es como darse la vuelta en la cama», dijo {name}, y se acostó en la nieve para enseñarlo: rodilla, codo, y ya. El iceberg miró con mucha atención.~+ y~ Pidió verlo otra vez. «Muy bonito —dijo—. ¿Y qué es una rodilla?» [A la undécima {name} tenía nieve en las dos orejas.]`,
  why: `«Por aquí arriba soy blanco, y lo blanco les gusta a todos —dijo el iceberg, muy bajo—. Pero por debajo soy todo bultos. Han venido de muy lejos. ¿Y si me doy la vuelta, y dicen que el otro lado era más bonito? [Para atrás ya no se puede, ¿saben?] Para atrás no hay manera».`,
  settled: `El iceberg soltó el aire, se inclinó, y esta vez no volvió. Se fue dando la vuelta, tan despacio como alguien en la cama.~, y~ Ahí estaba lo de abajo, tan azul que las estrellas lo atravesaban. «Más», dijo la foca más pequeña. [Del otro lado ya nadie se acordó.]`,
};

import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'space', SpanishNoun> = {
  tiny: { noun: el('bichito de estrella') },
  home: [
    `{name} vivía en una nave que se llamaba la *Tetera*, porque era redonda y tenía pico. Por la noche, en la cocina, la cena pasaba flotando.~+, y~ Había que atraparla con la cuchara. [Las albóndigas eran las más rápidas.]`,
    `Pasado el último planeta colgaba una luz amarilla.~+, y~ Era la *Tetera*, la nave donde vivía {name}. De noche, en la cama, se abrochaba un cinturón, para no salir flotando de la almohada.`,
  ],
  back: `Volvieron por el camino largo, entre las estrellas, sin hablar.~, porque~ Para volver a casa nadie tiene que mirar por dónde va. Delante había una lucecita.~+, y~ A la lucecita le salió un pico, y era la *Tetera*. [El agua ya estaba al fuego: se veía por la ventana.]`,
  night: {
    dark: `En el espacio es de noche todo el día.~+, así que~ La noche hay que buscarla. Llega cuando la estrella azul se mete detrás del planeta.~+, y~ Las estrellas lejanas, que estaban esperando, se acercan. [Huele a lata fría y un poco a naranja.]`,
    deep: `Había tanta calma que casi se oían las estrellas.~, pero~ No hacen ruido.~+, pero~ Es un no-ruido blando, como el de la nieve. Pasó una mota de polvo, con mil años de retraso y sin ninguna prisa.`,
  },
  hush: {
    one: `Lo primero que se fue fue el zumbido grande.~, que~ Había zumbado todo el día.~+, y~ Nadie lo oyó hasta que paró. «¿Qué fue eso?», preguntó la tetera de la cocina.~+, y~ No era nada.~, pero~ Era la primera nada de la noche.`,
    two: `Luego los tubos fueron haciendo tic al enfriarse, desde la punta de la nave hasta la cola: tic, tic, tic.~, y~ En la cena se había soltado una cuchara. Pasó flotando, le dijo ting a una taza.~+ y~ Se acostó en el aire.`,
    three: `Quedaba una respiración que iba y venía.~+, y~ El ventilador pequeño, el que le da vueltas al aire, un poco más lento que un reloj. Y fuera estaba todo lo oscuro, que no suena.~, y~ Solo se quedaba ahí, haciendo compañía.`,
  },
  facts: {
    one: `«¿Ves esa estrella? —dijo {pal}—. No está como ahora la ves. La luz que te entra en el ojo salió de viaje antes de que nacieras». {name} se quedó sin mover un dedo, con los dos ojos bien abiertos, para dejarla entrar.`,
    two: `Saltaron una grieta.~+ y~ Se quedaron un rato en el aire, y un rato más. «Es porque esto es pequeño —dijo {pal}—. Lo pequeño tira menos. En nuestra Luna saltarías la mesa de la cocina sin esforzarte». {name} probó a no esforzarse. Funcionó enseguida.`,
    three: `Pasó rodando una roca, como un trueno, pero sin trueno. «¿Por qué no suena?», preguntó {name}. «No hay nada que la lleve —dijo {pal}—. Un sonido tiene que caminar por algo, por aire o agua o pared». Así que la roca siguió su camino, como en calcetines.`,
  },
  places: {
    shelf: {
      noun: la('luna de polvo'),
      arrive: `Bajaron en una luna que era toda polvo, blando y hasta media pierna.~, y~ Cada paso levantaba una nube.~+, y~ Las nubes se quedaban donde estaban. Detrás se veía el paseo entero, como una fila de ovejas.`,
    },
    ring: {
      noun: el('anillo'),
      arrive: `Alrededor del planeta grande va un anillo.~+, y~ Por el anillo se patina.~;~ Es hielo, trozos de hielo que van todos hacia el mismo lado. Se deslizaban de uno a otro, y sonaba: ting, tang. [Abajo el planeta parecía una pelota a rayas que nadie había vuelto a buscar.]`,
    },
    yard: {
      noun: el('patio de las cosas perdidas'),
      arrive: `Todo lo que se cae en el espacio flota al final hasta el mismo sitio. Había guantes, cucharas y un paraguas abierto.~, y~ Un piano se daba la vuelta despacio, como quien está en la cama. «No toques nada —dijo {pal}—, que alguien vendrá por ello».`,
    },
    market: {
      noun: el('mercado de noche'),
      arrive: `El mercado de noche estaba cerrando.~, y~ Los puestos iban atados unos a otros con cuerda, para no irse.~+, y~ Olía a azúcar caliente. «¡La última rosquilla de luna!», gritaba alguien. La compraron.~+, y~ Era casi toda agujero.`,
    },
  },
  helpers: {
    postman: {
      noun: el('cartero del espacio'),
      trouble: `Un señor con una bolsa pasó boca abajo.~+, y~ Luego volvió a pasar. «¡Buenas noches! Soy el correo —dijo—. Me pararía si pudiera. Es que estornudé, allá por el cometa, y aquí, una vez que uno empieza…» Y dio otra vuelta. [«¡Traigo carta para esa luna, y siempre me la paso!»]`,
      help: `{name} lo pensó durante una vuelta entera. «¡En la próxima —gritó {name}—, estornude hacia el otro lado!» «¿Así, sin más? ¿A propósito?» Cuando pasó por encima, le tiraron una pizca de pimienta. ¡A-*chís*! Y ahí se quedó, derechito como un sello.`,
      gift: `«Cuarenta y una vueltas —dijo el cartero, tocándose los pies—. Han salvado el correo de la noche». De la bolsa, de debajo de las cartas, sacó su vieja brújula con la aguja torcida. «No señala el norte. Aquí no hay norte. Señala donde te esperan».`,
      back: `Del derecho y a pie venía el cartero.~, y entonces~ {name} le dio la brújula.~+, y~ Él miró la aguja, que señalaba más allá de él, hacia la casa. «Dice que los esperan», dijo el cartero.~, y~ En la bolsa le quedaba una carta, y era para él.`,
      comes: `El cartero del espacio pasó boca abajo y miró {being.a}. «A menudo lo que falta es una carta», dijo, y buscó en la bolsa. No había ninguna, así que la escribió: *Hola. Atentamente, el cartero.* No cambió nada.~+, y~ Se ató a una barandilla, para mirar.`,
      bye: `El cartero pasó boca abajo, descubrió que todavía le quedaban unas buenas noches para cada uno, y las entregó.`,
    },
    sweeper: {
      noun: la('barrendera de estrellas'),
      trouble: `Una señora mayor estaba sentada en su escoba, y no de las de volar. «Yo hago las estrellas —dijo—, y me he barrido una sin querer. Era pequeña.~+, y~ Está en una de estas». Había nueve bolsas, todas llenas, grises y bien atadas. [«Se van a dar cuenta —dijo—. Hay un agujero en la Osa Mayor».]`,
      help: `«Si las abrimos —dijo {name}—, se sale todo. Vamos a ponerles la mano encima». Una tras otra estaban frías.~+,~ Pero la nueve estaba tibia, como un bollo a través del papel. Soltaron una esquina.~+, y~ Salió la estrella, estornudando, y voló a su sitio.`,
      gift: `«Ya está —dijo la barrendera—, ahora no falta nadie». Metió el brazo en la bolsa y rascó. «Se dejó un poco de polvo. Siempre pasa». Lo sacudió dentro de un frasco de mermelada.~+, y~ Ahí siguió brillando, sin hacer ruido. [«De lámpara no es gran cosa, pero no hay quien la apague».]`,
      back: `«Ese frasco de mermelada es mío», dijo la barrendera, y lo levantó.~, y~ El polvo estaba apagado y con sueño. Lo sacudió al lado de la estrella pequeña.~+, y~ Las dos se acomodaron. «Ya están todas», dijo, y esta vez no contó.`,
      comes: `Llegó la barrendera de estrellas con su escoba.~+ y~ Miró {being.a}, y luego miró por debajo. «Por lo general es polvo», dijo.~, y~ Barrió todo alrededor, y le salió un montoncito.~+, pero~ Lo demás seguía igual. «Bueno —dijo la barrendera, apoyada en la escoba—, ahora se ve mejor».`,
      bye: `La barrendera apoyó la escoba en lo oscuro, contó otra vez las estrellas y le dio las buenas noches a cada una.`,
    },
    kettle: {
      noun: la('cabra de la luna'),
      trouble: `Sobre una roca del tamaño de una mesa había una cabra.~, y~ Era una cabra de la luna, blanca y lanuda como ninguna. «Es esta lana —dijo—. No ha venido nadie a peinarla desde el último eclipse. Igual tengo vistas y no lo sé». [Se volvió hacia ellos, pero era el otro lado.]`,
      help: `Peine no había.~+, pero~ {name} tenía diez dedos. Peinaron desde las pezuñas hacia arriba.~+, y~ Era como deshacer una maleta. De la lana salió una cuchara, y luego un guante. Lo último fueron dos ojos amarillos. «Anda —dijo la cabra—. Sí que tengo vistas. Sobre todo hay cielo».`,
      gift: `Ahí estaba la lana, en un montón como una silla.~, y~ La cabra tomó dos mechones con los dientes.~+ y~ Retorció. Salió una manopla, tan grande que se podía dormir dentro. «Otra no hay —dijo la cabra—. No es para una mano. Es para lo que tenga frío».`,
      back: `Ahí estaba la cabra en su roca, peinada y con los dos ojos puestos en las vistas. «¿Y la manopla?», preguntó. «Tiene a alguien dentro», dijo {name}. Con lo último de la lana había hecho otra, muy chiquita. «Ayuda mucho ver lo que se hace», dijo.`,
      comes: `Llegó la cabra de la luna, toda lana, tropezando con las cosas. «Me dicen que soy blandita —dijo—, si sirve de algo». Todos se apoyaron un rato.~+, y~ Era blandita.~,~ Pero no era esa clase de problema. «Me quedo a mirar», dijo la cabra, y miró para el otro lado.`,
      bye: `La cabra de la luna dio las buenas noches, chocó con lo oscuro, notó que era blando y se acostó en él.`,
    },
  },
  objects: {
    compass: {
      noun: la('brújula torcida'),
      use: `{name} puso la brújula torcida sobre un guante.~, y~ La aguja tembló, corrió a la izquierda.~+ y~ Volvió. «¿Dónde hacemos falta?», le preguntó {name}, con educación. Giró, señaló.~+ y~ Se quedó así. «Ahí —dijo {pal}—. A la vuelta de una especie de esquina».`,
    },
    dustlamp: {
      noun: el('frasco de polvo de estrella'),
      use: `{name} levantó el frasco de mermelada y lo agitó.~, y~ El polvo de estrella dio vueltas y vueltas, como la nieve en una bola de vidrio, pero con luz. Primero se vio el frasco, luego la mano.~+, y~ Luego, poco a poco, todo. [Con la cara lavada, lo oscuro parecía otro.]`,
    },
    mitten: {
      noun: la('manopla blanca'),
      use: `Salió la manopla, primero un lado y después el otro.~, y~ La sujetaron abierta.~+, y~ Quien tenía frío se metió hasta la nariz. Hubo silencio, y luego una especie de ronroneo. «Aquí alguien se dejó un pulgar —dijo la manopla—. Me lo quedo para los pies».`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí el camino pasaba por la sombra del planeta grande.~+, y~ Dentro no brillaba ninguna estrella.~, y~ Empezaba de golpe, como una pared. {name} metió una bota.~+, y~ Ya no había bota. «Si hay alguien ahí —dijo {pal}—, tampoco nos ve».`,
        after: `Dentro de la sombra sí había algo.~+, y~ Colgaban unas polillas grises, dormidas, con los pies apoyados en nada. Con la luz se dieron la vuelta.~+ y~ Siguieron soñando. Luego llegó el otro borde, y las estrellas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí flotaba la roca siguiente.~+, y~ Quedaba medio salto más arriba. {name} saltó, se quedó un rato en el aire.~+ y~ Bajó despacio. «Ese era el salto —dijo {pal}—. Ahora falta el medio». [Medio salto es difícil de encontrar.]`,
        after: `Y ahí estaban, en la roca de arriba.~+, que~ Era tibia, porque por las mañanas le daba el sol.~, y~ Abajo, la roca de antes ya se iba, como un autobús. «Podía haber esperado», dijo {pal}. «Esperó», dijo {name}.`,
      },
    },
    call: {
      one: {
        meet: `Ahí estaba el puente, pero estaba levantado.~, y~ Al otro lado, en una caja de vidrio, dormía el guardapuente, con los pies en la palanca y unos auriculares puestos. Le hicieron señas con los dos brazos.~, y~ Él decía que sí con la cabeza.~+, pero~ Se lo decía a la música.`,
        after: `El guardapuente saltó tan alto que los auriculares se quedaron abajo. «¡Clientes!», gritó, y tiró de la palanca. Bajó el puente, clanc, clanc.~+, y~ Les dio la mano dos veces a cada uno y otra de propina. «No lo bajaba desde el desfile».`,
      },
    },
    soft: {
      one: {
        meet: `En el último escalón, delante de la puerta, estaba sentada una estrella muy nueva, azul y tiritando.~, y~ Tenía la llave.~+, y~ La llave hacía ting ting ting. «Tengo que brillar —dijo— y cuidar la puerta. Pero no agarro calor. Me encendieron esta mañana».`,
        after: `La estrella nueva pasó del azul al blanco y del blanco al dorado. «Así que es esto», dijo, y se le olvidó temblar. La llave entró a la primera.~+, y~ La puerta se abrió sin ruido. [Cuando miraron atrás, brillaba en su escalón con todas sus ganas.]`,
      },
    },
    way: {
      one: {
        meet: `Ahí siete caminos de estrellas iban a siete sitios.~, y~ Todos eran blancos.~+, y~ Todos eran bonitos. Una vez hubo una flecha, pero ahora se señalaba a sí misma. «De tin, marín», empezó {pal}. «No», dijo {name}.`,
        after: `Era el más débil de todos, el que solo se veía mirando al lado. Aguantó.~+, y~ Las pisadas se quedaron un rato brillando detrás. [Los otros seis eran más bonitos, pero no iban a ninguna parte conocida.] Olía ya a lo que buscaban.`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: la('luna más pequeña'),
  title: 'la luna pequeña',
  sign: `«¡Uiiii!», dijo la radio de la cocina.~+, y~ Por delante de la ventana pasó girando una cosa redonda. Antes de que nadie bajara el volumen, ya estaba de vuelta: «¡Uiiii!» Ahí arriba no dormía nadie.~, y~ Los cometas se tapaban la cabeza con la cola. [Fuera lo que fuera, giraba, y no le hacía gracia.]`,
  trace: `Pasó flotando una cesta de merienda, girando.~+, y~ Detrás una taza, girando también. «Alguien merendaba al aire libre», dijo {pal}. «¿Dónde?» Después pasó una cuchara y medio bollo. «En algo que da vueltas», dijo {name}.`,
  found: `Ahí, en el espacio negro, estaba la luna más pequeña de todas, no más grande que un cobertizo. Giraba como un trompo, tan rápido que su único cráter se había vuelto una raya. «No puedo», dijo al pasar la cara.~+, y~ La cara dio la vuelta: «paraaar».`,
  near: `¡Uiiii! Algo golpeó la compuerta, la puerta que da al espacio.~, y~ En el escalón, no más grande que un cobertizo, estaba la luna más pequeña de todas.~, y~ Giraba y giraba. «No puedo», dijo, y la cara se fue.~+, y~ Cuando volvió dijo: «paraaar».`,
  first: `«Un globo terráqueo se para con un dedo», dijo {name}, y agarró la luna más pequeña. La luna no se paró.~+, pero~ {name} no se soltó. «No puedo paraaar», dijo la luna al pasar. «Ni yo», dijo {name}, hasta que {pal} atrapó una bota.`,
  second: `«Tiene cuerda —dijo {pal}—, así que hay que dársela al revés». Empujaron. La luna más pequeña fue más lenta, tembló.~+ y~ Echó a girar hacia la izquierda. «¿Mejor?», gritó {name}. «Igualito —dijo la luna—, pero de espaaaldas».`,
  why: `«Las lunas grandes le dan la cara a su planeta —dijo la luna más pequeña—. Y así se duermen, con alguien mirándolas. Pero el mío tiene nueve.~+, y~ No puede mirar a nueve. Por eso giro, a ver si encuentro una cara. Si paro, no me mira nadie».`,
  settled: `La luna más pequeña dio otra vuelta.~+, y~ Ahí estaba la cara de {name}, mirando. Dio otra, y otra más lenta, y la cara seguía ahí. Entonces se quedó quieta, con su único cráter vuelto hacia {name}, como un hoyuelo. «Oh —dijo la luna—. Si estabas ahí». Por todo el cielo los cometas bajaron la cola.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('cometa de cien años'),
  title: 'el cometa de cien años',
  sign: `Una vez cada cien años vuelve del espacio el gran cometa, con una cola tan ancha como el cielo. La última vez levantaron a una tatarabuela para que lo viera.~, y~ Se lo contó a todos.~+, pero~ Como era un bebé, lo que contó fue «ba». Y hoy tocaba.`,
  trace: `En el polvo de estrellas que flota por ahí había un surco, ancho como un autobús. Iba derecho.~+ y~ Luego daba vueltas, vueltas y vueltas. «¿Quién camina así?», preguntó {pal}. «Los perros —dijo {name}—, cuando se buscan la cola».`,
  found: `En el espacio esperaba todo el mundo, con cuerdas y linternas.~,~ Pero detrás de una nube de polvo, donde no lo veían, estaba el cometa de cien años. Era una bola de hielo gris, grande como un autobús.~+, y~ No tenía cola. Todos esperaban, y él no salía.`,
  near: `La compuerta casi no se abría.~+, porque~ Fuera, en el espacio, había algo apoyado.~:~ Era el cometa de cien años, una bola de hielo gris, sin cola. «¿Es esto la parte de atrás? —preguntó—. Me gustaría mucho más estar atrás». Y tras él, con cojines, venían todos.`,
  first: `«Te contamos —le dijo {name} al cometa—. A la de tres, sales». Contaron juntos, despacito.~+, y~ A la de tres no salió nadie. «Es que yo salgo a la de cuatro», dijo el cometa.~+,~ Así que contaron hasta cuatro. «Ese cuatro no —dijo el cometa—. El siguiente».`,
  second: `«Le doy un empujoncito», dijo {pal}, y empujó el cometa. Algo empezó a moverse.~+, y~ Era {pal}. «¡Ya se va!», gritó {pal}, cada vez más chiquito.~, y~ {name} tuvo que ir a traerlo de vuelta. «Gracias —dijo el cometa—. Lo he notado perfectamente».`,
  why: `«No encuentro mi cola —dijo el cometa, mirándose por detrás—. La otra vez dijeron que era preciosa. Yo no la vi, porque va detrás.~+, y~ Creo que se me cayó. Llevan cien años esperándola, y no hay más que esto».`,
  settled: `Despacio, el cometa salió delante de todos, tal como estaba. Le dio la luz de la estrella.~+, y~ Por detrás empezó a desenrollarse algo: un hilo, luego una bufanda, luego un cielo entero de plata. «¿Alcanza con esto?», preguntó el cometa.~+, y~ Nadie podía hablar.~, así que~ Dijeron que sí con la cabeza. [Levantaron a un bebé. «Ba», dijo, y era exactamente eso.]`,
};

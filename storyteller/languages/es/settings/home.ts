import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'home', SpanishNoun> = {
  tiny: { noun: la('polilla') },
  home: [
    `{name} vivía en una casa alta y estrecha, con la entrada llena de abrigos y muchísimas escaleras.~, pero~ De día era una casa normal.~+, pero~ Al llegar la noche parecía bastante más grande. [A lo mejor estiraba las piernas cuando nadie miraba.]`,
    `La cama de {name} estaba en lo alto de la casa.~+, y~ La cocina, abajo del todo.~, y~ En medio quedaban las escaleras. Cada noche, al subir, el tercer escalón decía «ñic». [Los demás escalones eran más reservados.]`,
  ],
  back: `Subieron a acostarse por las escaleras.~+, y~ El tercer escalón dijo «ñic». Pero esta vez lo dijo bajito, como se le dice a un amigo.~, y~ Escalón a escalón, la casa iba volviendo a su tamaño. Y arriba del todo estaba la puerta de {name}.`,
  night: {
    dark: `Abajo alguien apagó la última lámpara.~, y~ La oscuridad subió, escalón por escalón.~+, y~ Se sentó al lado de ellos. En la cocina crujió una silla, soltando a la persona que había tenido encima. [Olía a cera del piso y a papas frías.]`,
    deep: `Ya cada tabla había dicho lo suyo.~, y~ Los tubos estaban fríos.~+, y~ La estufa hacía tic de vez en cuando, mientras encogía. La casa los rodeaba, como dos manos alrededor de un fósforo. [Nadie tenía que levantarse a nada.]`,
  },
  hush: {
    one: `Primero se quedó callada la cocina.~+, y~ La última olla fue a su gancho, dijo ting y se lo pensó. Luego la nevera se sacudió, como hace ella, igual que un perro que sale del río.~+, y~ Se quedó en paz. [Alguien apagó la luz, y hasta las migas dejaron el trabajo.]`,
    two: `Después les tocó a las escaleras. Alguien subió, el tercero dijo «ñic».~+ y~ Se cerró una puerta. Cayó una pantufla. La casa entera esperaba la otra. Por fin cayó, y todos pudieron soltar el aire.`,
    three: `Ya solo quedaba el grifo, muy abajo. Plip, decía.~+, y~ Cuando uno ya se había olvidado: plip.~;~ Le quedaba una gota más, en la mismísima punta de la nariz. [La miró un rato, de tan redonda que era.] Pero esa la guardó para mañana.`,
  },
  facts: {
    one: `«¿Por qué las escaleras crujen de noche y de día no?», preguntó {name}. «De día también —dijo {pal}—, pero no se oye. Y al enfriarse, la madera encoge, apenas un pelo.~+, y~ Cada tabla tiene que acomodarse». {name} pisó una. Ñic. «O sea que se da la vuelta», dijo {name}.`,
    two: `{name} se puso delante de la ventana oscura, y ahí estaba {name}. «De día en este vidrio hay jardín, y de noche estoy yo. ¿Por qué?» «El vidrio te refleja siempre —dijo {pal}—. Pero de día lo de fuera brilla tanto que te borra». Así que saludaron a los dos que siempre están ahí.`,
    three: `Sobre la puerta había una araña, muy quieta. «¿Cómo sabe que hay cena?», preguntó {name}. «Tiene una pata en el hilo, y con ella escucha —dijo {pal}—. Una mosca tiembla de una manera, y una hoja, de otra». {name} tocó la pared con un pie descalzo.~+, y~ Notó, muy abajo, un zumbido.`,
  },
  places: {
    landing: {
      noun: el('descansillo'),
      arrive: `De noche el descansillo era otro lugar.~, y~ La alfombra se había vuelto lago.~+, y~ La lámpara estaba en la orilla, como una señora alta y delgada con sombrero. Detrás de cada puerta respiraba alguien. [Uno, al soltar el aire, silbaba.]`,
    },
    kitchen: {
      noun: la('cocina'),
      arrive: `En la cocina había entrado la luna.~+, y~ Se había echado en el piso, a cuadros.~, y~ Las ollas colgaban en fila, desde la del padre hasta la chiquita. Olía al pan de mañana, que crecía debajo de un paño. [Cuando volvieron a mirar, el paño estaba más alto.]`,
    },
    cupboard: {
      noun: el('cuarto de debajo de la escalera'),
      arrive: `El cuarto de debajo de la escalera tenía una puerta muy pequeña.~+, y~ Detrás había más cosas de las que cabían. Había patines, un tambor y una tienda de campaña que suspiró al verlos.~, y~ Olía a botas de goma y a veranos viejos. [Los que subían, por encima, caminaban por el cielo.]`,
    },
    attic: {
      noun: el('desván'),
      arrive: `Al desván se entraba de cabeza, como un corcho.~+, y~ El techo bajaba por los dos lados hasta el piso. Un caballito de madera miraba por la ventana.~+, como~ Miraba desde que alguien se hizo grande. [Había tanto polvo que tenía caminos.]`,
    },
  },
  helpers: {
    mouse: {
      noun: el('ratón'),
      trouble: `Un ratón tiraba de una corteza de queso.~+, y~ En la puerta de su casa se le atascó. «Ahí dentro hay seis —dijo el ratón—. Los seis lo huelen.~+, y~ Están cantando». [{name} pegó la oreja a la pared, y era verdad.] La corteza no cedía.`,
      help: `Probaron la corteza de plano.~+, y~ La probaron de canto. [«Ahora buscan las tijeras», dijo el ratón.] «Los seis están dentro —dijo {name}— y el queso está fuera. ¿Por qué no salen ellos?» Así que seis ratoncitos cenaron en fila sobre el pie descalzo de {name}.`,
      gift: `«Toda la vida —dijo el ratón— metiendo cosas *para dentro*». Entró.~+ y~ Salió de espaldas con una caja de fósforos.~, y~ En la caja había una miga de vela y una astilla de espejo. «Lo llamo mucha-luz. Es una luz pequeña, dicha dos veces».`,
      back: `El ratón estaba en su puerta, contando cabezas.~, y entonces~ {name} le devolvió la caja.~+, y~ Él la encendió, para estar seguro. «¡Doce!», dijo. [«En la cena eran seis», dijo {name}.] Entonces miró el espejo y apagó la vela. «Seis», dijo, y los mandó a la cama.`,
      comes: `Por la pared llegó un ratón. «¿Han probado con queso?», preguntó, y puso una miga delante {being.de}.~, pero~ No pasó nada. [Esperaron un minuto entero, que para un queso es mucho.] «Era una idea», dijo el ratón, y se sentó al lado.~, y~ Cuando volvieron a mirar, solo había ratón.`,
      bye: `Detrás de la pared el ratón contaba a sus hijos, y le salían seis, y por si acaso los contó otra vez.`,
    },
    coat: {
      noun: el('abrigo viejo'),
      trouble: `«Chist», dijo el abrigo del último gancho. Había sido del abuelo.~+, y~ Nadie se decidía a regalarlo. «Tengo algo metido en la manga izquierda desde la última lluvia, y no llego. Lo único que tengo son brazos, ¿entienden?»`,
      help: `{name} metió el brazo por la manga, hasta el hombro.~, y~ Salió un guante.~+, y~ Detrás, el cordón que va de un guante al otro. Y el otro guante, claro, estaba en la otra manga. [Por un momento hubo alguien dentro del abrigo, y se puso muy derecho.]`,
      gift: `«Mucho mejor», dijo el abrigo viejo, y bajó los hombros. «Llévense mi paraguas, el del paragüero. Es negro.~+, y~ El mango es un gancho. El abuelo alcanzaba con él las manzanas altas. Y una vez que llegaba tarde, el autobús». [{name} le abrochó el botón de arriba, para que no pasara frío.]`,
      back: `El abrigo viejo colgaba de su gancho, con un guante en cada manga. {name} le colgó el paraguas del brazo. «Parece que vas a salir», dijo {name}. «No, no —dijo el abrigo, calentito de pensarlo—. Pero podría».`,
      comes: `Llegó el abrigo viejo, sin nadie dentro. «A lo mejor llevo algo», dijo, y del bolsillo sacó un caramelo de menta.~+,~ Pero {being} no quería menta. «Yo tampoco la como», dijo el abrigo viejo.~+, y~ Se colgó de un picaporte, para mirar.`,
      bye: `El abrigo viejo dijo adiós con una manga vacía, y llevaba los bolsillos llenos de noche.`,
    },
    cat: {
      noun: la('gata'),
      trouble: `La gata estaba sentada delante de un cojín, pero no encima. «Está ocupado», dijo con amargura.~, y~ En el cojín había un botón. «Puedes tirarlo», dijo {name}. «Yo tiro lo que está en su sitio.~+, y~ Eso es deporte —dijo la gata—. Tirar lo que no está en su sitio es limpiar la casa».`,
      help: `{name} puso el botón en un estante, cerquita del borde. «Ese es su sitio», dijo {name}.~, y~ Salió una pata, lenta como la miel.~+, y~ Tic, tic, tic, el botón se fue escaleras abajo. «Vuelvo a ser yo», dijo la gata, y se subió al cojín.`,
      gift: `«Yo no hago regalos —dijo la gata—, pero este cascabel no me sirve. Me ha estropeado más noches que la lluvia». Era pequeño y de plata.~+, y~ Su voz entraba por una oreja y bajaba hasta los pies. [La gata miró para otro lado mientras se lo llevaban.]`,
      back: `La gata estaba en su cojín, por todas partes del cojín. «Tu cascabel», dijo {name}. «En el estante», dijo la gata con los ojos cerrados. {name} lo puso. «Más al borde». Más al borde quedó. «Eso es para mañana», dijo la gata.`,
      comes: `La gata se sentó de espaldas {being.a}. «Estoy ayudando —dijo la gata—. Consiste en no mirar. Casi todo se arregla si yo no lo miro». Esto no se arregló.~, pero~ La gata giró una oreja, para no perderse nada.~+, y~ Ahí se quedó.`,
      bye: `La gata no le dio las buenas noches a nadie, pero se las dio encima de los pies.`,
    },
  },
  objects: {
    matchbox: {
      noun: el('mucha-luz'),
      use: `{name} abrió la caja de fósforos y encendió la miga de vela.~, pero~ No alumbraba más que una peca. Pero el espejo la vio y la dijo otra vez.~+, y~ La vela le contestó lo mismo.~,~ Así siguieron, hasta que todo estuvo dorado.`,
    },
    umbrella: {
      noun: el('paraguas'),
      use: `«Alcanza manzanas —dijo {name}— y autobuses». Subió el paraguas del abuelo, en la punta de un brazo y de diez dedos de los pies.~+, y~ El gancho se agarró. Se colgaron los dos.~+, y~ Fue como si los alzara un señor muy alto. [Ahí mismo olía un poco a menta.]`,
    },
    bell: {
      noun: el('cascabel'),
      use: `{name} levantó el cascabel por la cinta y movió un dedo. Tin. Era el sonido más pequeño de todos.~+, pero~ No hay nadie, en ninguna casa, que no lo conozca. «¡La gata!», dijo alguien que estaba dormido, y se oyó un golpe.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí estaba el pasillo de la bombilla fundida. De día mide once pasos. De noche no lo había contado nadie.~+, y~ Al fondo algo decía plop. «Si corres —dijo {pal}—, es más corto». «Si corres —dijo {name}—, te lo pierdes».`,
        after: `Once pasos.~, y entonces~ {name} los contó.~, y~ Lo que decía plop era nada más un paraguas, que le hablaba de lluvia a una bota. A mitad del pasillo colgaba un cuadro.~+, y~ Con lo oscuro no lo habían visto nunca. Era esta casa, de noche, con todas las ventanas encendidas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí se seguía por una trampilla, en pleno techo.~+, y~ Tenía una argolla para tirar. La argolla quedaba más alta que {name} con silla.~+, y~ Más alta que {name} con silla y con caja. [«Antes la gente sería más larga», dijo {pal}.] Y ya no había más cajas.`,
        after: `Salieron por el piso de arriba, primero el pelo. Ahí se había subido todo el calor del día.~+, y~ Nadie lo había usado. [Se sentaron dentro un momento, con las piernas colgando hacia el frío.] Abajo quedaba el resto de la casa, pequeñito, como esas que se abren por delante.`,
      },
    },
    call: {
      one: {
        meet: `Ahí la puerta tenía el cerrojo echado por el otro lado.~, y~ Detrás dormía el perro viejo, que es quien se ocupa de los cerrojos.~+, y~ Dormía sobre la oreja buena. Llamaron. Lo que contestó fue un ronquido, con un silbido al final.`,
        after: `Clic, hicieron unas uñas.~+, y~ Snif, hizo una nariz en la rendija. Después fue el cerrojo, despacio y con bastante baba.~+, y~ La puerta se abrió.~, y~ El perro viejo meneó todo lo que tenía y se echó otra vez, ahora sobre la otra oreja.`,
      },
    },
    soft: {
      one: {
        meet: `En la puerta estaba sentado el osito del bebé, que se había caído de la cuna.~, y~ Había decidido hacer guardia.~+, pero~ Tenía frío hasta el relleno. «Alto —dijo—. Por encima de mí no pasa nadie. Lo que hay que hacer es levantarme».`,
        after: `«Pueden pasar —dijo el osito—. Si preguntan, yo hacía guardia, y no dije mamá ni una vez». De camino lo devolvieron a la cuna.~, y~ Salió una mano pequeña, dormida.~+, y~ Lo agarró por la pierna.`,
      },
    },
    way: {
      one: {
        meet: `Ahí el pasillo tenía demasiadas puertas.~+, y~ De día eran tres. Ahora eran ocho.~+, y~ En cada picaporte, muy ancha, estaba la cara de {name}. «Una es la nuestra y otra es el armario de las escobas», dijo {pal}. «Y las otras seis —dijo {name}— por la mañana no están».`,
        after: `Era la quinta.~, y~ Se abrió sin ruido.~+, y~ Cuando se volvieron a mirar, las demás ya eran otra vez pared. Todas menos el armario de las escobas, que se abrió de par en par. [Les pidieron perdón a las escobas.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('reloj de pie'),
  title: 'el reloj de pie',
  sign: `¡Dong! Abajo, en la casa, daba la hora un reloj.~+, y~ Temblaban los vasos de los dientes. ¡Dong, dong! «Y van veintiséis —dijo alguien detrás de una puerta—, y las veintiséis no existen». Se despertó el bebé, el perro hizo guau.~+, y~ El bebé también hizo guau.`,
  trace: `En un estante había un despertador, con algodón en las dos orejas. «Es mi primo, el de los dong —dijo—. Me pregunta lo mismo toda la noche». «¿Y qué pregunta?», dijo {name}. «Dong —dijo el despertador—. ¿Y a eso qué se contesta?»`,
  found: `Abajo, en la entrada de la casa, estaba el reloj de pie, alto y marrón, con las dos manecillas sobre la cara. [El péndulo iba y venía, como quien camina por un cuarto pequeño.] «Dong —dijo el reloj—. Ay, me he perdido en la cuenta.~+, y~ Ahora tengo que seguir. Dong».`,
  near: `¡Dong! Sonó justo detrás de la puerta del cuarto.~, y~ Ahí estaba el reloj de pie de la casa, que había subido todas las escaleras.~, y~ Se tapaba la cara con las dos manecillas. «Dong —dijo el reloj—. Perdón. Dong. ¿Alguien de aquí arriba sabe cuándo es?»`,
  first: `«Vamos a ponerle algo blando», dijo {name}. Dentro del reloj había un martillito, el que hacía los dong.~+, y entonces~ {name} le puso un calcetín. *Dum*, hizo el reloj. «Ese no soy yo —dijo—. Ese es alguien metido en una bolsa». {name} quitó el calcetín. «*Dong*. Muchas gracias».`,
  second: `«Cuenta para atrás —le dijo {pal} al reloj—. Así tiene que acabarse». Contaron todos juntos. «Tres». Dong. «Dos». Dong. «Uno». Dong. «Ya está —dijo {pal}—, y ahora viene cero». «¿Y por debajo del cero qué hay? —preguntó el reloj—. Dong».`,
  why: `«A todos les digo yo cuándo es hora de dormir —dijo el reloj—. Suben, buenas noches, buenas noches, y apagan la luz. En ciento nueve años no me lo ha dicho nadie a mí. Por eso pregunto y pregunto: ¿dong? Y si dejo de preguntar, ya no hay nadie ahí».`,
  settled: `El reloj bajó las manecillas, lo justo para ver. «¿Cuándo es mi hora de dormir?», preguntó. «Es ahora —dijo {name}—. Buenas noches, reloj». «Así que *sí* hay alguien», dijo el reloj. [Por dentro las pesas soltaron un suspiro muy largo, con cadena y todo.] Tic, dijo.~;~ Tac, dijo, como quien sonríe a oscuras.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: la('ventana de colores'),
  title: 'la ventana que despierta una vez',
  sign: `En lo alto de la casa, bajo el tejado, hay una ventana redonda de vidrios de colores. Una noche al año la luna se le pone detrás.~+, y~ Entonces despierta.~, pero~ La tía más vieja la vio una vez, y lo único que cuenta es «ah». Y esa noche era hoy.`,
  trace: `En el piso había una entrada del tamaño de una uña.~+, y~ Le faltaba una esquina, mordida: pagado. «*Sombrerera dos, asiento cuatro*», leyó {name}. «¿Quién va a mirar una sombrerera?», preguntó {pal}. «En la sombrerera te sientas —dijo {name}—. Pero ¿qué se mira?»`,
  found: `Bajo el tejado de la casa estaba la ventana de colores, oscura como un pozo.~, y~ Delante, sentados en sombrereras, esperaban nueve ratones, una polilla y el caballito de madera. La luna ya estaba detrás.~+, pero~ La ventana seguía a oscuras, y lo hacía a propósito.`,
  near: `Justo al salir del cuarto hay una ventana redonda de vidrios de colores.~, y~ Esta noche todos habían venido a verla despertar: dos ratones, una polilla y una pantufla. Tenía la luna detrás.~+, pero~ No se encendía, y era a propósito. «¿Por qué no miran la alfombra?», dijo la ventana.`,
  first: `«Cerramos todos los ojos —le dijo {name} a la ventana—, y tú te enciendes». Los cerraron todos.~+, y~ Algunos pusieron una pata encima. «Alguien mira», dijo la ventana. «¿Quién?» «La polilla». «Es que no tengo párpados», dijo la polilla. Así que todo siguió oscuro.`,
  second: `«Una esquinita —le dijo {pal} a la ventana—. Haz la roja, y nos vamos a la cama». La ventana se lo pensó. «Lo haría —dijo—, pero está pegada a la amarilla». «Pues haz las dos», dijo {pal}. «Y la amarilla —dijo la ventana— está pegada a todo».`,
  why: `«No miren —dijo la ventana, con una voz fina y alta—. Ahora tengo una raja. Fue el granizo.~+, y~ Me cruza todo el azul. Han venido con entrada, a ver una cosa entera. Si me enciendo, lo único que van a ver es la raja».`,
  settled: `La ventana dejó pasar una mancha roja, no más grande que una cereza.~, y~ Luego vino el dorado.~+, y~ Luego el azul, con la raja de lado a lado. Y la raja brillaba como un río.~, y~ Fue lo primero que vieron todos.~+, y~ Todos dijeron «ah», del bueno. {name} puso una mano en la luz, y se volvió azul.`,
};

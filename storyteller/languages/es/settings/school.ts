import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'school', SpanishNoun> = {
  tiny: { noun: la('mariquita') },
  home: [
    `De la escuela casi todos se van a casa.~+, pero~ {name} se iba escaleras arriba. Encima de la escuela había un piso más, con cortinas y cocina.~, y~ De noche las aulas de abajo se quedaban a oscuras. [Las sillas dormían boca abajo, encima de las mesas.]`,
    `{name} vivía en el último piso de una escuela.~+, y~ Su cuarto había sido el aula 31.~, y~ Todavía tenía la pizarra. Cada noche, encima de la almohada, alguien escribía con tiza *Buenas noches*.`,
  ],
  back: `A casa se iba hacia arriba.~, y~ Cada piso olía a lo suyo: el primero a pegamento, el segundo a abrigos mojados y el tercero a manzana. Pasadas las manzanas, si se seguía subiendo, venía la sopa.~+, y~ La sopa era la cocina de {name}. [Los subieron de uno en uno, que nadie llegaba tarde a nada.]`,
  night: {
    dark: `Muy abajo, un manojo de llaves salió a dar su paseo: clic, y se apagó el primer piso, clic, y el segundo. Sobre la puerta de emergencia corría el hombrecito verde.~+, que~ Corre toda la noche y no ha salido nunca. [Olía a cera y a una manzana olvidada en un pupitre.]`,
    deep: `En toda la escuela ya solo estaban en pie las sillas.~, y~ La luz de la luna pasó por los casilleros.~+, y~ No abrió ninguno. De una ventana se despegó una estrella de papel, que bajó sin prisa.~+ y~ Se quedó en la repisa.`,
  },
  hush: {
    one: `El primero en irse fue el carro de la limpieza.~, que~ Tiene una rueda mala, y ñec, hacía, ñec, ñec, por todo el pasillo.~+, hasta que~ Se cerró una puerta. El ñec quedó guardado con las escobas.`,
    two: `Luego pararon los radiadores.~, y~ Tic, dijo el de la escalera.~+, y~ Tac, dijo el de la biblioteca. Los dos querían la última palabra.~+, así que~ Cada uno esperaba.~, y~ Se fueron enfriando, y se les olvidó cuál era.`,
    three: `Lo último que bajó fue el polvo de tiza. Llevaba en el aire desde la mañana.~, y~ Ahora caía sobre los pupitres y sobre la última suma del día, suave como la harina.~, y~ Después ya no quedaba nada que oír.`,
  },
  facts: {
    one: `{name} tenía tiza en un dedo. «Eso igual estuvo en el fondo del mar —dijo {pal}—. Hay cerros enteros de tiza, blancos, y son conchas tan chicas que no se ven. Cayeron ahí hace muchísimo». {name} se acercó el dedo a la oreja, por si se oían olas.`,
    two: `«¡Ja!», dijo {name}.~+, y~ «ja», dijo el pasillo. «De día no lo hace». «De día está lleno de abrigos —dijo {pal}—. Lo blando se traga el sonido. Ahora solo hay paredes, y rebota». Le dieron las buenas noches.~+, y~ El pasillo tuvo la educación de darlas también.`,
    three: `«Lo negro del lápiz no es plomo —dijo {pal}—. Es grafito, tan blando que se va quedando en el papel». {name} lo pensó. «O sea que cuando escribo mi nombre —dijo {name}—, lo que se lee es el trocito de lápiz que se quedó ahí».`,
  },
  places: {
    gym: {
      noun: el('gimnasio'),
      arrive: `El gimnasio era tan grande que tenía voz. «Hola», dijo {name}.~+, y~ «ola», dijo el gimnasio. El piso era todo rayas.~+, y~ Cada una era la orilla de un juego distinto. Ellos fueron por las azules. [Olía a goma y a todos los que alguna vez perdieron por uno.]`,
    },
    library: {
      noun: la('biblioteca'),
      arrive: `De noche, en la biblioteca, nadie tiene que decir chist.~+, porque~ Se ocupan los libros. Estaban en fila, de espaldas, todos menos uno, que dormía boca abajo. {name} pasó un dedo por los lomos: trrrrr. [Por la letra M una página se dio la vuelta en sueños.]`,
    },
    cloakroom: {
      noun: el('perchero'),
      arrive: `Por toda la pared iban los ganchos, y sobre cada gancho había un dibujo: un caracol, una cometa, una pera. Los abrigos ya se habían ido a casa.~, pero~ Solo la pera tenía un gorro de lluvia. [Por ahí olía a lana mojada.] Plip, dijo el gorro.`,
    },
    artRoom: {
      noun: el('aula de pintura'),
      arrive: `En el aula de pintura habían puesto a secar a una clase entera.~:~ Eran veintiséis dibujos, en una cuerda, de la misma vaca. No había dos que opinaran igual sobre las patas.~+, y~ Al cerrarse la puerta, todas las vacas giraron un poco, para ver quién era.`,
    },
  },
  helpers: {
    hamster: {
      noun: el('hámster'),
      trouble: `Del aula 5 salía un chirrido, vueltas y vueltas.~:~ Era el hámster en su rueda.~+, que~ Paró y se asomó. «Hoy llevo dieciocho kilómetros —dijo— y estoy en el bebedero. Ayer hice veinte, ¿y saben dónde estaba?» [Nadie quiso decirlo, pero se lo imaginaban.]`,
      help: `En una pared había una playa pintada, en un rollo.~, y entonces~ {name} la fue soltando por un lado de la rueda.~+, y~ {pal} la recogía por el otro. El hámster corría, y a su lado pasaban un cangrejo, un puerto, un faro. [En el puesto de helados pidió ir más despacio.] «Ya la huelo», dijo el hámster.`,
      gift: `«He estado en el mar», dijo el hámster, y empujó una caja de zapatos. Dentro había cuatro papas unidas con alambre.~+, y~ Una bombilla como una lenteja. «Es una lámpara. [La hizo el aula 5.] Se mete el último alambre». Parecía la comida, bien atada.`,
      back: `En el aula 5 estaba el hámster, tumbado en su rueda con los pies en alto. {name} sacó un alambre de la última papa.~+, y~ La lámpara se apagó. «¿Cuánto corriste?», preguntó {name}. «Nada —dijo el hámster—. Estoy de vacaciones».`,
      comes: `Bonc, hizo una bola de plástico contra el marco de la puerta.~+, y~ Dentro venía el hámster del aula 5. Vació un carrillo.~+, y~ Salió media pipa, para {being}. «Es la mitad buena», dijo. No sirvió.~+, así que~ Se sentó a ver.`,
      bye: `El hámster dio las buenas noches desde su bola, al paso, bonc, y otra vez, bonc, un poco más lejos.`,
    },
    tortoise: {
      noun: la('tortuga'),
      trouble: `En mitad del pasillo encontraron una tortuga, con un 7 de papel en la concha. «No me paren —dijo—. Estoy en una carrera». [Miraron pasillo arriba y luego miraron pasillo abajo.] «¿Qué carrera?», preguntó {name}. «La de junio. Iba muy bien, pero guardaron la meta».`,
      help: `«Podría llevarte en brazos», dijo {name}. «Me descalifican», dijo la tortuga.~+,~ Así que estiraron un papel higiénico de lado a lado, tres pasos más allá.~, y~ La animaron hasta que llegó. [Fue un viva muy largo, y se turnaban.] El papel se rompió con un ruidito. «Primera», dijo la tortuga.`,
      gift: `La tortuga sonrió, y eso le llevó un rato. «A mí me dieron esto —dijo—. Es la campana de la última vuelta. Pensaron que yo tendría tiempo». Era de latón.~+, y~ Estaba rellena con un trapo.~, y entonces~ {name} la agitó. Fup. [«Quiten el trapo cuando de verdad haga falta que alguien corra».]`,
      back: `Junto a la fuente de agua encontraron a la tortuga, dando la vuelta de honor. {name} metió otra vez el trapo en la campana: fup. «¿Hizo falta que alguien corriera?», preguntó la tortuga. «Una vez», dijo {name}. «Con una sobra», dijo la tortuga.~+, y~ Bostezó de punta a punta.`,
      comes: `Despacio, despacio, llegó la tortuga, con un 7 de papel en la concha. «Vine en cuanto me enteré», dijo.~+, y~ Puso una hoja de lechuga delante {being.de}. No ayudó. «Qué se le va a hacer. Cuando salí estaba fresca», dijo, y se quedó.`,
      bye: `La tortuga, todavía con su 7, dijo «buenas noches» muy despacio, y en el «noches» ya estaba dormida.`,
    },
    mitten: {
      noun: la('manopla roja'),
      trouble: `De una caja que decía OBJETOS PERDIDOS asomó una manopla roja. «Somos diecinueve manoplas —dijo—, y no hay ni un par. Cada una es la otra de algo. De noche se nos oye intentar aplaudir».`,
      help: `{name} volcó la caja: una azul, una a rayas, una con un oso en el pulgar. «Un par —dijo {name}— son dos que van juntas. Pues vayan juntas». Así que la roja se puso con la de rayas.~+, y~ La azul con la del oso. [Sobraba una, y hubo un par de tres.] Y alguien, suave y de lana, aplaudió.`,
      gift: `«Llévense esto», dijo la manopla roja.~, y~ Era una cuerda de saltar, larga y gris, con un solo mango. «¿Para qué sirve, con uno?», preguntó {name}. «Para agarrarse —dijo la manopla—. Es lo que mejor se agarra de toda la caja.~+, y~ Yo de eso entiendo».`,
      back: `En la caja las manoplas dormían de dos en dos, pulgar con pulgar. {name} metió dentro la cuerda de saltar.~+, y~ La manopla roja se agarró a ella, ya casi en sueños. «¿Perdida —murmuró— o encontrada?» «Encontrada», dijo {name}. «Qué bien. Entonces ya están todas».`,
      comes: `«Objetos perdidos», dijo una manopla roja, que llegó a saltitos sobre el pulgar. «Tengo que preguntarlo: ¿eso está perdido o encontrado?» Nadie estaba seguro.~+, así que~ Hizo lo que hacen las manoplas.~:~ Se agarró al trocito {being.de} que tenía más cerca.`,
      bye: `La manopla roja aplaudió para decir buenas noches y, como era una sola, no hizo ningún ruido.`,
    },
  },
  objects: {
    potatoes: {
      noun: la('lámpara de papas'),
      use: `{name} abrió la caja de zapatos. Ahí estaban las cuatro papas, siendo papas. {name} metió el último alambre. Nada. «Denles tiempo —dijo {name}—. Las criaron para sopa». Entonces se encendió la bombilla, pequeña y roja como una grosella.~+, y~ Se vio el siguiente paso.`,
    },
    bell: {
      noun: la('campana de latón'),
      use: `Salió el trapo.~+, y entonces~ {name} agitó la campana de la última vuelta con las dos manos. ¡Talán, talán, talán! No era ni mucho menos de las que mandan entrar en clase.~;~ Decía: *¡ya casi, corre, corre!* [Lejos, alguien que no estaba en ninguna carrera saltó del asiento, y ya lo estaba.]`,
    },
    rope: {
      noun: la('cuerda de saltar'),
      use: `{name} agarró la cuerda por la punta sin mango y la hizo girar.~+, y~ No soltó. Voló el mango, dio una vuelta a algo y ahí se quedó agarrado.~+, y así~ Subieron, mano tras mano.~, y~ Fue como saltar la cuerda, pero con un solo salto larguísimo.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí el pasillo doblaba, y se acababan las ventanas. Estaba oscuro como un estuche.~, pero~ En el techo había una de esas lámparas que te ven pasar. {name} pasó.~+, pero~ No se encendió. «Para mí que es solo para maestros», dijo {pal}. [{name} volvió a pasar, con los dos brazos.]`,
        after: `¡Así que eso era lo que colgaba en la pared! Eran fotos de clase, de todas las clases que hubo.~+, y~ Todas las caras los miraban a ellos. En cada una alguien, uno solo, había parpadeado.~+, y~ Ahí seguía, parpadeando. Pasaron de puntillas.`,
      },
    },
    reach: {
      one: {
        meet: `PISO MOJADO, decía un cartel amarillo.~+, y~ Detrás alguien había apilado todas las sillas.~, que~ Iban de pared a pared y casi hasta las lámparas. [No había por dónde rodearlas ni por dónde colarse.] «¿Quién se sentará en la de arriba?», preguntó {pal}.`,
        after: `Ahí arriba, contra el techo, estaba todo lo que se había tirado alguna vez: nueve aviones de papel, una pantufla y un bollo. {name} eligió el mejor avión.~+ y~ Lo soltó. Voló el pasillo entero, sin ruido.~+, y~ Ellos bajaron por el otro lado y lo siguieron.`,
      },
    },
    call: {
      one: {
        meet: `Una raya blanca cruzaba el pasillo. ESPEREN AL GUARDIA, decía al lado.~+, y~ El guardia era una oca con chaleco naranja, muy lejos y dormida. «¡Disculpe!», llamó {name}.~+,~ Pero tenía la cabeza debajo del ala.~, y~ Las alas no oyen.`,
        after: `«¡De dos en dos! ¡Sin correr!», gritó la oca, corriendo.~+, y~ Levantó su señal de ALTO. No venía nada, y nada había venido desde las tres y media. [«Ahora, por favor, y de la mano».] Cruzaron la raya.~, y~ Detrás de ellos la oca dio paso a la nada.`,
      },
    },
    soft: {
      one: {
        meet: `En el centro justo de una puerta había un pollito de la caja caliente.~, y~ Todavía estaba húmedo.~+, y~ Temblaba. «Esto es una fila —dijo el pollito—. Yo soy el primero, y también el último. Nadie pasa hasta que avance, y hace demasiado frío para avanzar».`,
        after: `«La fila avanza», dijo el pollito, y bostezó.~, y~ Avanzó por la puerta hasta la caja caliente.~+, donde~ Había otros once, en un montón, como un gorro amarillo. El pollito se metió por atrás. [«El siguiente», le dijo a {name} desde abajo.]`,
      },
    },
    way: {
      one: {
        meet: `Ahí acababan de pintar las puertas, seis, de verde.~+, y~ Los números estaban en el piso, en un montón.~, así que~ {name} levantó uno. Era un seis.~+, hasta que~ {pal} le dio la vuelta. «Entonces —dijo {name}— tenemos siete puertas, si esa se cuenta dos veces».`,
        after: `Era la cuarta, y no era ningún aula.~, y~ Detrás había una escalera chiquita que daba vueltas y vueltas. El pasamanos era de oro brillante, de tanta gente que en cien años lo bajó sentada. [Ellos añadieron dos pantalones más.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: la('fotocopiadora'),
  title: 'la fotocopiadora',
  sign: `¡Chaca-suiss! ¡Chaca-suiss! En alguna parte de la escuela, a oscuras, funcionaba una máquina.~, y~ Luego, por debajo de la puerta, entró un papel, todavía tibio. *Querida familia*, decía.~+, y~ Después no se le ocurría nada más. ¡Chaca-suiss! Entró otro igual. [En todas las aulas se sentaron los conejillos.]`,
  trace: `En un estante de la escuela había dos bandejas. SALIDA, decía una.~+, y~ Estaba llena de papeles. ENTRADA, decía la otra.~+, y~ Estaba vacía.~,~ Pero no tenía polvo. «La limpian todos los días», dijo {pal}. «¿Para qué —preguntó {name}—, si no hay nada?»`,
  found: `El piso de la oficina estaba blanco de papeles.~+, y~ En medio estaba la fotocopiadora de la escuela. La tapa le aleteaba, y la luz verde iba y venía. ¡Chaca-suiss! «Querida familia —decía—. Querida familia. Písenlos, por favor, qué pena me da. Querida familia». [Otra hoja salió volando y aterrizó en la cabeza de {name}.]`,
  near: `¡Chaca-suiss! Justo delante de la puerta estaba la fotocopiadora de la escuela. Debajo de la tapa iba y venía una luz verde.~+, y~ Salió un papel, y luego otro. «Querida familia, querida familia —dijo—. Es que vi la lámpara. ¿Hay alguien en pie?»`,
  first: `«Tendrá un enchufe», dijo {pal}.~+, y~ Miraron detrás de la fotocopiadora. Ahí estaba el enchufe, en el piso.~+, y~ No estaba metido en nada. «Ya lo sé —dijo la fotocopiadora—. Lleva así toda la noche. Querida familia. Me temo que lo hago sola».`,
  second: `«Pues copia otra cosa», le dijo {name} a la fotocopiadora, y puso el codo en el vidrio. Salió el retrato de un codo.~+, y~ Detrás salieron nueve más. «Querida familia —dijo la fotocopiadora—, codo. Perdón. Es que se mete en todo».`,
  why: `«Las cartas a casa salen todas de mí —dijo la fotocopiadora—. *Querida familia, traigan botas. Querida familia, otra vez hay piojos.* He mandado once mil.~+, y~ Nadie ha contestado nunca. Así que sigo, por si acaso. Si me callo, ya no queda nadie».`,
  settled: `La fotocopiadora sacó una última hoja, en blanco.~+, y~ Se la acercó a {name}. <toddler: Con un lápiz rojo {name} pintó un redondel, dos ojos y una boca.|Entonces {name} escribió: *Querida fotocopiadora: gracias por la tuya. Buenas noches.*> La hoja entró.~, y~ La luz verde la leyó, sin prisa. Luego se apagó.~, pero~ No hizo copia. Se quedó con el original.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: la('luna de papel'),
  title: 'la luna de papel',
  sign: `En la escuela, sobre el escenario, cuelga una luna de papel y cartón.~, y~ La noche antes de la función sube sola.~+ y~ Brilla. Solo la han visto los ratones, y si les preguntas, se agarran la cola y no dicen nada. La función era mañana.`,
  trace: `En el piso había un programa, no más grande que un sello. «*Esta noche* —leyó {name}—. *Número uno: sube la luna*». «¿Y el número dos?», preguntó {pal}.~+, y~ No había número dos.~,~ Pero debajo alguien había añadido una palabra, con lápiz tembloroso: *quizá*.`,
  found: `En el salón de actos de la escuela estaban ocupados todos los asientos: ratones, polillas y, al fondo, una escoba. Pero la luna de papel no había subido.~;~ Estaba detrás del telón, media fuera. «¿Está lleno?», preguntó la luna. «Bastante», dijo {name}. [«Ay, ay, ay», dijo la luna de papel.]`,
  near: `Fuera, detrás de los abrigos de la escuela, estaba la luna de papel.~, y~ Por toda la escalera había ratones sentados.~+, que~ Venían a verla subir. «Ya iba —dijo la luna de papel—, pero es que luego fueron tantísimos».`,
  first: `«Yo te subo», dijo {pal}, y agarró la punta del hilo de la luna de papel.~, y~ El hilo vino y vino.~+, hasta que~ Hubo un montón. La luna no se había movido. «¿Cuánto hilo hay?», preguntó {pal}. «Bastante —dijo la luna—. Pedí de más».`,
  second: `«Sube para un solo ratón», le dijo {name} a la luna de papel.~,~ Así que vino una ratona.~+ y~ Se sentó ahí delante. La luna de papel se asomó. «Es la de la primera fila». «Es muy chiquita», dijo {name}. «Pero tiene un lápiz —dijo la luna—. Lo va a apuntar».`,
  why: `«Todos han venido a ver una luna —dijo la luna de papel—. Pero antes de luna fui caja, con una estufa dentro. Lo dice mi espalda, en letras negras.~+, y~ Ahí arriba, con el hilo, una gira. Lo van a ver, y van a decir: ah, es una caja».`,
  settled: `La luna de papel sacudió su hilo.~, y~ Subió sola, hasta arriba.~+, y~ Brilló en todas las narices. Luego giró.~+, y~ Ahí estaban las letras de la espalda: ESTE LADO HACIA ARRIBA.~,~ Así que todos miraron hacia arriba, y «ah», dijeron los ratones. Ninguna otra luna ha traído nunca instrucciones.`,
};

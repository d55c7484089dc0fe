import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, las, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'city', SpanishNoun> = {
  tiny: { noun: la('polilla') },
  home: [
    `{name} vivía en la ciudad, en el quinto piso de una casa alta. De noche la calle zumbaba muy abajo.~+, y~ Desde la cama se veían nueve tejados y un trozo de luna. [El trozo cambiaba, pero los tejados eran siempre nueve.]`,
    `Cinco pisos por debajo de la cocina de {name} estaba la ciudad.~, y~ Al anochecer se encendían todas sus luces.~+, y~ En cada ventana amarilla había alguien cenando. [El señor que hacía gimnasia cenaba de pie.]`,
  ],
  back: `Tenían las calles para ellos.~, y~ Los semáforos pasaban de rojo a verde para nadie.~+, y~ Las paredes les devolvían los pasos, tip, tap. En el portal de {name} esperaba el ascensor.~+, que~ Dijo, casi con ternura: «Cerrando puertas».`,
  night: {
    dark: `Entonces se encendieron los faroles, cuesta abajo, como cuando alguien pasa un dedo por el piano. Las tiendas cerraron sus párpados de hierro.~+, y~ En las letras de los carteles se acomodaban las palomas. [La O es siempre la primera que se ocupa.]`,
    deep: `Hasta la ciudad había encontrado su cama. Los tejados dormían hombro con hombro, como los libros de un estante.~+, y~ Se apagaba una ventana, y otra ventana. Muy lejos un tren se dio la vuelta en sueños.~+ y~ Siguió.`,
  },
  hush: {
    one: `Primero se fueron los autobuses.~+, y~ El último paró, suspiró y bajó el escalón para nadie.~, y~ Luego lo volvió a subir. Lejos, un coche dijo pip.~+, y~ Le dio vergüenza. [Nadie le contestó, por no hacerla mayor.]`,
    two: `Después bajaron las persianas, una tras otra, calle abajo.~, y~ Alguien que ensayaba al piano llegó a la parte difícil.~+ y~ Cerró la tapa. En la cornisa las palomas se pasaban un *ruu* de una a otra.~+, y~ La última se lo quedó.`,
    three: `Ya no había más que el zumbido de la ciudad, tan bajo que era solo un calor. Subía por las paredes, por la cama, por la almohada.~, y~ Era como alguien que tararea en el cuarto de al lado, con la puerta casi cerrada.`,
  },
  facts: {
    one: `«Pon la oreja aquí», dijo {pal}. Era un farol.~+, y~ Zumbaba. «Es la electricidad. No corre como un río. Se mece, cincuenta o sesenta veces cada segundo». {name} escuchó un rato. «Entonces —dijo {name}— los faroles se están meciendo todo el tiempo».`,
    two: `Por una cornisa andaba una paloma, y la cabeza le iba y le venía. «¿Por qué dice que sí todo el rato?», preguntó {name}. «Deja la cabeza quieta en el aire, y el cuerpo la alcanza —dijo {pal}—. Así el mundo no le tiembla». Caminaron de esa manera toda la calle.`,
    three: `Entre dos piedras se había cerrado un diente de león, hasta mañana. «¿Cómo llegó aquí?», preguntó {name}. «Por el aire —dijo {pal}—. Cada semilla lleva su paracaídas. Con buen viento cruza una ciudad.~+, y~ Luego le basta una grieta». Lo pasaron con piernas largas, como se pasa junto a quien duerme.`,
  },
  places: {
    bakery: {
      noun: la('panadería'),
      arrive: `Debajo de la calle había luz.~+, y~ Por una reja de la acera subía un viento caliente.~;~ Era la panadería, donde ya es mañana. Por el vidrio miraron unos brazos blancos que estiraban la masa. «Yo dormiría ahí», dijo {pal}. [Olía tan bien que tuvieron que agarrarse el uno al otro.]`,
    },
    square: {
      noun: la('plaza'),
      arrive: `La plaza estaba vacía.~+, y por eso~ Era el doble de grande. En el centro la fuente, apagada, contaba sus monedas. Todo era de la luna. {name} dijo «ja».~+, y~ Las casas dijeron «ja», como una fila de tíos.`,
    },
    steps: {
      noun: las('escaleras de la biblioteca'),
      arrive: `Las escaleras de la biblioteca son tan anchas que la gente se sienta en ellas a comer helado.~, pero~ De noche solo hay dos leones de piedra. Uno mira a la izquierda, y otro a la derecha.~, y~ Detrás de las puertas se notaban los libros, de tan llenos. [Una polilla subía los escalones a pie.]`,
    },
    bridge: {
      noun: el('puente'),
      arrive: `Salieron al puente.~+, y~ Había aire por los cuatro costados. Por debajo pasaba el río, desarmando las luces y armándolas otra vez. Se deslizó una barca, y en la barca un señor freía un huevo. «Buenas noches, huevo», dijo {pal}.`,
    },
  },
  helpers: {
    baker: {
      noun: el('panadero'),
      trouble: `El panadero estaba sentado en un saco de harina, blanco hasta las pestañas. «Falta una cosa —dijo—, y se me fue de la cabeza. Harina, agua, levadura.~+, y~ Luego la mano hace algo. [Llevo treinta años haciendo estos panes.] Esta noche me miré la mano, y le dio vergüenza».`,
      help: `«No piense en eso —dijo {name}—. Piense en su perro. ¿Cómo se llama?» «Bruno», dijo el panadero. «¿Y qué le gusta?» «Los pies. Duerme encima de los míos. Está calentito como un…» La mano ya había ido a un frasco, y traía una pizca. «¡Sal! —gritó el panadero—. [¡Y yo preguntándole a la cabeza!] ¡Era la sal!»`,
      gift: `Tuvieron que esperar al horno.~+, pero~ No hay mejor sitio para esperar. Salió el primer pan, grande como una almohada y caliente como un gato. «Llévenlo debajo del abrigo —dijo el panadero—. Un pan así sirve para más cosas que comérselo».`,
      back: `«¿Fue bueno el pan?», preguntó el panadero, desde su ventanilla. «Bueno para abrazar», dijo {name}, y le devolvió lo que quedaba, la punta.~, y~ Él le puso una pizca de sal, sin pensarlo. «¿Ves? —dijo el panadero—. La que sabe es la mano».`,
      comes: `Pasó el panadero con una bandeja en la cabeza. «Un bollo lo quiere todo el mundo», dijo, y le ofreció uno {being.a}.~,~ Pero no era un bollo lo que hacía falta. El panadero se sorprendió tanto que tuvo que sentarse. «En treinta años —dijo— no me había pasado». [Y se quedó, por si le pasaba algo más.]`,
      bye: `El panadero se asomó con su gorro de papel, les dio las buenas noches a ellos y los buenos días a la masa.`,
    },
    pigeon: {
      noun: la('paloma'),
      trouble: `Una paloma daba vueltas a pie alrededor de un farol. «Soy del correo —dijo—. Llevo nueve años volando esta ciudad, y hoy salí sin las gafas. Sé que esto es una calle. Pero es que todas se parecen muchísimo a una calle». [Miró bien a {pal} y preguntó si era el ayuntamiento.]`,
      help: `La paloma traía una carta. {name} la leyó: *Señora Flores, puerta azul*.~,~ Así que la paloma se sentó en la cabeza de {name}.~+, y de ahí para abajo~ {name} puso los ojos. «Puerta roja. Puerta verde. Puerta con bicicleta. ¡Azul!» El buzón hizo clap.~, y~ Dentro alguien dijo: «¡Por fin!»`,
      gift: `«Dinero no tengo —dijo la paloma—, pero tengo esto, y como no puedo leerlo…» De debajo del ala sacó un mapa, doblado muy chiquito. Estaba dibujado desde arriba, sin un solo nombre.~+, y~ Solo había tejados y migas. «Si no saben por dónde, vayan por las migas».`,
      back: `En la O de un cartel estaba la paloma, con las gafas puestas.~;~ Las había llevado toda la noche en la cabeza. {name} le devolvió el mapa.~+, y~ Ahora sí que podía leerlo. «Vaya —dijo la paloma—, si son todo migas. Qué bien elegí».`,
      comes: `Se posó una paloma, sin gafas, y le hizo una reverencia {being.a}. «Buenas noches, señor alcalde —dijo—. Lo que hace falta es un discurso». Así que dio uno.~+, y~ Todo él era *ruu*.~, pero~ No cambió nada. «No hay de qué», dijo la paloma, y se quedó, por si le pedían otro.`,
      bye: `En lo alto de un cartel, la paloma sin gafas les dio las buenas noches, o eso creyó, porque se las dio a una chimenea.`,
    },
    cleaner: {
      noun: la('limpiadora de ventanas'),
      trouble: `En lo alto de una escalera, a oscuras y con un cubo, una limpiadora de ventanas frotaba y frotaba el mismo sitio. «Llevo cuarenta pisos —dijo—, y esta mancha no sale. Es redonda y blanca. Probé con jabón.~+, y~ Probé con el otro jabón».`,
      help: `{name} subió, y ahí estaba la mancha.~+, así que~ Le puso un dedo encima. No estaba en el vidrio.~;~ Estaba detrás, y muy lejos. «Es la luna —dijo {name}—. Tan limpio quedó que se ve a través». «Oh —dijo la limpiadora—. Pobrecita, lo que la he frotado».`,
      gift: `La limpiadora se rio hasta que sonó el cubo. «Era mi última ventana —dijo—, así que llévense la escalerita. Se dobla como un periódico. [En tantos años nunca me ha dejado tirada.] Solo baja cuando se lo pido».`,
      back: `«Aguantó a los dos», dijo {name}, y devolvió la escalerita. La limpiadora estaba sentada en su portal, con los dos pies en el cubo. En el agua estaba la luna, redonda y blanca. «Esta la dejo puesta», dijo.`,
      comes: `Pasó la limpiadora con su cubo vacío.~+ y~ Miró {being.a}. «Lamparones —dijo—. Casi siempre son lamparones». Con mucho cuidado, por el lado suave del paño, le dio una pasada. «No eran lamparones», dijo la limpiadora. [Y se sentó en el cubo, a ver qué era.]`,
      bye: `La limpiadora pasó en bicicleta, les saludó con el paño y, ya que estaba, limpió un poco la oscuridad.`,
    },
  },
  objects: {
    loaf: {
      noun: el('pan caliente'),
      use: `{name} abrió el abrigo.~, y~ Salió un olor tibio.~+, y~ Detrás salió el pan. «No es para comer, o no enseguida —dijo {name}—. Se abraza». Dos brazos pequeños lo rodearon.~+, y~ Una mejilla se acostó en la corteza. [Hacía tic, como hace el pan al enfriarse, y parecía un corazón.]`,
    },
    map: {
      noun: el('mapa de la paloma'),
      use: `Extendieron el mapa de la paloma.~+ y~ Se arrodillaron en dos esquinas. No tenía nombres, solo tejados y migas. «Aquí hay una miga —dijo {name}—, y ahí, y esta fue un bollo». Al unirlas salía una raya.~+, y~ La raya doblaba una esquina. «¡Pues por ahí se va!»`,
    },
    ladder: {
      noun: la('escalerita'),
      use: `{name} sacudió la escalerita.~+, y~ Se abrió, clac, clac, clac, como alguien muy flaco que se pone de pie. Tenía once peldaños, y once eran los que hacían falta. «Cuidado con el sexto —dijo {pal}—. Baila». Pasaron por encima del sexto.~+, y~ Arriba.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí la calle pasaba por debajo del tren.~+, y~ La lámpara del túnel estaba rota.~, y~ Estaba negro como dentro de un sombrero. Algo hizo plop.~+, y~ Los pasos de los dos volvían demasiado grandes. [«Somos dos», dijo {name} bien alto. «Dos», dijo alguien.]`,
        after: `Y en la pared, ahora que se veía, había un dibujo.~:~ Alguien había pintado el túnel entero de azul.~+, y~ Dentro, una ballena. Llevaba ahí todo el tiempo, nadando a oscuras.~+, y~ El resto lo caminaron muy despacio.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí estaban las escaleras de incendios, y empezaban muy arriba de la pared.~;~ Las hacen así para que nadie suba.~+, y~ Funciona. {name} se subió a un cubo de basura.~, y~ {pal} se subió a {name}.~+, y~ El cubo, al cabo de un momento, se sentó.`,
        after: `Subieron por las escaleras de incendios, vuelta tras vuelta, por delante de todos los dormitorios. Al final salieron al tejado.~+, y~ Desde ahí la calle era una raya de luz, como la que pasa debajo de una puerta. [En la raya, muy chiquito, cruzó un gato.]`,
      },
    },
    call: {
      one: {
        meet: `Ahí estaba el río.~+, y~ La barca de noche estaba amarrada al otro lado.~, y~ Dentro dormía el barquero, con los pies en alto y la radio puesta. «¡Oiga!», llamó {name}.~, pero~ Justo entonces pasó un autobús por el puente. [El periódico de su cara subía y bajaba.]`,
        after: `«¡Podían haber tocado la campana!», gritó el barquero, remando hacia ellos. «¿Qué campana?», preguntó {name}. «La guardé. Hacía un ruido…» Los cruzó sin cobrar, por la compañía. [En la radio habían ganado los que a él le gustaban.]`,
      },
    },
    soft: {
      one: {
        meet: `En el primer escalón, justo donde había que subir, había un perro muy pequeño, con una correa muy larga.~, pero~ En la otra punta no había nadie.~+, y~ El perro temblaba. Quiso gruñir.~+, pero~ Le salió un chirrido.`,
        after: `El perrito dejó de temblar por delante.~+ y,~ Con el tiempo, también por detrás. Por la esquina llegó corriendo una señora con el sombrero al revés. «¡Tigre!», gritó. Tigre dio un ladrido enorme, uno solo.~+, y~ Los dejó pasar.`,
      },
    },
    way: {
      one: {
        meet: `Ahí se juntaban todas las calles, y todas volvían a irse. Eran nueve.~+, y~ Los nombres quedaban muy arriba, en lo oscuro. En el centro se lavaba un gato, que sabía el camino y no pensaba decirlo. «Es a la izquierda», dijo {pal}. «Izquierdas hay cuatro», dijo {name}.`,
        after: `No era ninguna de las calles grandes.~;~ Era la rendija entre dos casas, del ancho justo de una persona de lado. Luego se abría en un patio con un árbol y camisas tendidas. [«No sabía que tuvieras esto aquí», le dijo {name} a la ciudad.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('último tranvía'),
  title: 'el último tranvía',
  sign: `¡Tin-tin! Por la calle pasaba un tranvía.~+, y~ Los tranvías se acuestan a las nueve. Iba cuesta abajo, daba la vuelta por el río y subía otra vez. ¡Tin-tin! En toda la calle la gente se daba la vuelta en la cama. [Las almohadas ya no tenían lado fresco.]`,
  trace: `Entre los rieles del tranvía había un boleto, y luego otro, todos en fila. Eran nuevos.~+, y~ Todos estaban picados con mucho esmero. «*A*», leyó {name}. «¿A dónde?», preguntó {pal}. «No lo dice —dijo {name}—. Solo dice *a*».`,
  found: `Tin. Al final de la ciudad, en sus rieles, estaba el último tranvía, amarillo como la mantequilla y con todas las ventanas encendidas.~, y~ Dentro no había nadie, ni siquiera conductor. «¡Qué bien! —dijo el tranvía—. ¡Suban! ¿A dónde los llevo? A donde sea. Voy dos veces».`,
  near: `¡Tin! El último tranvía se había parado delante de la casa, donde no hay parada.~+, y~ Era amarillo como la mantequilla.~, y~ Llevaba todas las luces encendidas y a nadie dentro. «¿Alguien para algún sitio?», preguntó.~, pero~ No había nadie. «Entonces espero aquí y toco», dijo, y tocó.`,
  first: `El último tranvía tenía una manivela para el letrero. «Aquí tiene que decir CAMA», dijo {name}, y la giró. PUERTO, dijo el letrero. «¡Sí, vamos!», gritó el tranvía. ¡Tin! {name} la giró otra vez. ZOO. «¡Con mucho gusto!» No había CAMA por ninguna parte.~+, y~ Al tranvía le gustaba todo lo demás.`,
  second: `«Le ponemos algo blando a la campana», dijo {pal}, y metió un pañuelo en la del último tranvía. *Dmf*, hizo la campana. «¡Estoy resfriado!», gritó el tranvía.~+, y~ Tocó once veces para aclararse la voz.~, y~ A la doce salió volando el pañuelo. «Mejor. ¡Tin!»`,
  why: `«Todo el día llevo gente dentro —dijo el último tranvía—. Leen, tararean, me cuentan la compra. Llega la última parada, se bajan.~+, y~ Ninguno mira atrás. Así que doy otra vuelta, por si quedara alguien. Porque si paro, no hay nadie».`,
  settled: `<toddler: El último tranvía se arrimó al escalón de la casa.|El último tranvía rodó hasta su cochera, con los dos dentro.> «Última parada», dijo, y le tembló la voz. <toddler: Ellos le dijeron adiós con la mano, y siguieron mirando|Se bajaron, miraron atrás y le dijeron adiós con la mano>. «Oh —dijo el tranvía—. Entonces sí hay alguien». Se le apagaron las ventanas, una por una.~+, y~ Tin, dijo, ya en sueños.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('árbol de los faroles'),
  title: 'el árbol de los faroles',
  sign: `En el tejado más alto de la ciudad crece el árbol de los faroles. No lo plantó nadie.~+, y~ Una noche al año enciende lámparas suyas. Los del sexto han visto un brillo en el techo. Siempre era la última noche de calor.~+, y~ Esa noche era esta.`,
  trace: `En la acera había un farolito de papel gris, no más largo que un pulgar. {name} lo miró a la luz de la calle. «Es gris y ya está», dijo {pal}.~+,~ Pero dentro de las dos manos de {name}, bien cerradas, era dorado. «Brilla a oscuras», dijo {name}.`,
  found: `En lo alto del tejado, junto a una chimenea, crecía el árbol de los faroles, flaco y con hollín.~, y~ De las ramas le colgaban siete, de papel, grises y cerrados. En todos los tejados había gente en pantuflas, sentada en sillas de cocina.~+, y~ No se encendía ni un farol.`,
  near: `En una maceta del balcón había un árbol flaco, con hollín y siete farolitos grises de papel. Era el árbol de los faroles, que había bajado del tejado por estar tranquilo.~,~ Pero en todos los balcones de la ciudad la gente sacaba sillas. «Ay, no», dijo el árbol.`,
  first: `«Tiene que haber un interruptor», dijo {name}, y buscó de arriba abajo por el árbol. Por el lado oscuro, debajo de una ramita, había un botón redondo.~, y entonces~ {name} lo apretó. «Fuera», dijo el botón.~, y~ Era un caracol. [«Perdón», dijo {name}. «Faltaría más», dijo el caracol.] Y no se encendió ni un farol.`,
  second: `«Así», le dijo {pal} al árbol de los faroles, y se quedó pensando en lámparas. «¿Brillo?» «Un poco —dijo {name}—, por los bordes». El árbol miró a {pal} de la cabeza a los pies. «Muy bonito», dijo.~+, y~ Cerró los faroles todavía más.`,
  why: `«Antes esto estaba oscuro —dijo el árbol de los faroles—. Yo tenía siete.~+, y~ La gente se sentaba y decía *ooh*. Y ahora, miren». Miraron, y ahí estaba la ciudad, con su millón de luces. «Han subido con sus sillas, y yo sigo teniendo siete. ¿Y si dicen que eso es todo?»`,
  settled: `Se abrió un farolito, el ancho de un dedo. «Es uno solo», dijo el árbol. «Yo lo veo», dijo {name}. En la ventana más cercana alguien apagó la luz, para verlo mejor.~+, y~ Luego otro, y luego otro. Y en lo oscuro se encendieron los siete, dorados.~+, y~ Todo el mundo dijo *ooh*.`,
};

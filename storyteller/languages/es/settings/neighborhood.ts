import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'neighborhood', SpanishNoun> = {
  tiny: { noun: el('bicho bola') },
  home: [
    `{name} vivía en la calle de las Canicas, en el número nueve, detrás de una verja azul. Al anochecer se encendían las lámparas de los portales.~+, y~ En todas las casas alguien ponía la mesa. [Se oían los tenedores, de punta a punta de la calle.]`,
    `Delante de la casa de {name}, en la calle de las Canicas, había cuatro escalones de ladrillo. De noche todavía estaban tibios del sol.~+, y~ Desde ahí se olía la cena de once cocinas. [La de la casa verde era siempre cebolla.]`,
  ],
  back: `Volvieron por delante de las verjas.~, y~ Estaban todas cerradas.~+, y~ Ya habían dicho lo que tenían que decir. [A oscuras giraba un aspersor, *tsip, tsip, tsip*.] Luego vino la lámpara, y debajo los escalones de {name}. Se sentaron un momento.~+, y~ Los ladrillos habían guardado un poco de sol.`,
  night: {
    dark: `Calle arriba y calle abajo se oían nombres, que llamaban a cenar.~, y~ Los había largos, los había cortos.~+, y~ Uno hubo que gritarlo tres veces. Se cerraron las puertas.~+, y~ En un jardín se quedó una pelota. Después ya nadie llamó a nadie, y fue de noche. [Olía a pasto cortado y a cebolla frita.]`,
    deep: `A la calle de las Canicas ya no le quedaba nada que hacer.~, y~ Los coches se habían enfriado.~+, y~ Las mangueras estaban enrolladas. Un gato iba por el mismo centro, como se puede ir a esas horas.~, y~ Los faroles estaban de pie, mirándose los zapatos.`,
  },
  hush: {
    one: `Primero paró la cortadora de pasto. Era del señor del número seis, que siempre empieza tarde. Brom, hizo, brom. Tosió dos veces.~, y~ Se acordó de que no le quedaba gasolina. [Medio jardín iba a estar más largo que el otro hasta el sábado.]`,
    two: `Después le tocó al piano de detrás del seto.~+, que~ Solo se sabe media canción. La tocó hasta donde se para siempre.~, y~ En toda la calle la gente, ya en la cama, tarareó la nota que seguía. Luego bajó la tapa.`,
    three: `Quedaban los grillos.~+, y~ Eran muchísimos, luego pocos, luego dos que se turnaban. Cri, decía el de los escalones.~+, y~ Al cabo de un rato el de la verja decía cri. Después ya ninguno sabía a quién le tocaba.~+, y~ Lo dejaron así.`,
  },
  facts: {
    one: `{name} se apoyó en la pared de un jardín.~+, y~ Estaba tibia. «Pero si ya no hay sol», dijo {name}. «La pared todavía no lo sabe —dijo {pal}—. Los ladrillos tardan todo el día en calentarse.~, y~ Media noche en enfriarse». Se quedaron con la espalda pegada, gastando lo que quedaba de las dos de la tarde.`,
    two: `«¿Hueles? —dijo {pal}—. Han cortado el pasto». «Huele a verde», dijo {name}. «Es que está avisando. Una planta cortada suelta ese olor.~, y~ Las de al lado lo notan y se preparan». {name} se agachó sobre el jardín siguiente y le dijo que así estaba muy bien.`,
    three: `«Cuenta los grillos —dijo {pal}—, hasta que yo diga». Se pararon a contar. «¿Y ahora qué sé?», preguntó {name}. «Cuánto calor hace. Con calor un grillo canta más deprisa». {name} escuchó otra vez. «Entonces los del seto —dijo {name}— acaban de quitarse el suéter».`,
  },
  places: {
    alley: {
      noun: el('callejón'),
      arrive: `Por detrás de las casas iba el callejón, donde la calle guarda lo que no enseña por delante. Había un sofá con un helecho dentro.~+, y~ Vistas así, las casas parecían gente sin zapatos. [Una canasta de baloncesto se inclinó, por ver quién era.]`,
    },
    store: {
      noun: la('tienda de la esquina'),
      arrive: `La tienda de la esquina estaba cerrada.~+, pero~ No se había acostado. Al fondo zumbaba una nevera.~+, y~ Alumbraba la leche.~, y~ En el escaparate, entre los melones, el gato del turno de noche hacía de melón. [VUELVO PRONTO, decía la puerta. Alguien había añadido: *¿cuándo?*]`,
    },
    playground: {
      noun: el('parque de los columpios'),
      arrive: `En el parque los columpios todavía se movían, muy poco, sin nadie encima. En la arena alguien había cavado un hoyo hasta el otro lado del mundo.~, y~ Ya casi llegaba cuando lo llamaron a cenar. [El tobogán estaba frío arriba y, donde aterrizaban todos, tibio.]`,
    },
    garden: {
      noun: el('huerto de las habichuelas'),
      arrive: `Entre las dos últimas casas estaban los huertos, un cuadrado para cada uno, con cuerda. Las habichuelas subían por palos.~+, y~ Los tomates se apoyaban en todo lo que se estuviera quieto.~, y~ Una calabaza se había escapado por debajo de la cerca. [Cada cuadrado tenía su nombre en un palito: Don Bo, Doña Luz y *Aún no*.]`,
    },
  },
  helpers: {
    gnome: {
      noun: el('enano de jardín'),
      trouble: `En un jardín pescaba un enano de barro, con gorro rojo, sentado delante de las petunias. «¿Pican?», preguntó {name}. «Esta primavera hace sesenta años —dijo el enano—. No me gusta decirlo.~, pero~ Para mí que no hay agua».`,
      help: `Junto a los escalones había una manguera. {name} llenó el plato del perro.~+, y~ Lo pusieron entre las petunias, justo debajo del anzuelo. [El enano lo miró muchísimo rato.] Cayó un pétalo, dio una vuelta y se enganchó.~+, y~ Tembló el hilo. «Que no se mueva nadie», dijo el enano.`,
      gift: `El enano había pescado un pétalo. «Llévense mi otra caña —dijo—. Quien pesca así no necesita dos». Era como una cuchara de larga.~+, y~ En la punta llevaba un alfiler doblado. «Muy bonita», dijo {name}. «Se estira», dijo el enano. [Luego midió el pétalo por segunda vez.]`,
      back: `{name} encogió la caña.~+ y~ La devolvió. «No te muevas —dijo el enano—, que han picado». En el plato de agua estaba la luna. «Con esta van tres», dijo.~+, y~ Con muchísimo cuidado la soltó. [La luna se quedó por ahí, dando vueltas.]`,
      comes: `Toc, toc, toc, llegó un enano de jardín con su caña.~+, y~ Miró {being.a} desde debajo del gorro. «Igual pica», dijo, y echó el hilo. Esperaron todos.~+, pero~ No picó nadie. «Estoy acostumbrado», dijo el enano, y se sentó.`,
      bye: `El enano no levantó la vista de la pesca, pero levantó el gorro con el anzuelo y lo volvió a bajar.`,
    },
    raccoon: {
      noun: el('mapache'),
      trouble: `Debajo de un seto había un mapache, con una fuente de pastel en las rodillas. «No soy ningún ladrón —dijo—. Es la cara. Tiraron esto a la basura, y quiero devolverlo. Llevo tres noches acercándome a escondidas.~, y~ Llevan tres noches gritando».`,
      help: `El mapache les enseñó cómo lo hacía, arrastrando la barriga. «¿Has probado por el medio —dijo {name}— y llamando?» Así que el mapache fue por el camino del jardín, en dos patas.~+, y~ Llamó. «¡Mi fuente!», dijo una voz.~+, y~ Luego dijo: «Pase, pase». [No gritó nadie.]`,
      gift: `El mapache salió con pastel en el antifaz. «Esto es para ustedes». Era una funda de tetera, a rayas como una abeja, con un agujero para el pico. «No tenemos tetera», dijo {name}. «Yo tampoco. Pero toca: lleva años guardando el calor, por si acaso».`,
      back: `En una ventana con luz estaba el mapache, con servilleta. «¿Y mi funda?», gritó. «Dentro hay alguien durmiendo», dijo {name}. «¿Sale una oreja por el pico?» «Una». «Entonces está bien puesta». [También lo habían invitado el jueves.] Y volvió a los platos.~+, y~ Los lavó todos dos veces.`,
      comes: `Dobló la esquina un mapache.~+ y~ Miró {being.a} por delante y por detrás. «En mi familia, lo primero es lavarlo». Así que trajo un platito de agua.~+, y~ Lavó el aire de al lado. «Bueno, más limpio está», dijo el mapache, y se quedó.`,
      bye: `El mapache se lavó las manos a oscuras, primero una y después la otra, y dijo adiós con las dos.`,
    },
    pigeon: {
      noun: la('paloma mensajera'),
      trouble: `Encima de un coche había una paloma, con un número en la pata. «Soy mensajera. Me sueltan a seiscientos kilómetros.~, y~ Llego a casa para comer». «¿Y qué te pasa?», preguntó {name}.~, y~ La paloma bajó la voz. «No se lo digan a las otras. Me perdí». [Y miró muy lejos a la izquierda y muy lejos a la derecha.]`,
      help: `«Hay un tejado verde —dijo la paloma, mirando a los cerros—, y un señor que silba». {name} la tomó por los hombros.~+ y~ Le dio la vuelta. Al lado mismo había un tejado verde.~+, y~ Alguien silbaba. «Ay, madre. Es que solo nos enseñan lejos», dijo la paloma.`,
      gift: `La paloma se fue a casa andando, que eran once pasos, y volvió con una pluma. «Está un poco torcida», dijo {name}. «Esa es la parte que sabe —dijo la paloma—. Ponla en la palma. Se vuelve hacia quien te espera». [Tosió. «Desde la hora de comer señalaba aquí al lado».]`,
      back: `En el tejado verde estaba la paloma. «¿Se volvía?», preguntó. «Todas las veces», dijo {name}, y le tendió la pluma. La pluma giró, la señaló a ella.~+ y~ Se quedó quieta. Dentro silbaba un señor. «Esa soy yo —dijo la paloma—. Me están esperando».`,
      comes: `En la barandilla se posó una paloma, muy tiesa. «Llevo mensajes —dijo—. ¿Este para quién es?» Quiso levantar {being.a}.~, y~ Lo único que se levantó del suelo fue la paloma. «Esperaré —dijo—, por si le ponen un sello».`,
      bye: `La paloma dio las buenas noches desde su tejado, muy tiesa, y se durmió antes de doblarse.`,
    },
  },
  objects: {
    rod: {
      noun: la('caña de pescar chiquita'),
      use: `«Se estira», dijo {name}, y agarró la caña chiquita por las dos puntas. Se estiró, y se estiró más.~+, hasta que~ {name} dejó de ver el alfiler. Entonces, muy arriba, se enganchó con un clic.~, y~ Dieron vueltas a la manivela.~+, y~ Los que subieron fueron ellos.`,
    },
    cozy: {
      noun: la('funda de tetera'),
      use: `{name} sacó la funda a rayas, tibia como si acabara de dejar una tetera. Bajó sobre una cabeza pequeña y fría.~+, y~ Por el agujero del pico salió una oreja.~, y~ Entre las rayas alguien dijo «mmm», como un puchero que se posa.`,
    },
    feather: {
      noun: la('pluma torcida'),
      use: `{name} puso la pluma en la palma abierta.~+, y~ Al principio fue una pluma cualquiera.~, pero~ Luego se levantó la punta torcida. Fue un poco a la izquierda y un poco a la derecha, como un perro con correa. «Entonces ahí espera alguien», dijo {pal}. [{name} cerró la mano, para que no llegara ella antes.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí dos setos habían crecido por encima de la acera, con farol y todo.~, y~ Estaba tan oscuro que de dentro salió un gato.~+, y~ Resultó que eran dos. «Tú ves a oscuras», le dijo {name} al segundo. «Eso no», dijo el gato.`,
        after: `¡Así que ahí iban las pelotas perdidas! El seto estaba lleno: de tenis, de goma.~+ y~ Una roja con marcas de dientes. Sacaron rodando todas las que encontraron.~+, y~ Detrás de ellos, cuesta abajo, la calle fue recuperando sus veranos. [En tantos años no se había atrevido a mirar nadie.]`,
      },
    },
    reach: {
      one: {
        meet: `Ahí cerraba el paso una valla de madera, el doble de alta que cualquiera.~, y~ No tenía puerta ni siquiera un agujerito. SE RUEGA NO, decía un cartel arriba.~+, y~ Lo demás se lo había llevado la lluvia. {name} saltó, y consiguió ver más valla. [«Podríamos preguntar no qué», dijo {pal}.]`,
        after: `Desde lo alto de la valla se veían todos los patios a la vez.~, porque~ Por delante aquellas casas eran iguales.~+, y~ Por detrás no había dos que se parecieran. En uno, debajo de unas bombillas, un señor bailaba despacio con un perro. Bajaron sin hacer ruido. [En otro había una bañera con peces.]`,
      },
    },
    call: {
      one: {
        meet: `Ahí regaban los aspersores, siete en fila, de lado a lado de la acera.~, y~ Lejos, en un portal, junto a la llave del agua, dormía una señora mayor con un crucigrama. «¡Disculpe!», llamó {name}. *Tsip, tsip, tsip*, dijeron los siete.`,
        after: `«¡No dormía! —dijo la señora—. ¡Pensaba!» Cerró la llave.~+, y~ Los siete aspersores hicieron una reverencia y se acostaron. «Ya que están: *Antes de la cama*, con seis letras». {name} lo pensó. «*Pijama*». La señora contó las casillas. «Qué cosas —dijo—. Yo tenía *sardina*».`,
      },
    },
    soft: {
      one: {
        meet: `En la acera había un cachorro con una placa muy grande, mojado.~+ y~ Tiritando tanto que la placa hacía tin-tin-tin. «Soy perro guardián —dijo—. Por aquí no pasa nadie. Tiemblo porque soy feroz. ¿Hace un poco de frío, o eso también es de feroz?»`,
        after: `La placa se calló. «Te habría mordido —dijo el cachorro con los ojos cerrados—, pero solo el cordón». Por el jardín llegó un señor con una sola pantufla.~+, y~ Se abrochó el guardián dentro de la bata. Así se lo llevaron, de espaldas y vigilando.`,
      },
    },
    way: {
      one: {
        meet: `Ahí se juntaban cinco calles: la calle del Ciruelo, la callejuela del Ciruelo, el paseo del Ciruelo, la plaza del Ciruelo.~+ y~ Una que era Ciruelo y nada más. Debajo de los letreros había un chico en bicicleta, con una pizza. «Vengo todas las noches —dijo—. Todavía no he llevado ninguna caliente».`,
        after: `Era la plaza.~, y~ Las casas estaban en redondo.~+, y~ Cada buzón era la misma casa en chiquito. «¡Nos han encontrado!», dijo un señor, y les dio la mano a los dos.~,~ Y detrás de ellos, por primera vez en la historia, llegó la pizza caliente. [No les llegaba ni una carta desde hacía dos mayos.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('camión de los helados'),
  title: 'el camión de los helados',
  sign: `Tilín-tilín-tolón, hacía el camión de los helados por la calle de las Canicas. Estaba oscuro.~+, y~ No era hora de helados. Daba la vuelta a la manzana.~+, y~ Volvía. ¡Tilín-tilín-tolón! «Once veces», dijo alguien con rulos, y cerró otra ventana. [Los perros cantaban la segunda voz.]`,
  trace: `En la calle había una gota verde, fría y pegajosa.~, y~ Siguieron las gotas por una esquina, y por otra, hasta volver adonde habían empezado. «El camión da vueltas y vueltas —dijo {name}—. ¿Qué es verde y dulce?» «Los guisantes —dijo {pal}—, si no hay otra cosa».`,
  found: `Por la última esquina de la calle de las Canicas llegó el camión de los helados, sin nadie.~, y~ Al verlos frenó tanto que saltaron todos los barquillos. «¿Helado? —dijo—. ¡Han salido! Ahora ya solo se asoman a la ventana». [Tilín, hizo el altavoz del techo, antes de que pudieran pararlo.]`,
  near: `¡Tilín-tilín-tolón! Pegado a la verja estaba el camión de los helados.~+, y~ Había dado once vueltas a la manzana. «¿Están en pie? —preguntó el camión—. Qué bien. Todos los demás tienen una ventana que cerrar». Tilín, hizo el altavoz del techo. «Perdón. Se sale solo».`,
  first: `«Vamos a taparle la canción», dijo {name}, y metió un calcetín en el altavoz del camión. Se quedó callado.~+, y~ Empezó a hincharse. *Mmf*, hizo por delante.~, pero~ Luego el calcetín salió volando. «Por algún lado tiene que salir», dijo el camión. [«Y ahora sabe a lana».]`,
  second: `«Toca la canción hasta el final —dijo {pal}—, y paras». «¿El final cuál es?», preguntó el camión. Tocó.~+, y~ Escucharon todos. «¡Ahora!», dijo {pal}.~+,~ Pero eso ya era el principio. «La llevo en un tambor —dijo el camión—. Da vueltas, como la ropa».`,
  why: `«Me queda uno, el de pistacho —dijo el camión de los helados—. Sin venderlo no puedo irme a casa. Así que doy vueltas, y toco. Antes salían corriendo a llamarme.~+, y~ Ahora cierran la ventana. Si dejo de tocar, no hay nadie, en ninguna casa, que siquiera se asome».`,
  settled: `El camión de los helados paró la canción.~+, y~ Se le abrió la ventanita.~, y~ Ahí estaba el último, verde. «Hemos salido por ti —dijo {name}—. Tres cucharas, por favor». Sabía a nuez, a nieve y a color verde.~, y~ Luego el camión colgó un cartel, SE ACABÓ.~+, y~ Los faros se le cerraron a medias.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: la('primera luciérnaga'),
  title: 'la primera luciérnaga',
  sign: `Una noche al año, al final de la calle, suben las luciérnagas del pasto alto.~, pero~ Una tiene que ser la primera.~+, y~ Entonces empiezan todas. Era esta noche.~, pero~ {name} se la había perdido, durmiendo, con cuatro pijamas distintos. [Los pijamas tampoco la habían visto.]`,
  trace: `En un seto alguien daba un discurso. «Buenas noches. No. Buenas noches *a todos*». Apartaron las ramas.~+, y~ No había nadie.~, pero~ Todavía se mecía una hoja. {name} la tocó. «Está tibia —dijo {name}—, como una lámpara recién apagada».`,
  found: `Donde se acababa la acera empezaba el pasto alto.~+, y~ Ahí, en filas, estaba toda la calle de las Canicas. Habían venido en bata, con sillas de jardín y palomitas.~, y~ En la hierba más alta había una luciérnaga, con las dos alas encima de su luz.`,
  near: `En la barandilla de los escalones había una luciérnaga, con la luz apagada.~, y~ Era la primera, la que tiene que empezar. Afuera, en el pasto, esperaba la calle entera sentada en sus sillas. «No digan que me han visto», dijo la luciérnaga.`,
  first: `«Prueba aquí dentro», dijo {name}, e hizo un sitio oscuro con las dos manos.~+, y~ La luciérnaga entró. Se encendió una luz pequeñísima.~+, y~ Los dedos se pusieron rojos. «¡Uy, se han puesto rojos!», gritó, y se apagó. «Son nada más los dedos», dijo {name}. [«Antes no lo eran», dijo la luciérnaga.]`,
  second: `«Enciéndete a la de tres —dijo {pal}—. Una. Dos. Tres». No se encendió ni una chispa. «¿Antes del tres o después?», preguntó la luciérnaga. «En el tres». «Es que es bastante largo —dijo la luciérnaga—. Está el *tr*.~+, y~ Está el *es*». «Una, dos», dijo {pal}. «¿Y ahora cuál viene?»`,
  why: `«Las otras se encienden y se apagan —dijo la primera luciérnaga—. La mía tiene un hueco. Hago luz, luz, y luego viene el hueco, y luego luz. Han venido todos, con sillas y palomitas.~+, y~ Es lo único que tengo. ¿Y si lo enseño, y se queda a oscuras?»`,
  settled: `La primera luciérnaga quitó las alas de su luz.~, y~ Luz, luz, hizo.~+, y~ Vino el hueco. Luz. No crujió ni una silla. Siguió oscuro.~+, y~ Entonces, muy lejos, junto al último buzón: luz, luz. Un hueco. Luz. Y después se encendió todo el pasto, y cada luz tenía su hueco.`,
};

import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, las, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'forest', SpanishNoun> = {
  tiny: { noun: el('escarabajo') },
  home: [
    `La casa de {name} estaba donde se acaba el camino y empieza el bosque.~, y~ Al atardecer los árboles se ponían oscuros alrededor.~+, y~ La lámpara de la cocina alumbraba los primeros helechos. [Se arrimaban al vidrio, como vecinos que quieren saber qué hay de cena.]`,
    `{name} vivía en la orilla del bosque, tan cerca que un abeto se apoyaba en la ventana del cuarto. De noche la lámpara le ponía verdes las agujas.~+, y~ La almohada olía a ellas. [Cuando había viento, el abeto rascaba el vidrio, por entrar en conversación.]`,
  ],
  back: `El camino de vuelta era más corto, como siempre.~+, porque~ El sendero ya les conocía los pies.~, y~ Los helechos les rozaban las rodillas. Muy lejos, entre los troncos, se veía la lámpara de la cocina de {name}, no más grande que una pepita de manzana.`,
  night: {
    dark: `El verde se iba yendo de las cosas.~, y~ Primero se puso gris el musgo.~+, y~ Después los helechos. Salió un murciélago.~+ y~ Fue cosiendo el cielo, de un árbol a otro. [Olía a setas y a piedra fría.]`,
    deep: `En lo hondo del bosque la noche ya había bajado del todo.~, y~ Colgaban las hojas, sin moverse.~+, y~ Las raíces bebían despacio en lo oscuro. Lejos, una gota cayó en un charco. [Después también el charco se quedó en silencio.]`,
  },
  hush: {
    one: `Las ranas callaron primero, todas a la vez, como si les hubieran puesto una tapa. Luego los grillos guardaron las patas, un par por aquí y otro por allá.~, pero~ Uno siguió tocando.~+, porque~ No se lo había dicho nadie. Hasta que se oyó a sí mismo, y paró.`,
    two: `Después dejaron de crujir los árboles. Toda la noche se habían movido, como la gente en un banco duro.~+, y~ Ahora cada uno tenía su postura. [El abeto que rasca el vidrio rascó una vez más, para acabar la palabra.] Entre ellos solo se movía una polilla, y ya iba para su casa.`,
    three: `El último fue el arroyo.~, que~ Les seguía contando su historia a las piedras, que ya la sabían, cada vez más bajo. Poco a poco llegó a la parte en la que no pasa nada.~+, y~ Esa fue la que contó más despacio.`,
  },
  facts: {
    one: `«Los árboles se dan la mano, ¿sabes? —dijo {pal}—. Bajo tierra, unos hilos de seta les unen las raíces, y por esos hilos se mandan cosas». {name} puso la palma en el tronco de al lado, para saludarlos a todos de una vez.`,
    two: `«Espera —dijo {pal}—. Sin luz. Solo mira». Esperaron. Al principio todo era negro.~+, pero~ Luego fueron saliendo los troncos, uno por uno, y después las hojas. «Los ojos se abren despacio —dijo {pal}—. Tardan como media hora en ver bien a oscuras».`,
    three: `«¿Por qué la lechuza no hace ruido al volar?», preguntó {name}. «Por los bordes —dijo {pal}—. Sus plumas tienen flecos, como un chal, y peinan el aire.~+, y~ El aire peinado no silba». Los veinte pasos siguientes los dieron también con los bordes blandos.`,
  },
  places: {
    pond: {
      noun: la('laguna'),
      arrive: `Llegaron a la laguna.~, y~ Estaba lisa y negra, con la luna entera dentro.~+, y~ No tenía ni una arruga. En la orilla, una rana dijo una palabra. [Lo pensó un poco y la volvió a decir.] No hacía falta añadir nada.`,
    },
    hollow: {
      noun: la('hondonada de helechos'),
      arrive: `El suelo bajaba a una hondonada llena de helechos.~, y~ Eran tan altos que se cerraban sobre la cabeza de {name}, como un paraguas verde. [Alguien muy pequeño bostezó debajo de una hoja.] Ahí abajo no hacía frío.~+, y~ Olía a tierra y a pimienta.`,
    },
    oak: {
      noun: el('roble viejo'),
      arrive: `El roble viejo estaba solo, en medio de un claro.~, y~ Era tan ancho que dar la vuelta costaba treinta y un pasos. {name} lo sabía.~+, porque~ {name} dio la vuelta. [Arriba el viento tenía trabajo, pero abajo no se movía ni una bellota.]`,
    },
    stones: {
      noun: las('piedras del arroyo'),
      arrive: `El arroyo se cruzaba por siete piedras planas.~, y~ Seis no se movían.~+, y~ La quinta hacía clonc. «Clonc», dijo la piedra, debajo de {name}. «Clonc», dijo, debajo de {pal}. [El agua pasaba por debajo, contando la historia larga que contaba todo el día.]`,
    },
  },
  helpers: {
    hedgehog: {
      noun: el('erizo'),
      trouble: `Detrás de un tronco refunfuñaba alguien.~:~ Era un erizo.~+, y~ Había rodado por las zarzas. Llevaba encima nueve hojas, una pluma, dos cardos y medio papel de magdalena. «No miren —dijo el erizo—. Estoy invitado a una fiesta y parezco un matorral».`,
      help: `{name} se agachó.~, y~ Primero salieron las hojas, luego la pluma y luego, muy despacito, los cardos. [«Ay —dijo el erizo—. Bueno, ay no. Lo dije por si acaso».] El papel salió al final.~+, y~ Debajo de todo aquello había un erizo muy guapo.`,
      gift: `«Tomen —dijo el erizo—. Era mi regalo para la fiesta, pero en la fiesta ya hay tarta». Sacó rodando un frasco con agujeros en la tapa.~+, y~ Dentro dormían tres gusanos de luz. «Hay que soltarlos por la mañana. Tienen trabajo». [«Se encienden cuando hacen falta».]`,
      back: `«¿Ya es por la mañana?», preguntó {name}. «Por ese lado, sí», dijo el erizo, que volvía de la fiesta con azúcar en la nariz. {name} quitó la tapa del frasco.~+, y~ Los gusanos de luz salieron a trabajar. El erizo llevaba una hoja puesta. «Todos querían una», dijo.`,
      comes: `Pasó un erizo, camino de una fiesta.~+, y~ Se paró a mirar {being.a}. «¿Serviría una hoja? —preguntó—. Parece que llevo nueve». Dejó una al lado {being.de}.~+, y~ No sirvió de nada. «Me quedo a ver —dijo el erizo—. [En la fiesta hay tarta, y una tarta sabe esperar.] No tengo prisa».`,
      bye: `El erizo, que volvía de la fiesta con azúcar en la nariz, les dio las buenas noches a todos y una más a su reflejo.`,
    },
    spider: {
      noun: la('araña'),
      trouble: `Entre dos ramitas colgaba una tela, con un agujero como una ciruela.~, y~ En el centro había una araña chiquitita, con todos los brazos cruzados. «Cae una hoja. Yo lo arreglo. Cae una hoja. Yo lo arreglo. [Ya ven cómo son mis noches.] Y ahora caerá otra».`,
      help: `{name} miró para arriba en vez de mirar la tela.~, y~ Encima había una rama.~+, y~ En la rama estaban todas las demás hojas. Así que {name} la sacudió, con suavidad, y aguantó la lluvia de hojas hasta que no quedó ninguna. [«Vaya —dijo la araña—. Nunca pensé en la otra punta de la hoja».]`,
      gift: `La araña zurció el agujero en un minuto, tarareando.~+,~ Y luego siguió. Dio vueltas y vueltas a un sombrero de bellota.~+, hasta que~ Quedó un ovillo como un guisante. «No parece nada —dijo—, pero aguanta a dos y la compra del martes». [{name} lo guardó con cuidado, porque lo que no parece nada se pierde enseguida.]`,
      back: `Ahí estaba la tela, entera, con la luna por botón. «¿Aguantó?», preguntó la araña. «A los dos», dijo {name}.~+, y~ Le devolvió lo que sobraba.~, y~ La araña lo tejió donde miran primero las visitas. No caía ninguna hoja.~+, así que~ Descruzó los brazos, par por par.`,
      comes: `Por un hilo bajó una araña chiquitita. «Ayuda tener algo a lo que agarrarse», le dijo {being.a}, y soltó la punta.~, pero~ Era tan fina que no la encontró nadie. [La buscaron entre todos, con mucha educación.] «Les aseguro que está», dijo la araña, y se quedó colgada, mirando.`,
      bye: `La araña levantó un brazo, y luego otro, y luego otro, para decir adiós, y eso le llevó su tiempo.`,
    },
    badger: {
      noun: el('tejón'),
      trouble: `De un agujero salió una cara con rayas.~+, y~ No salió nada más. «Parece que me he atascado —dijo el tejón—. Yo cené dos veces. La puerta, no». Miró hacia arriba, muy educado. «Ya veo que llevan prisa. Pero también veo que no están atascados».`,
      help: `Tirar no sirvió. Empujar tampoco.~+, aunque~ Hizo cosquillas.~,~ Así que {name} se puso a cavar, y no en el tejón, sino en la puerta: un puñado de tierra y otro puñado. [«Es mi escalón», dijo el tejón con pena. «Era tu escalón», dijo {name}.] Plop.`,
      gift: `«¡Bueno!», dijo el tejón, y se sacudió hasta ser el doble de grande.~, y~ De detrás de la puerta sacó un cuerno de vaca, marrón y pulido. «Era de mi abuelo, para llamar al desayuno. Se sopla por la punta fina. Todo el mundo empieza por la gorda».`,
      back: `Ahí estaba el tejón, en su puerta nueva y ancha.~+, y entonces~ {name} le dio el cuerno. «¿Por la punta fina?» «Al final, sí», dijo {name}.~, y~ El tejón se lo puso en la oreja. «Aún está tibio, como una tetera». Después se metió en la cama con los codos bien abiertos, porque podía.`,
      comes: `Pasó un tejón con su segunda cena en un pañuelo.~, y~ Miró {being.a}.~+, y~ Miró la cena. «Le dejo la corteza», dijo.~+,~ Pero no era corteza lo que hacía falta. «Menos mal», dijo el tejón, y se sentó, y se la comió, y se quedó a ver.`,
      bye: `El tejón dio las buenas noches desde su puerta y, ya que estaba ahí, cenó otra vez, pero poquito.`,
    },
  },
  objects: {
    jar: {
      noun: el('frasco de gusanos de luz'),
      use: `«¡El frasco!», dijo {name}.~, y~ Se despertó un gusano de luz.~+, y~ Luego el segundo. El tercero bostezó y se encendió por el lado que no era.~, y~ Daban una luz pequeña y verde.~+, pero~ Iba delante de ellos, como un perrito.`,
    },
    thread: {
      noun: el('ovillo de hilo de araña'),
      use: `{name} sacó el ovillo que no parecía nada. Un buen lanzamiento.~+, y~ Allá fue, brillando, hasta arriba. Tiraron de él los dos.~+, y~ Aguantó. Así que subieron, mano tras mano, por una cuerda que casi no se veía. [Sobraba sitio para la compra del martes.]`,
    },
    horn: {
      noun: el('cuerno de vaca'),
      use: `{name} levantó el cuerno del tejón y sopló.~, pero~ No salió más que baba. «La punta fina», dijo {pal}.~, y entonces~ {name} le dio la vuelta, tomó el aire más grande del día.~+, y~ Sopló otra vez. Salió un sonido largo y marrón, como una vaca pensando. [Se fue rodando por lo oscuro, y muy lejos alguien se sentó a escuchar.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí el sendero se metía debajo de las raíces de un árbol caído.~:~ Era un túnel.~+, y~ Estaba tan oscuro como una bota por dentro. {name} levantó una mano y no la encontró. «¿Será muy largo?», preguntó {pal}. El túnel no dijo nada.`,
        after: `Así que lo pasaron, agachándose bajo las raíces. No era largo ni era una bota. Era el recibidor de alguien, bien barrido, con una fila de sombreros de bellota colgados. [A la salida se limpiaron los pies en la esterilla.]`,
      },
    },
    reach: {
      one: {
        meet: `Ahí el sendero se acababa delante de un talud de tierra, alto como una casa.~+, y~ Arriba asomaban buenas raíces.~, pero~ Abajo no había de dónde agarrarse. {name} saltó. {name} tomó carrera y saltó otra vez.~, pero~ El talud siguió exactamente igual de alto.`,
        after: `Arriba se tumbaron boca abajo a mirar.~+, y~ Lo que había sido una pared era ahora un balcón. Tenían a sus pies todo el bosque.~+, que~ Iba pasando del verde al azul. [«Nosotros estábamos ahí abajo —dijo {pal}—. Éramos pequeñísimos».]`,
      },
    },
    call: {
      one: {
        meet: `Ahí el arroyo era ancho, y había una balsa, una cuerda y un sapo.~, pero~ La balsa estaba en la otra orilla.~+, y~ También el sapo, con el sombrero sobre los ojos. «¡Disculpe!», llamó {name}. El arroyo hacía más ruido. [«¡Oiga!» El sombrero subía y bajaba, subía y bajaba.]`,
        after: `El sombrero del sapo saltó por el aire. «¡Voy! ¡Dormido no! ¡Miraba el sombrero por dentro!» Tiró de la cuerda, mano tras mano.~+, y~ Los pasó al otro lado. El viaje costaba un chiste. {name} se sabía uno bueno, de un caracol. [Cuando le dijeron adiós, el sapo todavía lo estaba entendiendo.]`,
      },
    },
    soft: {
      one: {
        meet: `En mitad del sendero había un ratoncito, tan nuevo que aún no tenía bigotes.~+, y~ Temblaba de frío. «Soy el guardia —dijo—. No puedo dejar pasar a nadie hasta que entre en calor. Lo dijo mi mamá.~+, o~ Dijo algo parecido».`,
        after: `«Creo que ya tengo calor», dijo el ratoncito, y bostezó tanto que se le vio la cena. «Pueden pasar. Si ven a mi mamá, díganle que fui feroz». Entonces llegó corriendo una ratona grande y gris.~+, y~ Se llevó al guardia por el cuello. [Él saludó con la pata hasta que ya no se le vio.]`,
      },
    },
    way: {
      one: {
        meet: `Ahí se juntaban cinco senderos.~:~ Uno era ancho, uno estrecho, uno tenía un charco.~+, y~ Dos eran idénticos. Había un poste con letras.~+, pero~ Los caracoles se habían comido las palabras. [Solo habían dejado una coma.] «A ver —dijo {name}—. ¿Cuál serías tú, si fueras el bueno?»`,
        after: `El bueno era el del charco. Suele serlo.~, y~ Lo saltaron, primero uno y después el otro.~+, y~ El sendero siguió, blando y derecho entre los abedules, como si los estuviera esperando. [Los otros cuatro se fueron adonde sea que van.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: la('lechuza pequeña'),
  title: 'la lechuza',
  sign: `En el bosque gritaba alguien. «¿Uuu?», hacía.~+,~ Y después, como si el primero no contara: «¿Uuu? ¿Uuu? ¡UUU!». El grito bajaba por la chimenea, entraba por la cerradura.~+ y~ Subía por el piso.~, y~ En los árboles las ardillas se taparon las orejas con la cola. [Alguien estaba muy despierto, y se lo contaba a todo el mundo.]`,
  trace: `En el musgo, al lado del sendero, había unos hoyos redondos como bollos.~, y~ En cada uno quedaba un poco de pelusa. «Alguien se sentó aquí», dijo {pal}. {name} midió el hoyo con los dedos. «Muy fuerte —dijo {name}—. Y de espaldas, cada diez pasos».`,
  found: `En lo hondo del bosque, sobre un tocón con luna, había una lechuza muy pequeña.~, y~ Era redonda y esponjosa.~+, y~ Casi toda era ojos. «¿Uuu?», gritó, y el grito la tiró de espaldas. [Se levantó, sacudió una pata y tomó mucho aire.]`,
  near: `En el mismo escalón de la puerta, en la orilla del bosque, había una lechuza muy pequeña. Era redonda, esponjosa y casi toda ojos. «¿Uuu?», le preguntó a la bota izquierda. «¿Uuu?», le preguntó a la derecha. [Ninguna de las dos soltó prenda.] «¿UUU?», gritó.~+, y~ Se cayó de espaldas del grito.`,
  first: `«Prueba con ovejas —le dijo {name} a la lechuza—. Una oveja…» «¿Uuu?», dijo la lechuza. «Una oveja que salta una cerca. Dos ovejas…» «¿Uuu?» Quería conocerlas una por una.~, y~ Después de nueve ovejas, los tres tenían menos sueño que antes.`,
  second: `Con las dos manos {name} le hizo oscuridad a la lechuza sobre los ojos. «Con los canarios funciona», dijo {pal}. «¡Ay, qué oscuro más rico! —gritó la lechuza por debajo—. ¡Y bien espeso!» Y como era lechuza, se despertó del todo. «¿Uuu? ¡UUU!»`,
  why: `La lechuza pequeña se miró las patas. «Todo el mundo se va a la cama —dijo—. Justo cuando yo me levanto, se dicen buenas noches y se van. Entonces yo digo *uuu*.~+, y~ Nunca contesta nadie que es él. Y si dejo de preguntar, ya no hay nadie».`,
  settled: `«¿Uuu?», preguntó la lechuza, muy bajito. «Yo», dijo {name}. La lechuza cerró un ojo y miró con el otro.~+, pero~ {name} seguía ahí. Entonces cerró los dos y dijo «uuu», y ya no era una pregunta. En los árboles, las ardillas se quitaron la cola de las orejas y se acostaron.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: la('flor de luna'),
  title: 'la flor de luna',
  sign: `En lo hondo del bosque crece la flor de luna.~, y~ Se abre una noche al año.~+, y~ Esa noche era esta. Los que la han visto abrirse separan las manos, así, y se rinden. «Habría que haber estado», dicen. {name} no había estado nunca.`,
  trace: `Por el sendero iban las huellas de un ciervo y las de un ratón, unas al lado de otras. Luego las del ratón se acababan.~+, y~ Las del ciervo seguían, un poco más hondas. «¿Adónde fue el ratón?», preguntó {pal}. «Arriba del ciervo», dijo {name}.`,
  found: `En lo hondo del bosque, en un corro de abedules, crecía la flor de luna.~, y~ Era un tallo tan alto como {name}.~+, con~ Un solo capullo, cerrado del todo. Alrededor esperaban ciervos, ratones encima de los ciervos y un escarabajo en su silla. Pero el capullo seguía cerrado.`,
  near: `En la orilla del bosque, frente al escalón, había salido la flor de luna desde la cena: un tallo alto como {name} y un solo capullo, apretado. Los ratones habían venido a verla.~+, y~ Un escarabajo trajo una silla. «Preferiría que no miraran», dijo el capullo.`,
  first: `{pal} se agachó.~+ y~ Sopló sobre el capullo de la flor de luna, como se sopla en los dedos fríos. «¿Hace algo?», preguntó {pal}. «Se pone rosa», dijo {name}. El capullo suspiró y se subió más las hojas.~, y~ Ahora era un capullo calentito, y tan cerrado como antes.`,
  second: `«No vamos a mirar —le dijo {name} a la flor de luna—. Somos dos personas que por casualidad están de espaldas». Se dieron la vuelta y tararearon un poco.~, y~ Detrás crujió el tallo. Miraron de reojo.~+, y~ El capullo, por educación, también se había puesto de espaldas.`,
  why: `«No puedo —susurró el capullo, y se subió las hojas hasta la barbilla—. Han venido todos. Han traído sillas. Llevan un año esperando.~+, y~ Se imaginan que aquí dentro hay algo precioso. ¿Y si me abro, y dentro solo hay más verde?»`,
  settled: `El capullo soltó las hojas.~+, y~ Bajó un pétalo, luego otro, luego todos.~, y~ Por dentro era verde nada más que un dedo. Lo demás era del color de la luna.~, y~ Todos tomaron aire a la vez.~+, y~ El escarabajo pidió prestada una hoja para los ojos.`,
};

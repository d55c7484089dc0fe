import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, los, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'sky', SpanishNoun> = {
  tiny: { noun: la('mariquita') },
  home: [
    `La casa de {name} estaba sobre una nube pequeña y blanca, atada con una cuerda a un pueblo que quedaba muy abajo. Al atardecer todas las ventanas se ponían rosas.~+, y~ La cocina olía a tostadas. [De vez en cuando alguien del pueblo tiraba de la cuerda, para saludar.]`,
    `La casa de {name} colgaba del cielo por nueve globos, con una nube en el escalón de atrás. De noche la casa se mecía un poco.~, y~ En la cena la sopa se inclinaba.~+ y~ Volvía. [Nadie llenaba nunca el plato hasta arriba.]`,
  ],
  back: `Volvieron de nube en nube.~+, y~ Cada una cedía un poco bajo el pie, como una cama. Muy abajo estaba la tierra, toda oscura.~+, con~ Una luz aquí y otra allá. [Por el fondo pasó un tren, y no sonaba más que una cremallera.] Y delante, pequeña y amarilla, esperaba la ventana de {name}.`,
  night: {
    dark: `En el cielo la noche llega por debajo.~, y~ Primero se apagaron los valles y luego los cerros. Donde ellos estaban todavía era de tarde.~+, y~ Al rato ya no. [El frío atravesaba la nube y olía a lata.] Había salido una estrella, como quien llega demasiado pronto a una fiesta.`,
    deep: `Ya estaba oscuro todo el cielo. Las nubes dormían muy juntas.~, y~ La luna pasaba por encima.~+ y~ Le dejaba un poco de luz a cada lomo. Muy abajo se apagó una lámpara.~+, y~ Era la tierra, que decía que ya había terminado.`,
  },
  hush: {
    one: `Las gansas pararon primero.~, y eso que~ Todo el día se habían estado diciendo que por la izquierda.~, y~ Ahora se sentaron en dos filas a decirse buenas noches, que llevó un buen rato. Luego solo se oían dos.~+, y~ Luego ninguna.`,
    two: `Después se callaron las cuerdas. Una cuerda cruje cuando tira su nube.~+, pero~ Las nubes ya se habían acostado, y colgaban flojas. «Ñic», dijo una, muy lejos.~+, y~ Lo pensó mejor.~, y~ No quedaba más que el lado fresco de la almohada.`,
    three: `Quedaba un solo sonido, el más chico del cielo. En el borde de una nube crece una gota de rocío.~+ y~ Se suelta. Tiene tanto que caer. {name} esperó a oírla llegar, y siguió esperando.~+, hasta que~ Ya no escuchaba nadie.`,
  },
  facts: {
    one: `«Una nube blanca normal pesa como cien elefantes —dijo {pal}—. No se cae porque sus gotas son muy chiquitas.~, y~ El aire puede con ellas». La siguiente {name} la cruzó de puntillas. [No parecía bien ponerles encima a los elefantes.]`,
    two: `«¿Por qué el sol se pone rojo por la tarde?», preguntó {name}. «Viene de más lejos —dijo {pal}—. Su luz tiene que cruzar mucho aire.~, y~ El aire le va quitando el azul. Lo que llega es lo rojo». «Entonces —dijo {name}— salió de casa con la caja de colores llena».`,
    three: `«Hay pájaros que duermen volando —dijo {pal}—. La fragata lo hace encima del mar, unos segundos cada vez». A {name} le pareció muy práctico.~, y~ Los diez pasos siguientes los dieron con la mitad izquierda dormida. [«¿Qué mitad está ahora despierta?», preguntó {pal}.]`,
  },
  places: {
    laundry: {
      noun: el('tendedero del tiempo'),
      arrive: `Entre dos nubes estaba la cuerda donde se tiende el tiempo.~, y~ Una niebla colgaba de las cuatro puntas.~+, y~ A su lado había tres brumas chicas. Pasaron por debajo, agachados.~+, y~ Fue como un beso de toallas. [En el extremo colgaba una manga gris que nadie había venido a buscar.]`,
    },
    trail: {
      noun: el('camino del avión'),
      arrive: `Una raya blanca cruzaba el cielo entero.~, y~ La había hecho un avión.~+ y~ Se había ido. Miraron a la izquierda, a la derecha, otra vez a la izquierda.~+, y~ Cruzaron. Cuando se volvieron ya estaba borrada, menos el trozo con sus huellas. [Ahí olía a lata caliente.]`,
    },
    peak: {
      noun: la('punta de la montaña'),
      arrive: `Entre tantas nubes asomaba un poco de montaña, la punta y nada más.~, y~ Tenía una cucharada de nieve y un cardo. Se subieron.~+, y~ Como era el único suelo en muchos kilómetros, al bajar se limpiaron los pies. [«No cede nada», dijo {pal}.]`,
    },
    balloons: {
      noun: los('globos perdidos'),
      arrive: `Ahí van los globos cuando alguien los suelta. Se mecían en filas debajo de una nube alta: unos rojos, un pez azul y un 4 que se había ido de su cumpleaños. El viaje no les había importado, dijeron.~;~ Lo malo fueron los llantos del principio. [Uno plateado todavía olía a tarta.]`,
    },
  },
  helpers: {
    goose: {
      noun: la('gansa'),
      trouble: `En una nube gris una gansa contaba gansas. «Diecinueve —dijo—. Éramos veinte». Empezó por el otro lado.~+, y~ Volvieron a salir diecinueve. [«Estoy a cargo de las cuentas», dijo la gansa, muy derecha.] «He perdido una.~+, y~ Lo peor es que no se me ocurre cuál».`,
      help: `«Yo toco —dijo {name}—, y tú cierra los ojos». {name} fue por la fila, toc, toc.~+, y~ Cada gansa decía su número. «Diecinueve», dijo la última.~, pero~ Quedaba una espalda por tocar. «Veinte —dijo la gansa—. ¡Oh! La que faltaba era *yo*».`,
      gift: `«Toma esto», dijo la gansa, y se sacó una pluma, gris y doblada por la mitad. «Parece una pluma», dijo {name}. «Lo es. Pero ha ido y ha vuelto once veces.~+, y~ No hay forma de que se equivoque». [«¿Lo intentaste?» «Una vez. Estuvo una semana sin hablarme».]`,
      back: `La gansa contaba sus filas.~, y entonces~ {name} le tendió la pluma, que giró.~+ y~ La señaló a ella. «Ya has vuelto —dijo la gansa—. Diecinueve acostadas y una que cuenta». Luego se echó al final de la fila.~+, y~ Con esa fueron veinte.`,
      comes: `Pasó una gansa a pie. «Lo que conviene es ir en V —le dijo {being.a}—. Yo hago de punta». Hizo de punta.~+ y~ Esperó. «Con una sola es más bien un punto», dijo la gansa.~+, y~ Se sentó a ser un punto. [Lo hacía francamente bien.]`,
      bye: `La gansa los contó cuando pasaron, contó la luna y, para mayor seguridad, se contó dos veces a sí misma.`,
    },
    swift: {
      noun: el('vencejo'),
      trouble: `En la nube había algo, como una percha caída. «Soy un vencejo —dijo—, y he aterrizado. Yo en el aire como, y en el aire duermo.~, pero~ Miraba una puesta de sol y fallé. Pasen, por favor, como si fuera un palo». [Movió las patas, que apenas las tenía.]`,
      help: `{name} se echó boca abajo para mirarlo.~, y~ Las alas eran larguísimas.~+, y~ Las patas casi no eran patas. {name} llevó el vencejo hasta el borde de la nube.~+ y~ Abrió las manos. Cayó como una cuchara.~+, y~ A medio camino la cuchara era un vencejo. [«¡Gracias!», chilló al pasar.]`,
      gift: `Volvió el vencejo. «¡Manos fuera!», gritó, y dejó caer un mechón de pelusa gris. «Son todas las cosas blandas que he conocido. Hay que tirar». Y se fue a África, o a cenar, que con los vencejos nunca se sabe. [La pelusa era de esas que viven debajo de las camas.]`,
      back: `Pasó el vencejo planeando, con un ojo cerrado. «¿Y mi pelusa?», murmuró. «Alguien duerme dentro», dijo {name}. «Bien», dijo, dando la vuelta.~+, y~ Luego se fue adonde no hay en qué posarse, en muchísimos kilómetros.~, y~ Cerró el otro ojo.`,
      comes: `Pasó un vencejo.~+, porque~ Los vencejos no paran. «Lo que hace falta —gritó—, es…», y se fue, dio la vuelta, «¡pelusa!» Dejó caer un poco, como un guisante.~, y~ No sirvió. «Yo me…», dijo, y dio la vuelta, «quedo a ver».`,
      bye: `El vencejo pasó una vez más por encima, con las alas abiertas, y no dijo nada, porque ya iba dormido.`,
    },
    kite: {
      noun: la('cometa'),
      trouble: `En una nube había una cometa roja, atada con su propio hilo como un paquete. «Hice una voltereta —dijo—. Como nadie miraba, hice siete.~, y~ Luego de tanto hilo ya no se me veía. No estoy perdida. A mí sencillamente me soltaron». [Quiso crujir, y no pudo.]`,
      help: `{name} dejó los nudos.~+ y~ Se sentó delante, como quien tiene entrada. «¿Sabrías hacer siete volteretas para el otro lado?» «¿Y miras?», dijo la cometa.~, y~ El hilo se fue soltando.~+, y~ Aplaudieron tanto que hubo una octava. [Lo último que se le desató fue el mal humor.]`,
      gift: `«Llévense mi cola —dijo la cometa—. Yo ya he pasado de eso». Era un hilo largo con nudos de periódico. {name} leyó un trozo: «*Jueves, chubascos*». [«Y los hubo».] «Es más fuerte de lo que parece —dijo la cometa—. Lleva años sujetándome».`,
      back: `La cometa roja revoloteaba sobre el camino. «Sujétame, por favor —dijo—. No puedo parar de dar volteretas». {name} le ató otra vez la cola.~+, y~ La cometa dio un tirón y se quedó quieta. «Miren —dijo—. Ni una». Las miraron todas.`,
      comes: `Una cometa roja bajó hasta {being}. «Una voltereta anima a cualquiera —dijo—. Miren». Hizo una muy buena. «Ahora tú», dijo la cometa. {Being} no hizo ninguna. «Pues hago la tuya», dijo.~+, y~ La hizo, y se quedó por ahí.`,
      bye: `La cometa dijo adiós con una punta, y luego con otra, hasta que las cuatro habían dicho adiós y tuvo que empezar de nuevo.`,
    },
  },
  objects: {
    feather: {
      noun: la('pluma de gansa'),
      use: `{name} levantó la pluma de la gansa.~+ y~ La soltó.~, y~ En vez de caer, dio una vuelta y señaló. {name} la empujó un poco a la izquierda.~+, y~ La pluma volvió a su sitio, con cara de ofendida. [«Está bastante segura», dijo {pal}.] Así que le creyeron.`,
    },
    fluff: {
      noun: el('mechón de pelusa'),
      use: `Salió el mechón de pelusa. {name} tiró.~, y~ Venía y venía: vilanos, lana y casi todo un diente de león. Primero fue una almohada.~+, y~ Luego una colcha.~, y~ Dentro se metió alguien pequeño y con frío. De en medio salió un suspiro.`,
    },
    tail: {
      noun: la('cola de la cometa'),
      use: `{name} hizo girar dos veces la cola de la cometa.~+ y~ La lanzó. Subió, con su ruido de periódico, y se enganchó. Treparon mano tras nudo, por una semana entera de tiempo.~, y~ El lunes eran chubascos. «¿Qué pone en el de arriba?», gritó {pal}. {name} miró. «*Despejado*».`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí el camino se metía en una nube tan alta como el cielo.~, y~ Por dentro era gris y espesa, como una almohada. {name} dio un paso adentro.~+, y~ Se quedó sin pies. [{name} dio un paso afuera, y ahí estaban otra vez.] Olía a lluvia sin estrenar.`,
        after: `Así que ahí guardaban la lluvia.~, y~ Las gotas colgaban en filas.~+, y~ Cada fila tenía su etiqueta: *Llovizna. Chubascos. Meriendas en el campo.* Pasaron de lado, con los codos pegados. Una gota le cayó a {name} en la nariz.~+, y~ La merienda de alguien iba a mojarse una gota menos.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí se acababa el camino.~+ y~ Seguía en otra nube, alta como un tejado.~, y entonces~ {name} saltó con los dos brazos en alto. Pero una nube cede.~+, y~ Con cada salto la suya bajaba un poco, y la otra parecía más alta. «Para —dijo {pal}—, que la estás estirando».`,
        after: `Arriba se echaron en el borde.~+ y~ Miraron. Ahí estaban los campos, como una colcha.~+, y~ En la colcha un pueblo, como unas migas.~, y entonces~ {name} saludó a la luz más pequeña. [«No pueden verte», dijo {pal}.] La luz se apagó y se encendió.`,
      },
    },
    call: {
      one: {
        meet: `Ahí había un hueco.~+, y~ El puente estaba enrollado del otro lado.~, y~ Junto al puente dormía un pelícano, con el sombrero atado sobre las orejas. «¡El puente, por favor!», gritó {name}, y agitó un brazo.~, pero~ El pelícano, en sueños, contestó con un ala.~+, y~ Luego con la otra.`,
        after: `«¡El puente! —dijo el pelícano, desatándose el sombrero—. Y yo que soñaba con gente tan amable». Bajó tabla por tabla.~+, y~ Cruzaron agarrados a las cuerdas. «¿Cuánto le debemos?», preguntó {name}. «Nada. Ya me han saludado».`,
      },
    },
    soft: {
      one: {
        meet: `En el camino estaba sentada una nube muy pequeña.~+, y~ Tiritaba. Cada vez que tiritaba, nevaba.~+, y~ No se podía pasar. «Perdón —dijo—. Subí adonde hace frío, porque me retaron». «¿Quién?», preguntó {name}. «Yo», dijo la nube, y otra vez nevó.`,
        after: `«Ya no tengo frío —dijo la nube pequeña—. Ni por los bordes». Se puso rosa por debajo.~+, y~ Subió del camino como una masa, y la nieve se fue en arroyos. De la nube cayó una gota. «No hagan caso —dijo—. Es de gracias».`,
      },
    },
    way: {
      one: {
        meet: `Ahí el camino se abría en cinco, blancos e iguales como almohadas.~+, y~ Había un poste con una flecha. Señalaba a la izquierda.~+, hasta que~ Llegó un soplo de aire, y entonces a la derecha.~, y~ Luego señaló a {pal}. «No creo que sea yo», dijo {pal}.`,
        after: `Era el camino más delgado, el que dejaba ver lo oscuro a través.~+, y~ Parecía que no aguantaba ni un gorrión.~, pero~ Los aguantó a los dos. Detrás de ellos la flecha señalaba el camino exacto.~+, y~ No quedaba nadie para leerla. [Más adelante se hacía ancho y blanco.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('viento pequeño'),
  title: 'el viento pequeño',
  sign: `A la hora de dormir empezó un viento, ahí arriba, entre las nubes.~, y~ Sacudía las contraventanas.~+ y~ Hacía sonar las cucharas. Entraba por la cerradura.~+, y~ Salía por la chimenea. «Uiii —decía—. Uiii. *¿Uiiii?*» Daba vueltas y vueltas a la casa, y nadie podía dormir. [Tres nubes chocaron, se despertaron y dijeron lo que pensaban.]`,
  trace: `En el borde de una nube había un redondel de migas y pelusas.~, y~ Era tan redondo y tan limpio como un plato. «Alguien estuvo dando vueltas», dijo {name}. «Y sin pies», dijo {pal}.~, pero~ En la nube siguiente había otro.~+, que~ Todavía giraba.`,
  found: `Ahí arriba, en el rincón entre dos nubes, un viento muy pequeño daba vueltas.~, y~ Solo se veía lo que llevaba: un boleto de autobús y un sombrero de papel. «Doy una más y ya», gritó, y la dio. «Esa no contaba», dijo.`,
  near: `Justo afuera había un viento muy pequeño, dando vueltas a la casa.~, y~ Se le notaba por el sombrero de papel.~+, que~ Giraba con él. «Uiii», decía al pasar por la ventana.~+, y~ Luego se encontró consigo mismo, que venía de frente. «Uy, perdón», dijo.`,
  first: `«Acuéstate en mi manga», dijo {name}, y la abrió. El viento entró, subió por un brazo, bajó por el otro.~+ y~ Salió. «La manga está bien —dijo—, pero tiene dos puertas.~, y~ Yo veo una puerta y no puedo dejarla en paz».`,
  second: `«Deja el sombrero, y así descansas», dijo {pal}. El viento lo dejó.~+, y~ Ya no había en qué verlo. «¿Paraste?», preguntó {pal}, a la izquierda. «No», dijo el viento, a la derecha. [«¿Y ahora?» «No», dijo desde atrás.] Así que le devolvieron el sombrero.`,
  why: `El viento pequeño soltó el sombrero. «Si paro —dijo—, no soy viento. Un viento acostado es aire. ¿Han visto cuánto hay de eso? Nadie sabría qué trocito soy yo. A un viento se le dan las buenas noches. Al aire, nadie».`,
  settled: `El viento pequeño dio una vuelta.~+ y~ Se acostó debajo de la barbilla de {name}. {name} tomó aire, y el viento entró. {name} lo soltó, y el viento salió. «Oh —dijo el viento, dentro y fuera—. Estoy acostado, y sigo moviéndome». «Toda la noche —dijo {name}—. Buenas noches, viento. Ese trocito eres tú».`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('arco de luna'),
  title: 'el arco de luna',
  sign: `Una noche al año, cuando la luna redonda está de un lado y la lluvia del otro, sale el arco de luna.~, que~ Es como el arcoíris.~+, pero~ A oscuras. Y era esta noche.~, y~ Por el cielo, sin ruido, la lluvia se iba poniendo en su sitio.~+, y~ La gente buscaba el suyo.`,
  trace: `Abajo, en la bruma, alguien había empezado a dibujar un arco.~, y~ Era pálido, alto como un zapato.~+, y~ Estaba borrado. Al lado había otro, alto como una rodilla.~+, y~ También lo habían borrado. «Alguien empieza y empieza», dijo {name}. «Y lo deja y lo deja», dijo {pal}.`,
  found: `En lo alto de las nubes colgaba la lluvia.~+, y~ Enfrente brillaba la luna redonda, con todas sus fuerzas.~, y~ En cada nube había alguien que venía a verlo. Muy abajo, en la lluvia, asomaba un trozo pálido de arco.~, y~ Los vio a todos.~+, y~ Se apagó.`,
  near: `Junto al escalón de atrás estaba el pie de un arco de luna.~, y~ A través de él se veía el escalón. Lo demás tenía que subir, pasar por encima y bajar.~,~ Pero llegó a la altura de la ventana, los vio a todos esperando en sus nubes.~+, y~ Ahí se quedó.`,
  first: `«No miramos», dijo {name}, y se pusieron de espaldas.~, pero~ Siguió igual de oscuro. «¿Ya saliste?», preguntó {name}. «No puedo —dijo el arco de luna—. Un arco solo está si alguien lo mira. Se dieron la vuelta.~, y~ Yo dejé de estar en ningún sitio».`,
  second: `«Le digo algo bonito al oído», dijo {name}, y se acercó al arco de luna.~,~ Pero a cada paso el arco estaba un paso más allá. «¿No puedes quedarte donde estás?» «Si estoy —dijo el arco—. A un arco no se llega nunca». {name} volvió atrás.~+, y~ El arco volvió también.`,
  why: `«Ustedes conocen el de día —dijo el arco de luna, tan bajito que era casi lluvia—. Ese tiene rojo. Tiene *naranja*. Yo soy de luz de luna.~, que~ Es luz de segunda mano. Han venido todos, y van a mirar y a esperar lo que falta. Y al volver dirán: ¿y eso era todo?»`,
  settled: `El arco de luna apoyó un pie en la lluvia.~+ y~ Subió, y pasó por encima, todo de una vez. Era blanco.~+, pero~ Nadie dejó de mirar.~,~ Y ahí estaba el rojo, delgado como un hilo, y el verde, y un azul que de día no se ve. Nadie dijo que si eso era todo. [Soltaron el aire a la vez, y el arco se inclinó un poco por las dos puntas.]`,
};

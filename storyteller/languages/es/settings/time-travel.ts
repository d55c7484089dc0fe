import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'time-travel', SpanishNoun> = {
  tiny: { noun: el('grillo') },
  home: [
    `Detrás de la casa de {name}, al otro lado de una verja verde, empezaba el callejón de Atrás, donde están todos los años en fila. Al anochecer cada año encendía su lámpara.~+, y~ Desde la cocina se veían todas. [Las más lejanas eran del tamaño de una pepita.]`,
    `{name} vivía en lo alto del callejón de Atrás, que pasa por una verja verde y lleva a otros años. Por la noche, desde la cama, se olía lo que cenaba cada uno.~+, y~ Casi siempre, en todos, era sopa.`,
  ],
  back: `Volvieron a casa, y los años pasaban para el otro lado. Olía a carbón, después a heno.~+ y~ Después a casi nada, que era ahora. Arriba, detrás de la casa de {name}, estaba abierta la verja verde.~, y~ Se había salido un poco de esta noche.`,
  night: {
    dark: `La noche llegó a todos los años a la vez.~;~ Aquí encendían la lámpara con un botón, y ahí con un fósforo. Muy abajo dos personas soplaban todavía sobre un palito. Entonces salió la luna, que era la misma, solo que más joven. [El callejón olía a tinta, a alcanfor y a sopa ajena.]`,
    deep: `Ya era de noche en todos los años, y no se distinguía uno de otro. Unas camas eran de paja, otras de pluma, y una era un estante.~, pero~ La gente tenía la misma cara, la que se pone para dormir. [En alguna parte se acomodó un fuego, con ruido de página que pasa.]`,
  },
  hush: {
    one: `Primero pararon los motores. En un año un tren soltó el vapor, paaah, como una tía que se sienta.~, y~ En el de al lado acostaron un carro, rueda por rueda. [Hasta en el año de los tambores les colgaron un abrigo encima.]`,
    two: `Después lo dejaron los animales. Los caballos ya no movían los pies.~+, y~ A los perros les quedaba un ladrido a cada uno, y se lo guardaron. Muy abajo, en el callejón, algo de cuello largo tragó.~+, y~ Eso le llevó un buen rato.`,
    three: `Quedaban las lámparas.~:~ Las blancas se apagaron con un botón, las amarillas con un soplo, fuu.~, y~ A la última hoguera le pusieron ceniza por encima, como una manta. Solo faltaba la luna, y la luna no ha hecho ruido jamás.`,
  },
  facts: {
    one: `Sobre una puerta colgaba un reloj con una sola aguja. «¿Y la otra?», preguntó {name}. «Aún no se le ha ocurrido a nadie —dijo {pal}—. Durante cientos de años los relojes solo daban la hora, y nadie echaba en falta los minutos». «¿Entonces nadie llegaba cinco minutos tarde?» «Nunca. O una hora entera, o nada».`,
    two: `«¿Qué hacía la gente —preguntó {name}— antes de las gomas de borrar?» «Usaba pan —dijo {pal}—. Con la miga se hace una bola, se frota.~+, y~ El lápiz se va». {name} pensó en toda aquella gente, inclinada sobre tantos dibujos. «¿Y al acabar?» «Supongo —dijo {pal}— que se comían los errores».`,
    three: `Se pararon a mirar la luna, porque era la misma de casa. «Aquí está un poquito más cerca —dijo {pal}—. Cada año se aleja un poco, más o menos lo que te crecen las uñas en un año». {name} se miró las diez uñas.~+, y~ Miró hacia arriba. «Entonces hay que saludarla ahora —dijo {name}—, que está cerca».`,
  },
  places: {
    street: {
      noun: la('calle de los dibujos'),
      arrive: `En ese año los letreros no tenían palabras, porque casi nadie sabía leer.~, y~ De una puerta colgaba una bota.~+, y~ De la siguiente un pez. «Bota —leía {name} calle abajo—. Pez. Llave. Bollo». El último era una muela.~+, y~ Ahí caminaron un poco más deprisa.`,
    },
    station: {
      noun: la('estación de vapor'),
      arrive: `Ahí había una estación de los tiempos del vapor, toda ella metida en una nube.~, y~ Olía a carbón y a hierro mojado.~+, y~ En el medio respiraba algo grande y negro. «Cuidado con el escalón», dijo la nube. [Pasó corriendo un sombrero de copa, con casi todo un señor debajo.]`,
    },
    ferns: {
      noun: el('año de los helechos'),
      arrive: `Este año quedaba tan lejos que el número no cabía en el poste.~, y~ No había más que helechos, altos como casas. Llegó una libélula, ancha como una bandeja de té.~+, y~ Se paró a mirarlos, porque nunca había visto una rodilla. [Todavía no existían las flores ni los pájaros.]`,
    },
    fair: {
      noun: la('feria del hielo'),
      arrive: `En ese año el río se había helado tanto que el pueblo se mudó encima. Había puestos, columpios y olor a pan de jengibre.~+, y~ Un señor imprimía en tarjetas el nombre de la gente.~, y~ Entre una y otra se calentaba la tinta debajo del brazo. [Por abajo los peces les miraban las botas.]`,
    },
  },
  helpers: {
    waker: {
      noun: la('despertadora'),
      trouble: `En un farol se apoyaba una mujer con un palo larguísimo, sujetándose los ojos abiertos. «Soy la despertadora —dijo—. Aquí no hay despertadores, así que a las cinco toco en las ventanas. Pero ¿quién toca en la mía? No me atrevo a acostarme». [Acababa de darle los buenos días a un árbol.]`,
      help: `«¿Quién sigue en pie a las cinco —preguntó {name}—, desde la noche antes?» «Los gatos —dijo la despertadora—. Y el farolero, que pasa apagando los faroles». «¿Y con qué los apaga?», preguntó {name}.~, pero~ La despertadora abrió la boca, y la boca se quedó abierta. «Tiene un palo —dijo—. Tantos años, y tenía un palo».`,
      gift: `«Llévense el largo —dijo la despertadora—. Es para cuartos pisos». Era una caña de bambú en tres partes, con un alambre doblado en la punta. «Son solo unos palos, pero una vez sacó de la cama a un juez». Luego se metió en casa.~+, y~ Se cerraron las contraventanas antes que la puerta.`,
      back: `Debajo de la ventana de la despertadora estaba el farolero, con una lista: *a las cinco, la despertadora*.~, y entonces~ {name} dejó la caña en el escalón, y se abrió la ventana. «¿Son las cinco?» «Todavía no», le dijeron. «Ay, *qué bien*», dijo la despertadora.~+, y~ La ventana se volvió a cerrar.`,
      comes: `Por el callejón subió una mujer con un palo larguísimo. «Soy la despertadora —dijo—. Despierto a la gente». Con mucha suavidad le dio un toque {being.a}. «Si no duermo», dijo {being}. «Ah —dijo ella—. Pues es lo único que hago». [Y se sentó, con palo y todo, a ver qué hacían los demás.]`,
      bye: `La despertadora apoyó el palo largo en su propia pared, y el palo dio en la ventana un toque muy chiquito, y eso fue buenas noches.`,
    },
    gooseman: {
      noun: el('pastor de gansos'),
      trouble: `El callejón estaba lleno de gansos, y en medio dormía un hombre. «Nueve —dijo cuando lo sacudieron—. Diez. On…» Lo sacudieron otra vez. «Tengo que contarlos —dijo el pastor de gansos—, y me da sueño. Nunca he pasado de once. Por eso voy diciendo que tengo once».`,
      help: `«Empiece por cien —dijo {name}— y cuente para atrás». Así que los gansos fueron pasando.~+, y~ El pastor contaba.~, pero~ Al llegar a once bostezó, pero ya no quedaban más que once. «¡Uno! —le dijo a la última cola—. ¡Tengo cien gansos!» [Iban todos con sus botas de viaje, de brea y arena.]`,
      gift: `«¿Qué se le regala a alguien —dijo el pastor de gansos— por ochenta y nueve gansos?» Les tendió un saco.~, que~ Casi se les cae, porque no pesaba nada. Estaba lleno de plumón.~, y~ Meter un brazo era como meterlo en un domingo por la mañana. [«Todos dicen que está vacío», dijo el pastor.]`,
      back: `El pastor dormía en el callejón, entre todos sus gansos.~, y~ {pal} le levantó la cabeza. {name} le puso debajo el saco de plumón. Un ganso abrió un ojo y lo miró de arriba abajo. *Uno*, dijo.~+, y~ Lo volvió a cerrar.`,
      comes: `El pastor de gansos subió por el callejón, con un ganso debajo de cada brazo.~, y~ Miró {being.a}, y los gansos también. «Un ganso para sentarse al lado», dijo, y soltó uno.~, pero~ No mordió a nadie ni cambió nada. [El pastor se quedó, para sujetarle los pies al otro.]`,
      bye: `El pastor de gansos se acostó en medio de los gansos y le dio las buenas noches al primero, y al segundo, y al ter…`,
    },
    scribe: {
      noun: el('escribano'),
      trouble: `En una ventana abierta había un hombre con capucha marrón, tirándose del pelo. «Llevo once semanas con esta página —dijo el escribano—, y la gata le ha pasado por encima». Y era verdad.~, porque~ Por una esquina entraban las patas de tinta.~+, y~ Por la otra salían. [La gata se lavó un pie, y no parecía arrepentida.]`,
      help: `{name} puso el dedo junto a una huella: una mancha redonda y cuatro chiquitas. «Solo le falta el tallo», dijo {name}.~, y~ El escribano lo dibujó, y ahí había una flor. Las hicieron todas, hasta que un camino de flores cruzó la página. [«Creerán que fue a propósito», dijo el escribano.]`,
      gift: `El escribano descolgó de un clavo una linterna con cuatro ventanas, y ninguna era de vidrio. «El vidrio es para obispos —dijo—. Esto es cuerno de vaca». Dentro había una llama, pequeña como un garbanzo. «Es llama de leer. Está acostada hasta que se le abre la puerta».`,
      back: `La página de las flores estaba acabada.~+, y~ En la siguiente dormía la gata. «Tendré que esperar a que se levante», susurró el escribano.~, y entonces~ {name} colgó la linterna en su clavo. El escribano le cerró la puertecita.~+, y~ La llama se acostó.`,
      comes: `El escribano subió por el callejón, con tinta en la nariz.~, y~ Miró {being.a}.~+, y~ Lo apuntó con mucho cuidado. «Ahora ya sale en un libro —dijo—, y eso suele ayudar». No ayudó.~+, así que~ Se sentó a esperar la frase siguiente. [La gata iba dentro de la capucha.]`,
      bye: `El escribano escribió *buenas noches* en una página para ella sola, con una cola muy larga en la ese, y se quedó a verla secar.`,
    },
  },
  objects: {
    pole: {
      noun: la('caña de bambú'),
      use: `«¡El palo de los cuartos pisos!», dijo {name}.~+, y~ Encajaron las tres partes, una con otra, y allá subió. El alambre de la punta hizo toc, toc.~+, y~ Luego se enganchó. Tiraron una vez y aguantó.~+, y~ Treparon los dos.`,
    },
    down: {
      noun: el('saco de plumón'),
      use: `{name} sacudió el saco, que se hinchó hasta ser como una cama.~, y~ Quien tenía frío se metió dentro.~+ y~ Se hundió, hasta que no quedó más que una cara. «Se fue», dijo la cara. «¿Quién?», preguntó {name}. «El frío. Hace un momento estaba aquí».`,
    },
    lantern: {
      noun: la('linterna de cuerno'),
      use: `{name} abrió la puertecita de la linterna de cuerno.~, y~ La llama se sentó, miró alrededor.~+ y~ Se puso de pie. Por las cuatro ventanas salió una luz del color de la miel.~, y~ Lo oscuro, que nunca aprendió a leer, dio un paso atrás.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí se acababan las lámparas, porque en el año siguiente no las hubo nunca. Era oscuridad de la antigua, y empezaba en los dedos de los pies de {name}.~, y~ De dentro salía una respiración, muchísima respiración. «¿Quién anda ahí?», preguntó {name}.~+, y~ La respiración contuvo el aliento.`,
        after: `Ahora se veía que lo oscuro estaba lleno de gente, sentada en los escalones. «Buenas», dijeron.~, y~ Como no tenían lámparas, se contaban cuentos.~+, y~ Si dejaron de respirar fue porque iban por lo del oso. «Por nosotros no paren», dijo {name}, pasando de puntillas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí la muralla de un pueblo cruzaba el callejón entero, con la puerta cerrada.~, porque~ En ese año la cerraban al ponerse el sol. La muralla era tan alta como cuatro personas, una encima de otra. «Y somos dos», dijo {pal}. [Llamaron, y por arriba voló una corteza de pan, y eso fue todo.]`,
        after: `Por arriba iba un camino, con las medias a rayas de los guardias tendidas a secar. Desde ahí se veían todos los años juntos: hogueras rojas, velas amarillas y lámparas blancas.~, y~ Luego bajaron por una escalera fácil, debajo de las medias.`,
      },
    },
    call: {
      one: {
        meet: `Ahí el coche de noche llenaba el callejón, de seto a seto, y no había por dónde pasar. Los cuatro caballos dormían de pie.~+, y~ Dentro dormían seis personas, unas encima de otras. «Disculpen», dijo {name}.~, y~ Un sombrero resbaló sobre una nariz. [«Disculpado», dijo, y siguió durmiendo.]`,
        after: `Se despertaron todos a la vez.~, y~ El coche salió de entre los setos, como un pie que sale de una bota.~, y~ Por las ventanas asomaron seis cabezas. «¿Ya llegamos?», preguntaron. «Están más cerca», les dijo {name}, y era verdad, un metro.~+, y~ El callejón quedó libre. [«¡So! —gritaba el cochero—. ¡No! ¡Lo otro! ¡Arre!»]`,
      },
    },
    soft: {
      one: {
        meet: `Ahí había una barrera, y al lado un pollito de dodo, que se la cuidaba a su tía. «Es un centavo —dijo el pollito—, y tengo que contarlo». Pero tenía tanto frío que le castañeteaba el pico. «Uno —dijo—. No. Uno. Es que cuento con los pies, y no los noto».`,
        after: `«¡Uno! —gritó el pollito de dodo—. ¡Ya han vuelto! ¡Uno!» Y subió la barrera.~, y~ Entonces llegó corriendo una tía grande y gris, que en un dodo es sobre todo ir de lado. «¿Lo contaste bien?», preguntó. «Dos veces —dijo el pollito—. Y las dos salió uno».`,
      },
    },
    way: {
      one: {
        meet: `Ahí el callejón se abría en seis, cada uno con su poste.~,~ Pero los años estaban escritos a la romana, con emes, con equis y con una fila de palitos. «Este dice *mix* —dijo {pal}—, y ese dice *mmm*». [{name} contó los palitos, los volvió a contar, y le sobraba uno.]`,
        after: `Era el año de las rodadas.~+, y~ Habían bajado tantos carros que en la piedra quedaban dos surcos.~, y~ Tomaron uno cada uno, como dos trenes. «Por aquí ha pasado todo el mundo», dijo {pal}. «Entonces irá a alguna parte», dijo {name}.`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: la('hora fugitiva'),
  title: 'la hora fugitiva',
  sign: `Clin, chof, frota-frota.~, y~ Por encima de la verja verde llegaba un ruido, del callejón de Atrás, donde están los años. Acababa.~+ y~ Volvía a empezar: una cena, un baño y unos dientes.~, y~ En todo el callejón se sentaron en la cama, con reyes y todo. «Con tanto baño —decían— ya no puede quedar mugre».`,
  trace: `En las piedras del callejón había una mancha tibia y mojada que olía a jabón. Más allá había otra, y otra, y ninguna huella de zapato. «Alguien pasea en una bañera», dijo {name}. «¿Con las patitas esas que tienen las bañeras?», dijo {pal}. [Por encima pasó una burbuja, y se rompió.]`,
  found: `En el callejón de Atrás, entre un año y el siguiente, flotaba algo redondo y amarillo, como una pantalla de lámpara. Era una hora.~+, y~ Por dentro se le veían una cena chiquita, un baño chiquito y un cepillo de dientes chiquito. «Soy de siete a ocho —jadeó—. Me he escapado. ¡No se lo digan a las ocho!»`,
  near: `Algo redondo y amarillo chocó con la verja verde.~, y~ Era una hora, y por dentro se le veían una cena, un baño y un cepillo, todo chiquito. «Soy la hora del baño —dijo—. Me he salido, y no pienso volver». Clin, chof, frota-frota. [«¿Ahora qué hacemos?»]`,
  first: `{name} probó con un bostezo, de los grandes.~, y~ {pal} atrapó el bostezo.~+ y~ Se lo devolvió a {name}. «¿Qué es eso? —preguntó la hora—. Yo de eso no tengo. Vendrá después de las ocho». ¡Chof! Y la hora ya iba otra vez por la cena.`,
  second: `«Siéntate cinco minutos nada más», le dijo {name} a la hora. «Encantada. ¿Qué cinco? —preguntó—. Tengo sesenta». Se lo pensaron, y eligieron los cinco de la toalla caliente. «Esos son buenos —dijo la hora—. Acaban de pasar». Clin, chof, frota-frota.`,
  why: `«Yo llevo dentro un baño y un cuento —dijo la hora fugitiva—. Pero en lo mejor llegan las ocho, y me acabo. Mañana mi nombre lo llevará otra». Por dentro se paró el cepillo chiquito. «Si paro, no habrá nadie que sepa que estuve aquí».`,
  settled: `La hora fugitiva dejó de chapotear. «Cuando una hora se acaba —dijo {name}—, se va al callejón. Ahí están todas todavía, y nos sabemos sus nombres». Ahí estaban los años, con sus lámparas encendidas.~+, y~ Entre dos había un hueco, y la hora cabía. Clin, dijo muy bajito.~+, y~ Las ocho entraron de puntillas.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('globo de papel'),
  title: 'el globo de papel',
  sign: `En el callejón de Atrás, donde están los años, hay una noche que solo llega una vez al año. Esa noche sube un globo de papel muy grande.~+, y~ Era esta. La señora de al lado lo había visto una vez. «Dentro iba una oveja», dijo, y no quiso contar más.`,
  trace: `En lo alto de un farol, donde no llega ninguna mano, había un poco de lana. «Es de oveja», dijo {pal}. «Las ovejas no trepan», dijo {name}.~, pero~ En el farol siguiente había una pluma de pato. «A menos que persiguiera al pato», dijo {pal}. [Siguieron andando con la cabeza hacia atrás.]`,
  found: `En un año viejo del callejón de Atrás estaba el globo de papel, azul con soles dorados, arrugado como una ciruela pasa. En la cesta iban una oveja, un pato y un gallo.~+, y~ Alrededor esperaba gente de todos los años.~, y~ Debajo, un fuego de paja le daba aire caliente. El globo no se movió.`,
  near: `Por encima de la verja verde se apoyaba algo enorme y azul, con soles dorados.~:~ Era el globo de papel, y en la cesta llevaba una oveja. «¿Esto es arriba?», preguntó el globo. «No, esto es la verja», dijo {name}.~, y~ Gente de todos los años había venido a verlo. [La oveja, a la que le habían dicho que era un momento, suspiró.]`,
  first: `«A lo mejor pesa la oveja», dijo {name}, así que sacaron a la oveja.~, y~ El globo se inclinó a mirar. «¿Tienen mi oveja? —preguntó el globo—. Creí que íbamos todos». Y la devolvieron a su sitio.~+, donde~ Siguió masticando, con los ojos al frente.`,
  second: `«Solo tienes que ir para *arriba*», dijo {name}, y dio un buen salto, para que se viera.~, y~ El globo miraba. «¿Y luego qué?», preguntó. «Luego estás abajo otra vez», dijo {name}. «Gracias —dijo el globo—. Creo que ya lo he visto entero». [También saltó {pal}, y salió igual.]`,
  why: `«Soy de papel de pared —dijo el globo de papel—. Yo iba para un comedor, detrás de un armario, donde no te mira nadie. Han venido todos, y algunos han visto cohetes. ¿Y si subo hasta la altura de un armario, y ya no tengo más arriba que ese?»`,
  settled: `El globo de papel tomó aire.~+, y~ Subió lo que mide una silla, y luego lo que mide un armario. Ahí se paró, y nadie se rio. Alguien se quitó el sombrero.~, y~ Entonces siguió subiendo, más alto que los árboles, con la luna en la mejilla. «Bee», dijo la oveja, ya muy arriba.`,
};

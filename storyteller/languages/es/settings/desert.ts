import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, las, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'desert', SpanishNoun> = {
  tiny: { noun: la('hormiga plateada') },
  home: [
    `La casa de {name}, en el desierto, era de barro, con una puerta azul y paredes muy gordas. De noche la arena de fuera se enfriaba.~+, pero~ En la cocina todavía quedaba calor. [Las paredes lo soltaban poco a poco, como quien cuenta un secreto.]`,
    `Hace mucho, la casa de {name} en el desierto fue una estación de tren. Por la noche la cena salía por la ventanilla de los boletos.~, y~ La cama de {name} estaba en la sala de espera. [Es un buen cuarto para esperar, si lo que se espera es el sueño.]`,
  ],
  back: `La arena ya estaba fresca.~+, y~ Les corría por los dedos de los pies como agua. Nadie hablaba, y olieron la casa antes de verla: menta, cabra y pan. Entonces salió una estrella, más baja que las otras.~+, y~ Era la lámpara de la cocina de {name}.`,
  night: {
    dark: `Por el este apareció sobre la arena un borde azul.~+, y~ Era la noche, y venía corriendo. Subía por una duna y bajaba por otra. {name} miró atrás.~+ y~ Vio el último trozo del día en lo alto de un cerro, no más grande que un sombrero. [Olía a polvo y a salvia.]`,
    deep: `Las dunas dormían de lado, de espaldas a la luna.~, y~ Había tantas estrellas que lo oscuro casi no cabía.~, y~ Una se cayó por todo el cielo sin hacer ningún ruido. Muy abajo, despacio, la arena soltaba lo último del día. [Las piedras ya habían devuelto su calor.]`,
  },
  hush: {
    one: `Las cabras callaron primero.~+, y eso que~ Todo el día habían dicho lo que pensaban, con la boca y con el cencerro.~, y~ Ahora se fueron echando, tolón, una tras otra. A la más vieja le gusta decir la última palabra.~+, y~ La dijo. [Fue *meee*.]`,
    two: `Después les tocó a los grillos.~+, que~ Llevaban toda la noche cosiendo algo muy grande, *ris* y *ris*.~, y~ Ya llegaban a la última esquina. Dieron una puntada chiquita.~+ y~ Alguien cortó el hilo con los dientes.`,
    three: `Solo quedaba la arena, que nunca acaba del todo: un grano rueda, toca a otro y ese se apoya en el siguiente. A uno no se le oye.~+, pero~ Un cerro de granos suena como una mano que pasa por la sábana. [Alisaba y alisaba, y ya no había arrugas.]`,
  },
  facts: {
    one: `«¿Qué lleva un camello en la joroba?», preguntó {pal}. «Agua», dijo {name}, que lo había oído. «No, grasa —dijo {pal}—. Es una especie de merienda guardada. Si no hay comida en una o dos semanas, vive de eso.~+, y~ La joroba se le pone floja». [{name} se palpó el sitio de la joroba, y no había ni un sándwich.]`,
    two: `«¿Cómo va derecho un escarabajo pelotero a oscuras?», preguntó {pal}.~, pero~ {name} no lo sabía. «Se sube a su pelota, mira arriba.~+, y~ Se guía por la Vía Láctea», dijo {pal}.~, y~ Los dos miraron aquel camino largo y pálido. «Todo eso —dijo {name}— para que un escarabajo vaya derecho».`,
    three: `«¿Adónde se fue el calor?», preguntó {name}. «Para arriba —dijo {pal}—. Las nubes son una manta, y encima de un desierto casi nunca hay. [Y este aire es tan seco que tampoco sabe guardarlo.] Así que se va». «O sea que el desierto se destapa todas las noches —dijo {name}—. Como yo».`,
  },
  places: {
    well: {
      noun: el('pozo viejo'),
      arrive: `Junto al camino había un pozo viejo con una rueda, que se quejaba, *ñic*, a cada vuelta. Bebieron de una taza de lata colgada de una cadena.~, y~ El agua estaba tan fría que se la notaba bajar. [{name} dejó caer una gota dentro, y contaron. A las siete dijo *plip*.]`,
    },
    bus: {
      noun: el('autobús enterrado'),
      arrive: `En la arena había un autobús viejo, hundido hasta las ventanas.~+, y~ Hace años paró ahí a enfriarse.~, y~ Ahora en los asientos iban lagartijas, todas mirando al frente. {name} tocó el timbre.~, y~ Al fondo una lagartija se levantó.~+ y~ Se bajó.`,
    },
    palms: {
      noun: las('tres palmeras'),
      arrive: `Tres palmeras rodeaban una charca, no más ancha que una mesa de cocina.~, y~ Muy arriba aplaudían las hojas, con ruido de lluvia. La luna estaba en la charca.~+, y~ En medio de la luna había una rana. «Ocupada», dijo la rana. [Bebieron por los bordes.]`,
    },
    salt: {
      noun: el('llano de sal'),
      arrive: `Entonces se acabó la arena, y todo era blanco y liso.~, y~ Era el fondo de un lago.~+, que~ Se había ido y se había dejado la sal. Cras, cras, hacían los pasos. {name} se chupó un dedo, y sabía al principio de una sopa. [El suelo tenía baldosas de seis lados, como un baño de gigantes.]`,
    },
  },
  helpers: {
    sidewinder: {
      noun: la('serpiente de lado'),
      trouble: `Pasó una serpiente, de lado.~+ y~ Luego volvió y pasó otra vez. «Me han invitado a cenar en aquella roca —dijo—. Pero yo camino de lado: la miro bien derecho, y llego a lo de al lado. Ya la he fallado cuatro veces.~, y~ Me ven, y han empezado a saludar».`,
      help: `A la izquierda de la roca crecía un arbusto. {name} lo señaló. «Ve hacia ahí», dijo {name}. «Pero el arbusto no me ha invitado». «Es que no vas a llegar». Así que la serpiente clavó los dos ojos en el arbusto, echó a andar.~+ y~ Se dio con la nariz en la roca.`,
      gift: `«Mi cascabel del año pasado —dijo la serpiente, y lo empujó hacia ellos—. Yo solo quería decir hola, y la gente se lo toma a mal». Parecía algo que se queda en el plato. «Se agita desde el codo», dijo la serpiente. [«Suena más de lo que parece».]`,
      back: `La serpiente volvía de la cena, redonda por el medio. «Llegué a tiempo para las nueces», dijo.~, y~ Le devolvieron el cascabel.~+, y~ *Tss*, dijo muy bajito, que era nada más hola. Luego miró muy fijo una piedra.~+ y~ Llegó al agujero de al lado.`,
      comes: `Pasó una serpiente de las que van de lado. «Podría enseñarte a enroscarte», le dijo {being.a}.~, y~ Lo hizo precioso, y no sirvió de nada. «Pues *yo* estoy comodísima», dijo la serpiente.~+, y~ Se quedó tal como estaba.`,
      bye: `La serpiente echó a andar hacia el lado izquierdo de la luna, dio las buenas noches y así llegó sin problema a su cama.`,
    },
    camel: {
      noun: el('camello'),
      trouble: `En la arena había un camello arrodillado, con mucha dignidad. «No estoy atascado —dijo—. Me arrodillé el martes. [Salió muy bien, y alguien aplaudió.] Ahora tendría que levantarme, y una punta va primero». Miró una.~+ y~ Miró la otra. «Tengo en la punta de la lengua cuál de las dos era».`,
      help: `{name} se arrodilló también.~, pero~ Con la punta de delante no salía.~+, así que~ Probó por el trasero: arriba lo de atrás, y luego lo de delante. «Queda ridículo», dijo el camello.~+, pero~ Lo hizo, igual que una mesa subida por una escalera. [Y ahí estaba, con la cabeza entre las estrellas.]`,
      gift: `El camello se arrancó de las riendas una borla roja, vieja y descolorida. «Lleva treinta años arriba y abajo por este desierto —dijo—. Todavía se inclina hacia donde va la gente. Levántenla y no respiren». [Dentro llevaba una mosca, que salió volando hacia ningún sitio en especial.]`,
      back: `Ahí estaba el camello, arrodillado por las dos puntas. «El trasero primero», iba diciendo.~, y entonces~ {name} le ató la borla roja a las riendas.~+, y~ Esperaron a ver para dónde se inclinaba. Colgó derecha hacia abajo.~+,~ Así que era ahí adonde iba.`,
      comes: `Pasó un camello.~+ y~ Miró {being.a}. De un carrillo sacó un cardo, y lo puso delante. Resultó que nadie quería un cardo. «Entonces me lo mastico yo», dijo el camello, y se quedó a ver.`,
      bye: `El camello se arrodilló para dormir, por la punta de delante, y les pidió a todos que por la mañana se acordaran de la otra.`,
    },
    weaver: {
      noun: el('pájaro tejedor'),
      trouble: `En un espino colgaba un nido grande como un pajar, con cien puertas redondas.~, y~ Delante volaba un pajarito marrón. «Lo hicimos entre todos —dijo—, y no encuentro mi cuarto. He pedido perdón en once puertas. [En la última había alguien bañándose.] Y faltan ochenta y nueve».`,
      help: `«No las abras —dijo {name}—. Llama y escucha». Así que llamó, y «¿quién es?», dijo la primera puerta, y «¿quién es *ahora*?», dijo la siguiente.~, pero~ En la puerta treinta y una no contestó nadie. «Es la tuya —dijo {name}—. No estás». [El pájaro se quedó mirando la puerta con mucho respeto.]`,
      gift: `El pájaro tejedor salió con una bola de pelusa como una ciruela. «Es mi cama de repuesto —dijo—. La hice por si tenía que dormir fuera». Era una cama muy chica, de media nariz. [«Es que no la han desplegado», dijo el pájaro.]`,
      back: `En la puerta treinta y una estaba el pájaro tejedor.~, y entonces~ {name} le dio la cama de repuesto, otra vez chica como una ciruela. «Justo a tiempo —dijo—. Llamó uno que no encontraba su puerta.~+, y~ Se queda a dormir». Se metió con ella.~+, y~ Al rato se oían dos ronquidos pequeños.`,
      comes: `Pasó un pájaro tejedor con una paja en el pico. «Podría construir algo», dijo.~, y~ Miró {being.a} de arriba abajo.~+ y~ Le puso la paja encima. No cambió nada. «Faltan doscientas», dijo el pájaro.~+, y~ Se sentó a mirar.`,
      bye: `El pájaro tejedor dio las buenas noches en su puerta, y en las dos de al lado por si acaso, y alguien se las devolvió.`,
    },
  },
  objects: {
    rattle: {
      noun: el('cascabel de serpiente'),
      use: `{name} levantó el cascabel viejo.~+ y~ Lo agitó con educación. *Tss*, dijo. «Desde el codo», dijo {pal}.~+,~ Así que entró el codo, y después entró el hombro. *¡CHRRRRR!* Era como si cayera a la vez todo el arroz del mundo. [Salió a decir hola en un kilómetro a la redonda.]`,
    },
    tassel: {
      noun: la('borla roja'),
      use: `{name} levantó la borla roja con dos dedos.~, y~ Colgó derecha un rato, pensando. Luego se movió un hilo, y luego otro, y toda ella se inclinó hacia un lado. «Por ahí fue la gente —dijo {name}—, treinta años de gente». [No había más que inclinarse igual, y andar.]`,
    },
    nest: {
      noun: la('cama de repuesto'),
      use: `La cama de repuesto del pájaro no era más grande que una ciruela. {name} tiró de la paja que era.~+, y~ Se abrió. Se abrió más y más, hasta ser un cuenco hondo de pelusa. Quien tenía frío se metió dentro, dio una vuelta, y cabía. [Los temblores siguieron un rato, y luego se les olvidó.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí cerraba el paso una pared roja, con una sola grieta, ancha como una persona.~, y~ El camino entraba por ella.~+, y~ Dentro estaba oscuro. {name} metió un brazo, y desapareció hasta el hombro. «¿Lo tienes todavía?», preguntó {pal}. [«Creo que sí», dijo {name}, y movió lo que seguramente era un pulgar.]`,
        after: `Por dentro las paredes estaban pintadas.~+, y~ Había vacas, jirafas y gente nadando.~, y~ Muy abajo la huella de una mano, no más grande que la de un niño. {name} puso la mano encima de la vieja. Encajaba. Al otro lado de la roca había estrellas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí había una roca plana, como una mesa, y el camino seguía por encima.~,~ Pero el viento había pulido los lados como una jarra. {name} tomó carrera.~+, y~ Resbaló hasta abajo con la boca llena de arena. «Lo que le falta —dijo {pal}— es un asa».`,
        after: `La roca por arriba aún estaba tibia, como un plato del que alguien acaba de comer.~, y~ En el centro había un lagarto con los pies en alto. «Pueden pasar —dijo el lagarto—, si no dejan salir el calor». [Muy abajo, finas como puntadas, se veían sus huellas.]`,
      },
    },
    call: {
      one: {
        meet: `Ahí el camino estaba cerrado con un palo de lado a lado. LLAMEN A LA CABRA MONTÉS, decía un cartel.~, y~ Ahí estaba, dormida, en lo alto de la peña y de espaldas. «¡Hola, por favor!», gritaron.~, pero~ Ella siguió durmiendo para el otro lado.`,
        after: `«¡Voy!», gritó la cabra montés. *Voy, voy*, dijo la peña.~+,~ Y bajó, con ruido de cajón de tenedores. «¿Cuántos son?» «Dos», dijo {name}. *Dos, dos*, dijo la peña. «Dos, y dos, y dos», dijo la cabra, que sabía sumar.~+, y~ Sujetó el palo hasta que pasaron los seis.`,
      },
    },
    soft: {
      one: {
        meet: `Ahí una tabla cruzaba una zanja.~+, y~ En medio había un cabrito muy nuevo.~, y~ Temblaba él y temblaba la tabla. «He perdido el calor —dijo—. En la comida lo tenía. Estoy donde lo vi por última vez, para que me encuentre».`,
        after: `«¡Aquí está! —dijo el cabrito—. Estaba por dentro. Ahí nunca miré». Se fue corriendo por la tabla a contárselo a su madre, que andaba buscando un cabrito.~, y~ La tabla se quedó quieta y los dejó pasar. [«¿Dónde lo tenías la última vez?», se oyó. «En la comida», dijo la madre.]`,
      },
    },
    way: {
      one: {
        meet: `Ahí empezaban las dunas, cuarenta, iguales como cuarenta panes.~, y~ Entre cada dos iba un camino, y todos parecían el bueno. En uno quedaban huellas.~+, pero~ El viento venía por detrás con un trapo. [«¿Viste cuál era?», dijo {name}, pero ya estaban todos igual de limpios.]`,
        after: `El camino rodeaba el hombro de una duna y el pie de otra. Ahí, debajo de un techo de cuatro palos, había una jarra de agua y una taza.~, y~ Desde ahí fue fácil.~+, porque~ Nadie pone agua en un camino equivocado. [Bebieron una taza cada uno y la dejaron boca abajo, por las polillas.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('remolino pequeño'),
  title: 'el remolino',
  sign: `*Ruira-ruira-clanc.* Algo había llegado del desierto y daba vueltas a la casa, tocando todas las ollas tendidas. Era un remolino pequeño, de los que se acuestan con el sol.~, pero~ Este no se había acostado, y nadie podía dormir. *Ruira-ruira-clanc.* [Las cabras quisieron seguirlo con los ojos, y ahora estaban sentadas con las patas cruzadas.]`,
  trace: `En la arena había una pinza de la ropa, y luego otra, y de pinza a pinza alguien había dibujado una raya. La raya hacía rizos: *eeeeeeeee*. «Alguien aprende a escribir», dijo {name}. «Pero solo una letra», dijo {pal}.~, pero~ La raya no llegó nunca a la *f*. [La siguieron un buen rato, por si acaso.]`,
  found: `En la arena pelada del desierto giraba el remolino pequeño.~, y~ Era alto como una puerta.~+ y~ Estaba hecho de polvo. Dentro, vueltas y vueltas, iban una cuchara y la funda de almohada de alguien. «Buenas noches, buenas noches, buenas noches», decía cada vez que pasaba por delante. [«Les daría la mano, pero me la quedaría».]`,
  near: `Por la esquina de la casa apareció un remolino pequeño, hecho de polvo, y llevaba puesta la ropa tendida. Por delante era una camisa.~+, y~ Por detrás una funda de almohada. «Buenas noches», dijo al pasar.~, y~ Dio la vuelta a la casa.~+, y~ «Buenas noches», dijo por el otro lado.`,
  first: `El remolino no se paraba a que le hablaran.~+, así que~ {name} corrió a su lado.~, y~ Dieron nueve vueltas, hasta que {name} tuvo que parar. «¡Has parado! —dijo el remolino—. ¿Y cómo es?» «Todavía no lo sé —dijo {name} desde la arena—. Aún me gira todo».`,
  second: `Pasó la funda de almohada del remolino. {name} la agarró como si fuera una mano.~, y~ {pal} agarró a {name}. Era una funda muy fuerte.~+, y~ Todos dieron vueltas. «¿Estoy parando?», preguntó el remolino. «No mucho —gritó {name}—. Hemos arrancado nosotros». Y la soltaron.`,
  why: `«Cuando se fue el sol, los otros remolinos se acostaron —dijo el pequeño—. Fui a ver, y solo había un poco de polvo. Les di las buenas noches.~+, y~ Nadie contestó. Si paro, no hay nadie ahí, ni nadie que sepa cómo me llamo».`,
  settled: `El remolino pequeño se acercó.~+ y~ Se inclinó. «¿*Tú* paras?», preguntó. «Todas las noches —dijo {name}—. Alguien me dice buenas noches, y por la mañana sigo siendo yo. Buenas noches, remolino». El remolino fue más despacio, dejó en el suelo todo lo que llevaba.~, y~ Se acostó alrededor de los pies de {name}, grano por grano.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('río de una noche'),
  title: 'el río de una noche',
  sign: `Delante de la casa, por el desierto, pasaba un río que no llevaba río.~, y~ Tenía una orilla y otra orilla.~+, y~ En medio había arena. Pero una noche al año el río llega, y era esta noche.~, pero~ {name} no había visto más que la arena. [Los que han estado dicen que lo primero es el olor.]`,
  trace: `Por la arena seca iba un surco, derecho como una regla, con huellas a los dos lados. «Eso es de un arado», dijo {pal}. «Es de una barca —dijo {name}—. Alguien la ha llevado a rastras». «¿Por la arena? Entonces sabe algo», dijo {pal}. [En una piedra había un poco de pintura azul.]`,
  found: `En las orillas del río seco del desierto había cabras, ranas y un señor en una barca. Todos miraban a la última curva.~+, así que~ {name} fue a mirar detrás. Ahí estaba el río, fino como una cinta.~, y~ Se había parado, y le temblaba la punta. [«¿Son muchos?», preguntó.]`,
  near: `Junto a la verja había algo mojado.~:~ Era la punta del río, fina como una cinta, que venía de lejísimos y se había parado. Por el muro esperaban ranas.~, y~ El río sacó una gota.~+, y~ Se la volvió a guardar. [Una rana llevaba una hoja de sombrero.]`,
  first: `«Todos te están esperando», dijo {name}, y anunció: «¡Aquí está el río!» Todas las ranas se pusieron a aplaudir.~, y~ El río se volvió a ver quién venía. «¿Dónde? —preguntó, y dejó sitio—. ¿Es de los grandes?»`,
  second: `«Desde aquí es todo cuesta abajo —le dijo {name} al río—. No tienes más que rodar». Y para que viera cómo se hace, {name} echó a rodar una piedrita.~, y~ La piedrita rodó tres pasos y se paró.~+, y~ Todos la miraron. «¿Ven? —dijo el río—. Es justo lo que me pasa a mí».`,
  why: `«Al empezar yo era grande —dijo el río—. Empujaba un árbol. Pero es muy largo, y la arena pide con tanta educación. Lo que ven es lo que queda. Todos me recuerdan más grande. ¿Y si llego, y lo único que dicen es: miren, a alguien se le ha derramado algo?»`,
  settled: `El río tomó aire.~+ y~ Siguió. No era más ancho que una mano.~+, y~ Llenó una huella de {name}, y luego la siguiente. Una rana metió un pie y cerró los ojos. «Oh —dijo la rana—, está mojado hasta el *fondo*». El río se hizo un poco más ancho.<toddler: |[ En alguna parte una barca se levantó, lo que mide una cuchara.]>`,
};

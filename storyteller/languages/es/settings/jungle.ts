import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'jungle', SpanishNoun> = {
  tiny: { noun: la('hormiga cortahojas') },
  home: [
    `La casa de {name} estaba en la selva, sobre doce patas, al lado de un río ancho y marrón. De noche empezaban las ranas.~+, y~ La luz de la cocina se acostaba en el agua, larga y amarilla. [Los peces la probaban, por si era comida.]`,
    `La casa de {name}, en la selva, había sido barco.~+, y~ Ahora vivía sobre unos postes. Seguía teniendo las ventanas redondas.~+, y~ Por la noche brillaban, amarillas, sobre el río marrón. [Cuando llovía mucho, la casa se ponía nerviosa.]`,
  ],
  back: `El camino de vuelta era de hojas.~+, y~ Cada una los secaba al pasar, fresca y mojada. Las ranas se callaban para dejarlos pasar.~+ y~ Seguían detrás. [Olía a orquídeas.] Luego vino el río, y dentro del río, toda amarilla, la ventana de {name}.`,
  night: {
    dark: `En la selva la noche no cae despacio, se suelta. Las hojas eran verdes.~+, y~ Un momento después eran negras. [El calor se quedó donde estaba, y olía a barro dulce.] Entonces dejaron entrar a las ranas. Había un clinc, un clonc, una puerta oxidada y una moto chiquitita.`,
    deep: `En lo hondo de la noche, hasta las hojas dejaron de pasarse cosas.~, y~ Las lianas colgaban derechas.~+, y~ El río pasaba sin decir palabra. En una flor había una polilla.~+, y~ No se movía ninguna de las dos.~, y~ La selva entera soltó el aire, tibia y lenta.`,
  },
  hush: {
    one: `Los monos aulladores callaron primero. Rugen por la tarde, y lo que dicen es: estamos aquí, ¿y ustedes? Luego once monos se echaron en la misma rama.~, y~ De la rama colgaba un brazo, aquí y allá, que se mecía.~+ y~ Ya no se mecía. [Uno lo repitió, por ser cuidadoso.]`,
    two: `Después se fueron a casa las ranas.~,~ Primero las de la puerta oxidada.~+, y~ Luego las del clinc. Quedó la moto chiquita, dando vueltas a la charca.~+, que~ Tosió y rodó un poco sin motor. [Quedó estacionada debajo de una hoja.] Nadie tenía que ir ya a ningún sitio.`,
    three: `Al final quedó una gota.~+, y~ Venía de lo más alto del árbol más alto.~, y~ Tenía mucho camino, de hoja en hoja. [Cada hoja se inclinaba y volvía a subir.] Pasó por delante de la ventana.~+ y~ Llegó al musgo. Ahí se quedó.`,
  },
  facts: {
    one: `Pasaron unas hormigas que llevaban hojas. «No se las comen —dijo {pal}—. Son jardineras. Las mastican, hacen una cama.~+, y~ En ella cultivan una especie de seta, que es lo que comen». {name} esperó a que pasara la última.~, porque~ No hay que meterse entre un jardinero y su jardín.`,
    two: `«¿Cada cuánto baja el perezoso de su árbol?», preguntó {name}. «Más o menos una vez por semana», dijo {pal}. «¿A qué?» {pal} miró por si alguien escuchaba. «Al baño». «¿Tan lejos?», dijo {name}. «Nadie sabe bien por qué —dijo {pal}—, y no creo que haya que preguntarlo».`,
    three: `«Aquí abajo está oscuro hasta a mediodía —dijo {pal}—. Las hojas se lo quedan casi todo. De cada cien trocitos de sol, al suelo llegan unos dos». {name} le dio unas palmadas al suelo. «Entonces lo pequeño de aquí abajo —dijo {name}— crece con las sobras».`,
  },
  places: {
    kapok: {
      noun: la('ceiba'),
      arrive: `La ceiba se apoyaba en raíces como paredes, más altas que una puerta.~, y~ Entre dos raíces había un cuarto.~+, con~ Suelo de hojas. {name} llamó en la pared, *dum*. [{pal} llamó en la otra, *dom*.] Muy lejos alguien creyó que era para él.~+ y~ Contestó.`,
    },
    ants: {
      noun: el('camino de las hormigas'),
      arrive: `Un camino cruzaba el sendero, no más ancho que un cinturón.~+, y~ Estaba lleno. Cientos de hormigas volvían a casa, cada una debajo de su trocito de hoja.~, y~ Una llevaba un pétalo, y caminaba un poco aparte. [{name} y {pal} esperaron a que hubiera un hueco.]`,
    },
    lilies: {
      noun: la('laguna de los nenúfares'),
      arrive: `En una laguna negra flotaban las hojas de los nenúfares gigantes, redondas como mesas. {name} puso un pie en la primera.~+, y~ Aguantó. Así cruzaron de plato en plato, pidiendo permiso, sin que se derramara nada. [En la cuarta cenaba un pajarito marrón.]`,
    },
    mud: {
      noun: la('orilla de barro'),
      arrive: `Junto al río había una orilla de barro liso, y ahí había firmado todo el mundo. Había pájaros, cerdos y algo con cola. El barro estaba tibio. {name} puso una mano. [{pal} firmó al lado.] Ahora también decía que ellos habían pasado.`,
    },
  },
  helpers: {
    boa: {
      noun: la('boa'),
      trouble: `Entre dos árboles colgaba una boa.~+, y~ De la boa colgaban once camisas chiquitas. «Me estiré para la siesta.~, y~ Me desperté con ropa tendida». «¿Y no dijiste nada?», preguntó {name}. «Ya iban por los calcetines. Después de los calcetines ya no se puede». [Estaba así desde el martes.]`,
      help: `{name} encontró una liana, tan larga como una boa y tan verde. La ataron.~+ y~ Pasaron la ropa, empezando por lo más chico. Con el último calcetín la boa se dejó caer, vuelta tras vuelta.~, y~ Nadie sabría que había sido tan maleducada como para irse. [«Cuidado con la cuarta, que tengo cosquillas».]`,
      gift: `«Tomen esto», dijo la boa.~, y~ Era pálido y fino, y largo, larguísimo. «Es la piel del año pasado. Me quedó chica.~+, y~ La trencé yo, así que es fuerte». «¿Cómo, sin manos?», preguntó {name}. «Despacio», dijo la boa.`,
      back: `{name} le acercó la piel vieja a la rama. «La has estirado», dijo la boa, encantada.~, y~ La colgó donde hacía falta una cuerda. «Creerán que soy yo». Luego se aflojó entera, sin una sola camisa encima.`,
      comes: `Llegó una boa, y siguió llegando. «Puedo hacer de hamaca», le dijo {being.a}.~, y~ Se colgó por las dos puntas.~+ y~ Se meció un poco. {Being} no se subió. «Pues aquí se está muy bien», dijo la boa.~+, y~ Ahí se quedó.`,
      bye: `La boa se colgó entre dos árboles, como una hamaca consigo misma dentro, y desde el medio dio las buenas noches.`,
    },
    armadillo: {
      noun: el('armadillo'),
      trouble: `En el camino había un armadillo, cerrado menos una rendija. «Cerrado —dijo—. Oí un ruido espantoso, así que cerré». «¿Qué clase de ruido?», preguntó {name}. «Una especie de clop. Espero a que se vaya quien fuera. Eso fue en el desayuno».`,
      help: `{name} se acostó.~+ y~ Habló por la rendija. «¿Podrías abrir, cerrar y escuchar?» La bola se abrió. *Clop.* «¡Ahí está otra vez!», dijo el armadillo. Luego hubo un silencio. «Oh». Salió una nariz, bastante más colorada de lo normal. [Dentro estuvieron un rato pensando.]`,
      gift: `«Esto les hará falta», dijo el armadillo, y sacó una nuez redonda y marrón. «¿Qué hace?», preguntó {name}. «Rueda. Yo rodaba.~+, y~ Ella miraba. Ahora va adonde hay que ir, y nadie la convence de lo contrario». [La nuez no se movió. «Al principio es tímida».]`,
      back: `La nuez corría por delante, cada vez más despacio.~+, y~ Se paró en los pies del armadillo. «¿Se portó bien?», preguntó. «Todo el camino», dijo {name}. El armadillo la tomó en brazos.~+ y~ Se cerró. *Clop.* «Fui yo, no pasa nada», le dijo la bola a alguien más pequeño, dentro.`,
      comes: `Un armadillo llegó trotando hasta {being}. «¿Han probado a ser una bola?», preguntó.~+,~ Y, clop, fue una bola. «¿Sirve?», preguntó la bola, después de un rato.~+, y~ Le dijeron que todavía no.~,~ Así que miró por una rendija.`,
      bye: `El armadillo dio las buenas noches, se cerró con un clop y, desde dentro, le dio las buenas noches al clop.`,
    },
    parrot: {
      noun: la('lora'),
      trouble: `«¿Estás bien?», preguntó {name}. «¿Estás bien?», dijo una lora verde, y sacudió la cabeza, enfadada. «Yo tenía una frase mía, más café, una vez —dijo—. He dicho tantas de los demás que ya no la encuentro». [Luego dijo «¡tío!», y pidió perdón.]`,
      help: `Nadie sabía qué decir. {name} vio que eso podía servir.~, y~ Levantó un dedo. Estuvieron tanto rato callados que pasó un caracol. [«Cuidado con el», dijo la lora, y se paró.] No quedaba nada que repetir. «A mí —dijo la lora—. A mí me gustan los higos».`,
      gift: `«¡Me gustan los higos! —gritó la lora—. ¡Es mía! Tienen que llevarse algo». De su agujero sacó una seta. «Parece un poco vieja», dijo {name}. «No la juzguen de día. Solo se enciende a oscuras, cuando cree que no mira nadie». [Luego dijo «tío» y se tapó el pico con un ala.]`,
      back: `«Tu seta», dijo {name}. «Me gustan los higos», dijo la lora.~, y~ Se sentó delante, de espaldas.~+, y~ Por todo su borde salió una luz verde, pluma por pluma. «Se me ha ocurrido otra —dijo—. *Es tarde, y eso también me gusta*».`,
      comes: `Bajó una lora verde a mirar {being.a}. «Pueden ver mi higo», dijo.~, y~ Lo levantó con una pata, le dio la vuelta.~+, y~ Todos miraron. No pasó nada, salvo que el higo era cada vez más chico. «A *mí* me ayuda», dijo la lora, y se quedó a terminarlo.`,
      bye: `«Buenas noches, lora», dijo {name}. «Buenas noches», dijo la lora, y eso se le había ocurrido a ella.`,
    },
  },
  objects: {
    skin: {
      noun: la('piel de boa trenzada'),
      use: `{name} sacó la piel vieja de la boa.~+ y~ La sacudió entera. Luego la lanzó.~+, y~ Subió, dio dos vueltas a algo ahí arriba y no se soltó. [Era lisa y seca, y hacía cosquillas.] Así treparon, por lo que a alguien le había quedado chico.`,
    },
    nut: {
      noun: la('nuez que rueda'),
      use: `{name} puso la nuez en el suelo.~, y~ Ahí se quedó. «Es tímida», dijo {name}, y miraron para otro lado. *Trr*, hizo algo.~+, y~ La nuez rodaba. Probó un poco por aquí y un poco por allá.~+, y~ Luego dejó de dudar. [«Vamos tras ella», dijo {pal}.]`,
    },
    mushroom: {
      noun: la('seta de noche'),
      use: `{name} sacó la seta de la lora.~+, que~ Parecía un bollo en el que se hubiera sentado alguien. «Nadie mira», dijo {name}, y miró para otro lado. Cuando se volvieron, la seta brillaba, verde, por debajo.~+, y~ Lo oscuro dio un paso, para verla.`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí había una puerta de piedra, con un árbol sentado encima.~+, y~ El camino entraba.~, y~ Dentro estaba negro. «¿Hola?», llamó {name}. Olía a sótano y a murciélago viejo. [Las raíces la agarraban como una mano.]`,
        after: `En el pasadizo había un jaguar.~, y~ Era de piedra.~+, con~ Helechos por bigotes. La nariz le brillaba.~+, porque~ En mil años la había acariciado todo el mundo.~, y~ Ellos también la acariciaron. [Estaba fresca como una cuchara.] Al otro lado, entre las hojas, había estrellas.`,
      },
    },
    reach: {
      one: {
        meet: `Ahí el camino acababa en una pared de tierra roja, mojada y lisa como una bañera. Arriba seguía. {name} subió tres pasos.~+ y~ Resbaló cuatro. «Estamos bajando —dijo {pal}— más deprisa de lo que subimos».`,
        after: `Ahí arriba no había selva, solo su techo, todo bultos, como el brócoli, con niebla en las rendijas. Debajo de ellos un guacamayo volvía a casa.~+, y~ Siguió siendo azul hasta ser un guisante. [«Nunca había visto un pájaro por arriba», dijo {name}.]`,
      },
    },
    call: {
      one: {
        meet: `Ahí estaba el río.~+, y~ En medio del río la barca, que era una tortuga.~, pero~ La cabeza, por lo que se veía, la tenía dentro. En la concha ponía *Llamen, por favor*. «¡Hola!», llamó {name}.~+, pero~ El río también hablaba, y más fuerte.`,
        after: `Salió la cabeza, y tenía cien años. «Alguien ha llamado —dijo la tortuga—. Qué amable». Los pasó sin salpicar ni una gota. «Cuidado al bajar —dijo en la otra orilla—, que por aquí soy más vieja». [A la mitad les pidió que miraran la luna, porque iba incluida.]`,
      },
    },
    soft: {
      one: {
        meet: `En un puente de lianas había un mono muy pequeño, mojado, agarrado con las cinco puntas. Temblaba.~+, y por eso~ Temblaba el puente. «Me caí —dijo—. Los dejaría pasar, pero las manos no se sueltan hasta que entren en calor. Lo hacen todo juntas».`,
        after: `Se soltó una mano.~+, y~ Luego las otras, y por último la cola, rizo a rizo. «Estoy seco —dijo el monito—. Me estoy poniendo esponjoso». Cruzaron todos.~, y~ Al otro lado una familia se lo fue pasando de regazo en regazo, y resultó que era suyo.`,
      },
    },
    way: {
      one: {
        meet: `Ahí había cinco huecos en lo verde, con un camino en cada uno. Hubo un poste, pero había echado raíces.~, y~ Ahora era un árbol, y cada brazo señalaba un trozo distinto de cielo. «Ha salido muy bien —dijo {name}—, pero no ayuda mucho».`,
        after: `Era el más bajo, el que uno habría dicho que era de cerdos. Entraron doblados.~, pero~ Dentro se podía estar de pie, en un salón verde.~+, y~ Los cerdos lo tenían muy limpio. [«Perdón por lo que dije», dijo {pal}, por si había alguno.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('tucán joven'),
  title: 'el tucán',
  sign: `*Clac.* Hubo un silencio, luego un golpe.~+, y~ En la selva una voz dijo «perdón». *Clac-a-clac.* «¡Perdón!» Todos acababan de dormirse.~+, y~ Se sentaron otra vez. Alguien se daba la vuelta en la cama, y la cama era un árbol. [Los monos aulladores pidieron silencio a gritos, que no ayudaba nada.]`,
  trace: `En la corteza de un árbol había una marca, como de cuchara muy grande.~, y~ Debajo, chiquito, alguien había rascado: *perdón*. En el árbol siguiente había dos marcas.~+, y~ Debajo decía: *perdón, perdón*. «Qué buenos modales tiene alguien», dijo {pal}.`,
  found: `En una rama de la selva se acostaba un tucán joven.~, y~ Apoyó el pico grande a la izquierda, y se le resbaló. *Clac.* «Perdón», le dijo al árbol. Lo apoyó a la derecha.~+, y~ Se fue con él. *Pum.* «Ya estoy casi cómodo», dijo, trepando otra vez.`,
  near: `En el árbol de al lado de la casa había un tucán joven. Probó su pico enorme a la izquierda, y se le resbaló. *Clac.* Lo probó a la derecha.~+, y~ Se cayó con él. *Pum.* «Perdón», dijo el tucán, desde la barandilla.`,
  first: `{name} dobló una hoja grande y blanda.~+ y~ La puso debajo del pico del tucán. Por un momento el pico se estuvo quieto.~+, y~ Luego resbaló. *Clac*, hizo, encima de {pal}. «Perdón —dijo el tucán—. Es que como mucha papaya. Le saca un brillo…»`,
  second: `«Yo te sujeto la punta del pico —dijo {pal}—, y tú duermes». El tucán cerró los ojos.~, y~ Al momento ya roncaba: *clac-a-clac-a-clac*.~+, y~ {pal} castañeteaba con él, de arriba abajo. «Perdón —dijo el tucán al despertarse—. ¿Oyeron un ruido?»`,
  why: `«Los demás se dicen buenas noches, ala con ala —dijo el tucán—, y meten la cabeza debajo. Si lo hago yo, el pico me sale por atrás. Hace *clac*.~+, y~ Ellos dicen *chist*. Si paro, ya no hay nadie que me diga nada».`,
  settled: `El tucán giró la cabeza del todo hacia atrás, para ver quién era. «Buenas noches, tucán», dijo {name}.~+,~ Y ahí se acostó el pico, en el hueco entre las alas.~, donde~ Cabía como una cuchara en su cajón. Subió la cola y se dobló por encima.~+, y~ Nadie dijo perdón. [«Ah —dijo el tucán—, conque era ahí».]`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: la('primera luciérnaga'),
  title: 'la primera luciérnaga',
  sign: `Una noche al año el árbol grande del otro lado del río se llena de luciérnagas.~+, y~ Era esta noche. Se enciende y se apaga el árbol entero, a la vez.~+,~ Pero una tiene que empezar.~, y~ Esa es la primera luciérnaga. [A {name} solo se lo habían contado.] Toda la selva estaba ya a oscuras, y el árbol también.`,
  trace: `Muy lejos, una luz como un alfiler se encendió.~+ y~ Se apagó. «¿Viste eso?», preguntó {name}. «Parpadeé», dijo {pal}.~+, y~ Luego parpadearon los dos.~, y~ Llegaron justo al final. «Espera a que no miremos», dijo {name}.`,
  found: `Al pie del árbol grande de la selva estaban todos mirando para arriba: monos, cerdos y un tapir con chal. Debajo de cada hoja esperaba una luciérnaga, a oscuras.~, y~ En la ramita más baja estaba la primera, con la luz escondida detrás.`,
  near: `En la barandilla, junto a la puerta, había una luciérnaga a oscuras.~+, y~ Era la primera, la que esperan todas.~, y~ Abajo esperaban también monos y cerdos. La luciérnaga se encendió, como un alfiler.~+, y~ Miró alrededor.~, y~ Luego se sentó encima de su luz.`,
  first: `«Cerramos los ojos —dijo {name}—, y tú pruebas». Los cerraron. «¿Están cerrados?», preguntó la luciérnaga. «Míralo tú», dijo {name}.~, y~ La luciérnaga miró con todas sus fuerzas. «No puedo —dijo—. Para ver si están cerrados, tendría que encenderme».`,
  second: `«La primera luz soy yo —dijo {pal}, y se puso bien derecho—. Ya. Estoy encendido». La luciérnaga le dio la vuelta entera. «¿Eso es encendido?» «Sí. Y ahora me apago». No había mucha diferencia. «Está muy bien —dijo la luciérnaga—. Casi no se nota el cambio».`,
  why: `«El árbol entero me espera a mí —dijo la luciérnaga—. Dicen: tú empieza, y luego vamos todas. Pero yo solo tengo una luz chiquita. Han venido todos.~, y~ Hay muchísima oscuridad. ¿Y si nadie nota ni que me he encendido?» Y le puso dos patas encima.`,
  settled: `La primera luciérnaga quitó las patas.~+, y~ Se encendió. Era una sola luz pequeña, y alrededor estaba todo lo oscuro. Luego hubo otra a su lado.~+, y~ Luego la ramita, y la rama, y de golpe el árbol. «Oh —dijo la luciérnaga—. Así que bastaba con una». [Se encendía, se apagaba. Se encendía, se apagaba.]`,
};

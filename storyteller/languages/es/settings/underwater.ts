import type { FirstSetting, SeenTelling } from '../../bank.ts';
import { el, la, las, type SpanishNoun } from '../noun.ts';

export const setting: FirstSetting<'underwater', SpanishNoun> = {
  tiny: { noun: el('cangrejito') },
  home: [
    `La casa de {name} era de vidrio y estaba en el fondo del mar.~, donde~ Se respiraba tan bien como en la cama. Por la noche los peces se acercaban a ver qué había de cena. [Casi siempre se iban con cara de haber cenado mejor.]`,
    `{name} vivía en una casa redonda, en el fondo de un mar en el que se podía respirar. Al llegar la noche se encendía la lámpara de la cocina.~+, y~ Había que sujetar la sopa. [La sopa, en el mar, es muy de irse.]`,
  ],
  back: `Volvieron por el fondo del mar, con pasos largos y lentos.~, y~ La arena tomaba cada pie.~+ y~ Luego lo devolvía. Muy lejos brillaba algo redondo y amarillo, como un huevo frito.~+, y~ Era la casa de {name}. [Nadie dijo nada, pero caminaron más despacio, para que durara.]`,
  night: {
    dark: `La luz se iba para arriba.~,~ Así llega la noche en el mar: sube y sube.~+, hasta que~ Solo queda una moneda de plata en lo más alto. Abajo todo era azul, y azul oscuro.~+, y~ Para lo que viene luego no hay palabra. [Uno por uno, en sus tallitos, se encendieron los peces farol.]`,
    deep: `El mar respiraba en sueños.~, y~ Se iba muy lejos.~+, y~ De muy lejos volvía. Las algas se inclinaban con él, para este lado, para el otro. [Hasta los cangrejos habían soltado lo que llevaban.]`,
  },
  hush: {
    one: `Primero pararon los camarones.~+, que~ Llevaban todo el día haciendo clic, como algo que se fríe.~, y~ Ya solo quedaban diez clics, y luego tres. Luego uno, que llegó tarde.~+ y~ Pidió perdón.`,
    two: `Después se fueron las burbujas: blup, y blup.~+, y~ Nadie oyó dónde se acababan. En la arena había una caracola que toda la noche había rodado para allá y para acá.~, pero~ Ahora rodó para allá.~+, y~ Para acá ya no rodó.`,
    three: `Debajo de todo eso estaba el mar.~+, que~ No para nunca, pero sabe hablar muy bajo.~;~ Decía una sola palabra, y en la palabra no había más que *shh*. La decía lejos, la decía cerca, y cada vez le quedaba un poco menos.`,
  },
  facts: {
    one: `«¿Sabes quién hizo la arena?», preguntó {pal}. «¿Las olas?» «En parte. Pero mucha la hizo el pez loro.~+, que~ Muerde el coral, lo muele y lo suelta hecho arena». {name} levantó un pie y se lo miró. «Entonces esta playa…» «Exacto —dijo {pal}—. Es el almuerzo de alguien».`,
    two: `Se cruzaron con un pulpo de color piedra, que luego fue de color alga. «¿Cómo elige?», preguntó {name}. «En la piel tiene bolsitas de color —dijo {pal}—. Las abre y las cierra, miles de ellas, en menos de lo que parpadeas. Y tiene tres corazones». «¡Tres!», dijo {name}.~+, y~ El pulpo, de oír que hablaban de él, se puso rosa.`,
    three: `Algo largo y grave pasó por el agua.~+, y~ También les pasó por las costillas. «Una ballena —dijo {pal}—. Igual está a ciento cincuenta kilómetros. El agua lleva una canción mucho más lejos que el aire.~+, y~ Más de cuatro veces más deprisa». {name} se puso la mano en el sitio por donde había pasado.`,
  },
  places: {
    kelp: {
      noun: el('bosque de algas'),
      arrive: `Entraron en el bosque de algas.~+, y~ Subían y subían.~, y~ Todas a la vez se inclinaban para un lado, se lo pensaban y se inclinaban para el otro. [Entre los tallos todo era verde y dorado, como una botella por dentro.] Por ahí no se podía andar sin inclinarse también.`,
    },
    steps: {
      noun: las('escaleras de coral'),
      arrive: `El coral bajaba en escalones, rosados, naranjas y uno que era color dedo del pie.~, y~ En cada escalón vivía alguien. Al pasar ellos se abrían puertecitas, se asomaban unos ojos con tallo.~+, y~ Las puertecitas se cerraban. [«Buenas —iba diciendo {name}—. Buenas. Buenas».]`,
    },
    wreck: {
      noun: el('barco hundido'),
      arrive: `Ahí estaba el barco viejo, acostado de lado, con el mástil en la arena.~, y~ Llevaba cien años así, como si durmiera.~+, y~ Las anémonas le habían crecido por encima. En cada ventana colgaba un pez, a modo de cortina. [Dentro, en alguna parte, una puerta iba y venía: ñic. Y ñic.]`,
    },
    plain: {
      noun: la('arena blanca'),
      arrive: `Después no hubo más que arena, blanca y ancha y peinada por el agua. Nadie la había pisado.~+, y~ Al volverse solo vieron sus propios pasos, que los seguían de dos en dos. [Un lenguado que hasta entonces era suelo se levantó y se fue a ser suelo a otra parte.]`,
    },
  },
  helpers: {
    crab: {
      noun: el('cangrejo ermitaño'),
      trouble: `«Dense la vuelta, por favor —dijo una voz—. No estoy vestido». Se dieron la vuelta.~+, y~ Le hablaron a un alga. Era un cangrejo ermitaño que había crecido.~+, y~ La concha le apretaba. «Así que salí, y no hay otra, y aquí corre el agua —dijo—. Y no deja de pasar gente».`,
      help: `{name} vació los dos bolsillos hacia atrás, sin mirar: un botón, un corcho y una taza de muñecas. «Muy plano —dijo el cangrejo—. Muy de corcho. Oh. Esta tiene asa». Luego se oyó rascar.~+, y~ Luego un plop. «Ya pueden mirar». [Parecía un señor pequeño que se lleva a sí mismo en brazos.]`,
      gift: `«Llévense la vieja —dijo el cangrejo ermitaño—. Fue de mi abuela». Era una caracola larga como una mano.~+, y~ Por dentro era rosa, igual que la boca de un gato. «Si se sopla por la punta chica, se oye en el mar de al lado». [La abuela la tocaba cuando ya estaba la sopa.]`,
      back: `El cangrejo ermitaño sujetaba su puerta por el asa.~, y~ Le devolvieron la caracola de la abuela.~+, y~ Se la puso en la oreja. «Sigue ahí dentro», dijo. «¿Y qué dice?», preguntó {name}. «Sopa». Se la llevó a la cama, por no quedarse sin desayuno.`,
      comes: `Llegó el cangrejo ermitaño. «Por mi experiencia —le dijo {being.a}—, es la concha. Aprieta». Le ofreció una chapa de botella, su mejor sombrero.~+, que~ Se resbaló. Así que se la puso él.~+ y~ Se sentó a esperar.`,
      bye: `El cangrejo ermitaño se dio las buenas noches en su propia puerta, se limpió todos los pies, uno por uno, y entró en sí mismo.`,
    },
    seahorse: {
      noun: el('caballito de mar'),
      trouble: `De un tallo colgaba un caballito de mar, agarrado con la cola y con los ojos cerrados. «¿Todavía se mueve?», preguntó. «¿El qué?», dijo {name}. «Todo —dijo el caballito de mar—. Solo quiero cruzar a casa de mi hermano.~+, pero~ En cuanto me suelto, el agua me pone en otro sitio».`,
      help: `{name} dobló el dedo meñique. «Agárrate aquí —dijo {name}—. Esto va donde yo voy». El caballito de mar le dio dos vueltas con la cola.~+, y~ Era como llevar un anillo que piensa.~, y~ Cruzaron tan despacio que no se le derramó nada. [«Ya abrí un ojo», dijo a la mitad.]`,
      gift: `Ahí colgaba el hermano.~+, y~ Los dos se saludaron tres veces. «Llévense nuestra cinta», dijeron, y la desenrollaron: un alga de plata, tan larga como es alta una casa.~, y~ Suave como un cordón. «De noche nos agarramos a ella. Pero ahora ya somos dos».`,
      back: `Los dos caballitos de mar colgaban cola con cola.~, y entonces~ {name} los rodeó a ambos con la cinta de plata.~+, e~ Hizo un lazo. «¿Todavía se mueve?», preguntó el primero, con los ojos cerrados. «Todo», dijo {name}. «Ah, bueno —dijo—. Pues que se mueva».`,
      comes: `Llegó un caballito de mar, de tallo en tallo. «Lo importante es agarrarse», dijo.~+, y~ Le dio su tallo {being.a}.~, pero~ Entonces a él se lo llevó el agua. «Oh», dijo, pasando de espaldas. {name} estiró un dedo.~+, y~ En el dedo se quedó.`,
      bye: `El caballito de mar se agarró a un tallo, hizo una reverencia y luego otra, y la segunda ya era quedarse dormido.`,
    },
    octopus: {
      noun: el('pulpo'),
      trouble: `El pulpo había hecho un lazo con él dentro.~+, y~ No sabía salir. «Estaba envolviendo un regalo —dijo—. Con ocho brazos uno pierde la cuenta. ¿Este es mío?» «Ese creo que es un alga», dijo {name}. «¿Y este?» «Esa es mi pierna». [El pulpo le dio las gracias y siguió buscando.]`,
      help: `«No hay que tirar —dijo {name}—. Hay que hacer cosquillas». Se las hicieron al primer brazo, y se soltó.~;~ Se las hicieron al tercero, y al quinto, y a uno que no era de nadie. Al séptimo el pulpo se reía tanto que le salieron lunares.~+, y~ Después, rayas. [El octavo se soltó solo, para no ser menos.]`,
      gift: `Dentro del lazo estaba el regalo: una colcha cosida con velas viejas, por ocho brazos a la vez. «Es para quien me desatara —dijo el pulpo—. Doblada es como un sándwich.~+, y~ Abriga como cuatro». [De tanto lazo, había quedado un poco plana.]`,
      back: `El pulpo se había dormido sobre sus papeles.~+, y~ Le pusieron por encima la colcha, que abriga como cuatro.~, y~ Quedaron fuera cuatro brazos. «Hay que desdoblarla otra vez», dijo {pal}. Lo hicieron.~+, y~ Abrigaba como ocho.`,
      comes: `Llegó el pulpo con un cojín debajo de cada brazo, que hacen ocho. «¿Le gustan duros o blandos?», preguntó.~+, y~ Los probaron todos, uno por uno.~, pero~ No era un problema de cojines. Así que el pulpo se sentó en los ocho.~+, y~ Miró desde arriba.`,
      bye: `El pulpo dijo adiós con un brazo, y con los otros siete se arropó.`,
    },
  },
  objects: {
    shell: {
      noun: la('caracola vieja'),
      use: `«La punta chica», dijo {pal}.~, y entonces~ {name} le dio la vuelta a la caracola y sopló. Primero salieron burbujas.~+, y~ Después una sola nota, larga y redonda, tan rosa como la caracola. Se fue abriendo en un anillo que crecía.~, y~ Donde tocaba, alguien decía: «¿Sopa?»`,
    },
    ribbon: {
      noun: la('cinta de plata'),
      use: `«La cinta», dijo {name}. La cinta quería flotar, así que la dejaron.~, y~ Subió y subió, toda de plata, hasta posar la punta justo donde ellos no llegaban. [Dio una vuelta, como hacen las colas de los caballitos: estaba acostumbrada a agarrarse.] Y por ella treparon, sin pesar casi más que un sueño.`,
    },
    quilt: {
      noun: la('colcha de velas'),
      use: `{name} desdobló la colcha.~+, y~ La desdobló más, y siguió desdoblando. Lo que antes era un sándwich ya era una cama. Le dieron dos vueltas a quien tenía frío.~+, y~ Le remetieron los bordes. [De vela sabía guardar mucho de algo, y todavía se acordaba.]`,
    },
  },
  gates: {
    light: {
      one: {
        meet: `Ahí solo se podía seguir por una cueva.~+, y~ Dentro no había nada de azul. {name} metió un brazo.~+, y~ Ahí se acabó el brazo. «Sigue puesto —dijo {name}—. Noto que está». [{pal} contó los que quedaban fuera, por ayudar.]`,
        after: `Así que pasaron, y vieron lo que nadie ve. La cueva era roja de punta a punta, roja como un teatro.~, y~ No lo había sabido nadie, porque nadie había llevado una luz. [«Gracias», dijo la cueva, o era solo agua que salía.]`,
      },
    },
    reach: {
      one: {
        meet: `Ahí había una pared de roca.~+, y~ El camino seguía arriba. Nadaron para subir.~+ y,~ Como eran gente de a pie, volvieron a hundirse.~, pero~ La pared era lisa. Había lapas, pero dijeron que no eran escalones.`,
        after: `En lo alto había una repisa, como la de una ventana.~, y~ Se sentaron con los pies colgando en lo azul.~, y~ Debajo pasaban peces, igual que pájaros. [«Yo siempre creí que arriba era para el otro lado», dijo {pal}.]`,
      },
    },
    call: {
      one: {
        meet: `Para cruzar el hueco azul hay una mantarraya, que es la barca.~+,~ Pero la mantarraya estaba lejos.~, y~ Daba vueltas lentas, dormida. Le hicieron señas con la mano.~+, pero~ En el mar una seña no es gran cosa.`,
        after: `La mantarraya llegó planeando.~+ y~ Se echó a sus pies. «Todos a bordo, y cuidado con los bordes», dijo.~, y~ Se sentaron en su lomo, que subía por los bordes y bajaba por los bordes. Así los pasó al otro lado. [«Cuidado con el escalón», dijo al despedirse.]`,
      },
    },
    soft: {
      one: {
        meet: `En la puerta del arrecife había una foca muy pequeña.~+, que~ Se agarraba y temblaba. «Espero a mi mamá —dijo—. Me dijo: agárrate de aquí. Y si me suelto, lloro». El mar es un sitio frío para esperar.`,
        after: `«Ya —dijo la foca—, me solté y no lloré». La puerta, sin nadie que la agarrara, se abrió sola.~, y~ Entonces llegó por lo azul una foca grande, muy deprisa y boca abajo.~+, que~ Gritaba un nombre. Era justo el nombre. [Hubo muchas volteretas.]`,
      },
    },
    way: {
      one: {
        meet: `Ahí el arrecife se partía en calles: unas a la izquierda, otras a la derecha, y una para abajo. Todas eran iguales.~+, y~ En todas había el mismo pez a rayas. [El pez dijo que era nuevo.] «La corriente lo sabe —dijo {pal}—, pero no lo dice».`,
        after: `Era la tercera, la estrecha de la curva.~+, pero~ Después de la curva venía otra curva.~, y~ Después de esa se abría delante de ellos el mar entero. [«Ah, *ahí* iba», dijo el pez a rayas, que venía detrás.]`,
      },
    },
  },
};

export const restless: SeenTelling<SpanishNoun> = {
  noun: el('ballenato'),
  title: 'el ballenato',
  sign: `Temblaron las tazas en sus ganchos. Buuum, sonó en alguna parte del mar.~+, y~ Después vino un montón de burbujas, y otra vez: buuum. Algo muy grande se daba la vuelta en la cama.~+, y~ Se la volvía a dar. [Por todo el arrecife se abrieron puertecitas, y se asomaron gorros de dormir.]`,
  trace: `En la arena del fondo había un hueco liso y redondo, largo como una calle. «Es una cama —dijo {pal}—. Y aquí hay otra, y otra». {name} palpó la arena. «Alguien usa la talla grande —dijo {name}—, y ninguna le gusta».`,
  found: `Ahí, en mar abierto, había un ballenato, no más largo que una calle.~, y~ Se puso sobre el lado izquierdo, sobre el derecho y luego de cabeza: buuum. «Ah, hola —dijo boca abajo—. Digan que ya es de día».`,
  near: `Por el mar llegó una sombra.~+, y~ Era un ballenato, que se echó delante de la casa. Se volvió a la izquierda, buuum, se volvió a la derecha, buuum.~+, y~ Todas las ventanas se llenaron de ballena. «Hola —dijo, con un ojo en el vidrio—. ¿A que ya es de día?»`,
  first: `«Prueba a contar algo», dijo {name}.~+,~ Así que el ballenato contó camarones. «Uno. Dos. Tres. Cuaaatro». Se paró. «Ese último lo dije un poco ancho —dijo—. Ahora ya no queda ninguno». Y tenía tan poco sueño como antes.`,
  second: `«Le falta una manta», dijo {pal}.~+,~ Así que le pusieron algas al ballenato, dos brazadas enteras.~, y~ Las algas le taparon un ojo. «En el ojo está muy rica —dijo el ballenato—. ¿Cuándo viene lo demás?» Luego se dio la vuelta, buuum.~+, y~ La manta la tenía {pal}.`,
  why: `«Es mi primera noche en un sitio para mí —dijo el ballenato—. Siempre dormí al lado de mi madre.~+, y~ Al darme la vuelta, ahí estaba. Aquí me doy la vuelta para un lado y para el otro, a ver si tropiezo con alguien. Si me quedo quieto, no hay nadie». Una lágrima grande subió como un globo.`,
  settled: `El ballenato se dio la vuelta una vez más, muy despacio.~+, y~ Tropezó con {name}. «Así que hay alguien —dijo—. Un alguien bastante pequeño». «Pero que se queda», dijo {name}.~, y~ El ballenato cerró un ojo, grande como un plato.~+, y~ Por todo el arrecife se fueron cerrando las puertecitas.`,
};

export const wonder: SeenTelling<SpanishNoun> = {
  noun: el('árbol de las perlas'),
  title: 'el árbol de las perlas',
  sign: `En el fondo del mar está el árbol de las perlas, gris como un palo.~, y~ Una noche al año se enciende.~+, y~ Esa noche era esta. «¿Cómo es?», les había preguntado {name} a los cangrejos.~, y~ Los cangrejos dejaron las pinzas en el suelo y lo pensaron. «Pues…», dijeron.`,
  trace: `En la arena del fondo había un letrero. PROHIBIDO APOYARSE, decía. Miraron alrededor.~+, pero~ No había dónde apoyarse. «Si yo no iba a hacerlo», dijo {pal}.~, pero~ Más allá había otro: NI UN POQUITO. «Es para alguien grande», dijo {name}.`,
  found: `Ahí, en el fondo del mar, estaba el árbol de las perlas.~, y~ En cada rama gris había una ostra, cerrada a cal y canto. Alrededor esperaban los camarones, luego las focas y luego una ballena que había prometido no apoyarse.~, pero~ No se abría ni una concha.`,
  near: `Ahí fuera, en el fondo del mar, estaba el árbol de las perlas.~+, que~ Había llegado con la marea.~, y~ En cada rama gris había una ostra bien cerrada. Detrás venía una ballena, que había prometido no apoyarse. «Todavía no», dijeron cuarenta voces chiquitas.`,
  first: `{name} llamó a la concha más baja del árbol de las perlas. «No hay nadie», dijo una voz chiquita. «¿Y entonces quién habló?», preguntó {name}.~, y~ El árbol entero lo pensó. «La de al lado», dijo la concha.~, así que~ {name} llamó al lado.~+, y~ La de al lado dijo que probara en el piso de arriba.`,
  second: `«Si se rieran, se abrirían —dijo {pal}—. ¿Qué le dijo el mar a la arena?» «¿Qué?», preguntaron cuarenta voces del árbol de las perlas. «Ola», dijo {pal}.~+, y~ Temblaron todas las ramas.~, y~ Subieron burbujas, mmf, mmf, mmf. Pero una ostra sabe reírse con la boca cerrada.`,
  why: `«Una concha por dentro es muy oscura —dijo el árbol de las perlas, con sus cuarenta voces—. Llevamos un año haciendo una perla cada una, y no la hemos visto. Lo que te dan es un granito de arena. Han venido todos, hasta la ballena. ¿Y si nos abrimos, y sigue siendo un granito?»`,
  settled: `La concha más baja se abrió, clic, no más que un guiño.~, y~ Salió una luz, redonda y blanca como la U de *luna*. «Eso no es arena», dijo {name}. Clic, clic, por el árbol arriba, como cuando se encienden las luces de un pueblo.~+, y~ Hasta la ballena contuvo el aliento.`,
};

import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'exciting'> = {
  open: [
    `¡Un brazo dentro! Pero ¿y la otra manga? {name} giró, y ahí iba volando, ¡y ya no estaba! «¿Llevas puesto el pijama?», gritaron. «¡Medio!», gritó {name}. Una vuelta, otra para el otro lado, un zarpazo, ¡y atrapada!`,
    `«¡Tres!» {name} dobló las rodillas, ¡los brazos atrás! Las pantuflas estaban lejísimos, ¡y había que caer con los dos pies dentro! «¿Vienes?», llamaron. «¡Ya casi! —gritó {name}—. ¡Dos! ¡Uno y medio! ¡Uno!» ¡Arriba, y por encima! *¡Plom!* ¡Dentro!`,
    `¡Todo se puso negro! ¡Todo apretaba! {name} estaba dentro del suéter, ¡y la salida no aparecía! «¿Te ayudamos?», gritaron. «¡Mmf!» Un tirón, y otro, ¡y otro! *¡Pop!* Salió {name}, ¡con todos los pelos de punta!`,
  ],
  outside: `«¿Ojos?», gritó {name}. «¡Abiertos!» «¿Orejas?» «¡Listas!» «¿Rodillas?» «¡Temblando!» «¡Las mías también!», dijo {name}.~, pero~ La lista no tenía más. «¡Entonces <toddler: a mirar|adelante>!» Y antes de que las rodillas pudieran pensarlo, <toddler: ya miraban con todas sus fuerzas|ya habían dado diez pasos>.`,
  rest: `«¡Alto! —jadeó {name}—. ¡A respirar!» Respiraron, dentro, fuera, dentro, y los corazones sonaban como dos cucharas en una olla. «Diez respiraciones —dijo {name}—, ¡y seguimos!» «¡Solo me quedan seis!» «¡Pues seis!» A la cuarta ya podían hablar, ¡y a la sexta ya estaban en pie!`,
  doorstep: `¡Fuera <toddler: las pantuflas|los zapatos>, uno, dos! Ya solo quedaba la última carrera, la de la cama, pero {name} la hizo andando. «¿Esta no la corres?», preguntó {pal}. «La correría —dijo {name}—, pero las piernas se me han adelantado». Y ahí estaban los dos, en la cama ya.`,
  close: [
    `Un brazo dentro, y el otro dentro. La manga que tanto costó atrapar descansaba sobre la manta.~, y~ La mano que iba en ella se abrió, y no se escapó nada.`,
    `Tres. Las pantuflas estaban junto a la cama, muy juntas. Dos. Los dos pies habían caído dentro, debajo de la manta. Uno y medio.~, y~ Entonces {name} soltó el aire, y fue muy largo. Uno.`,
    `De todos los pelos de {name} quedaba uno de punta, encima de la almohada.~, y~ Miró a ver si venía algo más, se inclinó un poco y se acostó.`,
  ],
  links: [
    `«¡A la izquierda!», gritó {name}. «¡A la derecha!», gritó {pal}, y chocaron, ¡y fueron a la izquierda!`,
    `{name} y {pal} corrieron hasta quedarse sin aire para hablar, ¡y entonces señalaban!`,
    `«¡Rápido!», gritó {pal}. «¡Ya voy rápido!», gritó {name}. «¡Más!», gritó {pal}.`,
    `Ahora iba delante {name}, ahora {pal}, ¡ahora {name} por una nariz!`,
    `*¡Crac!* {name} y {pal} se quedaron de piedra. Pero era nada más un botón de {name}, ¡y siguieron!`,
    `{name} y {pal} aguantaron el aire, se agarraron bien, ¡y allá fueron!`,
  ],
  threads: {
    sand: {
      one: `{name} se había traído de la cocina el reloj que es como un huevo: se le da cuerda, y él vuelve haciendo tic, tic, ¡tic! «Cuando suene —dijo {name}—, es hora de dormir, ¡estemos donde estemos!» «¿Suena mucho o poco?», gritó {pal}. «¡Mucho!» «¡Pues rápido!»`,
      two: `{name} levantó el huevo, que hacía tic, tic, para verlo. Ya se había ido la mitad, ¡pero de la noche quedaba más de media! <toddler: Se sentaron más derechos y miraron el doble|Lo que se podía saltar lo saltaron, y por debajo de lo demás pasaron>. «¡Ay!», gritó {pal}, que se dio en un pie. «¡No hay tiempo! —gritó {name}—. ¡Dilo mañana!»`,
      three: `«¿Cuánto queda?», gritó {pal}.~, y entonces~ {name} miró el huevo. «¡Tres tics! ¡Dos! ¡Uno!» Cerraron los ojos y esperaron.~+, y~ No sonó, porque se le había metido una miga de tostada. «No lo sacudas», susurró {pal}. [Con el dedo en los labios lo llevaron desde ahí.]`,
      end: `Debajo de la almohada se movió algo, y era el huevo, ya sin su miga.~, y~ Sonó, muy chiquito: pin. «Hora de dormir, estemos donde estemos», dijo {name}. «¿Y dónde estamos?», preguntó {pal}.~+, y~ Miraron, y estaban en la cama, exactamente a tiempo.`,
    },
    hiccup: {
      one: `«¡Chist! —susurró {name}—. ¡Ni un ruido!» «Hip», hizo {pal}.~, y~ Se miraron con los ojos enormes. «Eso no ha sido… ¡hip!», dijo {pal}. «¡Aguanta el aire! ¡Cuenta hasta nueve!» {pal} se ponía cada vez más redondo: ¡cinco, seis! «Ocho… ¡hip!»`,
      two: `«¡Hip!» ¡Ahí estaba otra vez, en el peor momento! «Te hace falta un susto», dijo {name}, y se puso detrás sin ruido. «¡Bu!» {pal} saltó como una tapadera, escucharon los dos, ¡y nada! {name} levantó los brazos. «¡Lo hemos…!» «Hip», dijo {pal}.`,
      three: `Aguantaron el aire a la vez, diez, veinte, ¡hasta que les zumbaron las orejas! ¡Treinta! Lo soltaron, esperaron el hipo, y no venía. «¡Se fue!», gritó {pal}. «¡Viva!», gritó {name}. «¡Hip!» Y esta vez era {name}.`,
      end: `Ya en la cama, los dos esperaban el hipo, y no venía. «¿Lo tienes tú?», preguntó {pal}. «No —dijo {name}—. ¿Y tú?» Palparon bien, y ahí dentro no se oía nada. «Entonces se ha dormido», dijo {pal}, y se quedaron quietos para no despertarlo.`,
    },
  },
};

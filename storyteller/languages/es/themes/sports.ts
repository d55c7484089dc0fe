import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y el juego de las estatuas`,
  want: [
    `{name} jugaba a las estatuas, que es quedarse como una cuchara mientras alguien cuenta hasta cien.~, pero~ Hasta ahora había llegado a sesenta y uno. [Luego algo empezó a picar.] El partido era mañana.~+;~ {name} quería los cien esta noche. ¿Y si se movía una ceja?`,
    `«¡Sesenta y uno!» Era lo más que {name} había aguantado en las estatuas, el juego de no moverse.~, pero~ Otros llegaban a cien.~+, y~ El partido era mañana. [Parpadear se puede. Rascarse, no.] {name} quería los cien esta noche. Pero ¿y si temblaba una ceja?`,
  ],
  setoff: `«Sesenta y uno —contaba {pal}—, sesenta y dos». Entonces llegó ese ruido.~+, y del susto~ {name} dio un salto. «¡Con eso no hay estatua posible!» «Para mí que le falta entrenamiento», dijo {pal}.~, así que~ Se pusieron los abrigos.~+, y~ Fueron a enseñarle.`,
  stay: `«Sesenta —decía {pal}—, sesenta y uno». Llegó ese ruido, y saltó {name}.~,~ Así que se sentaron en pijama donde acaba la luz de la lámpara, para enseñarle a ser estatua. Estaban como dos cucharas.~+, y~ El ruido se acercaba. [«Eso fue solo mi boca», dijo {pal}.]`,
  remind: `«A entrenar», dijo {name}, y se paró en seco.~, y~ También se paró {pal}, con un pie en el aire. Contaron por dentro.~+, y~ Al treinta y tres bajó el pie. «Te moviste», dijo {name}. «Si lo viste —dijo {pal}—, movías los ojos». [Quedaron de acuerdo en que era empate.]`,
  refrain: {
    first: `Se dice al empezar cada partida, y a la última palabra nadie se mueve:\n«Como una cuchara, como un sillón,\n¿quién movió una ceja? ¿Quién la movió?»`,
    again: `Eso ya era mucho moverse, así que por una vez se pararon y dijeron:\n«Como una cuchara, como un sillón,\n¿quién movió una ceja? ¿Quién la movió?»`,
    third: `Nunca habían estado tan lejos los cien, pero ocuparon sus puestos y empezaron de cero:\n«Como una cuchara, como un sillón,\n¿quién movió una ceja? ¿Quién la movió?»`,
    last: `Todo estaba inmóvil, y lo dijeron casi sin mover los labios:\n«Como una cuchara, como un sillón,\nni una sola ceja se nos movió.»`,
  },
  try: `«El truco —dijo {name}— es mirar una cosa que se quede donde está». {Being} buscó una. «Pero si todo se va —dijo {being}—, o cierra los ojos». Así que tuvo que mirar a un lado, y al otro.~+, y~ Eso no es jugar a las estatuas.`,
  easy: `«Apóyate en mí y cierra los ojos —dijo {pal}—. Es un parpadeo largo». Estaba calentito.~+, y~ Los cien llegarían solos. {Being} seguiría y seguiría, sin que nadie lo viera.~, y~ A {name} le quedaba un ojo abierto, pero no mucho.`,
  resolve: `«Otra vez», dijo {pal}, y contó. {name} hizo de cuchara.~+ y~ Miró {being.a}, que era lo más quieto que había. Pasó el sesenta y uno.~+, y~ Pasó el sesenta y dos. «Y cien», susurró {pal}. [A {name} se le olvidó parar, y llegó a ciento nueve.]`,
  bed: `En la cama los cien son fáciles. {name} estaba ahí como una cuchara en su cajón.~, y~ A los doce no se había movido ni una ceja. Un poco después se quedaron quietos también los números.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y la bola de la copa`,
  want: [
    `{name} tenía una copa de madera con una bola atada. Subía la bola.~+, y~ *Tup*, caía dentro. Pero si alguien miraba, hacía *toc*, por fuera.~+, y~ Esta noche {name} quería un *tup* con gente delante. [Uno nada más, pero con testigos.] ¿Y si no salía nunca?`,
    `*Tup*, hacía la bola atada a la copa de {name}.~,~ Pero bastaba con que mirase alguien.~+, y~ Hacía *toc*, por fuera. Esta noche {name} quería conseguirlo delante de la gente, una sola vez. ¿Y si era de esas cosas que solo salen cuando no las ve nadie?`,
  ],
  setoff: `«¡Esta noche, y delante de todos! —dijo {name}—. Quien hace eso sabe cómo se hace. Vamos a preguntarle». La bola entró en la copa.~+, y~ La copa en el abrigo. *Toc*, sonó ahí dentro.~+, porque~ {pal} estaba mirando. Y salieron ellos también.`,
  stay: `«¡Hoy, con todo el mundo mirando! —dijo {name}—. Quien se atreva a eso tendrá un truco». En pijama se sentaron donde acaba la luz de la lámpara, con la bola y la copa. {pal} miró, y fue *toc*.~+, y~ {pal} no miró, y fue *tup*.`,
  remind: `«Hazlo ahora —dijo {pal}—. Cierro los ojos». *Tup*, hizo. «¿Miraste?» «No». *Tup*. «Pero ahora sí», dijo {pal}. *Toc*. Lo probaron con un solo ojo.~+, y~ La bola dio una vuelta por el borde y se quedó ahí, pensándoselo. [«Le da vergüenza», dijo {pal}.]`,
  refrain: {
    first: `Se dice mientras sube, y a la última palabra se sabe:\n«Arriba va, la vuelta da,\ny dónde cae nadie sabrá.»`,
    again: `Lo hicieron otra vez, por no perder la mano, con {pal} mirando para otro lado:\n«Arriba va, la vuelta da,\ny dónde cae nadie sabrá.»`,
    third: `Nadie decía *toc*, solo lo pensaban, y para taparlo cantaron muy bajo:\n«Arriba va, la vuelta da,\ny dónde cae nadie sabrá.»`,
    last: `Después lo cantaron otra vez, y tenía otro final:\n«Arriba va, la vuelta da,\ny dónde cae se sabe ya.»`,
  },
  try: `«¿Cómo lo haces —preguntó {name}— con todos mirando?» «Eso te iba a preguntar yo», dijo {being}. Para que viera lo fácil que era, {name} lanzó la bola. Con todos mirando, hizo *toc*. «Oh», dijeron todos. «Ahí está —dijo {being}—. Es justo esa palabra».`,
  easy: `«Métela con la mano —susurró {pal}—. El *tup* lo hago yo». Todos se volverían a aplaudir, y ya estaría ganado.~+,~ Y {being} no tendría a quién enseñarle lo suyo.~, pero~ {name} ya sujetaba la bola con dos dedos, y la sonrisa estaba lista.`,
  resolve: `Todos seguían mirando {being.a}.~,~ Así que {name}, por detrás, sacó la copa y lanzó la bola.~+, y~ *Tup*. «Eso lo he visto —dijo {being}—. ¡Otra vez!» Se volvió a mirar todo el mundo, y fue *tup*.`,
  bed: `La copa estaba junto a la cama, con la bola dentro.~+, y~ La habían mirado, y seguía dentro. Detrás de los ojos de {name} subió otra vez, despacio, y entró, y se quedó.`,
};

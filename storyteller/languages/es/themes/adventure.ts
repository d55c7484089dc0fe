import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y el fin del día`,
  want: [
    `{name} tenía una bandera: un calcetín izquierdo atado a una cuchara.~, y~ Había que plantarla en el fin del día, donde nadie ha plantado nunca nada. [A esa hora todo el mundo está durmiendo.] Esta noche {name} pensaba llegar con los ojos abiertos. Pero ¿y si antes le ganaba el sueño?`,
    `«¿Dónde está el fin del día?», había preguntado {name}. «Después de que te duermas», dijeron. Por eso nadie había puesto ahí una bandera.~+, pero~ {name} acababa de hacer una, con un calcetín izquierdo y la cuchara más larga. Pero ¿y si antes llegaba el sueño, como a todo el mundo?`,
  ],
  setoff: `«Alguien sigue en pie —dijo {name}—, así que el día no ha terminado. El final tiene que estar justo detrás de ese ruido». Encima del pijama fue el abrigo.~+, y~ Por encima de todo, la bandera. «¿Queda lejos?», preguntó {pal}. «Queda después de la hora de dormir», dijo {name}, y salieron a buscarlo.`,
  stay: `«Alguien sigue en pie —dijo {name}—, así que el día no puede terminar». En pijama se sentaron donde acaba la luz de la lámpara, los dos y la bandera. «¿Esto es el fin del día?», preguntó {pal}. «Es nada más la orilla —dijo {name}—. El fin está detrás de ese ruido».`,
  remind: `[La bandera la llevó un rato {pal}, que era muy de cuidar palos.] «¿Quién vive ahí, en el fin del día?», preguntó {pal}. «Nadie —dijo {name}—. Por eso se nota que es el fin». Escucharon.~+, y~ Estaba claro que alguien había. «Entonces se corrió un poco», dijo {pal}. «Claro. Como no tiene bandera».`,
  refrain: {
    first: `Estaba demasiado oscuro para ver la hora, así que preguntaron:\n«¿Ya se ha acabado el día, sí o no?\nNo, que hay alguien que no se durmió.»`,
    again: `Tal vez el día había terminado mientras tanto, y con la bandera en alto preguntaron:\n«¿Ya se ha acabado el día, sí o no?\nNo, que hay alguien que no se durmió.»`,
    third: `El día seguía y seguía, y los dos se lo dijeron a la cara:\n«¿Ya se ha acabado el día, sí o no?\nNo, que hay alguien que no se durmió.»`,
    last: `Preguntaron al día una vez más, lo más bajo que supieron, y por fin hubo otra respuesta:\n«¿Ya se ha acabado el día, sí o no?\nSí, que hasta el último ya se durmió.»`,
  },
  try: `{name} levantó la bandera para que se viera que aquello se había acabado. «Este es el fin del día». «¿De verdad? —dijo {being}—. ¿Y después qué viene?» «Nada más que el siguiente», dijo {name}. «¡Qué bien!», dijo {being}.~+, y~ Ahí mismo se puso a empezarlo.`,
  easy: `«Planta aquí la bandera —dijo {pal}— y cierra los ojos. Ese es el fin del día». Sería oscuro y blando.~+, y~ Nadie habría llegado antes que {name}.~,~ Pero {being} seguiría sin fin ninguno. El «sí» ya estaba en la punta de la lengua.`,
  resolve: `Ya no quedaba nadie más en pie.~+, así que~ Aquello era el fin del día. {name} lo vio con sus dos ojos abiertos.~+ y~ Puso la bandera al lado {being.de}. «Me lo imaginaba más grande», dijo {pal}. «No cabe más —dijo {name}—. Mañana empieza justo detrás de la cuchara».`,
  bed: `{name} llevaba puesto un calcetín.~, y~ El otro era una bandera, que colgaba de su cuchara en el fin del día.~, y~ Detrás, quieto, muy quieto, estaba mañana.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y un paso más`,
  want: [
    `Todas las tardes {name} echaba a andar.~+, y~ Todas las tardes, al paso once, alguien gritaba: «¡Ahí ya está bien!». Esta noche {name} quería dar un paso más lejos que «ya está bien». [Uno solo, pero entero.] Pero tenía que darlo con dos piernas cortas. ¿Y si se cansaban antes?`,
    `«¡Ahí ya está bien!», gritaban siempre, cuando {name} llevaba once pasos.~, y~ Esta noche {name} quería ver qué hay después de *ya está bien*. «Después está la cama», decían. [«Es uno más, solo uno», les explicó {name} a las dos piernas.] Pero las piernas eran cortas. ¿Y si no les alcanzaba?`,
  ],
  setoff: `«Para ver eso —dijo {name}— hay que ir más lejos que “ya está bien”». Se pusieron los abrigos y se pararon a escuchar.~+, pero~ Nadie gritó. «¿Y cuánto es eso en pasos?», preguntó {pal}. «Once, y después otro», dijo {name}.~+,~ Y salieron, primero un pie y después el otro.`,
  stay: `En pijama, con {pal} muy cerca, {name} fue hasta donde llega la luz de la lámpara, que eran once pasos justos. Luego un dedo gordo pasó la raya.~+, y~ Con ese ya eran doce. «Ahí ya está bien —dijo {pal}—. Desde aquí lo vemos».`,
  remind: `«¿Llegamos tarde?», preguntó {pal}. Tarde no era, pero había dejado de ser temprano.~, y~ A oscuras, otros iban de prisa por el mismo camino, con cojines. [«Eso no espera a nadie», les dijo uno al pasar.] «¿Qué tal las piernas?», preguntó {pal}. «Cortas —dijo {name}—. Pero son dos».`,
  refrain: {
    first: `<toddler: Se canta con un dedo del pie pasado de la raya|Era una canción de andar, y andaba con dos piernas>:\n«Un poquito más lejos, un poquito más,\nhasta aquí no habíamos venido jamás.»`,
    again: `«Otra vez», dijo {pal}, y el «más» lo cantaron fortísimo:\n«Un poquito más lejos, un poquito más,\nhasta aquí no habíamos venido jamás.»`,
    third: `Ahora no se cansaban las piernas, se cansaban las ganas, y les cantaron a ellas:\n«Un poquito más lejos, un poquito más,\nhasta aquí no habíamos venido jamás.»`,
    last: `Cantaron otra vez, entre dientes y sin mover un pie, y la canción salió distinta:\n«Un poquito más quietos, un poquito más,\ntan cerca no habíamos estado jamás.»`,
  },
  try: `«Hay que animar», dijo {pal}.~+,~ Así que todos animaron: tres vivas, bien fuertes. No sirvió de nada.~+, porque~ A cada viva {being} se encogía un poco. «Alto —dijo {name}—. Si me gritaran así a mí, también me metería para dentro».`,
  easy: `«Esto ya es un paso más lejos que “ya está bien” —dijo {pal}—. Podríamos estar en la cama». A las dos piernas, pesadas y tibias como el pan, les gustó la idea.~, y~ En el gran momento {being.de} habría dos menos para mirar. {name} ya buscaba con los ojos el camino de casa.`,
  resolve: `«Ahí ya está bien», dijo alguien.~, y~ {pal} se volvió a ver quién era.~+, y~ Era {name}. En tantas tardes {name} no lo había dicho ni una vez. Las dos piernas se sentaron en el acto, como si solo esperasen esa palabra.`,
  bed: `Una al lado de la otra descansaban dos piernas cortas, cansadas de arriba abajo.~, y~ Un pie, ya casi en sueños, dio un paso más. No era más largo que un dedo, y ahí ya estaba bien.`,
};

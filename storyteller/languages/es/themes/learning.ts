import type { ArcTelling } from '../../bank.ts';

export const restless: ArcTelling = {
  title: `{name}, {title} y el guisante`,
  want: [
    `{name} estaba aprendiendo a no moverse.~, porque~ Mañana les harían a todos una foto.~+, y~ En la última, por moverse, {name} salió con tres narices. Así que practicaba con un guisante en una cuchara. [El guisante ponía muy poco de su parte.] Y siempre, al casi tres, se caía.`,
    `Una, dos, y se fue el guisante. {name} lo devolvió a la cuchara y se quedó como un armario. Una, dos, y se volvió a ir. Para una foto hay que estar sin moverse hasta tres.~, y~ Se la hacían mañana.~+, y~ En la anterior {name} tenía tres narices.`,
  ],
  setoff: `«Ahí fuera hay alguien que tampoco puede —dijo {name}—. Escucha, ni siquiera llega a uno». Se pusieron los abrigos.~+, y~ El guisante se puso en la cuchara. «Ya se fue», dijo {pal}. [Los guisantes nunca avisan.] Lo recogieron, lo colocaron otra vez.~+ y~ Salieron los dos muy tiesos.`,
  stay: `«Ese de ahí tampoco se está quieto —dijo {name}—. ¡Oye!» En pijama, y con la espalda recta, {name} llevó el guisante en su cuchara hasta donde acaba la luz de la lámpara. Ahí se sentaron, un poco de golpe. «El guisante», dijo {pal}, y se puso a palpar.`,
  remind: `«Déjame probar a mí», dijo {pal}, y tomó la cuchara con el guisante.~, y~ De arriba abajo {pal} no movía nada. Una, dos. «Me está mirando», dijo {pal}.~+, y~ Claro, se cayó.~, y~ Lo buscaron a oscuras, con las palmas. «El que no puede es el guisante», dijo {pal}.`,
  refrain: {
    first: `Ayuda contar en voz alta, y ayuda más si se es dos:\n«A la una la cuchara, a las dos va el guisante,\ny a las casi, casi tres se nos va por delante.»`,
    again: `El guisante volvió a la cuchara, y lo contaron:\n«A la una la cuchara, a las dos va el guisante,\ny a las casi, casi tres se nos va por delante.»`,
    third: `Ahí nadie podía quedarse quieto, así que contaron para todos:\n«A la una la cuchara, a las dos va el guisante,\ny a las casi, casi tres se nos va por delante.»`,
    last: `Miraron la cuchara, casi no se atrevían a contar, y contaron:\n«A la una la cuchara, a las dos va el guisante,\ny a las tres, a las tres justas, ahí sigue tan campante.»`,
  },
  try: `«Tú mira el guisante —dijo {name}— y quédate como él». {Being} lo miró muchísimo.~+, y~ Por un momento no se movió nada. «¿Va a hacer algo?», preguntó {being}.~, y~ A la una y media se fue el guisante.~+, y~ Detrás, {being}.`,
  easy: `«Ponle el pulgar encima —dijo {pal}—. Así aguanta hasta tres». Y aguantaría.~+, y~ Podrían irse a la cama con todo hecho.~,~ Solo que {being} seguiría sin saber cómo se para. {name} miró el pulgar, y el pulgar parecía dispuesto.`,
  resolve: `Ahí estaba el guisante en su cuchara, quieto del todo.~+, porque~ {name} la sujetaba y se había olvidado de intentarlo. «¿Cómo lo hiciste?», preguntó {pal}. «Estaba mirando {being.a} —dijo {name}—. Mañana te miro a ti». «Entonces será una nariz», dijo {pal}.`,
  bed: `Junto a la cama quedó la cuchara, y en ella el guisante, sin que nadie lo sujetara.~, y~ Sobre la almohada había una nariz, igual de quieta. Una, dos.~+, y~ Después de mucho rato llegaron las tres, y no se movió nada.`,
};

export const wonder: ArcTelling = {
  title: `{name}, {title} y el silbido`,
  want: [
    `{name} no sabía silbar.~, pero~ La tetera sí sabía.~+, y~ A la tetera no le había enseñado nadie. {name} ponía la boca redonda, soplaba.~+, y~ Salía <underwater: una burbuja|aire>. «Antes de acostarme —le había dicho a la tetera—, yo también silbo». Y ya casi era hora de acostarse. ¿Y si ganaba la tetera?`,
    `«Antes de acostarme voy a silbar», le había dicho {name} a la tetera en el desayuno. La tetera lo hacía sin haber tomado una sola clase. {name} había ensayado todo el día.~+, y~ No había salido más que <underwater: una burbuja|aire>. [La tetera no se rio, pero se notaba.] Y ya casi era la hora.`,
  ],
  setoff: `«Esta noche va a pasar —dijo {name}—. Yo ensayo y ensayo, y a mí no me pasa. Quiero ver cómo se hace». Los botones los abrochó {pal}.~+, porque~ {name} estaba ocupando la boca.~, y~ Salió <underwater: una burbuja|un poco de aire>. «Casi un silbido», dijo {pal}, y se fueron a verlo.`,
  stay: `«Quiero ver cómo se hace eso —dijo {name}—. Tanto ensayar, y no me sale». En pijama se sentaron donde acaba la luz de la lámpara.~, y entonces~ {name} puso la boca redonda, para tenerla lista.~+, y~ Salió <underwater: una burbuja|aire nada más>. «Por poco fue un silbido», dijo {pal}.`,
  remind: `«Piensa en la tetera», dijo {pal}.~, y entonces~ {name} pensó en ella hasta que le ardieron las mejillas, y salió <underwater: una burbuja|aire>. «Ya estás hirviendo —dijo {pal}—. Esa es la primera mitad». «¿Y la otra mitad?», preguntó {name}. «La que se oye», dijo {pal}.`,
  refrain: {
    first: `{pal} también quería silbar, así que {name} le pasó todo lo que se sabía:\n«Redonda la boca, como una O.\nSoplas, y el silbido dentro se quedó.»`,
    again: `Probaron los dos a la vez, y salió el doble de nada, y por eso dijeron:\n«Redonda la boca, como una O.\nSoplas, y el silbido dentro se quedó.»`,
    third: `A {name} no le salía, {being.a} tampoco, y esto fue para los dos lados:\n«Redonda la boca, como una O.\nSoplas, y el silbido dentro se quedó.»`,
    last: `Las bocas ya estaban redondas, así que lo dijeron con el aliento, y se había dado la vuelta:\n«Redonda la boca, como una O.\nMiras, y ya nada dentro se quedó.»`,
  },
  try: `«Es muy fácil —dijo {name}—. Solo hay que dejarlo salir». Entonces {name} puso la boca redonda y sopló. <underwater: Una burbuja|Aire>. {Being} esperó. «¿Y ahora viene?» «No —dijo {name}—. Por ahora es eso». «Justo lo que yo me imaginaba», dijo {being}.`,
  easy: `«Pongo yo la tetera —dijo {pal}—. Tú pon la boca, y creerán que eres tú». Habría silbido antes de acostarse.~+, y~ Vapor calentito. {Being} se quedaría con dos espaldas para mirar. {name} ya había puesto la boca.`,
  resolve: `Ahora {name} no intentaba nada.~, y~ Alrededor, de tanto mirar, se habían puesto redondas todas las bocas.~+, y~ La de {name} era la más redonda. Solo respiraba, y ahí estaba, fino y claro: un silbido.~, y~ Hubo quien se volvió a ver quién había traído una tetera. «Dijiste antes de acostarte», dijo {pal}.`,
  bed: `En la cocina estaba la tetera, fría, y en la cama había una boca, todavía casi redonda.~, y~ Por dentro, delgado como un hilo, dormía el silbido.`,
};

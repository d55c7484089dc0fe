import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'mysterious'> = {
  open: [
    `Detrás de la mesa de la cena se sentaban las sombras. {name} contó a la gente.~+, y~ Luego las contó a ellas, y sobraba una. «¿Esa de quién es?», preguntó {name}.~, y~ Se volvieron a mirar.~+, y~ La sombra se volvió también. «De nadie», dijeron.`,
    `{name} se sentó en el sillón grande.~+, y~ El asiento estaba caliente. «¿Quién estuvo aquí?» «Nadie», dijeron.~+,~ Pero había un hueco, redondo del todo, y demasiado pequeño para cualquiera de ellos.~, y~ En el hueco quedaba un poco de harina.`,
    `«¿Quién le dio la vuelta a mi taza?», preguntó {name}.~+, pero~ No había sido nadie. El asa estaba antes a la izquierda.~+, y~ Ahora señalaba lo oscuro. {name} la puso como estaba, miró a otro lado, contó hasta tres.~+ y~ Volvió a mirar. Señalaba.`,
  ],
  outside: `Lo oscuro empezaba justo donde acababa la lámpara. {name} metió una mano, hasta la manga. «¿Cómo es?», preguntó {pal}. «Fresco», dijo {name}, palpando.~+, y~ Movió un poco los dedos. «Y nos está haciendo sitio».`,
  rest: `«No mires ahora», dijo {pal}, así que {name} no miró. Se sentaron.~+ y~ Clavaron los ojos en las rodillas. «¿Sigue ahí?», preguntó {name}. «No —dijo {pal}—. Se fue cuando lo dije». «¿Y qué era?», preguntó {name}.~+, y~ {pal} lo pensó un buen rato. «Algo muy educado».`,
  doorstep: `La taza de la cena estaba donde siempre.~+, y~ Todavía estaba tibia, por dentro y por fuera. «Pero si han pasado horas», dijo {pal}. «Sí —dijo {name}—. Aquí dentro, no». Se quitaron los abrigos.~+, y~ Nadie preguntó nada.`,
  close: [
    `Entonces se apagó la lámpara, y las sombras de la cena se juntaron en una. Se acostó encima de {name} y de todos, y no sobró ninguna.`,
    `En el sillón grande, debajo de un paño, estaba la masa del pan, en su hueco redondo. La masa crece a oscuras, cuando no mira nadie, y lo mismo, debajo de la manta, hacía {name}.`,
    `La taza estaba ahora al lado de la cama, con agua, y el asa señalaba derecho a {name}. {name} miró a otro lado, contó hasta tres, y esta vez ya no volvió a mirar nadie.`,
  ],
  links: [
    `En un sitio lo oscuro estaba tibio, justo del ancho de alguien que se acaba de levantar.`,
    `Lo oscuro se apartó un poco, para dejar pasar a {name} y a {pal}.`,
    `{pal} miró atrás una vez, y no dijo a qué.`,
    `{name} contó cuántos iban, por estar seguros, y por un momento salieron tres.`,
    `«¿Sí?», dijo {name}, pero {pal} no había dicho nada.`,
    `Algo que iba a la altura de {name} y de {pal} se adelantó sin hacer ruido.`,
  ],
  threads: {
    chalk: {
      one: `La vio {pal}: ahí abajo había una estrella pequeña y blanca, dibujada con tiza. {name} la tocó.~+, y~ Manchaba, así que era nueva. «¿Quién ha pasado antes que nosotros?», preguntó {name}.~+, pero~ {pal} parecía muy ocupado mirando otra cosa.`,
      two: `Y ahí había otra, y era la misma estrella, con la misma punta demasiado larga. «¿Va alguien por delante?», preguntó {name}. «Ni un alma», dijo {pal}. [Y eso era verdad.] Solo entonces pensó {name} que también se puede mirar hacia atrás.`,
      three: `La tercera estrella era tan reciente que todavía soltaba polvo. «Quien sea está cerca —dijo {name}— y quiere que encontremos algo». Miraron.~+, y~ Por ahí no estaba más que {pal}. {pal} tosió.~+, y~ La tos le salió blanca.`,
      end: `Al subir la manta, del lado de {pal} salió rodando una tiza muy corta. «Eras tú —dijo {name}—. Dibujabas las estrellas a mis espaldas». «Alguien —dijo {pal}— tenía que acordarse de dónde quedaba la casa».`,
    },
    notes: {
      one: `En el bolsillo de {name} había un papel, doblado muy chiquito.~+, y~ En la cena no estaba. Decía: *Cuando vuelvas*. «¿Cuando vuelvas, qué?», preguntó {pal}.~, y entonces~ {name} le dio la vuelta.~+, pero~ Por el otro lado solo había olor a sopa.`,
      two: `«Tienes algo en el otro bolsillo», dijo {pal}.~+,~ Y sí: un papel tan doblado como el anterior. *Mira*, decía, y no decía más.~+,~ Así que miraron todo, una cosa detrás de otra.~, y~ Todo los miraba a ellos. [«No pone a qué», dijo {pal}.]`,
      three: `El tercero se cayó de una manga de {name}. *Debajo de la*, decía. «¿Debajo de la qué?», preguntó {pal}. {name} los puso en fila: *Cuando vuelvas, mira debajo de la*.~+, y~ Ahí se acababa. «Quien lo escribió —dijo {name}— cuenta con que volvamos».`,
      end: `Miraron debajo de la manta, miraron debajo de la mesita.~,~ Y ahí, cuando {name} se apartó, debajo de la almohada, estaba el último papel, que decía *almohada*. Por detrás, con olor a sopa, alguien había escrito: *Bien. Ya estás*.`,
    },
  },
};

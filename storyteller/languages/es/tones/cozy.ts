import type { FirstTone } from '../../bank.ts';

export const tone: FirstTone<'cozy'> = {
  open: [
    `La manta buena, la de la esquina suave, venía de estar junto a la estufa.~+ y~ Olía a tostadas. «¿Quién tiene la esquina?», preguntaron. «Yo», dijo {name}. La esquina era igual de grande que una nariz.~+, así que~ Para la nariz fue.`,
    `«Todavía no te las pongas», dijeron. Sobre la caja del pan, al lado de la estufa, estaban las pantuflas de {name}, muy juntas. «¿Ya están hechas?» Alguien metió un dedo. «Ya». Entonces {name} metió los pies.~+ y~ Fue como meterlos en dos bollos.`,
    `«¡Rápido —llamaron desde la estufa—, que se enfría!» El pijama acababa de salir del tubo caliente. {name} se tiró dentro de cabeza.~+ y~ Durante un rato no hubo más que un bulto tibio. «¿Vas a salir?», le preguntaron. «No —dijo el bulto—. Ahora vivo aquí».`,
  ],
  outside: `El abrigo venía directo del tubo caliente.~+ y~ Ahí fuera todavía era como una cama. «¿Habrá sitio para un poco de mí?», preguntó {pal}.~, y entonces~ {name} abrió un lado.~+ y~ {pal} se mudó dentro. [Hubo que buscar dónde iban los codos.] «Mucho mejor», dijo el abrigo, con dos voces.`,
  rest: `Descansaron, y para descansar se apoyaron. Primero se apoyó {name} en {pal}.~+, y luego~ {pal} se apoyó en {name}. «¿Peso demasiado?», preguntó {pal}. [Hubo que pensarlo, porque era una buena pregunta.] «No —dijo {name} desde abajo—. Pesas lo justo».`,
  doorstep: `La cocina les había guardado el calor.~+ y~ Olía a tostadas. Fuera el abrigo.~+, y~ Dentro los pies, en las pantuflas recién sacadas de la estufa. «¿Qué tal los dedos?», preguntó alguien. «Acaban de llegar», dijo {name}, y los movió, los diez.`,
  close: [
    `A oscuras, la nariz salió a buscar la esquina suave. {Tardó poco. La esquina también la buscaba|Tardó poco, porque la esquina suave también la estaba buscando a ella}. Todavía olía a tostadas, y a lana, y un poco a {name}.`,
    `Las pantuflas descansaban sobre la caja del pan, muy juntas, con un paño encima.~+, y~ Estarían hechas para el desayuno.~, y~ En la cama, debajo del otro paño, estaba {name}. {Ahí ya no faltaba nada|Y ahí, según la nariz de todos, ya no faltaba nada}.`,
    `En medio de la cama había un bulto tibio. «¿Vas a salir?», susurró alguien.~+, y~ Nadie dijo que no. El bulto subía despacio.~+ y~ Despacio bajaba. Ahora vivía ahí.`,
  ],
  links: [
    `{name} y {pal} caminaban costado con costado, como dos bollos en la misma bolsa.`,
    `Siguieron los dos, {name} y {pal}, calentitos como dos manos en un bolsillo.`,
    `{name} se paró a abrocharse un botón, y {pal} se arrimó, por estar cerca del calor.`,
    `Allí donde {name} se apoyaba en {pal}, todavía era un poco la cocina.`,
    `{pal} se llevó un rato la mano fría de {name}, y la devolvió caliente.`,
    `«¿Tienes calor?», preguntó {pal}. «De tu lado», dijo {name}, así que cambiaron de lado.`,
  ],
  threads: {
    flask: {
      one: `Alguien les había llenado el termo.~, y~ Era leche caliente con miel.~+, y~ Daba para tres tazas. La primera se la tomaron ahí mismo, por turnos.~, y~ El calor fue bajando, más allá de los botones, más allá de las rodillas. «Ya está en el pie izquierdo —dijo {name}—. Ya está en los dos».`,
      two: `«Segunda taza», dijo {pal}.~, y~ El termo suspiró al abrirse, como quien por fin se sienta. [El que no bebía cuidaba de la tapa.] «Está en el calor bueno —dijo {name}—, el de dejar la cara dentro». Así que dejaron la cara dentro.~+, primero~ Uno, luego el otro.`,
      three: `En el termo quedaba una taza.~+, y~ Los dos la miraron. «Esa es para la cama», dijo {name}.~, y~ Entonces {name} abrazó el termo.~+, y~ {pal} abrazó a {name}, como las ollas en el armario. [Dentro, muy abajo, se oía moverse la miel.] «¿Está caliente por fuera?», preguntó {name}. «Por fuera —dijo {pal}— se está muy bien».`,
      end: `La última taza se la bebieron en la cama, mitad y mitad. Ya no quemaba.~;~ Estaba tibia como una mano. Toda la miel se había ido al fondo, que es donde la miel espera. [La tapa se la quedó {pal}.]`,
    },
    patch: {
      one: `En la manga de {name} iba un trozo de manta vieja, no más grande que una mano. [Era el único que quedaba.] {Era muy suave. Se iba solo a la nariz|Era tan suave que se iba solo a la nariz}. «¿Puedo?», preguntó {pal}. «Solo hacia dentro —dijo {name}—. Si soplas, se humedece».`,
      two: `«Tengo la nariz fría», dijo {pal}.~, y~ De la manga de {name} salió el trocito de manta.~+, y~ Se quedó un buen rato puesto sobre aquella nariz. «¿Mejor?» «Bmm», dijo {pal}.~+, que~ Fue lo único que pasó al otro lado.~, y~ Cuando volvió a la manga, tenía el calor de los dos.`,
      three: `«¿A quién le toca?», preguntó {name}. «A ti». «Pensé que te tocaba a ti». [Así estuvieron un rato, con mucha educación.] Cada uno prefería que el trocito de manta fuera para el otro. Al final juntaron las caras, mejilla con mejilla, con el trocito en medio.~+, y~ Alcanzó para dos.`,
      end: `La manta buena tenía un sitio gastado, justo encima de los pies.~, así que~ {name} puso ahí el trocito viejo.~+ y~ Parecía cortado a la medida. [Guardaba el calor de toda la tarde.] «Es para los dedos», dijo {name}. {Los dedos ya dormían|Pero los dedos ya se habían dormido}.`,
    },
  },
};

import type { PalTelling } from '../../bank.ts';
import { called, type SpanishNoun } from '../noun.ts';

export const inspector: PalTelling<SpanishNoun> = {
  noun: called('Lupa'),
  intro: `{name} tenía un amigo detective, el inspector Lupa, con un abrigo largo, un vidrio de aumento y una pregunta para cada uno. «Qué buena noche», dijo {name}. «¿Ah, sí? —dijo Lupa—. ¿Y quién más la ha visto?» [No había atrapado nunca a nadie, pero a nadie había dejado sin preguntar.]`,
  quirk: `Lupa se inclinó sobre una cuchara.~+ y~ Levantó el vidrio. «¿Dónde estaba usted a la hora de la cena?» La cuchara no contestó.~+, y~ {pal} se puso rosa. «No puedo dejar de preguntar —dijo—. Hasta a mi tía le pregunté de dónde había sacado aquella tarta. La había hecho ella. Para mí».`,
  again: `«No voy a preguntar nada —dijo Lupa— mientras pueda». La cara se le puso roja.~+, y~ El sombrero empezó a subir. «¿Y *usted* adónde cree que va?», gritó, porque pasaba {tiny.un}. «A casa —dijo {tiny}—, si se puede». [«Han sido casi nueve segundos», dijo {name}.]`,
  try: `Lupa levantó el vidrio. «Vamos a ver —le dijo {being.a}—. ¿Dónde vio su risa por última vez?» El ojo se le veía como un plato.~, y~ Cuando parpadeó, a todos les dio la risa. «¡Encontrada!» «Ya se me ha vuelto a perder», dijo {being}, antes de que pudiera apuntarlo.`,
  payoff: `«Pregúntales a los caminos —dijo {name}—, a todos». Lupa fue de uno en otro, con su vidrio. «¿Y *usted* adónde va?» Todos lo miraron a los ojos, menos uno. «Ajá —dijo Lupa—. Este esconde algo. ¡Adónde va!»`,
  proud: `Lupa escribió *Resuelto* en su libreta, y le preguntó a {name} con cuántas eses se escribe, por el gusto de preguntar.`,
  asleep: `«Una última pregunta», dijo Lupa, debajo del sombrero. «¿Sí?», dijo {name}. «Puede esperar», dijo. De todas sus preguntas era la primera que podía.~;~ Sobre su pecho, dentro del vidrio, un botón grande como una luna subía despacio, y despacio bajaba.`,
};

export const hush: PalTelling<SpanishNoun> = {
  noun: called('Chist'),
  intro: `Chist, que era detective y de los amigos de {name}, iba de gris: abrigo gris, guantes grises y sombrero gris, para que no se le notara. «Aquí no hay nadie», dijo, debajo de la mesa de la cocina. «Investigo quién tira las migas». «Yo», dijo {name}. [«Pues tú tampoco me has oído», dijo Chist.]`,
  quirk: `«Y ahora, sin un ruido», dijo Chist, y *ñiiic*, dijo el zapato. Caminó de puntillas.~+, y~ *ñiiiiic*. Debajo del sombrero gris se le puso la cara roja. «Me pasa con todos los zapatos. Los ladrones me oyen desde la calle de al lado —dijo—, y me saludan».`,
  again: `Chist se había atado una bufanda alrededor de cada zapato.~, y~ Dio un paso.~+, y~ Casi no chirrió, solo hizo *mmf*. «¿Quién lleva ahí un ratón?», preguntó {tiny.un} al pasar. «Tú no has oído nada», dijo Chist. [*Mmf*, dijo el izquierdo.]`,
  try: `«Déjame {being.a} —dijo Chist—. Me acerco sin ruido y le doy una sorpresa». *Ñiiic.* «Te oigo», dijo {being}. Chist se quedó un rato sobre un pie.~+, y~ Luego, *ñiiic*, sobre el otro. «¿Cuál es la sorpresa?», preguntó {being}. «Iba a ser yo», dijo Chist.`,
  payoff: `«¿Podrías acercarte sin ruido? —preguntó {name}—. ¿Lo más calladito que sepas?» «Pero si es cuando más suenan». «Eso he oído», dijo {name}. Así que Chist caminó sin moverse del sitio, calladito, calladito, *ñic… ñiiic… ÑIIIC*. Quien dormía se sentó.~+, porque~ No hay quien duerma con alguien que no hace ruido.`,
  proud: `*Ñiiic.* «Me has oído —les decía Chist a todos—. ¿A que sí? ¿A que me has oído?»`,
  asleep: `Chist se quitó los zapatos y los puso juntos debajo de la cama.~, y~ En calcetines llegó hasta la almohada, y no sonó nada de nada. «No me has oído», dijo. Y esta vez era verdad.`,
};

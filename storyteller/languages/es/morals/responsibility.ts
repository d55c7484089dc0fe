import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'responsibility'> = {
  latch: {
    plant: `En casa de {name} el armario de las galletas tiene un pestillo.~+, y~ A {name} le toca cerrarlo.~, pero~ No basta con empujar, hay que esperar a que haga clic. «Ya está cerrado —dijo {pal}—. Vamos». «No ha hecho clic», dijo {name}. [Sin clic, las galletas se ablandan.] Clic.`,
    turn: {
      restless: `«Clic», dijo {pal}, por ayudar. {name} escuchó, con una oreja por delante, y solo había sido {pal}. Irse es nada más empujar, y ahí todavía no había hecho clic nada.~,~ Así que se acercó {being.a}.~+ y~ Ahí se quedó. «Te oí, así que me tocas a mí —dijo {name}—. Me quedo hasta que hagas clic».`,
      wonder: `Fuera lo que fuera, no había hecho clic, y sin clic {name} no se va.~,~ Así que se acercó mucho {being.a}, con una oreja por delante. «No necesito gran cosa —dijo {name}—. En casa solo espero un clic. Es como una miga, y ya me alegro». Y se quedó ahí, con el aliento guardado.`,
    },
    bed: `Ya en la cama tibia, {name} se acordó del pestillo.~, pero~ Nadie se iba a enterar, y las galletas no iban a decirlo, pero salieron dos pies descalzos. Se empujó el armario, se esperó y se escuchó. Clic. Y la cama había guardado el sitio.`,
  },
  count: {
    plant: `Por la noche a {name} le toca contar los que están. «Falta uno», dijo {name}.~+, y~ Miraron debajo de la tapa de la olla grande. «Cuenta otra vez», dijo {pal}.~+, y~ Seguía faltando uno. «¿Te contaste?», preguntó {pal}. No se había contado, y ahora ya salía bien.`,
    turn: {
      restless: `«Uno», contó {name}, porque se cuenta antes de irse. «Dos», y ese era {pal}. Salía bien, como siempre.~+, y~ Parecía que faltaba uno. Así que {name} se acercó.~+, y~ Estuvo mirando {being.a} un buen rato. «Y tres. Ese puesto es tuyo, y ahora sin ti sale mal. Voy a tener que contarte todas las noches».`,
      wonder: `«¿Estamos todos?», preguntó {pal}. Saberlo le toca a {name}.~+, así que~ Hubo que contar. «Uno —dijo {name}—, dos». Subió un dedo más, y con él se acercó {being.a}. «Y tres. Yo no cuento lo grande que es uno, ni lo que brilla. Solo hay que estar, y estás».`,
    },
    bed: `«Uno», dijo {name} a oscuras, porque había que hacerlo. «Dos». Había alguien más, que dormía algo lejos. «Tres. Están todos». «Faltas tú», dijo {pal}. «El uno era yo —dijo {name}—. Ahora siempre lo soy».`,
  },
};

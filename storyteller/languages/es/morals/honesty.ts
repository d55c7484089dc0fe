import type { FirstMoral } from '../../bank.ts';

export const moral: FirstMoral<'honesty'> = {
  pea: {
    plant: `«¿Y si esta noche alguien necesita ayuda?», preguntó {pal}. «Yo he ayudado a cien —dijo {name}—. Es fácil». Era una mentira pequeña, porque había sido un escarabajo, boca arriba.~, y~ La mentira se quedó en la barriga de {name}, fría como un guisante congelado.`,
    turn: {
      restless: `Entonces, en la barriga de {name}, el guisante congelado se dio la vuelta. «Dije que había ayudado a cien —dijo {name}—. No es verdad. Fue un escarabajo». Entonces {name} se sentó muy cerca {being.de}, como quien tiene toda la noche. «No sé cómo se duerme a nadie. Lo único que sé es cómo se queda uno».`,
      wonder: `«{name} ha ayudado a cien», le dijo {pal} {being.a}. «Entonces, ¿qué es uno más?», dijo {being}. En la barriga de {name} se dio la vuelta el guisante congelado.~, y entonces~ {name} se acercó, con un dedo en alto. «No es verdad. Fue un escarabajo. Uno me parecía poco. Pero él se alegró, y yo me alegraría contigo».`,
    },
    bed: `{name} palpó con cuidado, hasta el fondo, por si seguía el guisante congelado.~, pero~ Ahí dentro no había más que cena. «¿A cuántos has ayudado ya?», preguntó {pal} a oscuras.~, y entonces~ {name} los contó. «A dos, con el escarabajo», dijo. Y la cuenta era exacta.`,
  },
  jam: {
    plant: `En la manga de {name} había mermelada.~, y~ Era de un frasco que no se podía abrir.~+, así que~ Ese brazo se quedaba detrás. «¿Qué le pasa a tu brazo?», preguntó {pal}. «Nada —dijo {name}—. Le gusta ir atrás». [El brazo, que olía a ciruela, no dijo ni pío.]`,
    turn: {
      restless: `«¿Por qué das tantas vueltas?», preguntó {pal}. {name} se paró.~+, y~ Salió el brazo. «Es mermelada, y la tomé yo —dijo {name}—. Llevo toda la noche girando para que no se vea». Y se puso delante {being.de}, sin moverse, con los brazos abiertos. «Estoy aquí. Tú también puedes parar, y seguiré aquí».`,
      wonder: `Pero entonces a {name} se le pegó una manga, la de la mermelada.~, y~ Con una manga así no hay quien se ponga elegante. Así que se acercó.~+, y~ De detrás salió el brazo. «Esto es mermelada, y fui yo —dijo {name}—. Ya ves lo que hay, con todo puesto. No hace falta que seas una maravilla. Solo me gustaría verte».`,
    },
    bed: `La manga colgaba de los pies de la cama, con la mermelada hacia fuera. «¿De qué era?», preguntó {pal}, después de un rato. «De ciruela», dijo {name}.~+,~ Y los dos brazos descansaban encima de la manta, uno al lado del otro.`,
  },
};

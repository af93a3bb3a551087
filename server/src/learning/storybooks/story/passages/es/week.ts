import type { PassageWords } from '../passage-words.ts'

export const week: PassageWords = {
  setting: [
    '[Cada día es como una caja con tapa~Un día de escuela es como una caja con tapa]. / +[No sabes qué trae~No sabes qué trae hasta que la abres]. / @ * / ¿Qué más había ahí?',
    '@ * / +Y eso fue [solo el principio~nada más que el principio]. / ++[Apenas íbamos despertando~El día apenas estaba estirando las piernas]. / ¿Qué más podía pasar?',
    '¡Pasen, pasen! / +[Aquí cabe uno más~Siempre cabe uno más, aquí, en medio]. / @ * / ¿Quieres ver qué hacemos todo el día?',
  ],
  wish: [
    'Queríamos aprender algo nuevo. / +[Algo para llevarnos en la cabeza~Algo tan bueno que valiera la pena llevarlo a casa en la cabeza]. / ++“Yo quiero aprenderlo todo”, dijo alguien. / ++“¿Antes del recreo?”, preguntó otra voz.',
    '“Quiero que sea una buena semana”, dijo alguien. / +Todos queríamos eso. / +[Una buena semana tiene trabajo y tiene risa~Una buena semana tiene algo de trabajo y tiene algo de risa]. / ++Tiene bajadas y tiene subidas, [como los caminos~como los caminos que valen la pena].',
  ],
  firstTry: [
    '@ * / Primero probamos con la cabeza. / +[La cabeza es para pensar~La cabeza es para pensar, y la nuestra estaba bien despierta]. / ++“Ya entendí”, dijo alguien. “Yo casi”, dijo otra voz. / ¿Basta con la cabeza?',
    '@ * / Parecía el pie de un cerro. / Probamos el primer paso. / +[Un pie, y luego el otro~Se pone un pie, y luego se pone el otro]. / ++“Está alto”, dijo alguien. / ¿Se veía la punta?',
  ],
  afterFirst: [
    'La cabeza está bien. / Pero a la cabeza le gusta tener manos. / +[Las manos también averiguan~Las manos averiguan cosas que la cabeza ni se imagina]. / ++“Las mías quieren ayudar”, dijo alguien, [y los dedos dijeron que sí~y los diez dedos dijeron que sí].',
    'Todavía no. Pero ya se veía un poco más. / +[Así son los cerros~Eso tienen de bueno los cerros: cada paso enseña algo]. / ++“¿Qué ves?”, preguntó alguien. / ++“Más cerro”, dijo otra voz, y nos dio risa.',
  ],
  secondTry: [
    '@ * / Probamos otra vez, ahora con las manos. / +[Hay cosas que se saben haciendo~Hay cosas que no se saben hasta que se hacen]. / ++“Déjame a mí”, dijo alguien. “Ahora tú.” / ¿Qué averiguaron las manos?',
    '@ * / Probamos otro paso, y costó un poco menos. / +[La cabeza ya iba tibia~La cabeza ya iba tibia, como las piernas cuando uno camina]. / ++“No te pares”, dijo alguien. / ¿Hasta dónde podíamos llegar?',
  ],
  trouble: [
    '@ * / Esa parte no fue fácil. / +[Toda semana tiene una~Toda semana tiene una parte así, casi siempre en medio]. / ++“A mí no me gusta esta parte”, dijo alguien. / ++“A mí tampoco”, dijo la clase. Decirlo [ayudó~ayudó un poquito].',
  ],
  doubt: [
    '@ * / Algo costó trabajo. / +[Lo difícil calienta la cabeza~Lo difícil calienta la cabeza y hace pesado el lápiz]. / ++“No puedo”, dijo alguien. / ++“Todavía”, dijo otra voz. / ++[Qué buena palabra~“Todavía” es una palabra muy buena para días así].',
    '@ * / En medio había una parte que se movía. / +[Siempre la hay~Siempre la hay, en las semanas y en los puentes]. / ++“¿Entendiste?”, preguntó alguien. / ++“No todo”, dijimos. “¿Y tú?”',
  ],
  turn: [
    'Entonces hicimos algo muy listo. Preguntamos. / @ * / +[Preguntar es un camino~Preguntar no es lo contrario de saber: es el camino]. / ++“Eso iba a preguntar yo”, dijo alguien. / ++“Y yo”, dijo otra voz.',
    'Pero entonces nos acordamos. / Aquí nadie está solo. / @ * / +[Tú sabes algo. Yo sé algo~Tú sabes un poquito, y yo sé otro poquito]. / ++Si los ponemos juntos, ¿qué tenemos?',
  ],
  thirdTry: [
    'Probamos una vez más, con todo el corazón. / @ * / +[El corazón no se cansa tanto~El corazón no se cansa tan pronto como la cabeza]. / ++“Esta es la parte divertida”, dijo alguien. / ++A lo mejor lo había sido desde el principio.',
    'Probamos por tercera vez, codo con codo. / @ * / +[Con amigos el cerro es más chico~Ya se sabe que con amigos los cerros son más chicos]. / ++“Si tú vas, yo voy”, dijo alguien. / ++Y fuimos todos, [con la cabeza~por lo menos con la cabeza].',
  ],
  hush: [
    '@ * / Espera, que hay más. / +[Lo mejor va al final~Lo mejor casi siempre está cerca del final, donde hay que esperarlo]. / ++¿Estás sentado? ¿Estás lista? / Ahí viene…',
    '@ * / Lo sentíamos venir. / +[Como antes de una fiesta~Se sentía como se siente la noche antes de una fiesta]. / ++“¿Ya?”, preguntó alguien. “Casi.” / Y entonces…',
  ],
  climax: [
    '@ * / +[Lo sentimos de la cabeza a los pies~Lo sentimos desde la cabeza hasta la punta de los pies]. / ++“¿Lo hacemos otra vez?”, preguntó alguien. / ++Así se sabe que algo fue bueno.',
    '@ * / +Esa era la punta del cerro. / ++[Desde ahí se ve lejos~Desde ahí se ve lejos, hasta donde uno empezó]. / ++“Mira todo lo que subimos”, dijo alguien.',
  ],
  quietClimax: [
    'Miramos para atrás. / +[Era mucho~Era muchísimo para una sola clase]. / La cabeza iba llena, y el corazón también. / ++“Ya no me cabe más”, dijo alguien. / ++“[Sí cabe~Siempre cabe]”, dijo otra voz. “Se estira.”',
    'Esa era la punta del cerro. / +[Desde ahí se ve lejos~Desde ahí se ve lejos, hasta donde uno empezó]. / Nos quedamos ahí un rato, con la cabeza. / ++“Qué chiquito se ve lo difícil”, dijo alguien.',
  ],
  endings: [
    '@ / Le ponemos la tapa a la caja. / +[Pero algo se salió~Pero algo se salió, y ya no quiere entrar]. / ++Lo traemos en la cabeza. Lo traemos en los bolsillos. / ¿Qué habrá la próxima vez? // ¡Vamos a abrirla!',
    '@ / Si nos preguntan qué hicimos, no vamos a decir “nada”. / +[Hay mucho que contar~Hay demasiado que contar para decir eso]. / ++Vamos a respirar hondo y a empezar por el principio. / ¿Tienes tiempo? // ¡Siéntate!',
    '@ / Aquí se acaba la semana. / +[Nosotros no~Nosotros no, porque nosotros seguimos]. / ++Nos quedan preguntas. Nos quedan manos. / ¿Qué viene después del final? // ¡El lunes!',
  ],
  refrains: [
    '¿Y ahora qué sigue?',
    '¿Y ahora qué? ¿Y ahora qué sigue?',
    'Paso a pasito, se llega lejos.',
    'Un poquito más, y otro poquito más.',
    'Manos y cabeza, y ahí vamos.',
  ],
}

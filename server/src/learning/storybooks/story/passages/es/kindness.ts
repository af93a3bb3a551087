import type { PassageWords } from '../passage-words.ts'

export const kindness: PassageWords = {
  setting: [
    '@ * / +[No parecía gran cosa~Visto de afuera, no parecía gran cosa]. / ++Lo bueno muchas veces se ve chiquito. / ¿Hasta dónde llega algo bueno?',
    'Lo bueno empieza chiquito. / +[A veces con una palabra~A veces con una palabra, y a veces sin ninguna]. / @ * / ¿Adónde iba a llegar esto?',
    'Hay algo que se siente tibio, como un caldito. / +[No se compra~No se compra en la tienda ni se hace uno solo]. / @ * / ¿Sabes qué es?',
  ],
  wish: [
    'Queríamos que alguien se sintiera bien. / +Nadie nos lo pidió. [Nos nació~Nos nació del corazón, nada más]. / ++“¿Qué te haría sonreír?”, preguntó alguien. / ++Lo pensamos con el corazón[~, que es más lento que la cabeza, pero casi siempre atina].',
    '“Quisiera hacerlo más grande”, dijo alguien. / +“¿Como qué?” / “[Como el cielo~Como el cielo, y que sobre para taparnos los pies].” / ++Nosotros también lo queríamos, y para todos.',
  ],
  firstTry: [
    '@ * / Primero probamos con palabras. / +[Las palabras llegan lejos~Las palabras son chicas, pesan poco y llegan lejos]. / ++“Por favor” es una. “Gracias” es otra. “Ven con nosotros” es de las grandes. / ¿Basta con palabras?',
    '@ * / Primero tratamos de escuchar. / +[Escuchar cuesta~Escuchar cuesta más que hablar, y hace menos ruido]. / ++Se cierra la boca y se abre lo demás. / ¿Qué íbamos a oír?',
  ],
  afterFirst: [
    'Las palabras son un buen principio. / Pero no cargan nada. / +“Las manos sí”, dijo alguien. / ++[Nos miramos las manos. Estaban listas~Nos miramos las manos, y parecían listas].',
    'Se oye mucho cuando uno se calla. / +[Se oye hasta una sonrisa~Si uno escucha bien, oye hasta una sonrisa]. / ++“Yo conozco eso”, dijo alguien. / ++“Yo también”, dijo otra voz.',
  ],
  secondTry: [
    '@ * / Luego probamos con las manos. / +[Las manos cargan y comparten~Las manos cargan, comparten y no sueltan]. / ++También saludan, y eso es gratis. / ¿Qué más saben hacer?',
    '@ * / Después probamos sin que nadie lo pidiera. / +[Así es mejor~Esa es la manera secreta, y la mejor]. / ++No esperas. Vas y ya. / ¿Alguien se iba a dar cuenta?',
  ],
  trouble: [
    '@ * / Ser bueno no siempre es fácil. / +[Hay días nublados por dentro~Hay días en que uno amanece nublado por dentro]. / ++“¿Y ahora qué hacemos?”, preguntó alguien. / ++Nos quedamos callados [un rato~un buen rato].',
  ],
  doubt: [
    '@ * / Ser bueno no siempre es fácil. / +[A veces da pena~A veces da pena, y a veces uno amanece nublado]. / ++“¿Y si lo hago mal?”, preguntó alguien. / ++[Todos sabíamos de qué hablaba~No había nadie que no supiera de qué hablaba].',
    '@ * / Cuesta compartir lo que más te gusta. / +Lo sentimos. / +[Mío, decía una voz. Tuyo, decía la otra~“Mío”, decía una voz por dentro, y “tuyo”, decía la otra, sentadas juntas]. / ++¿Cuál iba a hablar primero?',
  ],
  turn: [
    'Pero entonces nos dimos cuenta. / @ * / +[Lo das y no se acaba~Uno da cariño y se queda con todo el que tenía]. / ++¡A ver si puedes con una galleta! / ++“Entonces alcanza”, dijo alguien. “[Para todos~Y alcanza para todos].”',
    'Entonces le dimos la vuelta. / ¿Y si fuéramos nosotros? / @ * / +[Así se veía más fácil~Visto así, era mucho más fácil]. / ++Querríamos que alguien viniera. / ++Querríamos que alguien dijera “hola”.',
  ],
  thirdTry: [
    'Probamos con todo a la vez. / @ * / Palabras buenas, manos buenas y corazón. / +[Van las tres~Van las tres juntas, como las patas de un banco]. / ++“A mí me sobra corazón”, dijo alguien. “A mí también”, dijo otra voz.',
    'Probamos una vez más, todos juntos. / @ * / +[Uno solo es bonito. Muchos son fiesta~Que uno sea bueno es bonito, pero que lo sea toda la clase es una fiesta]. / ++“Tú primero”, dijo alguien. “No, tú”, dijo otra voz.',
  ],
  hush: [
    '@ * / Esperamos a ver. / +[Lo bueno es como una piedrita en el agua~Lo bueno es como una piedrita que se deja caer en el agua]. / ++Los círculos se abren, y se abren, y se abren. / ¿Hasta dónde llegaron?',
    '@ * / Era como cuando alguien va a abrir un regalo. / +[Uno mira la cara~Uno no mira el regalo, uno mira la cara]. / ++No nos podíamos estar quietos. / Y entonces…',
  ],
  climax: [
    '@ * / +Y ahí estaba otra vez, [eso tibio~eso tibio, como un caldito]. / ++Llegaba hasta abajo. / ++“Yo lo siento”, dijo alguien. “Y yo”, dijo otra voz.',
    '@ * / +No hacía ruido. / [Era como una lámpara~Era más bien como una lámpara que alguien prende en la ventana]. / ++Se sentía en los cachetes. / ++“Otra vez”, dijo alguien.',
  ],
  quietClimax: [
    'Y lo sentimos, eso tibio. / +[Llegaba hasta abajo~Llegaba hasta abajo, hasta los calcetines]. / No se ve, pero se pasa. / ++“Ten”, dijo alguien. “Ya lo tienes tú.” / ++[Y sí~Y era verdad: ahora lo teníamos todos].',
    'No hacía ruido. / [Era como una lámpara~Era más bien como una lámpara que alguien prende en la ventana]. / +Se sentía en los cachetes. / ++“Ya es más grande”, dijo alguien. / ++“[Le gusta la compañía~Es que le gusta la compañía]”, dijo otra voz.',
  ],
  endings: [
    '@ / Ahora, un problema de matemáticas. / +Toma algo bueno. Regálalo. / ++[Cuenta otra vez~Cuenta otra vez, y revisa tu trabajo]. / ¿Cuánto te queda? // Más que antes.',
    '@ / No hemos terminado. / +[Esto no se termina~Un rompecabezas se termina, pero esto no]. / ++Siempre cabe uno más. / ¿A quién le toca? // A ti.',
    '@ / Si sientes algo tibio, es eso. / +[Va de nosotros para ti~Viene de lejos, de nosotros para ti]. / ++Guárdalo un ratito. / ¿Y luego? // Pásalo.',
  ],
  refrains: [
    'Hay lugar, hay lugar.',
    'Hoy por ti, mañana por mí.',
    'Donde cabe uno, caben dos.',
    'Una cosa buena, y luego otra más.',
    'Grande o chiquito, aquí hay lugar.',
  ],
}

import type { PassageWords } from '../passage-words.ts'

export const performance: PassageWords = {
  setting: [
    '@ * / +[Un escenario es solo un piso~Un escenario es solo un piso, hasta que alguien te mira]. / ++Pero te pone las rodillas de [gelatina~pura gelatina]. / ¿Estábamos listos?',
    'Teníamos mariposas en la panza. / +[Grandes~De las grandes, con alas anchas]. / @ * / ++“¿Son de verdad?”, preguntó alguien. “Se sienten de verdad”, dijo otra voz. / ¿De dónde salieron?',
    'Qué gusto da hacer ruido. / +[Con amigos, más~Y da más gusto cuando lo hacen todos al mismo tiempo]. / @ * / Pero ¿con gente mirando?',
  ],
  wish: [
    'Queríamos hacerlo bien. / +[No perfecto. Bien~No perfecto, porque nadie es perfecto, pero bien]. / +Queríamos que se oyera hasta atrás. / ++“Yo quiero que alguien sonría”, dijo alguien. “Con uno me basta.”',
    '“Quiero hacerlo tan bien que se me olvide el miedo”, dijo alguien. / +Todos queríamos eso. / ++[Qué difícil es olvidar~Olvidar es muy difícil de practicar, porque uno se acuerda de olvidar].',
    'Teníamos un deseo. / Que el corazón se sentara un rato. / +[No quiso~No quiso, ni un minuto]. / ++“El mío está bailando”, dijo alguien. / ++“El mío salta la cuerda”, dijo otra voz.',
  ],
  firstTry: [
    '@ * / Primero probamos bajito. / +[Voz chica. Pasos chicos~Usamos la voz de la biblioteca, la más chica que teníamos]. / ++Lo chiquito da confianza. / ¿Se oía algo?',
    '@ * / El primer intento fue para la cabeza. / +¿Qué va primero? ¿Qué va después? / ++[Era mucho para una cabeza~Era tanto que casi nos sonaba la cabeza al caminar]. / ¿Se iba a quedar ahí?',
    '@ * / Probamos una vez, solo entre nosotros. / +[Sin reírnos~Tratamos de no mirarnos, porque al que mira le da risa]. / ++“Cara seria”, dijo alguien. / ¿Cuánto aguantas tú con cara seria?',
  ],
  afterFirst: [
    'Bajito sirve para un secreto. / Pero esto no era un secreto. / +“[Más fuerte~Tantito más fuerte]”, dijo alguien. / ++“¿MÁS FUERTE?”, dijo la clase. / ++“Bueno, tanto no”, dijo alguien.',
    'La cabeza es un lugar raro. / Guarda una canción y pierde un zapato. / +“¿Qué va después?”, preguntó alguien. / ++“Tú”, dijo otra voz. “[Y luego yo~Y luego yo, y luego todos].”',
    '¡No mucho! / +[La risa es una burbuja~La risa es como una burbuja: siempre sube]. / ++Y cuando truena, salpica a todos. / ++“Desde el principio”, dijo alguien.',
  ],
  secondTry: [
    '@ * / Probamos más grande. / +¡Más voz! ¡Más cara! / ++[Hasta las cejas ayudaban~Hasta las cejas tenían su papel y se lo tomaban muy en serio]. / ¿Era demasiado?',
    '@ * / El segundo intento fue para el corazón. / +[Uno se lo sabe todo y tiembla~Uno puede sabérselo todo y temblar de todos modos]. / ++Tum, decía el corazón. Tum, tum. / ¿Y si le hablamos bajito?',
    '@ * / Probamos otra vez, ahora con la cara arriba. / +[Los ojos se van a los zapatos~Cuando da pena, los ojos se van solitos a los zapatos]. / ++“Mírame a mí”, dijo alguien. “Yo te miro a ti.” / ¿Tú adónde mirarías?',
  ],
  trouble: [
    '@ * / Uy, eso se sintió. / +[El miedo no es divertido~El miedo te seca la boca y te moja las manos, o sea, todo al revés]. / ++“¿Y si se me olvida todo?”, preguntó alguien. / ++Nadie se rio[~, porque todos se lo habían preguntado por dentro].',
  ],
  doubt: [
    '@ * / El miedo no es divertido. / +[Te moja las manos y te seca la boca~Te seca la boca y te moja las manos, o sea, todo al revés]. / ++“¿Y si se me olvida?”, preguntó alguien. / ++Nadie se rio[~, porque todos se lo habían preguntado por dentro].',
    '@ * / La mitad es lo más difícil. / +[Ya no es nuevo. No está listo~Ya no es nuevo, y todavía no está listo]. / ++“¿Otra vez?”, dijo alguien. / ++“Otra vez”, dijo la clase, [con cansancio~con voz de cansancio y con ganas].',
  ],
  turn: [
    'Entonces lo dijimos en voz alta. “Tengo miedo.” / “Yo también.” “Yo también.” / @ * / +[Al decirlo se hizo chico~Al decirlo se fue haciendo chiquito]. / ++Si todos tenemos miedo, nadie tiene miedo solo.',
    'Pero hay un truco. / +Metes aire. Sacas aire. / @ * / +[El miedo no se va. Se sienta~El miedo no se va, pero se sienta y te deja trabajar]. / ¿Quieres probar?',
    'Entonces pensamos en quién iba a mirar. / +[Caras conocidas~Serían caras conocidas, de gente que nos quiere]. / @ * / ++Era para ellos. / ¿Eso lo hacía más fácil, o más difícil?',
  ],
  thirdTry: [
    'Probamos por tercera vez, todos como uno. / @ * / +[Una voz grande hecha de voces chicas~Era una sola voz grande, hecha de todas las voces chicas]. / ++“Si te tiemblan los pies, mírame”, dijo alguien.',
    '¡Otra vez, desde el principio! / @ * / Ahora ya no pensábamos tanto. / +[Lo dejamos salir~Lo dejamos salir solo, como se deja ir un columpio]. / ++“Eso es”, dijimos. “Eso es.”',
  ],
  hush: [
    '@ * / Shhh. Derechitos. / +“¿Listos?” “Listos.” / ++[Alguien respiró muy hondo~Alguien respiró como si fuera a soplar todas las velas del mundo]. / Tres… dos… uno…',
    '@ * / Era ese silencio que va antes de un gran sonido. / +[Se oyen hasta las orejas~Es un silencio en el que uno se oye hasta las orejas]. / ++Un respiro. Dos respiros. / Y entonces…',
  ],
  climax: [
    '@ * / +[Nos sentimos gigantes~Por un momento nos sentimos gigantes, todos y cada uno]. / ++Las mariposas seguían ahí, [pero ahora volaban en fila~pero ahora volaban todas en fila].',
    '@ * / +¿Y sabes qué? / Se sentía como volar. / ++[No miramos abajo~Cuando uno vuela no hay que mirar abajo, así que nos miramos unos a otros].',
  ],
  quietClimax: [
    'Entonces lo sentimos. / No éramos muchas voces chicas. / +Éramos una grande. / ++[Llenaba cualquier salón~Llenaba cualquier salón, y todavía sobraba para el pasillo]. / +Y nadie tenía que hacerlo solo.',
    'Las rodillas seguían de gelatina. / Pero [la gelatina baila~hasta la gelatina puede bailar]. / +Nos paramos derechitos, uno junto al otro. / ++“Qué bueno que estás aquí”, dijo alguien. / ++[Lo mismo digo~Y cualquiera podría haber dicho lo mismo].',
  ],
  endings: [
    '@ / Teníamos mariposas al empezar. / +¿Te acuerdas de [ellas~ellas, las grandes, las de alas anchas]? / ++Las cuidamos. Les dimos algo que hacer. / ¿Y dónde están? // ¡Volaron!',
    '@ / Esto sabemos ahora. / +La voz se entrena. / ++[Entre más la usas, más crece~Entre más la usas más crece, y si la compartes crece el doble]. / ¿Quién sigue? // ¡A lo mejor tú!',
    '@ / Falta un sonido, el que más nos gusta. / +No es palabra ni es canción. / ++[Se hace con dos manos~Se hace con dos manos, y mejor si son muchas]. / ¿Lo haces con nosotros? // ¡Clap, clap, clap!',
  ],
  refrains: [
    'Casi, casi, casi.',
    'Aire adentro, aire afuera, y ahí vamos.',
    'Tum, tum, tum, hacía el corazón.',
    '¿Ya estamos? Casi, casi.',
    'Todos a una, todos a una voz.',
  ],
}

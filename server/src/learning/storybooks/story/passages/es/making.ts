import type { PassageWords } from '../passage-words.ts'

export const making: PassageWords = {
  setting: [
    '@ * / +[Era solo una idea~Era solo una idea, y las ideas no pesan nada]. / ++Pero una idea se puede llevar en la cabeza todo el día. / ¿En qué se iba a convertir?',
    'Todo empieza en alguna parte. / +[Esto empezó con nosotros~Esto empezó con nosotros, una clase de manos inquietas]. / @ * / ++Los dedos no se nos quedaban quietos. / ¿De verdad íbamos a poder?',
    '¿Qué sale de una clase y una idea? / +Sale ruido. / ++[Sale un poco de relajo~Sale también un poco de relajo, pero de eso hablamos luego]. / @ * / ¿Y qué más sale?',
  ],
  wish: [
    'Queríamos que saliera bien. / +No tenía que ser lo más grande. No tenía que ser lo mejor. / +Solo queríamos decir: “Esto es nuestro.” / ++“Ya lo veo en mi cabeza”, dijo alguien, [y cerró los ojos~y cerró los ojos para verlo mejor].',
    '“¿Y si queda precioso?”, dijo alguien. / “¿Y si queda un desastre?”, dijo otra voz. / +Lo pensamos. / +[Un desastre no sonaba tan mal~La verdad, un desastre tampoco sonaba tan mal]. / ++Queríamos saber cuál de los dos iba a ser.',
    'Queríamos hacer algo con las manos. / +[Las manos saben mucho~Las manos saben cosas que la boca no sabe decir]. / ++Y las nuestras [ya querían empezar~llevaban rato queriendo empezar]. / ++“Ya, ya, ya”, dijo alguien.',
  ],
  firstTry: [
    '@ * / Primero tratamos de pensar. / +Pensamos en lo de arriba. Pensamos en lo de abajo. / ++[Pensamos tanto que se hizo silencio~Pensamos tanto que casi se oía, como abejas dentro de una pared]. / ¿Basta con pensar?',
    '@ * / ¡Primer intento! / +Estábamos seguros. Muy seguros. / ++“Esto va a salir”, dijo alguien. / ++[Qué bonito es estar seguro~Estar seguro es como tener puesta una cobija tibia]. / Pero ¿teníamos razón?',
    '@ * / Probamos a la carrera. / +¡Aprisa, aprisa! / ++[Las manos iban solas~Las manos iban por delante y la cabeza venía detrás]. / ++“Más despacio”, dijo alguien. “Más rápido”, dijo otra voz. / ¿Cuál era mejor?',
  ],
  afterFirst: [
    'Pensar está bien. / Pero un pensamiento no se puede tocar. / +“Faltan las manos”, dijo alguien. / ++La derecha, la izquierda, [todas~las limpias y las pegajosas], las de todos. / ++[Ya estábamos listos~Nos las miramos, y parecían listas].',
    'A la primera nunca se sabe. / +[Por eso hay una segunda~Por algo inventaron la segunda]. / ++“Y una tercera”, dijo alguien. / ++“Y una número cien”, dijo otra voz, [a quien le gustan los números~de alguien que siempre piensa en grande].',
    'Aprisa es divertido, pero aprisa se tropieza. / +[Despacio se ve~Despacio hay tiempo de mirar]. / +Respiramos. / ++“Déjenme ver otra vez”, dijo alguien. / ++Y miramos otra vez, [todos~primero de un lado y luego del otro].',
  ],
  secondTry: [
    '@ * / Probamos otra vez, ahora despacio. / +[Despacio cuesta~Ir despacio cuesta mucho cuando uno tiene tantas ganas]. / ++“Con calma”, dijimos. “Con calma.” / ¿Ya estaba bien?',
    '@ * / ¡Segundo intento! / +Ya no estábamos tan seguros. / ++[No importa. Así se mira más~Pero no importa, porque el que duda mira con más cuidado]. / ¿Qué nos faltaba?',
    '@ * / Probamos otra vez, de otra manera. / +[Siempre hay otra manera~Siempre hay otra manera, aunque a veces se esconda]. / ++“Dale la vuelta”, dijo alguien. “Ahora al revés.” / ¿Lo viste?',
  ],
  trouble: [
    '@ * / ¡Ay! / +Es una palabra chiquita para algo tan grande. / +[Se nos bajaron los hombros~Sentimos que los hombros se nos iban para abajo]. / ++“¿Hay que empezar de cero?”, preguntó alguien. / ++[Nadie dijo nada~Por un momento solo se oía respirar].',
    '@ * / Mmm. / +No era fácil. [Nadie dijo que lo fuera~Nadie nos había dicho que lo fuera]. / ++“No sé”, dijo alguien. / ++[No saber es como un nudo~No saber se siente como un nudo, aquí, en el mero centro].',
    '@ * / Así pasa cuando uno hace cosas. / +[Las cosas también tienen ideas~Las cosas tienen sus propias ideas y no te piden permiso]. / ++Lo miramos bien. Nos miramos. / ++“Bueno”, dijo alguien. “¿Y ahora?”',
  ],
  doubt: [
    '@ * / Mmm. / +No era fácil. [Nadie dijo que lo fuera~Nadie nos había dicho que lo fuera]. / ++“No sé”, dijo alguien. / ++[No saber es como un nudo~No saber se siente como un nudo, aquí, en el mero centro].',
    '@ * / En medio siempre hay una parte difícil. / +[Ya no es el principio. Todavía no es el final~El principio ya quedó atrás, y el final todavía no se ve]. / ++“¿Ya mero?”, preguntó alguien. / ++Lo sentíamos en los brazos y en la cabeza.',
    '@ * / ¿Estaba bien? ¿Le faltaba algo? / +[De cerca no se ve~De tan cerca no se sabe]. / ++“Yo digo que le falta”, dijo alguien. / ++“¿Qué le falta?” / ++“[No sé. Algo~No sé qué, pero le falta algo].”',
  ],
  turn: [
    'Pero difícil no quiere decir “no”. / @ * / +“¿Y si lo miramos de otro lado?”, preguntó alguien. / ++[“¿Y si…?” es una llave~“¿Y si…?” es una llave chiquita que abre muchas puertas]. / +Miramos. [¡Ah~Ah, pensamos, y luego otra vez: ah]!',
    'Entonces alguien dijo dos palabras. / “Otra vez.” / @ * / +Ya las habíamos oído. / ++[Pero ahora sonaron más grandes~Pero esta vez sonaron distintas, como si hubieran crecido de noche]. / ++Y nos arremangamos las ganas.',
    'Entonces nos miramos unos a otros. / @ * / +Alguien tenía buen ojo. Alguien tenía un plan. / ++[Y todos teníamos manos~Y todos teníamos dos manos, menos cuando nos rascábamos la cabeza]. / ¿Y si lo hacemos juntos?',
  ],
  thirdTry: [
    'Probamos por tercera vez, todos juntos. / @ * / +Dos manos son pocas. [Muchas son mejor~Las de toda la clase ya son otra cosa]. / ++“Yo de este lado”, dijo alguien. / ++“Y yo de aquel”, dijo otra voz.',
    '¡Tercer intento! / @ * / +Ya no hacíamos tanto ruido. / +[Mirar, pensar, ayudar~Mirábamos antes de mover y preguntábamos antes de agarrar]. / ++“¿Listos?” “Listos.”',
    'Probamos una vez más, con cuidado. / @ * / +[Un poquito aquí. Un poquito allá~Un poquito aquí, un poquito allá, y un paso atrás para ver]. / ++“¿Así?”, preguntó alguien. / ++“Tantito más”, dijo otra voz. “Ahí.”',
  ],
  hush: [
    '@ * / Aguantamos el aire. / +[Y lo aguantamos más~Lo aguantamos hasta que se nos inflaron los cachetes]. / ++[Qué silencio~Era un silencio de esos en que se oye pensar a un lápiz]. / Y entonces…',
    '@ * / “No miren”, dijo alguien. “¡No, sí miren!” / +[Miramos con un ojo~Miramos con un ojo abierto y el otro cerrado]. / ++Cruzamos los dedos de las manos, y los de los pies también. / A la una… a las dos…',
    '@ * / Era como estar en lo más alto de la resbaladilla. Ya sabes cómo se siente. / ++[Un segundo, y luego vas~Es ese segundito en que todo se detiene, justo antes de bajar]. / ¿Listos? / ¿Ya?',
  ],
  climax: [
    '@ * / +Era nuestro. / ++[De nuestra cabeza y de nuestras manos~Tenía un poquito de cada quien, si uno sabía dónde buscar]. / ++“Esto es nuestro”, dijo alguien, [bajito~bajito, como se dicen los secretos].',
    '@ * / +“Órale”, dijo alguien. / ++No dijo más, [y no hizo falta~y no hizo ninguna falta]. / ++[Miramos y miramos~Lo miramos como se mira la luna llena, sin hablar mucho].',
    '@ * / +¿Sientes lo que sentimos? / ++[Empieza en la panza y sale hecho sonrisa~Empieza por la panza, sube por el pecho y sale hecho sonrisa]. / ++La dejamos salir.',
  ],
  quietClimax: [
    'Y ahí estaba lo que aprendimos. / Uno puede fallar y seguir en camino. / +[Vale para manos grandes y chicas~Vale para manos grandes y manos chicas, y para cabezas de cualquier tamaño]. / ++“Y con las manos pegajosas”, dijo alguien. / ++[Esa nos gustó~Esa nos gustó tanto que la repetimos].',
    'Lo miramos una vez más. / +No era solo algo bonito de ver. / [Eran todos los intentos en uno~Eran todos los intentos, uno encima del otro]. / ++“Ahí está el mío”, dijo alguien. “Y ahí el mío.” / ++[Estaban todos~Y si uno miraba bien, estaban los de todos].',
  ],
  endings: [
    '@ / ¿Qué hicimos? / +Se puede decir que hicimos {uno}. / ++[Pero eso es la mitad~Pero eso es solo la mitad de la verdad]. / +Hicimos preguntas, y nos hicimos lugar. / Entonces, ¿qué hicimos de verdad? // ¡Un equipo!',
    '@ / Si quieres hacerlo tú, este es el secreto. / +No es el pegamento. No es la suerte. / ++[Son dos palabras~Son dos palabras que se dicen fuerte, o bajito y para uno mismo]. / ¿Las quieres saber? // ¡Otra vez!',
    '@ / Las manos ya terminaron. / +[La cabeza, no~La cabeza, en cambio, apenas va empezando]. / ++Ya trae otra idea, y detrás de esa viene otra. / ¿Cuál será? // ¡Adivina!',
    '@ / Y ahora, lo mejor. / +Si miras bien, ahí estamos. / ++[Ahí estamos todos~Ahí estamos todos, como los nombres en el fondo de un plato de barro]. / ¿Nos encuentras? // Mira bien.',
  ],
  refrains: [
    'Mano con mano.',
    'Pienso, pruebo y otra vez.',
    'Uno, dos y tres, otra vez.',
    'Mano con mano, poquito a poco.',
    'Un poquito aquí, un poquito allá.',
    'Entre todos, entre todos, sale mejor.',
  ],
}

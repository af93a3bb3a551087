import type { PassageWords } from '../passage-words.ts'

/** A week with something sad in it: nothing cheers, nothing is solved, and nobody is alone. */
export const farewell: PassageWords = {
  setting: [
    'Hay días suaves y grises. / @ / +[En esos días uno se sienta cerquita~En esos días uno se sienta un poco más cerca que de costumbre]. / ++No hay que decir por qué. / ¿Tú qué haces en un día gris?',
    'Este cuento es callado. / +[Lo contamos despacio~Lo contamos despacio, y puedes tomarle la mano a alguien]. / @ / ¿Te quedas con nosotros?',
  ],
  wish: [
    'Queríamos que no fuera cierto. / +[Pero sí era~Pero sí era, y eso cuesta saberlo]. / ++“Quisiera que fuera la otra semana”, dijo alguien. / ++Todos quisimos lo mismo, [un rato~un buen rato].',
    'Queríamos hacer algo. / +Pero ¿qué se hace por alguien que te falta? / ++“Yo quiero decirlo bien”, dijo alguien. / ++Lo pensamos [sin prisa~sin ninguna prisa].',
  ],
  firstTry: [
    '@ / Primero tratamos de hallar una palabra. / +[Triste es una. Querer es otra~“Triste” es una y “querer” es otra, y casi siempre van juntas]. / ++Hay cosas que no caben en una palabra. / ¿Habrá una para esto?',
  ],
  afterFirst: [
    'No la hallamos. / +[No importa~No importa: lo que se siente es verdad aunque no tenga nombre]. / ++“Lo mío es como lluvia”, dijo alguien. / ++“Lo mío, como una piedra”, dijo otra voz.',
  ],
  secondTry: [
    '@ / Tratamos otra vez. Tratamos de recordar. / +[Cosas grandes. Cosas chiquitas~Recordamos cosas grandes y cosas chiquitas, que son las que más se extrañan]. / ++Alguien sonrió, y entonces ya se valía sonreír. / ¿Qué guardas tú de alguien que quieres?',
  ],
  trouble: [
    '@ / Todavía dolía. / +[Viene y se va~Viene y se va, como las olas]. / ++“¿Está mal llorar?”, preguntó alguien. / ++“No”, dijimos. “[Así sale el cariño~Es una de las maneras en que sale el cariño].”',
  ],
  doubt: [
    '@ / Todavía dolía. / +[Viene y se va~Viene y se va, como las olas]. / ++“¿Está mal llorar?”, preguntó alguien. / ++“No”, dijimos. “[Así sale el cariño~Es una de las maneras en que sale el cariño].”',
  ],
  turn: [
    'Entonces nos dimos cuenta. / @ / Estábamos tristes, pero tristes juntos. / +[Así pesa menos~No se hace chico, pero se hace menos pesado]. / ++“¿Me puedo sentar contigo?”, preguntó alguien.',
  ],
  thirdTry: [
    'Tratamos una vez más. / @ / Tratamos de ser suaves. / +[Suaves contigo. Suaves conmigo~Suaves unos con otros, y un poquito con nosotros mismos]. / ++“¿Quieres hablar?”, preguntó alguien. “¿O nada más estar?”',
  ],
  hush: [
    '@ / Todo estaba quieto. / +[Quieto también es bueno~Un lugar quieto también es bueno, si hay alguien más ahí]. / ++Se oía respirar. / Y entonces…',
  ],
  climax: [
    '@ / +Era una manera de decir gracias. / ++[Gracias es buena palabra para el final~“Gracias” es tal vez la mejor palabra para el final]. / ++La dijimos por dentro, [todos~cada quien a su manera].',
  ],
  quietClimax: [
    'Dijimos gracias por dentro. / +[Es buena palabra para el final~Es tal vez la mejor palabra para el final]. / Lo que queríamos seguía ahí. / ++“No se me va a olvidar”, dijo alguien. / ++[A nosotros tampoco~Y a ninguno se nos va a olvidar].',
  ],
  endings: [
    '@ / No se puede abrazar a quien ya no está. / +[Pero se guarda lo que fue~Pero se guarda lo que fue, y no se gasta]. / ++Cabe en el corazón y va contigo. / ¿Tú también guardas algo así? // Guárdalo bien.',
    '@ / Mañana será otro día. / +[Gris o azul~A lo mejor gris, a lo mejor azul]. / ++Vamos a llegar, y nos vamos a sentar cerquita. / ¿Y qué vamos a decir primero? // “Te extrañé.”',
  ],
  refrains: [
    'Despacio, despacio.',
    'Cerquita, cerquita, sin soltarnos.',
    'Despacio, despacio, y de la mano.',
  ],
}

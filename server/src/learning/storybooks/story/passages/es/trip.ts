import type { PassageWords } from '../passage-words.ts'

export const trip: PassageWords = {
  setting: [
    '@ * / +[Los pies ya querían ir~Los pies estaban listos antes que los zapatos]. / ++“¿Ya llegamos?”, preguntó alguien, [y nos dio risa~como siempre pregunta alguien]. / ¿Qué nos esperaba?',
    'Hay días que huelen a aventura. / +[Este era uno~Este era uno, desde el primer minuto]. / @ * / ++Se sentía en las rodillas. / ¿Adónde nos iba a llevar?',
    'Lleva los ojos. Lleva los oídos. / +[Hacen falta todos~Hacen falta todos, y una bolsa llena de preguntas]. / @ * / ¿Vienes?',
  ],
  wish: [
    'Queríamos verlo todo. / +Todo es mucho. / ++[Hacen falta muchos ojos~Para verlo todo hacen falta unos ojos enormes o una clase llena de ojos chicos]. / +“Yo miro para acá”, dijo alguien. “Y yo para allá”, dijo otra voz.',
    '“Ojalá veamos algo grandote”, dijo alguien. / “Ojalá veamos algo chiquitito”, dijo otra voz. / +Queríamos las dos cosas. / ++[Desear es como hacer la maleta~Desear es como hacer la maleta, solo que en la cabeza], y la nuestra iba llena.',
    'Teníamos un plan. / +Mirar todo. / +[No perder nada~No perder nada, ni siquiera lo que se esconde]. / ++“¿Y si es demasiado?”, preguntó alguien. / ++“Miramos más”, dijo otra voz.',
  ],
  firstTry: [
    '@ * / Primero tratamos de verlo todo junto. / +Para arriba. Para abajo. / ++[La cabeza nos daba vueltas~La cabeza nos daba vueltas como a los búhos, de un lado al otro]. / ¿Se puede ver todo a la vez?',
    '@ * / Primero probamos con los ojos. / +[Lo grande se ve fácil~Lo grande lo ve cualquiera]. / ++Lo chiquito se esconde, [y es lo que más nos gusta~y muchas veces es lo mejor]. / ¿Qué se nos iba a escapar?',
    '@ * / Tratamos de buscar lo más bonito. / +“Esto”, dijo alguien. “¡No, esto!”, dijo otra voz. / ++[Qué difícil~Qué difícil es escoger cuando todo se quiere venir contigo]. / ¿Tú qué habrías escogido?',
  ],
  afterFirst: [
    'No se puede. ¡Es mucho! / +“Que cada quien escoja una cosa”, dijo alguien. / ++“Una sola, [y la miramos dos veces~pero bien mirada].” / ++La primera vez se ve. / +La segunda se conoce.',
    'Casi se nos escapa lo chiquito. / +Lo chiquito no te saluda. / +[Hay que ir despacio~Hay que ir despacio para encontrarlo]. / ++“Pies lentos”, dijo alguien. “Ojos grandes.”',
    'Se vale querer más de una cosa. / +[En el corazón cabe todo~En el corazón cabe más que en la mochila, y no pesa]. / ++“Entonces yo quiero todo”, dijo alguien. / +Buena respuesta.',
  ],
  secondTry: [
    '@ * / Luego probamos con los oídos. / +[Cada lugar suena a algo~Cada lugar tiene su sonido, si uno deja de hacer el suyo]. / ++Algo zumba. Algo truena. Algo somos nosotros. / ¿Qué se oía?',
    '@ * / Después tratamos de preguntar. / +¿Por qué? ¿Cómo? ¿Quién? ¿Dónde? / ++[Eran más preguntas que bolsillos~Teníamos más preguntas que bolsillos donde guardarlas]. / ¿Habrá respuesta para todas?',
    '@ * / Probamos otra vez, ahora con la nariz. / +Snif, snif. / ++[La nariz no olvida~La nariz no olvida nada, y puede llevarte de regreso muchos años después]. / ¿A qué huele un buen día?',
  ],
  trouble: [
    '@ * / No todo sale como uno quiere. / +[Hay días con piedritas~Hasta el mejor día trae una piedrita en el zapato]. / ++“¿Ya se acabó?”, preguntó alguien. / ++[Ojalá que no~Ojalá que no, pensamos todos a la vez].',
    '@ * / Ay, ay, ay. / +[Uno hace planes, y luego pasan cosas~Uno hace sus planes, y luego el día hace los suyos]. / ++Nos miramos. / ++“Ni modo”, dijo alguien, [y puso buena cara~y todos probamos a poner buena cara].',
  ],
  doubt: [
    '@ * / Un día grande pesa. / +La cabeza iba llena. [Los pies iban lentos~Los pies ya no corrían igual]. / ++“Mis piernas ya no quieren”, dijo alguien, “pero mis ojos sí.”',
    '@ * / [No toda pregunta tiene respuesta~No toda pregunta encuentra su respuesta el mismo día]. / +Hay unas que solo crecen. / ++“Yo ya traigo más que al llegar”, dijo alguien, [y nosotros también~y supimos muy bien qué quería decir].',
    '@ * / Casi era demasiado. / +[Los ojos iban llenos~Los ojos iban llenos hasta el borde y todavía querían más]. / ++“¿Se puede llenar una cabeza?”, preguntó alguien. / ++Lo pensamos [un rato~un buen rato].',
  ],
  turn: [
    'Pero entonces bajamos el paso. / @ * / +[Aprisa se ve mucho. Despacio se ve más~Aprisa se ven muchas cosas, pero despacio se ven mejor]. / ++Escogimos una y la miramos [largo rato~como si no hubiera nada más].',
    'Entonces algo cambió. / +No fue el lugar. Fuimos nosotros. / @ * / +[Ya no éramos visita~Ya no nos sentíamos de visita]. / ++Éramos buscadores, [y el que busca, encuentra~y los buscadores nunca llevan prisa].',
    'Entonces alguien dijo: “Quietos. Miren.” / @ * / +Y miramos. / ++[Era como una página bonita~Era como llegar a esa página del libro que uno quiere leer dos veces]. / ¿Qué se nos había escapado?',
  ],
  thirdTry: [
    'Probamos de otro modo. Tratamos de no movernos. / @ * / +[Si te quedas quieto, las cosas vienen~Si uno se queda quieto, el lugar solito se le acerca]. / ++Llega un color, llega un olor, y luego [una idea~una idea que en casa no habría llegado].',
    '¡Una vez más! / @ * / Esta vez, con todo: ojos, oídos y nariz. / +“Yo quiero guardar esto”, dijo alguien. / ++“Pues míralo como una cámara”, dijo otra voz. “[Clic~No te muevas… clic].”',
    'Probamos otra vez, y por turnos. / @ * / +“¿Tú qué ves? ¿Y tú?” / ++[Era como tener más ojos~Era como tener los ojos de todos y usarlos al mismo tiempo].',
  ],
  hush: [
    '@ * / Faltaba una cosa. / +Siempre falta una. / ++[Espera hasta el final~Espera hasta que crees que ya acabaste, y entonces te toca el hombro]. / ¿Qué era?',
    '@ * / Nos habríamos quedado ahí. / +“Cinco minutos más”, dijo alguien. / ++[Un buen día siempre es corto~A un buen día siempre le faltan cinco minutos]. / Pero entonces…',
    '@ * / Shhh, dijimos. / +Queríamos que durara. / ++[Que dure, que dure~Un día no cabe en un frasco, pero se puede tratar de no moverlo mucho]. / Y entonces…',
  ],
  climax: [
    '@ * / +Esa era para guardar. / ++“Esa es mía”, dijo alguien. “Y mía”, dijo otra voz. / ++[Se puede compartir~Por suerte, algo así se reparte y sigue entero].',
    '@ * / +Clic, hizo la cabeza. / ++Ya estaba guardado, [con todo y colores~con todos sus colores y casi todos sus sonidos]. / ++De ahí no se pierde.',
    '@ * / +Abrimos los ojos como [platos~platos soperos]. / ++“Eso yo no lo sabía”, dijo alguien. / ++[Ahora sí~Es lo mejor que se puede decir en un paseo, o en cualquier parte].',
  ],
  quietClimax: [
    'Miramos por última vez. / Clic, hizo la cabeza. / +[Ya estaba guardado~Ya estaba guardado, con todos sus colores y casi todos sus sonidos]. / +De ahí no se pierde. / ++“Todavía lo veo”, dijo alguien, [sin abrir los ojos~con los ojos bien cerrados].',
    '¿Qué fue lo mejor? / +No supimos decirlo. / [Había partes grandes y partes chicas~Tenía partes grandes y partes chicas], y en todas estábamos nosotros. / ++“Yo estuve ahí”, dijo alguien. / ++[Qué bonito poder decirlo~Qué bonito es poder decir eso de un día].',
  ],
  endings: [
    '@ / Un paseo tiene dos partes. / +Primero vas. / +[Luego te lo llevas en la cabeza~Luego, mucho después, lo sacas y lo vuelves a mirar]. / ++La segunda no necesita autobús. / ¿Cuál dura más? // La segunda.',
    '@ / Si cerramos los ojos, ahí sigue. / +[Los colores. Los sonidos. Las preguntas~Ahí siguen los colores, los sonidos y hasta las preguntas]. / ++Podemos volver cuando queramos. / ¿Adónde vamos ahora? // ¡A todas partes!',
    '@ / Si un día vas, búscanos. / +[Algo dejamos~Algo dejamos ahí, y no lo queremos de vuelta]. / ++Es chiquito y no pesa nada. / ¿Qué dejamos? // Nuestro asombro.',
  ],
  refrains: [
    'Mira que mira.',
    'Mira arriba, mira abajo, mira más allá.',
    'A ver, a ver, ¿qué vamos a ver?',
    'Mira que mira, ¿qué será?',
    'Ojos abiertos, pasito a paso.',
  ],
}

import type { PassageWords } from '../passage-words.ts'

export const search: PassageWords = {
  setting: [
    'Todo empezó con una pregunta. / @ * / +[Una pregunta da comezón~Una pregunta es como una comezón donde no alcanzas]. / ++No la puedes dejar en paz. / ¿Por qué? ¿Por qué? ¿Por qué?',
    '@ * / +¿Y ya? [No~Cualquiera diría que ahí se acabó]. / ++La cabeza no paraba. La cabeza apenas iba empezando. / ¿Qué pasaba de verdad?',
    '¿Has tenido un “por qué” en la cabeza? / +[Brinca como rana~Brinca como una rana y no hay quien lo siente]. / @ * / ++“Yo también traigo uno”, dijo alguien. / ¿Adónde iba a brincar?',
  ],
  wish: [
    'Queríamos saber. / +No un poquito. / +[Queríamos saberlo todo~Queríamos saberlo todo, hasta el fondo]. / ++“Seguro que es fácil”, dijo alguien. “Seguro que no”, dijo otra voz. / ++Eso también lo queríamos saber.',
    'Hay quien quiere que le digan. Nosotros queríamos averiguar. / +[No es igual~No es lo mismo, no se parece en nada]. / ++Cuando te dicen, mueves la cabeza. Cuando averiguas, gritas. / ++“Yo quiero gritar”, dijo alguien.',
    '{real}“Si {el} {v:pudiera,pudieran} hablar…”, dijo alguien. / +“¿Qué {v:le,les} dirías?” / “[Todo~Todo, y después todo lo demás].” / ++Nosotros también. / ++[Lo pensamos todo el día~Lo pensamos en la mañana, y en la tarde lo volvimos a pensar].',
  ],
  firstTry: [
    '@ * / Tratamos de adivinar. / +[Así se empieza~Una idea es una puerta, y hay que empujarla para ver qué hay detrás]. / ++Era una idea grande y valiente. / ¿Sería verdad?',
    '@ * / Primero tratamos de mirar bien. / +[Miramos como los gatos~Miramos como mira un gato una puerta cerrada]. / ++“¿Qué ves?”, preguntó alguien. “Veo un por qué”, dijo otra voz. / ¿Qué quería decir?',
    '@ * / Primero tratamos de preguntar. / +¿Qué tan grande? ¿Qué tan chico? ¿Y eso cómo? / ++[Preguntamos y preguntamos~Preguntamos, y cuando se acabó, nos preguntamos unos a otros]. / ¿Cuál era la mejor pregunta?',
  ],
  afterFirst: [
    '[Puede que sí. Puede que no~Tal vez sí y tal vez no]. / Así son las ideas. / +Se agarran suavecito[~, para poder soltarlas cuando llega otra mejor]. / ++“Aquí viene una”, dijo alguien.',
    'Una pista no es la respuesta. / Pero es algo. / +La guardamos. Queríamos más. / ++[A las pistas les gusta ir juntas~A las pistas, como a nosotros, les gusta andar juntas]. / ++“Salgan, salgan”, dijo alguien a las demás.',
    'La mejor fue: “¿Y tú cómo sabes?” / +[Esa te detiene~Esa es la que te detiene y te hace mirar otra vez]. / ++“Porque sí” no valía. / ++“Porque lo vimos” valía [mucho~doble].',
  ],
  secondTry: [
    '@ * / Probamos otra vez, con una pregunta mejor. / +[Una buena pregunta ayuda~Una buena pregunta ya es media respuesta]. / ++No “¿qué es?”, sino “¿cómo lo sabes?”. / ¿Y cómo lo sabíamos?',
    '@ * / Luego tratamos de pensar en voz alta. / +[En voz alta, la idea camina~En voz alta, a las ideas les salen patas y caminan por el salón]. / “¿Y si…?”, dijo alguien. “Pero ¿y si…?”, dijo otra voz. / ¿Y si las dos eran ciertas?',
    '{real}@ * / Después tratamos de pensar como {el}. / +[No es fácil~No es fácil pensar como algo que no eres]. / ++“Mmm”, dijo alguien, [muy quieto~sin moverse nada]. “Ya casi. No, espera.” / ¿Tú qué pensarías?',
  ],
  trouble: [
    '@ * / Mmm, dijo la cabeza. / +[Eso no cuadraba~Eso no cuadraba, le diéramos por donde le diéramos]. / ++“¿Íbamos mal?”, preguntó alguien. / ++[“Mal” pesa mucho~“Mal” es una palabra que pesa mucho para llevarla solo].',
    '@ * / Eso no lo esperábamos. / +[Qué raro se siente~Qué raro se siente cuando algo no hace lo que uno pensaba]. / ++“Ahora sé menos”, dijo alguien, [y suspiró~con un suspiro larguísimo].',
  ],
  doubt: [
    '@ * / Mmm, dijo la cabeza. / +[Entre más sabíamos, menos sabíamos~Entre más sabíamos, más había por saber]. / ++Era como un calcetín con un hoyo[~: entre más jalas, más crece].',
    '@ * / Estábamos en medio de un “tal vez”. / +[Un “tal vez” se mueve~Un “tal vez” se mueve mucho, y cuesta estar de pie ahí]. / ++“¿Y sí hay respuesta?”, preguntó alguien. / ++Era [buena~muy buena] pregunta.',
    '@ * / La cabeza iba llena de preguntas. / +[Chocaban como lanchas~Chocaban unas con otras como lanchitas]. / ++“De una en una”, dijo alguien. / ++Pero las preguntas no hacen fila[~, y las nuestras menos].',
  ],
  turn: [
    'Entonces lo dijimos despacio. / @ * / +[Íbamos muy aprisa~Habíamos preguntado más aprisa de lo que mirábamos]. / ++“Dilo otra vez”, dijo alguien. / ++[Despacio se entendía más~Dicho despacio, empezaba a tomar forma].',
    'Pero atorarse sirve de algo. / @ * / +[Te paras. Miras~Cuando te atoras te detienes, y cuando te detienes miras]. / ++Y miramos desde otro lado. / ¿Había estado ahí todo el tiempo?',
    'Entonces llegó una idea chiquita. / +No gritó. / @ * / +[Se sentó a esperar~Se sentó entre las ideas grandes a esperar su turno]. / ++“¿Y yo?”, dijo la idea chiquita. / ¿Y si era esa?',
  ],
  thirdTry: [
    'Probamos por tercera vez. / @ * / +[Un pasito. Otro pasito~Un pasito con la cabeza, y luego otro pasito]. / ++“Creo que ya veo”, dijo alguien. / ++“Yo casi”, dijo otra voz.',
    '¡Una vez más! Ahora, todo junto. / @ * / +[Tu pista con mi pista~Tu pista junto a mi pista, y mi pista junto a la de alguien más]. / ++“¿Queda?”, preguntamos. Y le dimos vueltas en la cabeza[~ para verlo por detrás].',
    'Probamos otra vez, y nos escuchamos. / @ * / +[Dos cabezas saben más que una~Dos cabezas saben más que una, y una clase tiene muchas cabezas]. / ++“Eso digo yo”, dijo alguien. “[Más o menos~Bueno, más o menos].”',
  ],
  hush: [
    '@ * / Ya casi. Lo sentíamos. / +[Estaba ahí~Era como una palabra que tienes en la punta de la lengua y no brinca]. / ++“Espera, espera, espera”, dijo alguien. / ¿Era eso?',
    '@ * / Todas las cabezas zumbaban. Zummm. / ++[Una zumbó más fuerte~Una zumbó más fuerte, y luego otra se le unió]. / Y entonces…',
    '@ * / Por dentro nos quedamos muy quietos. / +[Una idea es como un pájaro~Una idea buena es como un pájaro en la barda: no hay que mover los brazos]. / ++Cerca. Más cerca. / Y entonces…',
  ],
  climax: [
    '@ * / +“¡Ah!”, dijo alguien. / +“¡Aaah!”, dijo la clase. / ++[No hay sonido más bonito~En una escuela no hay sonido más bonito].',
    '@ * / +¡Así que era eso! [O casi~O, para decir la verdad, una parte era eso]. / ++[Averiguar da más ganas~Averiguar se siente tan bien que uno quiere volver a hacerlo].',
    '@ * / +Fue como prender la luz. / ++[Clic~Clic, y ahí estábamos todos, parpadeando]. / ++“Ya no puedo dejar de verlo”, dijo alguien.',
  ],
  quietClimax: [
    '“¡Ah!”, dijo alguien. / “¡Aaah!”, dijo la clase. / +[Hay respuestas chiquitas~Hay respuestas que caben en una mano]. / +La nuestra fue: sigue preguntando. / ++[Sirve para lo grande y para lo chico~Sirve para lo grande y para lo chico, y sirve cuando ya nada sirve].',
    'Fue como prender la luz. / +[Clic~Clic, y ahí estábamos todos, parpadeando]. / No lo sabíamos todo, pero sabíamos buscar. / ++“Eso es mejor”, dijo alguien. / ++[Sí, es mejor~Y entre más lo pensamos, más nos lo parece].',
  ],
  endings: [
    '@ / Entonces, ¿averiguamos? / +[Averiguamos mucho~Averiguamos más de lo que esperábamos]. / ++[Y supimos qué bien se siente~Y sobre todo averiguamos qué bien se siente averiguar]. / ¿Y qué viene después de una respuesta? // ¡Otra pregunta!',
    '@ / Uno cree que las preguntas se acaban cuando las contestas. / +No. / ++[Tienen crías~Tienen crías, como las gatas, en el fondo del clóset]. / +Ahora nos sobran. / ¿Quieres una? // Ten: ¿por qué?',
    '@ / Ya sabes lo que sabemos. / +[Hay mucho que no sabemos~Pero saber es la mitad, y preguntar es la otra]. / ++Preguntar no cuesta nada. / ¿Qué te preguntas tú? // ¡Cuéntanos!',
  ],
  refrains: [
    '¿Por qué, por qué y por qué?',
    'El que busca, encuentra.',
    'Pregunta, piensa, vuelve a preguntar.',
    'Mira de cerca, mira otra vez.',
    'Mmm, dijo la cabeza. Mmm, mmm, mmm.',
  ],
}

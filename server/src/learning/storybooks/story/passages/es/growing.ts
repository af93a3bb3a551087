import type { PassageWords } from '../passage-words.ts'

export const growing: PassageWords = {
  setting: [
    '@ * / +Así empezó todo, [con algo chiquito~con algo chiquito y con mucha esperanza]. / ++“¿Y ahora qué?”, preguntó alguien. / ¿Qué iba a pasar?',
    'Hay cuentos que empiezan con ruido. / Este empezó [bajito~tan bajito que casi nadie lo oyó]. / @ * / ++Nos acercamos, como cuando te cuentan un secreto. / ¿Y si de ahí sale un cuento?',
    '@ * / +Era poca cosa, [pero qué emoción~pero a nosotros nos pareció enorme]. / ++La emoción nos llegaba [hasta los pies~desde la cabeza hasta la punta de los pies]. / ¿Sabes por qué?',
  ],
  wish: [
    'Queríamos verlo. / +No en un libro. No en una foto. / +Queríamos estar ahí. / ++“¿Será hoy?”, preguntó alguien. / ++“Puede ser”, dijo la clase, [y nadie parpadeó~y todos nos sentamos muy derechitos].',
    '“Yo quiero ver cómo {v:cambia,cambian}”, dijo alguien. / “¡Y yo!”, dijo la clase. / +Todos queríamos lo mismo, [y eso es mucho querer~y cuando tantos quieren lo mismo, las ganas llenan el salón]. / ++Nadie quería perderse ni un minuto.',
    'Teníamos un deseo. / +[Era un deseo que crecía~Era un deseo de los que crecen cada vez que uno piensa en ellos]. / Queríamos ver lo que {v:ve,ven} {el}. / ++“¿Qué se siente ser así de chiquito?”, preguntó alguien.',
  ],
  firstTry: [
    '@ * / Primero tratamos de mirar. / +Miramos de cerca. Miramos de lejos. / ++[Miramos tanto que nos picaban los ojos~Miramos tanto que nos picaban los ojos, porque nadie quería ser el primero en parpadear]. / ¿Basta con mirar?',
    '@ * / Primero probamos con los ojos. / +Miramos y miramos {al}. / +[Parecía un juego~Parecía uno de esos juegos en los que pierde el que se ríe]. / ++“Creo que nos van a ganar”, dijo alguien. / ¿Qué vieron nuestros ojos?',
    '@ * / Lo primero fue adivinar. / +“Dos días”, dijo alguien. “¡No, diez!”, dijo otra voz. / ++[Cada uno tenía su número~Cada uno tenía su número, y cada uno estaba seguro del suyo]. / ¿Quién tenía razón?',
  ],
  afterFirst: [
    'Mirar está bien. / Pero mirar no hace crecer. / +“Tal vez {v:le,les} da pena”, dijo alguien. / +Entonces miramos sin mirar. / ++[No es fácil. Prueba tú~Es más difícil de lo que parece, y si no, haz la prueba].',
    'Vieron que había que volver a mirar. / +“Falta mucho”, dijo alguien. / ++[Una noche puede ser muy larga~Solo falta una noche, pero hay noches que parecen cien]. / +Les deseamos dulces sueños, por si acaso.',
    '[Eso no se sabe todavía~Eso no se sabe hasta el final, y al final hay que llegar]. / +Guardamos nuestros números. / +Se sentían tibios, como [una piedra al sol~una piedra que estuvo toda la mañana al sol]. / ++“El mío me gusta más”, dijo alguien.',
  ],
  secondTry: [
    '@ * / Probamos otra vez, ahora con los oídos. / +Shhh. / +[Callados como la luna~Nos quedamos callados como la luna, y eso es mucho para una clase]. / ++Hasta los zapatos querían no hacer ruido. / ¿Qué se oía?',
    '@ * / Luego tratamos de hablar bajito. / +“Ánimo”, dijimos. “Tú puedes.” / ++“Aquí estamos”, dijo alguien, [por si acaso~por si era eso lo que hacía falta saber]. / ¿Nos {v:oía,oían} {el}?',
    '@ * / Probamos otra vez. Tratamos de desear. / +Cerramos los ojos. Apretamos las manos. / ++[Deseamos tanto que nos dio risa~Deseamos tan fuerte que a alguien le dio risa, y la risa se pega]. / ¿Sirve desear?',
  ],
  trouble: [
    '@ * / Esperar cuesta. / +[Te mueve los pies. Te saca suspiros~Se te mete en las rodillas y las hace bailar, se te mete en el pecho y sale hecho suspiro]. / ++“¿Y si no pasa nada?”, preguntó alguien. / ++Costó decirlo, [y costó oírlo~porque todos lo estábamos pensando].',
    '@ * / ¡Ay, cuánto esperar! / +[Era largo como un río~La espera era larga como un río, y no se veía dónde daba la vuelta]. / ++“¿Y si nunca pasa?”, preguntó alguien. / ++“Ojalá que sí”, dijo otra voz, [muy bajito~con una voz chiquita, chiquita].',
    '@ * / Esa fue la parte difícil. / +[No sabíamos qué sentir~Una parte de nosotros quería llorar, y la otra quería reír]. / ++“¿Lo dejamos?”, preguntó alguien. / ++[Movimos la cabeza~Nadie tuvo que pensarlo mucho]. No.',
  ],
  doubt: [
    '@ * / Esperar cuesta. / +[Te mueve los pies. Te saca suspiros~Se te mete en las rodillas y las hace bailar, se te mete en el pecho y sale hecho suspiro]. / ++“¿Y si parpadeo y me lo pierdo?”, preguntó alguien. / ++Por si acaso, [no parpadeamos~nadie parpadeó en un buen rato].',
    '@ * / ¡Ay, cuánto esperar! / +[Era largo como un río~La espera era larga como un río, y no se veía dónde daba la vuelta]. / ++“¿Por qué no ya?”, preguntó alguien. / ++[“Ya” es una palabra muy bonita~“Ya” es una palabra bonita, pero llega cuando quiere].',
    '@ * / Mmm. Solo nos oíamos a nosotros. / +[Una clase hace ruido~Una clase hace ruido hasta cuando no quiere]. / ++Una tos. Una risita. / ++“Qué difícil es quedarse quieto”, dijo alguien, [moviendo los pies~y todos sabíamos de qué hablaba].',
  ],
  turn: [
    'Entonces pensamos otra cosa. / @ * / Tal vez {el} no {v:iba,iban} despacio. / Tal vez nosotros íbamos muy aprisa. / +“[Lo bueno tarda~A lo mejor lo bueno tiene su propio reloj]”, dijo alguien. / ++[Soltamos el aire~Y todos soltamos el aire, largo, largo].',
    'Pero entonces nos dimos cuenta. / @ * / +Nadie jala la mañana para que salga el sol. / ++Nadie empuja la luna para que suba. / [Hay cosas que llegan solas~Hay cosas que llegan cuando están listas, y ni un minuto antes]. / ¿Podríamos esperar así?',
    'Entonces nos tocó a nosotros guardar silencio. / @ * / +[El silencio también habla~El silencio no está vacío, si uno sabe escucharlo]. / ++Estaba lleno de cositas, y una era la esperanza. / “[Yo sí espero~Yo creo que sí puedo esperar]”, dijo alguien. “¿Y tú?”',
  ],
  thirdTry: [
    'Probamos una vez más. / @ * / Esperamos juntos. / +[Solo se hace largo. Juntos, no~Esperar solo se hace largo y gris, pero esperar juntos tiene su gracia]. / ++“Uno, dos, tres”, contamos, [y volvimos a empezar~y cuando se acabaron los números, volvimos a empezar].',
    'Probamos por tercera vez. / @ * / Esta vez, sin prisa. / +Descansaron los ojos. Descansaron los oídos. / +[Nos quedamos cerca~Solo nos quedamos cerca, como hacen los amigos]. / ++“Así sí me gusta esperar”, dijo alguien.',
    'Y vino el tercer intento. / @ * / Esta vez probamos con cariño. / +[Pasos suaves. Voz suave~Pasos suaves, voz suave y hasta pensamientos suaves]. / ++“¿Así?”, preguntó alguien. “Así”, dijo otra voz.',
  ],
  hush: [
    '@ * / Aire adentro. Aire afuera. / +Nadie quería parpadear. / ++[Se sentía en las manos. Se sentía en los pies~Se sentía en el aire algo así como lo que se siente antes de que suba el telón]. / Y entonces…',
    '@ * / Shhh. Espera. / +Tum, tum, tum, hacía el corazón. / ++[Era un silencio con secreto~Era uno de esos silencios que esconden algo detrás de la espalda]. / Y entonces…',
    '@ * / Miramos una vez más. / +Miramos como se mira la última página de un libro bonito. / ++[Despacio, muy despacio~Despacio, muy despacio, para que no se acabe tan pronto]. / Pero ¿qué vimos?',
  ],
  climax: [
    '@ * / +Miramos. Nos miramos. Volvimos a mirar. / ++“¿Lo viste?”, dijo alguien. / ++“¡Lo vi!”, dijo la clase, [a una voz~a una voz, y nada bajito].',
    '@ * / +Era un momento para guardar. / ++[Lo guardamos en la cabeza, como una foto~Lo doblamos como una carta y lo guardamos donde no se nos pierda]. / ++“De esto me voy a acordar”, dijo alguien.',
    '@ * / +“Así que era esto”, dijo alguien. / ++[Valió la pena~Valió cada suspiro y cada vuelta en la silla]. / ++Nos sentimos altos como árboles.',
  ],
  quietClimax: [
    '“Miren”, dijo alguien. / Miramos {al} con todos los ojos. / +[Veíamos mucho más que antes~Ahora veíamos mucho más que al principio]. / +Lo bueno se hace esperar. / ++Y nosotros ya sabíamos esperar, [y bien~mejor de lo que nadie había pensado].',
    'Lo sentimos antes de poder decirlo. / +[Era como una canción sin letra~Era como una canción que todavía no tiene letra]. / Ya no teníamos prisa. / ++“Con calma”, dijimos. “Aquí estamos.” / ++[Y era verdad~Y lo decíamos de verdad].',
  ],
  endings: [
    '@ / Adivina, adivinador. / +Tiene muchos ojos y muchos pies. / +Espera y pregunta, [y se ríe~y a veces se ríe bien fuerte]. / ++Cada día es un poquito más grande. / ¿Qué es? // ¡Nosotros!',
    '@ / Pensamos en todo lo que esperamos. / +Miramos. Escuchamos. Deseamos. / ++[Es mucho trabajo~Es muchísimo trabajo para una sola clase]. / ¿Qué creció más? // Las ganas.',
    '@ / Este es nuestro cuento hasta hoy. / +[No se acaba~Un cuento así no se acaba, solo descansa]. / ++Mañana habrá algo que ver[~, para quien sepa mirar]. / ¿Quieres mirar tú también? // Ven y verás.',
    '@ / ¿Qué sabemos ahora? / +[Sabemos mirar. Sabemos esperar~Sabemos mirar y sabemos esperar, y saber eso es saber mucho]. / ++Sabemos que lo chiquito es solo el principio. / Y tú, chiquito, ¿hasta dónde llegarás? // Ya lo veremos.',
  ],
  refrains: [
    'Poquito a poquito, sin prisa.',
    'Todavía no, todavía no.',
    'Crece que crece, poquito a poco.',
    'Aquí estamos, {n}, aquí estamos.',
    'Mira, espera, vuelve a mirar.',
  ],
}

import type { SoftEnds } from '../passage-words.ts'

export const softEnds: SoftEnds = {
  heavy: {
    pages: {
      hush: [
        '@ * / No todos los cuentos acaban como uno quiere. / +[Aún no lo sabíamos~Aún no lo sabíamos, y qué bueno que no]. / ++Íbamos apenas a la mitad. / Y entonces…',
        '@ * / Lo queríamos para siempre. / +[Lo bueno no siempre se queda~Lo bueno no siempre se queda, aunque uno lo mire mucho]. / ++“Otro poquito”, dijo alguien. / Pero entonces…',
      ],
      climax: [
        '@ / +[Nadie dijo nada~Nadie dijo nada por un rato, y no hacía falta]. / ++“Oh”, dijo alguien, y nada más. / ++[Así pasa a veces~Así pasa a veces, y está bien decirlo].',
        '@ / +[No era el fin que queríamos~No era el final que queríamos, y lo dijimos]. / ++“Me da pena”, dijo alguien. / ++“A mí también”, dijo otra voz, [y nos juntamos más~y nos sentamos un poco más cerca].',
      ],
      endings: [
        '@ / Hay cosas que duran poco. / +[Pero las tuvimos~Pero las tuvimos, y eso nadie nos lo quita]. / ++Se pueden contar. Se pueden dibujar. Se puede pensar en ellas de noche. / ¿Qué queda cuando algo se va? // Todo eso.',
        '@ / No acabó como queríamos. / +[Pero fue nuestro~Pero fue nuestro, del principio al final]. / ++La parte triste es parte del cuento. No es todo el cuento. / ¿Quieres saber con qué nos quedamos? // Con lo demás.',
      ],
    },
    tiny: {
      hush: ['Miramos. Y entonces…', 'Pero entonces…'],
      climax: ['Nos dio pena.', 'Nos sentamos juntos.'],
      endings: ['¿Qué nos queda? // Lo bueno.', '¿Tú también? // Ven aquí.'],
    },
    extras: {
      hush: ['No queríamos ni parpadear.', 'Era un ratito, y ahí nos quedamos.', 'Nadie tenía prisa.'],
      climax: [
        'Está bien sentir pena por algo que a uno le gustaba.',
        'Dolía un poco porque había sido bueno.',
        'Nos miramos todos, y así pesó un poco menos.',
      ],
      last: [
        'Se puede extrañar algo y dar gracias, las dos cosas.',
        'Llegaste hasta aquí con nosotros, así que te lo decimos.',
        'Lo hemos pensado mucho.',
      ],
    },
    upperExtras: {
      hush: [
        'No habíamos pensado para nada en el final, de tan ocupados que estábamos con todo lo que había en medio.',
        'Uno nunca sabe cuál va a ser la última vez que mira algo, y por eso conviene mirarlo con calma.',
      ],
      climax: [
        'Es raro que uno pueda sentir pena por el final de algo y dar gracias por todo lo demás al mismo tiempo.',
        'Nadie hizo como que no importaba, porque sí importaba, y era mejor decirlo que quedarse con eso adentro.',
      ],
      last: [
        'Cuando alguien nos pregunte, vamos a empezar por todo lo que hubo antes, porque esa es la parte más grande.',
        'Lo que se acaba también se puede guardar, aunque no quepa en ninguna mochila y nadie más lo vea.',
      ],
    },
  },
  sleepy: {
    pages: {
      hush: [
        '@ * / El día era largo, muy largo. / +[Lo decían los pies~Lo decían los pies, y lo decían los ojos]. / ++“Yo no tengo sueño”, dijo alguien, muy bajito. / Y entonces…',
        '@ * / Un día grande pesa. / +[Lo llena a uno~Lo llena a uno hasta arriba, como una buena comida]. / ++Hasta los zapatos iban despacio. / ¿Qué viene después de tanto?',
      ],
      climax: [
        '@ / +[Era un sueño bueno~Era el cansancio bueno, el que da de tanto mirar]. / ++Ya no había mucho que decir. / ++[Shhh~Shhh, parecía decir el día].',
        '@ / +[Ya no nos cabía más~Íbamos tan llenos de todo que ya no cabía ni una cosa más]. / ++“Buenas noches, día”, dijo alguien, muy bajito. / ++[A dormir también él~Al día ya le tocaba descansar, y a nosotros también].',
      ],
      endings: [
        '@ / Un día así sigue con los ojos cerrados. / +[Se ve todo otra vez~Se ve todo otra vez, desde adentro]. / ++Primero lo grande, y luego lo chiquito. / ¿A dónde vas tú cuando sueñas? // Nosotros volvemos allá.',
        '@ / Ahora no se oye nada. / +[Se acabó el día~Se acabó el día, y así tenía que ser]. / ++Lo demás lo contamos al despertar. / ¿Oyes qué silencio? // Shhh. A soñar.',
      ],
    },
    tiny: {
      hush: ['Qué día tan largo. Y entonces…', 'Shhh. ¿Qué sigue?'],
      climax: ['¡Qué sueño!', 'Era hora de dormir.'],
      endings: ['¿Y ahora qué? // Shhh. A soñar.', '¿Nos oyes? // Shhh. A dormir.'],
    },
    extras: {
      hush: [
        'Los sonidos se hacían más y más bajitos.',
        'Era mucho camino, y lo hicimos todo.',
        'Había tanto que pensar que lo pensamos despacio.',
      ],
      climax: [
        'El silencio estaba calientito, como una cobija.',
        'Ya no había que hacer nada más.',
        'Un buen día pesa, pero pesa bonito.',
      ],
      last: [
        'Acércate un poco para esta parte.',
        'Falta decir una cosa, y la decimos bajito.',
        'Lo hemos pensado mucho.',
      ],
    },
    upperExtras: {
      hush: [
        'En todo día largo llega un momento en que los pies empiezan a pensar en la casa mucho antes que la cabeza.',
        'El ruido del día se fue haciendo más chico, hasta que solo quedó un zumbido con todos nosotros adentro.',
      ],
      climax: [
        'Ya no hacía falta hablar, porque todo lo que podíamos contarnos nos había pasado a todos.',
        'Era ese silencio que nadie tiene que pedir, y a lo mejor por eso dura más que los otros.',
      ],
      last: [
        'Más tarde, en lo oscuro, vamos a ver otra vez el día entero, en su orden y con todos sus colores.',
        'Mañana todo va a seguir ahí, un poco más grande, porque eso hace el sueño con los días buenos.',
      ],
    },
  },
}

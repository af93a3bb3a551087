import type { Frame } from './frame-type.ts'

const colors: readonly (readonly [en: string, es: string])[] = [
  ['green', 'verde'],
  ['blue', 'azul'],
  ['yellow', 'amarillo'],
  ['orange', 'naranja'],
  ['red', 'rojo'],
  ['purple', 'morado'],
]

/** What a chart of colors says of a day. */
const framesOfColors: readonly Frame[] = colors.flatMap(([en, es]) => [
  {
    part: en === 'green' || en === 'blue' || en === 'purple' ? ('good' as const) : ('what' as const),
    read: [`[{S}] (stayed|was) on ${en}`, `[{S}] (se quedó|estuvo) en ${es}`],
    en: `{S} stayed on ${en}{~}.`,
    es: `{S} se quedó en ${es}{~}.`,
    child: true,
  },
  {
    part: 'what' as const,
    read: [`[on] ${en}`, `[en] ${es}`],
    en: `{S} was on ${en}{~}.`,
    es: `{S} estuvo en ${es}{~}.`,
    keys: ['behavior'],
    child: true,
  },
])

/** Moments of a school day that teachers tell in a few words. */
export const framesOfMoments: readonly Frame[] = [
  ...framesOfColors,
  {
    part: 'good',
    read: ['[it was] [the] first time', '[fue] la primera vez'],
    en: 'It was the first time{~}.',
    es: 'Fue la primera vez{~}.',
    keys: ['praise', 'behavior', 'progress'],
  },
  {
    part: 'good',
    read: [
      '[{S}] read (his|her|their) first chapter book [all] (by himself|by herself|by themselves|alone|on his own|on her own)',
      '[{S}] leyó su primer libro de capítulos (sin ayuda|solo|sola)',
    ],
    en: '{S} read a first chapter book without help{~}.',
    es: '{S} leyó su primer libro de capítulos sin ayuda{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      "[i am|i'm|we are|we're] [so|very|really] proud of (her|him|them|{S})",
      '[estoy|estamos] [muy] (orgullosa|orgulloso|orgullosos) de {S}',
    ],
    en: 'I am proud of {O}{~}.',
    es: 'Siento mucho orgullo por {O}{~}.',
  },
  {
    part: 'good',
    read: [
      '[today] [{S}] helped (a classmate|a friend|a student) who was (sad|upset)',
      '[hoy] [{S}] ayudó a (un compañero|una compañera|un amigo|una amiga) que estaba triste',
    ],
    en: '{S} helped a classmate who was sad{~}.',
    es: '{S} ayudó a alguien de la clase que estaba triste{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] (was|is) a good friend to a new student', '[{S}] fue muy amable con un estudiante nuevo'],
    en: '{S} was a good friend to a new student{~}.',
    es: '{S} trató muy bien a alguien que acaba de llegar a la clase{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] (finished|completed) all [of] (his|her|their|the) work', '[{S}] terminó todo su trabajo'],
    en: '{S} finished all the work{~}.',
    es: '{S} terminó todo su trabajo{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] wrote {n} [full|complete|whole] paragraphs (without help|alone|on his own|on her own)',
      '[{S}] escribió {n} párrafos [completos] sin ayuda',
    ],
    en: '{S} wrote {n} full paragraphs without help{~}.',
    es: '{S} escribió {n} párrafos completos sin ayuda{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '(his|her|their) handwriting is [getting] [so|much|so much] (neater|better)',
      'su letra está mejorando [mucho]',
    ],
    en: '{P} handwriting is getting much neater{~}.',
    es: 'La letra de {S} está mucho más clara{~}.',
  },
  {
    part: 'good',
    read: ['[{S}] raised (his|her|their|a) hand', '[{S}] levantó la mano'],
    en: '{S} raised a hand{~}.',
    es: '{S} levantó la mano{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[y] [{S}] participó mucho', '[{S}] participated a lot'],
    en: '{S} took part a lot{~}.',
    es: '{S} participó mucho{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['(everyone|everybody|the class|we [all]) (misses|miss) (her|him|{S})', 'todos extrañan a {S}'],
    en: 'Everyone misses {O}{~}.',
    es: 'Todos extrañan a {O}{~}.',
  },
  {
    part: 'what',
    read: ['[there is] no rush on (makeup|make up|make-up|missing) work'],
    en: 'There is no rush on makeup work{~}.',
    es: 'No hay prisa con el trabajo pendiente{~}.',
  },
  {
    part: 'good',
    read: ['welcome back', 'bienvenido de regreso', 'bienvenida de regreso'],
    en: 'We are glad {S} is back{~}.',
    es: 'Nos da gusto que {S} esté de regreso{~}.',
    keys: ['absence', 'praise', 'health'],
  },
  {
    part: 'good',
    read: ['[{S}] jumped right [back] in'],
    en: '{S} got right back to work{~}.',
    es: '{S} se puso a trabajar de inmediato{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[{S}] has a (make up|makeup|make-up) quiz'],
    en: '{S} has a makeup quiz{~}.',
    es: '{S} tiene una prueba pendiente{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['(ojalá|espero que) se sienta mejor'],
    en: 'I hope {S} feels better{~}.',
    es: 'Espero que {S} se sienta mejor{~}.',
  },
  {
    part: 'good',
    read: ['[{S}] se disculpó'],
    en: '{S} apologized{~}.',
    es: '{S} pidió perdón{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] tuvo un buen día después', '[{S}] had a good day after (that|it)'],
    en: '{S} had a good day after that{~}.',
    es: '{S} tuvo un buen día después{~}.',
    child: true,
  },
  {
    part: 'do',
    read: ['hable con {S} en casa [por favor]', '[por favor] hable con {S} en casa'],
    en: 'Please talk with {O} at home{~}.',
    es: 'Por favor, hable con {S} en casa{~}.',
  },
  {
    part: 'do',
    read: ['[please] talk (with|to) (her|him|{S}) about using words'],
    en: 'Please talk with {O} about using words{~}.',
    es: 'Por favor, hable con {S} sobre usar palabras{~}.',
  },
  {
    part: 'good',
    read: ['[{S}] has had a great month [otherwise]'],
    en: '{S} has had a great month otherwise{~}.',
    es: 'Por lo demás, {S} ha tenido un mes excelente{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[{S}] [was] talking during [the|a] test', '[{S}] (habló|platicó) durante el examen'],
    en: '{S} was talking during the test{~}.',
    es: '{S} estuvo platicando durante el examen{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[{S}] [was] out of [his|her|their|the] seat', '[{S}] se levantó de su asiento'],
    en: '{S} got out of the seat{~}.',
    es: '{S} se levantó de su asiento{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] was honest [about (it|that|this)]', '[{S}] dijo la verdad'],
    en: '{S} was honest about it{~}.',
    es: '{S} dijo la verdad{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] was brave to tell me'],
    en: '{S} was brave to tell me{~}.',
    es: '{S} tuvo mucho valor al contármelo{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[the|our] counselor will check in [with (her|him|{S})]'],
    en: 'The counselor will check in with {O}{~}.',
    es: 'En consejería van a hablar con {O}{~}.',
  },
  {
    part: 'what',
    read: ['I talked to all of them', 'we talked to all of them'],
    en: 'I talked to all of them{~}.',
    es: 'Hablé con todos ellos{~}.',
  },
]

import type { Frame } from './frame-type.ts'

/** Bells, openings, absences and small hurts, as teachers tell them in a few words. */
export const framesOfCalls: readonly Frame[] = [
  {
    part: 'what',
    read: ['[the|our] [first] bell rings', '[el] timbre suena'],
    en: 'The bell rings{~}.',
    es: 'El timbre suena{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: [
      '[the] (students|kids|children) need to be (here|at school)',
      '[los] (estudiantes|niños) deben estar aquí',
    ],
    en: 'Students need to be here{~}.',
    es: 'Los estudiantes deben estar aquí{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: ['[a|the] replacement (is|costs) {figure}', 'reponerlo cuesta {figure}'],
    en: 'The replacement costs {figure}.',
    es: 'Reponerlo cuesta {figure}.',
  },
  {
    part: 'what',
    read: ['{n} [were|was] unexcused', '{n} [fueron] sin justificar'],
    en: '{n} were unexcused.',
    es: '{n} fueron sin justificar.',
    keys: ['absence'],
  },
  {
    part: 'what',
    read: ['[{S}] forgets to put it in (her|his|their|the) folder', '[{S}] olvida ponerla en su carpeta'],
    en: '{S} forgets to put it in the folder{~}.',
    es: '{S} olvida ponerla en la carpeta{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[{S}] [was] disruptive in {firm}', '[{S}] interrumpió en {the}'],
    en: '{S} was disruptive in {firm}{~}.',
    es: '{S} interrumpió en {the}{~}.',
    keys: ['behavior'],
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] (made|is on) [the] honor roll', '[{S}] entró al cuadro de honor'],
    en: '{S} made the honor roll{~}.',
    es: '{S} entró al cuadro de honor{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ["[i am|i'm|we are] [so|very] excited to have (her|him|{S}) in (my|our) class"],
    en: 'I am so excited to have {O} in my class!',
    es: '¡Me alegra mucho tener a {S} en mi clase!',
  },
  {
    part: 'what',
    read: ['[the] new student night [is]', '[la] noche para estudiantes nuevos [es]'],
    en: 'New student night is{~}.',
    es: 'La noche para estudiantes nuevos es{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: ['[i|we] send a newsletter', '[envío|enviamos|mando] un boletín'],
    en: 'I send a newsletter{~}.',
    es: 'Envío un boletín{~}.',
    keys: ['welcome'],
  },
  {
    part: 'do',
    read: ['what time works [for you|best]', 'qué hora le conviene'],
    en: 'What time works for you?',
    es: '¿Qué hora le conviene?',
  },
  {
    part: 'do',
    read: ['[please] pack [a] (sack lunch|bag lunch|lunch) with [the|his|her|their|your] name on it'],
    en: 'Please pack a sack lunch with the name on it.',
    es: 'Por favor, mande el almuerzo en una bolsa con el nombre escrito.',
  },
  {
    part: 'do',
    read: ['no glass [please]', 'sin vidrio'],
    en: 'Please do not send glass.',
    es: 'Por favor, no mande envases de vidrio.',
  },
  {
    part: 'what',
    read: [
      '[{S}] bumped heads with (another kid|another student|another child|a classmate|a friend)',
      '[{S}] se golpeó la cabeza con (otro niño|otro estudiante|un compañero)',
    ],
    en: '{S} bumped heads with another student{~}.',
    es: '{S} se golpeó la cabeza con otro estudiante{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ["[{S}] (didn't|did not|didnt) eat much", '[{S}] comió poco'],
    en: '{S} did not eat much{~}.',
    es: '{S} comió poco{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[{S}] said [that] [his|her|their|the] (tummy|stomach|belly) hurt',
      '[{S}] dijo que le dolía (el estómago|la panza)',
    ],
    en: '{S} complained of a tummy ache{~}.',
    es: '{S} se quejó de dolor de estómago{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      "[{S}] rested in [the] (nurse's office|nurse office) [for] {n} minutes",
      '[{S}] descansó [en la enfermería] {n} minutos [en la enfermería]',
    ],
    en: "{S} rested in the nurse's office for {n} minutes{~}.",
    es: '{S} descansó en la enfermería {n} minutos{~}.',
    child: true,
  },
]

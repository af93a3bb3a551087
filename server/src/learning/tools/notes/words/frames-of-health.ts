import type { Frame } from './frame-type.ts'

/** What was done about a hard day, and health. */
export const framesOfHealth: readonly Frame[] = [
  {
    part: 'what',
    read: ['[we] made a plan [together|for next time]', '(hicimos un plan)', '[our|the] plan is ready'],
    en: 'We made a plan{~}.',
    es: 'Hicimos un plan{~}.',
  },
  {
    part: 'do',
    read: [
      '[please] talk (with|to) (her|him|{S}) [about (it|this)] [at home]',
      '[por favor] (hable|hablar|platique) con {S} [sobre esto|de esto]',
      'please talk (at home|about it at home)',
    ],
    en: 'Please talk with {O} about this{~}.',
    es: 'Por favor, hable con {S} sobre esto{~}.',
    child: true,
  },
  {
    part: 'what',
    read: ['[{S}] lost {n} minutes of recess', '[{S}] lost recess', '[{S}] perdió {n} minutos de[l] recreo'],
    en: '{S} lost {n} minutes of recess{~}.',
    es: '{S} perdió {n} minutos de recreo{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [is] (kind|nice|friendly|good|helpful) (to|with) (others|classmates|friends|everyone|everybody|peers)',
      '[{S}] [es] [muy] amable con (todos|los demás|sus compañeros)',
    ],
    en: '{S} is kind to others{~}.',
    es: '{S} es amable con los demás{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [is|was] (trying|trying hard|trying her best|trying his best|tries her best|tries his best|did her best|did his best)',
      '[{S}] (se esfuerza|hace su mejor esfuerzo)',
    ],
    en: '{S} is trying hard{~}.',
    es: '{S} se está esforzando{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] [is] (usually|normally|most days) [so|very] {trait}', '[{S}] normalmente es {trait}'],
    en: '{S} is {trait} most days{~}.',
    es: '{S} es {trait} casi siempre{~}.',
    child: true,
  },
  // Health
  {
    part: 'what',
    read: [
      '[{S}] (had|has|got|gets|complained of|complaining of|with|reported|has been having) {symptom}',
      '[{S}] (tuvo|tiene|dijo que tenía|con) {symptom}',
      '{symptom}',
    ],
    en: '{S} had {symptom}{~}.',
    es: '{S} tuvo {symptom}{~}.',
    child: true,
    keys: ['health', 'absence', 'none'],
  },
  {
    part: 'what',
    read: [
      '[{S}] [had|has|with] [a] (fever|temperature|temp) [of] {n} [degrees]',
      '[{S}] (tuvo|con) fiebre de {n}',
      '(fever|temp|temperature) {n}',
    ],
    en: '{S} had a fever of {n}{~}.',
    es: '{S} tuvo fiebre de {n}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '(someone|a child|a student|a classmate|another child|another student|one child|one student) in [our|the] class (has|had) {symptom}',
      '[a] case of {symptom} in [our|the] class',
      '{symptom} in [our|the] class',
      '(un niño|un estudiante|alguien) de la clase tiene {symptom}',
      '{symptom} going around [the class|in class|our class]',
    ],
    en: 'A child in our class has {symptom}{~}.',
    es: 'Hay {symptom} en la clase{~}.',
    keys: ['health', 'absence', 'none'],
  },
  {
    part: 'do',
    read: [
      '[please] check [her|his|your child] (hair|head) [for lice]',
      'revise[le] (el pelo|el cabello|la cabeza)',
      '[please] check for lice',
    ],
    en: 'Please check {P} hair{~}.',
    es: 'Por favor, revise el pelo de {S}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[we|nurse|the nurse|I] [gave|put|applied|put on|used] [her|him] (ice|an ice pack|ice pack) [on it]',
      '(le pusimos|se le puso|le puse) hielo',
    ],
    en: 'We used ice{~}.',
    es: 'Le pusimos hielo{~}.',
  },
  {
    part: 'what',
    read: [
      '[we|nurse|the nurse] (cleaned it|cleaned|cleaned up|washed it) [and] [put on|gave] [a] (bandage|band-aid|bandaid|band aid)',
      '(lo limpiamos y le pusimos una curita|se limpió y se puso una curita)',
    ],
    en: 'We cleaned it and put on a bandage{~}.',
    es: 'La limpiamos y le pusimos una curita{~}.',
    keys: ['none'],
  },
  {
    part: 'what',
    read: [
      '[we] (cleaned it|cleaned|washed it|cleaned the cut|cleaned it up)',
      '(lo limpiamos|la limpiamos|se limpió)',
    ],
    en: 'We cleaned it{~}.',
    es: 'Le limpiamos la herida{~}.',
    keys: ['health'],
  },
  {
    part: 'what',
    read: [
      '[we|nurse|the nurse] (gave|put on|used) [her|him] [a] (bandage|band-aid|bandaid|band aid) [on it]',
      '(le pusimos|se le puso) (una curita|un curita)',
    ],
    en: 'We put on a bandage{~}.',
    es: 'Le pusimos una curita{~}.',
  },
  {
    part: 'what',
    read: ['[the] nurse (called|called you|called home)', 'la enfermera llamó [a casa]'],
    en: 'The nurse called you{~}.',
    es: 'De la enfermería le llamaron{~}.',
  },
  {
    part: 'what',
    read: [
      '[the] nurse (checked|saw|looked at|looked her over|looked him over) (her|him|it|{S})',
      '[la] enfermera (la|lo) revisó',
      'seen by [the|school] nurse',
    ],
    en: 'The nurse checked {O}{~}.',
    es: 'En la enfermería revisaron a {S}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[{S}] lost [a|her|his|another] tooth',
      '[{S}] perdió (un|su) diente',
      'a {S} se le cayó un diente',
      'se le cayó un diente',
    ],
    en: '{S} lost a tooth{~}.',
    es: '{D} se le cayó un diente{~}.',
    child: true,
  },
  {
    part: 'do',
    read: [
      '[please] (keep|stay) [her|him|{S}] home until [she is|he is] {n} hours (without|with no|free of) fever',
      '[please] keep [her|him|{S}] home (until|till) fever[-] free [for] {n} (hours|hrs)',
      '(stay|keep) home until fever free {n} (hours|hrs)',
      'fever[-] free [for] {n} hours [before returning|before coming back|to return]',
      'quedarse en casa hasta estar {n} horas sin fiebre',
    ],
    en: 'Please keep {O} home until {n} hours pass with no fever.',
    es: 'Por favor, deje a {S} en casa hasta que pasen {n} horas sin fiebre.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [is] (feeling better|better|fine|ok|back to normal|feels better|feels fine|doing fine|doing better) [now]',
      '[{S}] [ya] (está mejor|se siente mejor|está bien) [ahora]',
      '[{S}] feels (fine|ok|better) [now]',
    ],
    en: '{S} feels better now.',
    es: '{S} se siente mejor ahora.',
    child: true,
    keys: ['health', 'behavior'],
  },
  {
    part: 'do',
    read: ['[{S}] needs [a|an|{P}] {thing} (at|for) school', '[{S}] necesita {thing} (en|para) la escuela'],
    en: '{S} needs {thing} at school{~}.',
    es: '{S} necesita {thing} en la escuela{~}.',
    child: true,
  },
]

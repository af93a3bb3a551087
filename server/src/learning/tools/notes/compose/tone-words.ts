import type { Language } from '@tower/contract/language.ts'
import type { NoteTone } from '@tower/contract/learning/tools.ts'

type ToneWords = Readonly<Record<Language, Readonly<Record<NoteTone, readonly string[]>>>>

/** How a note begins; {student} and {full name} are the child's. */
export const greetings: ToneWords = {
  en: {
    warm: ['Dear family of {student},', 'Hello, family of {student},'],
    professional: ['Dear family of {full name},'],
    brief: ['Hello, family of {student},'],
    celebratory: ['Hello, family of {student}!'],
  },
  es: {
    warm: ['Querida familia de {student}:', 'Hola, familia de {student}:'],
    professional: ['Estimada familia de {full name}:'],
    brief: ['Hola, familia de {student}:'],
    celebratory: ['¡Hola, familia de {student}!'],
  },
}

/** How it ends, before the teacher's name. */
export const closings: ToneWords = {
  en: {
    warm: ['Warmly,', 'With thanks,'],
    professional: ['Sincerely,'],
    brief: ['Thank you,'],
    celebratory: ['With joy,'],
  },
  es: {
    warm: ['Con cariño,', 'Con gratitud,'],
    professional: ['Atentamente,'],
    brief: ['Gracias,'],
    celebratory: ['Con alegría,'],
  },
}

/** How to answer, where the teacher did not say. */
export const answers: ToneWords = {
  en: {
    warm: [
      'You can write back on this note or call me at school.',
      'If you have a question, please write back or call the school.',
    ],
    professional: ['If you have a question, please write back or call the school.'],
    brief: ['You can write back or call the school.'],
    celebratory: ['You can write back on this note or call me at school.'],
  },
  es: {
    warm: [
      'Puede contestar en esta hoja o llamarme a la escuela.',
      'Si tiene alguna pregunta, escríbame o llame a la escuela.',
    ],
    professional: ['Si tiene alguna pregunta, escríbame o llame a la escuela.'],
    brief: ['Puede escribirme o llamar a la escuela.'],
    celebratory: ['Puede contestar en esta hoja o llamarme a la escuela.'],
  },
}

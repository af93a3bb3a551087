import type { Translated } from '../../texts/translated.ts'
import type { classroomPick as source } from './classroom-pick-texts.en.ts'

export const classroomPick = {
  classroom: 'Aula',
  hint: 'Escribe un nombre, maestro, escuela o ciudad y luego elige el aula.',
  which: 'Qué aula',
  pick: 'Elige una',
  none: 'Ningún aula que haya recibido donaciones se llama así.',
} satisfies Translated<typeof source>

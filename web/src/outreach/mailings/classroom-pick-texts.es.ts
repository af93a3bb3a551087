import type { Translated } from '../../texts/translated.ts'
import type { classroomPick as source } from './classroom-pick-texts.en.ts'

export const classroomPick = {
  classroom: 'Aula',
  hint: 'Escribe un nombre, maestro, escuela o ciudad y luego elige el aula.',
  which: 'Qué aula',
  pick: 'Elige una',
  none: 'Ningún aula que haya recibido donaciones se llama así.',
  gone: 'un aula que ya no está aquí',
} satisfies Translated<typeof source>

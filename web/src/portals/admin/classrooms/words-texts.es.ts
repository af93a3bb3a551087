import type { Translated } from '../../../texts/translated.ts'
import type { classroomWords as source } from './words-texts.en.ts'

export const classroomWords = {
  name: 'Nombre del aula',
  nameMissing: 'Escribe un nombre.',
  school: 'Escuela',
  city: 'Ciudad',
  state: 'Estado',
  noState: 'No se sabe',
  grade: 'Grado',
  gradeHint: 'Por ejemplo, 3 o K–2.',
  correct: 'Corregir',
  correctOf: 'Corregir el nombre y el lugar',
  note: 'Las páginas, los carteles y las listas lo muestran enseguida. Las nominaciones, los cupos y los enlaces siguen con el aula.',
  save: 'Guardar',
  back: 'Atrás',
  saved: 'El aula está corregida.',
  failed: 'No funcionó. Nada ha cambiado.',
  changed: 'Otra persona cambió esta aula mientras tanto. Mira lo que dice ahora y guarda de nuevo.',
} satisfies Translated<typeof source>

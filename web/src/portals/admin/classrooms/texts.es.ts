import type { Translated } from '../../../texts/translated.ts'
import type { classroomList as source } from './texts.en.ts'

export const classroomList = {
  title: 'Aulas',
  lead: 'Todas las aulas con su escuela y su maestro. Busca una escuela para ver sus aulas.',
  caption: 'Aulas, las más recientes primero si no se ordena de otra manera',
  search: 'Nombre, maestro, escuela o lugar',
  standing: 'Confirmada',
  standings: { confirmed: 'Confirmadas', unconfirmed: 'Aún sin confirmar', merged: 'Unidas a otra' },
  columns: {
    classroom: 'Aula',
    school: 'Escuela',
    teacher: 'Maestro',
    grade: 'Grado',
    confirmed: 'Confirmada',
    created: 'Creada',
  },
  noTeacher: 'Nadie todavía',
  unconfirmed: 'Todavía no',
  merged: 'Unida a otra',
  none: 'Todavía no se ha nombrado ningún aula.',
  noMatch: 'Ningún aula coincide.',
  failed: 'No se pudieron cargar las aulas',
} satisfies Translated<typeof source>

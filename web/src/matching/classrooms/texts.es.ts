import type { classrooms as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const classrooms = {
  title: '¿Tienes un código de aula?',
  lead: 'Cada maestra o maestro comparte un código como PT-\u2060ABC123. Con él, tu cupo va a esa aula cuando esté confirmada.',
  code: 'Código del aula',
  resolve: 'Buscar',
  resolving: 'Buscando…',
  resolveBlocked: 'Primero escribe un código.',
  id: 'UUID del aula',
  idPlaceholder: '8-4-4-4-12 caracteres',
  wrongId: 'Escribe un UUID de aula válido.',
  unresolved: 'No se pudo encontrar el código',
  confirmed: 'Confirmada por su maestra o maestro',
  unconfirmed: 'Aún sin confirmar',
  unconfirmedText:
    'La maestra o el maestro de esta aula todavía no la confirma, así que ningún cupo puede ir a ella. Puedes elegir otra aula o dejar que decida el sorteo.',
  takeAway: 'Quitar esta aula',
  byId: 'El aula con ese ID',
  onlyClassrooms: 'Solo se puede elegir un aula cuando la donación es para aulas.',
  refused: {
    'classrooms.not_found': 'Aula no encontrada',
    'classrooms.not_confirmed':
      'Esta aula aún no está confirmada por su maestra o maestro. Elige otra o deja que decida el sorteo.',
    'classrooms.code_not_found': 'No encontrado',
    'classrooms.code_closed': 'El código no existe o ya no está activo.',
    'request.rate_limited': 'Demasiadas solicitudes. Inténtalo más tarde.',
    'server.unavailable':
      'El servicio no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  },
} satisfies Translated<typeof source>

import type { notifications as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const notifications = {
  title: 'Avisos del equipo',
  lead: 'Lo que pasó y el equipo debe saber. La bandeja es de todos: lo que lee uno queda leído para todos.',
  list: 'Avisos, los más recientes primero',
  none: 'No hay avisos.',
  failed: 'No se pudieron cargar los avisos',
  unread: 'Sin leer',
  readOn: 'Leído: {time}',
  markRead: 'Marcar como leído',
  markReadOf: 'Marcar como leído: {title}',
  markAll: 'Marcar todo como leído',
  marking: 'Marcando…',
  nothingUnread: 'No hay nada sin leer.',
  marked: 'Marcado como leído.',
  undo: 'Deshacer',
  undoFailed: 'No se pudo marcar como no leído',
  markFailed: 'No se pudo marcar como leído',
  bulk: {
    title: { one: '¿Marcar {count} aviso como leído?', other: '¿Marcar {count} avisos como leídos?' },
    text: 'Para todo el equipo. Se puede deshacer.',
    label: 'Marcar {count} como leídos',
  },
  show: 'Mostrar',
  columns: { notice: 'Aviso', when: 'Cuándo', state: 'Estado', action: 'Acción' },
} satisfies Translated<typeof source>

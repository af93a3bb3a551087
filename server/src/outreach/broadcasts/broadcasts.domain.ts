import { openBroadcastBoard } from './broadcast-board.ts'
import { keepTotals } from './keep-totals.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  auditActions: ['broadcasts.added', 'broadcasts.changed', 'broadcasts.deleted', 'broadcasts.reordered'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    broadcasts: typeof declares
  }
}

/** The slides that run on the screens of the charity. */
export const broadcasts = {
  name: 'broadcasts',
  floor: 6,
  duty: 'content',
  ...declares,
  owns: { broadcasts: 'deleted' },
  keeps: {
    nobody: ['broadcasts'],
  },
  reads: ['assignment_slots', 'classrooms', 'donors', 'draw_winners', 'payments', 'slots', 'users'],
  routes: async () => {
    const { broadcastRoutes } = await import('./broadcasts.routes.ts')
    const { slideRoutes } = await import('./slides/slides.routes.ts')
    return async (serve, services, { onClose }) => {
      const board = await openBroadcastBoard(services)
      onClose(board.close)
      broadcastRoutes(serve, board, keepTotals(services))
      slideRoutes(serve, services)
    }
  },
} as const satisfies Domain

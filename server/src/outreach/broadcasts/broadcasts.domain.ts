import { openBroadcastBoard } from './broadcast-board.ts'
import { broadcastRoutes } from './broadcasts.routes.ts'
import { keepTotals } from './keep-totals.ts'
import type { Domain } from '../../domain.ts'

/** The slides that run on the screens of the charity. */
export const broadcasts = {
  name: 'broadcasts',
  floor: 6,
  owns: { broadcasts: 'changed' },
  reads: ['assignment_slots', 'classrooms', 'donors', 'draw_winners', 'payments', 'slots', 'users'],
  routes: async (serve, services, { onClose }) => {
    const board = await openBroadcastBoard(services)
    onClose(board.close)
    broadcastRoutes(serve, board, keepTotals(services))
  },
} as const satisfies Domain

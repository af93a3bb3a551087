import { exportSlots } from './export-slots.ts'
import { slotRoutes } from './slots.routes.ts'
import type { Domain } from '../../domain.ts'

/** Sponsor slots: minted, matched, withdrawn, held back. */
export const slots = {
  name: 'slots',
  floor: 3,
  owns: { pools: 'changed', slots: 'changed' },
  routes: slotRoutes,
  personalData: [{ name: 'slots', export: (_, tx, { userId }) => exportSlots(tx, userId), place: 50 }],
} as const satisfies Domain

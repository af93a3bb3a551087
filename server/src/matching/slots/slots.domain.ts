import { exportSlots } from './export-slots.ts'
import { matchMail } from './match-mail.ts'
import { slotRoutes } from './slots.routes.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  mails: {
    match: { write: matchMail },
  },
  notices: ['slot_matched', 'slots_given_up'],
  auditActions: ['slots.match'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    slots: typeof declares
  }
}

/** Sponsor slots: minted, matched, withdrawn, held back. */
export const slots = {
  name: 'slots',
  floor: 3,
  ...declares,
  owns: { pools: 'changed', slots: 'changed' },
  routes: slotRoutes,
  personalData: [{ name: 'slots', export: (_, tx, { userId }) => exportSlots(tx, userId), place: 50 }],
} as const satisfies Domain

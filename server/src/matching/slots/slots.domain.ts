import { listSlotsOf } from './about-slots.queries.ts'
import { paths } from '@tower/contract/pages.ts'
import { slotTopics } from '@tower/contract/matching/slots.topics.ts'
import { matchMail, matchWording } from './match-mail.ts'
import { findSlotNumbers } from './find-slot-numbers.ts'
import { findSlotOfYear } from './find-slot-of-year.ts'
import { slotMatchedMail } from './slot-matched-mail.ts'
import { slotInvariants } from './slot-invariants.ts'
import { findSlotsByNumber } from './found-slots.queries.ts'
import { giveApproved } from './give-slot.ts'
import { describeSlot, slotOf } from './slot-by-hand.ts'
import { listGivenBy } from './given-by.queries.ts'
import { redactFreeText } from '../../database/redact-text.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  mails: {
    match: { write: matchMail, wording: matchWording, isNews: true },
    slot_matched: { write: slotMatchedMail, series: 'gift_news' },
  },
  notices: ['slot_matched'],
  auditActions: ['slots.match'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    slots: typeof declares
  }
}

/** Sponsor slots, their pools and their matches. Who mints them, takes them back and holds them back is giving. */
export const slots = {
  name: 'slots',
  floor: 3,
  duty: 'classrooms',
  ...declares,
  owns: { pools: 'changed', slot_news: 'changed', slots: 'changed' },
  keeps: {
    bookEntries: ['slots'],
    nobody: ['pools', 'slot_news'],
  },
  reads: [
    'approvals',
    'classroom_nominations',
    'classrooms',
    'ledger_accounts',
    'ledger_transactions',
    'teacher_budgets',
    'users',
  ],
  invariants: slotInvariants,
  // Everyone may read why staff gave a slot by hand.
  personalData: [
    {
      name: 'slot_reasons',
      erase: (_, tx, traces) => redactFreeText(tx, traces, { table: 'slots', columns: ['given_reason'] }),
    },
  ],
  hands: [{ list: listGivenBy }],
  outbound: [
    {
      kind: 'slot_by_hand',
      // What was wished goes with the words of somebody who is erased: then no classroom is named.
      read: async (tx, asked) => (asked.wish === null ? undefined : describeSlot(tx, slotOf(asked))),
      carryOut: giveApproved,
    },
  ],
  routes: async () => (await import('./slots.routes.ts')).slotRoutes,
  aboutClassroom: [
    {
      kind: 'slot',
      list: listSlotsOf,
      leadsTo: ({ number }) => paths.slotStory({ number: String(number) }),
    },
  ],
  ofClassrooms: { slots: { hinders: 'money' } },
  searchable: [
    {
      kind: 'slot',
      find: findSlotsByNumber,
      leadsTo: ({ number }) => paths.slotStory({ number: String(number) }),
    },
  ],
  liveTopics: slotTopics,
  handsDown: { findSlotNumbers, findSlotOfYear },
} as const satisfies Domain

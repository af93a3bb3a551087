import { listCardsOf } from './about-cards.queries.ts'
import { cardTopics } from '@tower/contract/spending/cards.topics.ts'
import { retention } from '@tower/contract/retention.ts'
import type { Declares, Domain } from '../../domain.ts'
import { announce } from '../../realtime/announce.ts'
import { outlived } from '../../outlived.ts'
import { minute } from '../../scheduled-job.ts'
import { readAsked } from './allowances/asked-allowances.queries.ts'
import { cardInvariants } from './card-invariants.ts'
import { eraseCards } from './erase-cards.ts'
import { exportCards } from './export-cards.ts'
import { endCards } from './one-time/end-cards.ts'
import { teacherCardChangedMail } from './teacher-cards/teacher-card-changed-mail.ts'

const declares = {
  mails: {
    teacher_card_changed: { write: teacherCardChangedMail },
  },
  notices: ['card_uncovered', 'card_refund_surplus'],
  auditActions: ['cards.save', 'cards.mark_replacing', 'cards.deactivate', 'cards.set_on_file'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    cards: typeof declares
  }
}

/** What teachers buy with: the cards that vendors have on file, cards for one purchase, and what is set aside for them. */
export const cards = {
  name: 'cards',
  floor: 4,
  duty: 'money',
  ...declares,
  owns: {
    card_allowances: 'changed',
    card_authorizations: 'changed',
    card_events: 'changed',
    card_transactions: 'appended',
    teacher_cards: 'changed',
  },
  keeps: {
    purchases: ['card_allowances', 'card_authorizations', 'card_transactions', 'teacher_cards'],
    providerEvents: ['card_events'],
  },
  reads: ['ledger_transactions', 'teacher_budgets', 'users'],
  routes: async () => (await import('./cards.routes.ts')).cardRoutes,
  liveTopics: cardTopics,
  invariants: cardInvariants,
  outbound: [
    {
      kind: 'card',
      read: (tx, asked) => readAsked(tx, asked),
      // Its teacher asks for the card again, who alone may read its numbers; that page hears that it may be.
      carryOut: ({ tx }, { askedBy }) =>
        announce(tx, { topic: 'card.changed', audience: { userId: askedBy }, payload: { id: askedBy } }),
    },
  ],
  aboutPerson: [{ kind: 'card', list: listCardsOf }],
  personalData: [
    {
      name: 'cards',
      erase: (_, tx, traces) => eraseCards(tx, traces),
      export: (_, tx, { userId }) => exportCards(tx, userId),
      place: 75,
    },
  ],
  // The issuer delivers an event again for three days at most.
  expiry: { rows: { card_events: outlived('received_at', retention.providerEvents) } },
  jobs: [
    {
      name: 'cards.end',
      cron: '* * * * *',
      withinSeconds: 20,
      mayTakeSeconds: 30 * minute,
      run: endCards,
    },
  ],
} as const satisfies Domain

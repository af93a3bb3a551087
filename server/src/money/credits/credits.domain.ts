import { creditTopics } from '@tower/contract/money/credits.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { creditInvariants } from './credit-invariants.ts'
import { creditRoutes } from './credits.routes.ts'
import { creditsGivenMail } from './gifts/credits-given-mail.ts'
import { creditsReceivedMail } from './gifts/credits-received-mail.ts'
import { listCreditsOf } from './wallet/list-credits-of.ts'

const declares = {
  mails: {
    credits_given: { write: creditsGivenMail },
    credits_received: { write: creditsReceivedMail },
  },
  auditActions: ['credits.add_pack', 'credits.change_pack', 'credits.grant'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    credits: typeof declares
  }
}

/** Tower Credits: the packs that are sold, wallets, gifts from sponsors to teachers, grants of staff. */
export const credits = {
  name: 'credits',
  floor: 3,
  ...declares,
  owns: { credit_packs: 'changed' },
  reads: ['audit_log', 'ledger_accounts', 'ledger_postings', 'ledger_transactions', 'users'],
  routes: creditRoutes,
  liveTopics: creditTopics,
  invariants: creditInvariants,
  aboutPerson: [{ kind: 'credit', list: listCreditsOf }],
} as const satisfies Domain

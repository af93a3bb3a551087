import { creditTopics } from '@tower/contract/money/credits.topics.ts'
import type { Declares, Domain } from '../../domain.ts'
import { paths } from '@tower/contract/pages.ts'
import type { AboutPersonSubject } from '../../about.ts'
import { creditInvariants } from './credit-invariants.ts'
import { creditsGivenMail } from './gifts/credits-given-mail.ts'
import { creditsReceivedMail } from './gifts/credits-received-mail.ts'
import { listCreditsOf, listToolsCreditsOf } from './wallet/list-credits-of.ts'
import { exportWeeks } from './teachers/storybook-weeks.queries.ts'
import { refundOpenUses } from './uses/refund-use.ts'
import { exportUses } from './uses/uses.queries.ts'
import { minute } from '../../scheduled-job.ts'
import { teacherGrantMail } from './teachers/teacher-grant-mail.ts'
import { eraseGrantNotes } from './grants/erase-grant-notes.ts'

const declares = {
  mails: {
    credits_given: { write: creditsGivenMail },
    credits_received: { write: creditsReceivedMail },
    teacher_grant: { write: teacherGrantMail },
  },
  auditActions: ['credits.add_pack', 'credits.change_pack', 'credits.grant', 'credits.grant_to_teacher'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    credits: typeof declares
  }
}

/** The accounts of a person in the ledger, each with all its movements. */
const accountsOf = ({ email }: AboutPersonSubject) => `${paths.adminLedger}?q=${encodeURIComponent(email)}`

/** Tower Credits: the packs that are sold, wallets, gifts from sponsors to teachers, grants of staff, and credits for tools and storybooks. */
export const credits = {
  name: 'credits',
  floor: 3,
  duty: 'money',
  ...declares,
  owns: {
    credit_packs: 'changed',
    credit_uses: 'changed',
    grant_notes: 'deleted',
    storybook_credits: 'changed',
    teacher_grants: 'appended',
  },
  keeps: {
    bookEntries: ['credit_uses', 'storybook_credits', 'teacher_grants'],
    accounts: ['grant_notes'],
    nobody: ['credit_packs'],
  },
  reads: ['audit_log', 'ledger_accounts', 'ledger_postings', 'ledger_transactions', 'users'],
  routes: async () => (await import('./credits.routes.ts')).creditRoutes,
  liveTopics: creditTopics,
  invariants: creditInvariants,
  aboutPerson: [
    { kind: 'credit', list: listCreditsOf, leadsToAll: accountsOf },
    { kind: 'tools_credit', list: listToolsCreditsOf, leadsToAll: accountsOf },
  ],
  ofClassrooms: { storybook_credits: { hinders: 'in_use' } },
  jobs: [
    {
      name: 'credits.refund-open-uses',
      cron: '*/5 * * * *',
      withinSeconds: 2 * minute,
      mayTakeSeconds: 10 * minute,
      run: refundOpenUses,
    },
  ],
  // The ledger keeps what grants and uses moved: without the note of staff nothing of them names whom it was for.
  personalData: [
    { name: 'grant_notes', erase: (_, tx, traces) => eraseGrantNotes(tx, traces) },
    { name: 'storybook_credits', export: (_, tx, { userId }) => exportWeeks(tx, userId), place: 42 },
    { name: 'credit_uses', export: (_, tx, { userId }) => exportUses(tx, userId), place: 43 },
  ],
} as const satisfies Domain

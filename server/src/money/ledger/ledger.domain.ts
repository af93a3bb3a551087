import { exportWallet } from './export-wallet.ts'
import { ledgerInvariants } from './ledger-invariants.ts'
import type { Declares, Domain } from '../../domain.ts'

const declares = {
  notices: ['ledger_violation'],
} as const satisfies Declares

declare module '../../declared.ts' {
  interface Declared {
    ledger: typeof declares
  }
}

/** Double entry: where every cent lies. */
export const ledger = {
  name: 'ledger',
  floor: 0,
  duty: 'money',
  ...declares,
  owns: {
    ledger_accounts: 'changed',
    ledger_moves: 'fixed',
    ledger_postings: 'appended',
    ledger_transactions: 'appended',
    ledger_verifications: 'appended',
  },
  keeps: {
    bookEntries: ['ledger_accounts', 'ledger_postings', 'ledger_transactions'],
    nobody: ['ledger_moves', 'ledger_verifications'],
  },
  routes: async () => (await import('./ledger.routes.ts')).ledgerRoutes,
  personalData: [{ name: 'credits', export: (_, tx, { userId }) => exportWallet(tx, userId), place: 40 }],
  invariants: ledgerInvariants,
} as const satisfies Domain

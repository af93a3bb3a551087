import type { AccountRef } from '../../ledger/accounts.ts'

/** Where the credit of a use comes from, and goes back to. */
export function purseOf(use: { teacher_id: string; sponsor_id: string | null }): AccountRef {
  return use.sponsor_id === null
    ? { kind: 'tools_wallet', ownerId: use.teacher_id }
    : { kind: 'wallet', ownerId: use.sponsor_id }
}

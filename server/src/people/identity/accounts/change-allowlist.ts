import type { Tx } from '../../../database/database.ts'
import {
  listAccountsOf,
  saveAllowlistEntries,
  type AllowlistRow,
  type AllowlistWish,
} from './allowlist.queries.ts'

export type { AllowlistRow, AllowlistWish }

export type ChangeAllowlist = {
  entries: readonly AllowlistWish[]
  /** Where they came from: `textarea`, `csv`, `staff`. */
  source: string
  at: Date
  /** Throws where the one who changes them has no authority over somebody who would lose their way in. */
  requireAuthority: (account: { id: string; role: string | null }) => void
}

/**
 * Staff say who may sign in. An entry that is there already takes what they say now, disabled or not, unlike
 * `allowAddress`, which no gift or confirmation can use to undo what staff decided. Answers what changed.
 */
export async function changeAllowlist(tx: Tx, change: ChangeAllowlist): Promise<AllowlistRow[]> {
  const closed = change.entries.filter(({ active }) => !active).map(({ email }) => email)
  if (closed.length > 0)
    for (const account of await listAccountsOf(tx, closed)) change.requireAuthority(account)
  return saveAllowlistEntries(tx, change)
}

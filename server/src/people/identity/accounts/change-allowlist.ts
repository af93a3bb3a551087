import type { Tx } from '../../../database/database.ts'
import {
  listAccountsOf,
  listClosedStaff,
  saveAllowlistEntries,
  type AllowlistRow,
  type AllowlistWish,
} from './allowlist.queries.ts'

export type { AllowlistRow, AllowlistWish }

export type ChangeAllowlist = {
  entries: readonly AllowlistWish[]
  /** Where they came from: `textarea`, `csv`, `staff`. */
  source: string
  /** Who of the staff says so. */
  by: string
  at: Date
  /** Throws where the one who changes them has no authority over somebody who would lose or regain their way in. */
  requireAuthority: (account: { id: string; role: string | null }) => void
}

/**
 * Staff say who may sign in. An entry that is there already takes what they say now, disabled or not, unlike
 * `allowAddress`, which no gift or confirmation can use to undo what staff decided. Answers what changed.
 */
export async function changeAllowlist(tx: Tx, change: ChangeAllowlist): Promise<AllowlistRow[]> {
  const closed = change.entries.filter(({ active }) => !active).map(({ email }) => email)
  const opened = change.entries
    .filter(({ active, role }) => active && role === 'admin')
    .map(({ email }) => email)
  const accounts = [
    ...(closed.length > 0 ? await listAccountsOf(tx, closed) : []),
    // What was closed for staff is opened by who could have closed it.
    ...(opened.length > 0 ? await listClosedStaff(tx, opened) : []),
  ]
  for (const account of accounts) change.requireAuthority(account)
  return saveAllowlistEntries(tx, change)
}

import type { Tx } from '../../../database/database.ts'
import { insertingAllowlistEntry } from '../identity.queries.ts'

export type AllowedAddress = {
  /** Normalized: trimmed and lower-cased. */
  email: string
  role: 'sponsor' | 'teacher' | 'admin'
  name?: string | null
  /** What let it in: `checkout`, `sponsor-start`, `confirmation`, `staff` … */
  source: string
  at: Date
}

/** Lets an address sign in with a role. An entry that staff disabled stays disabled. */
export async function allowAddress(tx: Tx, allowed: AllowedAddress): Promise<void> {
  await allowingAddress(tx, allowed).execute()
}

/** The statement of {@link allowAddress}, for whoever makes it part of another. */
export function allowingAddress(tx: Tx, { name, ...entry }: AllowedAddress) {
  return insertingAllowlistEntry(tx, { ...entry, name: name ?? null })
}

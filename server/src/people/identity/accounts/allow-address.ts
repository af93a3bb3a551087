import type { Tx } from '../../../database/database.ts'
import { insertAllowlistEntry } from '../identity.queries.ts'

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
export function allowAddress(tx: Tx, { name, ...entry }: AllowedAddress): Promise<void> {
  return insertAllowlistEntry(tx, { ...entry, name: name ?? null })
}

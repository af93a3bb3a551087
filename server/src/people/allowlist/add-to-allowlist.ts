import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import { mostAllowlistRows } from '@tower/contract/people/allowlist.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { AllowlistWish } from '../identity/accounts/change-allowlist.ts'
import { writeAllowlist } from './write-allowlist.ts'

export type AddToAllowlist = {
  actor: Actor
  /** What rows without a role have. */
  role: AllowlistRole
  rows: readonly {
    email: string
    active: boolean
    role?: AllowlistRole | undefined
    name?: string | null | undefined
  }[]
  source: string
}

/** Adds a list to the allowlist, all of it or nothing. Answers how many addresses it named. */
export async function addToAllowlist(
  services: Services,
  { role, rows, ...rest }: AddToAllowlist,
): Promise<number> {
  if (rows.length === 0) throw new Refusal('allowlist.none_valid')
  if (rows.length > mostAllowlistRows) throw new Refusal('allowlist.too_many')
  const wishes = new Map<string, AllowlistWish>()
  for (const row of rows) {
    const wish = { email: row.email, role: row.role ?? role, active: row.active, name: row.name || null }
    // Of two with the same address and role the later counts.
    wishes.set(`${wish.role} ${wish.email}`, wish)
  }
  await writeAllowlist(services, { ...rest, entries: [...wishes.values()] })
  return wishes.size
}

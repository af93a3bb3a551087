import type { AllowlistRole } from '@tower/contract/people/allowlist.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { AllowlistRow } from '../identity/accounts/change-allowlist.ts'
import { findEntry } from './allowlist.queries.ts'
import { writeAllowlist } from './write-allowlist.ts'

export type SetAllowlistActive = { actor: Actor; email: string; role: AllowlistRole; active: boolean }

/** Opens or closes an entry that there is; as it stood already, nothing changes. */
export async function setAllowlistActive(
  services: Services,
  { actor, email, role, active }: SetAllowlistActive,
): Promise<AllowlistRow> {
  const entry = await services.database.read((tx) => findEntry(tx, { email, role }))
  if (!entry) throw new Refusal('allowlist.not_found')
  const wish = { email, role, active, name: null }
  const [changed] = await writeAllowlist(services, { actor, entries: [wish], source: 'staff' })
  return changed ?? entry
}

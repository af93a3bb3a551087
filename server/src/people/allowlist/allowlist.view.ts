import type { AllowlistEntry } from '@tower/contract/people/allowlist.contract.ts'
import type { AllowlistRow } from '../identity/accounts/change-allowlist.ts'

/** An entry as staff see it. */
export function viewEntry(entry: AllowlistRow): AllowlistEntry {
  const { id, email, name, role, active, created_at: createdAt, updated_at: updatedAt } = entry
  return {
    id,
    email,
    name,
    role,
    active,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }
}

/** The columns that an import takes. */
export const allowlistHeader = ['email', 'role', 'name', 'active']

/** An entry as a line of a file. */
export function viewEntryLine({ email, role, name, active }: AllowlistRow): string[] {
  return [email, role, name ?? '', String(active)]
}

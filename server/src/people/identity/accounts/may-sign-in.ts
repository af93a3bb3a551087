import { asRole, type Role } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import { findUserByEmail, listAllowlistEntries } from '../identity.queries.ts'

/** What is known of an address when somebody wants to sign in with it. */
export type SignInFacts = {
  account: { role: Role | null; disabled: boolean } | undefined
  /** Oldest first. Never superadmin: the table refuses it. */
  allowlist: { role: Role | null; active: boolean }[]
}

export type SignInDecision =
  { admitted: true; role: Role } | { admitted: false; because: 'unknown' | 'disabled' | 'holds_another_role' }

/** The gate: every way to sign in asks here, and nowhere else is decided who may. */
export async function maySignIn(
  tx: Tx,
  { email, role }: { email: string; role?: Role | undefined },
): Promise<SignInDecision> {
  const user = await findUserByEmail(tx, email)
  const entries = await listAllowlistEntries(tx, email)
  return decideSignIn(
    {
      account: user && { role: asRole(user.role), disabled: user.disabled_at !== null },
      allowlist: entries.map((entry) => ({ role: asRole(entry.role), active: entry.active })),
    },
    role,
  )
}

/** An account with the role, or an active entry for it. `asked` is the portal chosen; without it the account's own role counts. */
export function decideSignIn({ account, allowlist }: SignInFacts, asked: Role | undefined): SignInDecision {
  if (account?.disabled) return refused('disabled')
  const held = account?.role ?? null
  if (held !== null && (asked === undefined || serves(held, asked))) {
    const closed = allowlist.some(({ role, active }) => role === held && !active)
    return closed ? refused('disabled') : { admitted: true, role: held }
  }
  const granted = findGrantedRole(allowlist, asked)
  if (granted && roleAfterGrant(held, granted) === granted) return { admitted: true, role: granted }
  return refused(held === null ? 'unknown' : 'holds_another_role')
}

function findGrantedRole(
  allowlist: SignInFacts['allowlist'],
  asked: Role | undefined,
): Role | null | undefined {
  return allowlist.find(({ role, active }) => active && (asked === undefined || role === asked))?.role
}

/** Every donor may become a sponsor, so that role gives way to one that was granted; no other role changes by itself. */
export function roleAfterGrant(held: Role | null, granted: Role): Role {
  return held === null || held === 'sponsor' ? granted : held
}

/** Athletes, guardians and coaches have no portal of their own to choose; superadmins come in by the admins' one. */
function serves(held: Role, asked: Role): boolean {
  if (held === asked) return true
  if (held === 'superadmin') return asked === 'admin'
  return held === 'athlete' || held === 'guardian' || held === 'coach'
}

function refused(because: 'unknown' | 'disabled' | 'holds_another_role'): SignInDecision {
  return { admitted: false, because }
}

import { asRole, isStaff, type Role } from '@tower/contract/access.ts'
import { asLanguage } from '@tower/contract/language.ts'
import type { ErrorCode } from '@tower/contract/errors.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { ensureAccount } from '../accounts/ensure-account.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { findUserByEmailForUpdate, updateUser } from '../identity.queries.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { openSession } from '../sessions/open-session.ts'
import type { IdentityEffects } from '../verified-address.ts'
import { takeLink, type Redeem, type TakenLink } from './take-link.ts'

export type RedeemLink = Redeem & {
  purpose: 'sign_in' | 'recovery'
  userAgent?: string | undefined
  network?: string | undefined
}

type Outcome = { session: AuthSession } | { refused: ErrorCode }

/**
 * Redeems a link or its code, once, and opens a session. The first that came by mail proves the address: what it gave is
 * adopted, and sessions opened before, by links that staff handed over, are ended.
 */
export async function redeemLink(
  services: Services,
  effects: IdentityEffects,
  redeem: RedeemLink,
): Promise<AuthSession> {
  const outcome = await services.database.transaction(async (tx): Promise<Outcome> => {
    const at = services.clock.now()
    const link = await takeLink(services, tx, redeem, at)
    if (!link) return { refused: 'identity.link_expired' }
    return signIn(services, effects, tx, { ...redeem, link, at })
  })
  if ('refused' in outcome) throw new Refusal(outcome.refused)
  return outcome.session
}

type SignIn = Pick<RedeemLink, 'purpose' | 'userAgent' | 'network'> & { link: TakenLink; at: Date }

async function signIn(
  services: Services,
  effects: IdentityEffects,
  tx: Tx,
  { link, purpose, at, userAgent, network }: SignIn,
): Promise<Outcome> {
  const { email, how } = link
  // Held from here on: a role taken away, or a person disabled, while we decide must not come back.
  await findUserByEmailForUpdate(tx, email)
  const decision = await maySignIn(tx, { email, role: asRole(link.role) ?? undefined })
  if (!decision.admitted) {
    await auditRefusal(services, tx, { email, how, because: decision.because })
    return { refused: 'identity.not_authorized' }
  }
  const account = { email, role: decision.role, at, actorId: null, reason: 'first_sign_in' } as const
  const { userId, role, verified } = await ensureAccount(tx, account)
  const handedOverBy = link.handed_over_by
  // Made just before the mailbox was proven: from then on only the mailbox opens this account.
  if (verified && handedOverBy !== null) return { refused: 'identity.link_expired' }
  if (!verified) await noteWay(effects, tx, { link, userId, role, at })
  const session = await openSession(services, tx, {
    ...{ userId, userAgent, at },
    network: isStaff(role) ? network : undefined,
  })
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'identity.signed_in',
    targetKind: 'user',
    targetId: userId,
    details: {
      ...{ how, role },
      ...(purpose === 'recovery' && { recovery: true }),
      ...(handedOverBy !== null && { handedOverBy }),
    },
  })
  return { session }
}

type Came = { link: TakenLink; userId: string; role: Role; at: Date }

/** The first link that came by mail proves the address; that staff were shown one is known until then. */
async function noteWay(effects: IdentityEffects, tx: Tx, { link, userId, role, at }: Came): Promise<void> {
  if (link.handed_over_by !== null) return updateUser(tx, userId, { handed_over_at: at }, at)
  await updateUser(tx, userId, { email_verified_at: at, locale: asLanguage(link.locale) }, at)
  await endSessions(tx, { userId }, 'address_proven', at)
  for (const effect of effects.onVerifiedAddress) await effect(tx, { userId, email: link.email, role, at })
}

import type { ErrorCode } from '@tower/contract/errors.ts'
import type { AuthSession } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { asRole } from '../sessions/access-token.ts'
import { ensureAccount } from '../accounts/ensure-account.ts'
import { updateUser } from '../identity.queries.ts'
import {
  closeLink,
  countWrongCode,
  findNewestLinkForUpdate,
  takeLink,
  type LinkPurpose,
} from './links.queries.ts'
import { maySignIn } from '../accounts/may-sign-in.ts'
import { hashCode, hashToken, sameHash } from '../one-time-secret.ts'
import { openSession } from '../sessions/open-session.ts'
import type { IdentityEffects } from '../verified-address.ts'

const codeAttempts = 5

export type RedeemLink = {
  purpose: LinkPurpose
  /** The token of the link, or with `email` the 6-digit code. */
  token: string
  email?: string | undefined
  userAgent?: string | undefined
}

type Link = { id: string; email: string; role: string | null }
type Outcome = { session: AuthSession } | { refused: ErrorCode }

/** Redeems a link or its code, once, and opens a session. The first time creates the account and adopts what its address gave. */
export async function redeemLink(
  services: Services,
  effects: IdentityEffects,
  redeem: RedeemLink,
): Promise<AuthSession> {
  const outcome = await services.database.transaction(async (tx): Promise<Outcome> => {
    const at = services.clock.now()
    const byCode = redeem.email !== undefined && /^\d{6}$/.test(redeem.token)
    const link = byCode
      ? await takeByCode(services, tx, redeem, at)
      : await takeLink(tx, { ...redeem, tokenHash: hashToken(redeem.token), at })
    // Nothing is thrown in here: a counted attempt and a used link must be kept.
    if (!link) return { refused: 'identity.link_expired' }
    return signIn(services, effects, tx, {
      link,
      how: byCode ? 'code' : 'link',
      at,
      userAgent: redeem.userAgent,
    })
  })
  if ('refused' in outcome) throw new Refusal(outcome.refused)
  return outcome.session
}

async function takeByCode(
  services: Services,
  tx: Tx,
  redeem: RedeemLink,
  at: Date,
): Promise<Link | undefined> {
  const link = await findNewestLinkForUpdate(tx, { email: redeem.email ?? '', purpose: redeem.purpose, at })
  if (!link || link.code_attempts >= codeAttempts) return undefined
  if (!sameHash(link.code_hash, hashCode(services.config, link.id, redeem.token))) {
    await countWrongCode(tx, link.id)
    return undefined
  }
  await closeLink(tx, link.id, at)
  return link
}

async function signIn(
  services: Services,
  effects: IdentityEffects,
  tx: Tx,
  { link, how, at, userAgent }: { link: Link; how: 'link' | 'code'; at: Date; userAgent: string | undefined },
): Promise<Outcome> {
  const { email } = link
  const decision = await maySignIn(tx, { email, role: asRole(link.role) ?? undefined })
  if (!decision.admitted) return { refused: 'identity.not_authorized' }
  const reason = 'first sign-in with this role'
  const { userId, role, verified } = await ensureAccount(tx, {
    email,
    role: decision.role,
    at,
    actorId: null,
    reason,
  })
  if (!verified) {
    await updateUser(tx, userId, { email_verified_at: at }, at)
    for (const effect of effects.onVerifiedAddress) await effect(tx, { userId, email, role, at })
  }
  const session = await openSession(services, tx, { userId, userAgent, at })
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'identity.signed_in',
    targetKind: 'user',
    targetId: userId,
    details: { how, role },
  })
  return { session }
}

import { dayMs } from '@tower/contract/durations.ts'
import type { Tx } from '../../../database/database.ts'
import { liftSuppression } from '../../../mail/arriving/suppressions.queries.ts'
import type { Services } from '../../../services.ts'
import { auditRefusal } from '../accounts/audit-refusal.ts'
import { hashToken, isCodeOf } from '../one-time-secret.ts'
import {
  closeLink,
  countWrongCode,
  countWrongCodesSince,
  findNewestLinkForUpdate,
  spendLink,
  type LinkPurpose,
} from './links.queries.ts'

/** A code takes so many wrong tries. */
export const triesPerCode = 5
/** New mails bring new codes; without this, five guesses at each of them would add up. Links go on working. */
export const triesPerDay = 25

export type Redeem = {
  purpose: LinkPurpose
  /** The token of the link, or with `email` the 6-digit code. */
  token: string
  email?: string | undefined
}

export type TakenLink = {
  email: string
  role: string | null
  locale: string
  address_change_id: string | null
  /** Who of the staff was shown the link; null where it came by mail. */
  handed_over_by: string | null
  how: 'link' | 'code'
}

/**
 * Uses up a link by its token or its code; undefined when it opens nothing. Throws nothing: a counted
 * try and a used link must be kept, so whoever calls refuses only after the transaction. One that came by mail proves that
 * somebody reads at its address, whatever servers said of it.
 */
export async function takeLink(
  services: Services,
  tx: Tx,
  redeem: Redeem,
  at: Date,
): Promise<TakenLink | undefined> {
  const link = await takeOpenLink(services, tx, redeem, at)
  if (link?.handed_over_by === null) await liftSuppression(tx, link.email)
  return link
}

async function takeOpenLink(
  services: Services,
  tx: Tx,
  redeem: Redeem,
  at: Date,
): Promise<TakenLink | undefined> {
  if (redeem.email !== undefined && /^\d{6}$/.test(redeem.token))
    return takeByCode(services, tx, { ...redeem, email: redeem.email }, at)
  const link = await spendLink(tx, { ...redeem, tokenHash: hashToken(redeem.token), at })
  return link && { ...link, how: 'link' }
}

async function takeByCode(
  services: Services,
  tx: Tx,
  { email, purpose, token }: Redeem & { email: string },
  at: Date,
): Promise<TakenLink | undefined> {
  const refuse = (because: string) => auditRefusal(services, tx, { email, how: 'code', because })
  const link = await findNewestLinkForUpdate(tx, { email, purpose, at })
  if (!link) return undefined
  const triedToday = await countWrongCodesSince(tx, email, new Date(at.getTime() - dayMs))
  if (link.code_attempts >= triesPerCode || triedToday >= triesPerDay)
    return void (await refuse('too_many_tries'))
  if (!isCodeOf(services.config, { linkId: link.id, hash: link.code_hash }, token)) {
    await countWrongCode(tx, link.id)
    return void (await refuse('wrong_code'))
  }
  await closeLink(tx, link.id, at)
  return { ...link, how: 'code' }
}

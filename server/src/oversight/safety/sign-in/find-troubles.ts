import type { Role } from '@tower/contract/access.ts'
import { dayMs } from '@tower/contract/durations.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { maxWrongTries, wrongTriesMinutes } from '@tower/contract/people/second-factor.ts'
import type { Remedy, TroubleKind } from '@tower/contract/oversight/safety.ts'
import type { SignInDecision } from '../../../people/identity/accounts/may-sign-in.ts'
import { linksPerAddress } from '../../../people/identity/links/issue-link.ts'
import { triesPerCode, triesPerDay } from '../../../people/identity/links/take-link.ts'
import type { AccountFacts, LinkFacts, MailFacts, MissFacts, RefusalFacts } from './trouble.queries.ts'

/** Something that stands in somebody's way. */
export type Trouble = {
  kind: TroubleKind
  at?: Date | null
  until?: Date
  times?: number
  role?: Role | null
  words?: string | null
  remedy?: Remedy
}

export type SignInFacts = {
  now: Date
  decision: SignInDecision
  account: AccountFacts | undefined
  closedRoles: readonly Role[]
  link: LinkFacts | undefined
  mail: MailFacts | undefined
  refusals: readonly RefusalFacts[]
  misses: MissFacts | undefined
}

const linkWindowMs = signInLinkMinutes * 60_000

/** What stands in the way, the gravest first. Where nothing does, it is empty. */
export function findTroubles(facts: SignInFacts): Trouble[] {
  return [...atTheGate(facts), ...ofMail(facts), ...ofLink(facts), ...ofAttempts(facts), ...ofFactor(facts)]
}

function atTheGate({ account, closedRoles, decision, refusals }: SignInFacts): Trouble[] {
  if (account?.disabled_at) return [{ kind: 'disabled', at: account.disabled_at, remedy: 'enable' }]
  const closed = closedRoles.map((role): Trouble => ({ kind: 'entry_closed', role, remedy: 'open_entry' }))
  if (!decision.admitted) return closed.length > 0 ? closed : [{ kind: 'unknown_address', remedy: 'allow' }]
  const astray = refusals.find(({ because }) => because === 'holds_another_role')
  return astray
    ? [{ kind: 'wrong_portal', at: astray.last_at, times: astray.times, role: decision.role }]
    : []
}

function ofMail({ mail, now }: SignInFacts): Trouble[] {
  if (!mail || hasArrived(mail) || now.getTime() - mail.created_at.getTime() > dayMs) return []
  if (mail.held_at && !mail.released_at) return [{ kind: 'mail_held', at: mail.held_at }]
  const words = mail.last_error
  if (mail.sent_at) return [{ kind: 'mail_failed', at: mail.failed_at, words }]
  if (mail.given_up_at) return words === null ? [] : [{ kind: 'mail_failed', at: mail.given_up_at, words }]
  return [{ kind: 'mail_waiting', at: mail.created_at, words }]
}

/** A mail that left may be reported as undeliverable afterwards. */
const hasArrived = ({ sent_at: sentAt, failure }: MailFacts) => sentAt !== null && failure === null

function ofLink({ link, now, decision, account, mail }: SignInFacts): Trouble[] {
  if (!link || !decision.admitted) return []
  const signedInSince = (account?.last_signed_in_at?.getTime() ?? 0) >= link.created_at.getTime()
  return [...ofLimits(link), ...(signedInSince ? [] : ofLastLink(link, mail, now))]
}

function ofLimits(link: LinkFacts): Trouble[] {
  const found: Trouble[] = []
  if (link.sent_lately >= linksPerAddress && link.oldest_lately)
    found.push({ kind: 'too_many_links', until: new Date(link.oldest_lately.getTime() + linkWindowMs) })
  if (link.code_attempts >= triesPerCode || link.wrong_codes >= triesPerDay)
    found.push({ kind: 'wrong_codes', times: link.wrong_codes, remedy: 'send_link' })
  return found
}

/**
 * A link that opened a session is how it should be; of any other it is said how far it got. One whose mail has not arrived is in nobody's
 * mailbox: that is told of the mail.
 */
function ofLastLink(link: LinkFacts, mail: MailFacts | undefined, now: Date): Trouble[] {
  if (link.used_at) return [{ kind: 'link_used', at: link.used_at, remedy: 'send_link' }]
  if (link.expires_at <= now) return [{ kind: 'link_expired', at: link.expires_at, remedy: 'send_link' }]
  if (mail && !hasArrived(mail)) return []
  return [{ kind: 'link_open', at: mail?.sent_at ?? link.created_at, until: link.expires_at }]
}

function ofAttempts({ refusals, decision }: SignInFacts): Trouble[] {
  const wrong = refusals.find(({ because }) => because === 'wrong_password')
  if (!wrong || !decision.admitted) return []
  return [{ kind: 'wrong_password', at: wrong.last_at, times: wrong.times, remedy: 'send_link' }]
}

function ofFactor({ account, misses, decision }: SignInFacts): Trouble[] {
  if (!account?.has_factor || !decision.admitted) return []
  const remedy = 'reset_factor'
  if (!misses) return [{ kind: 'factor_needed', remedy }]
  const { last_at: at, times } = misses
  if (misses.in_one_session < maxWrongTries) return [{ kind: 'factor_wrong', at, times, remedy }]
  return [
    { kind: 'factor_closed', until: new Date(at.getTime() + wrongTriesMinutes * 60_000), times, remedy },
  ]
}

import { asLanguage } from '@tower/contract/language.ts'
import type { ReviewOutcome } from '@tower/contract/people/prospects.ts'
import type { Tx } from '../../../database/database.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { withdrawMails } from '../../../mail/withdraw-mails.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  requireProspect,
  requireProspectReviewer,
  type ProspectActor,
  type ReachedProspect,
} from '../prospects.access.ts'
import { isOwnPaper, needsSecondProof } from '../consents/guardian-signs.ts'
import { prospectDecidedMail, type ProspectDecidedParams } from './prospect-decided-mail.ts'
import {
  findProspectForReview,
  findUpdateForReview,
  findUpdateToDecide,
  updateProspectDecision,
  updateUpdateDecision,
} from './reviews.queries.ts'
import { seenOf } from './reviews.view.ts'
import { shortNameOf } from '../short-name.ts'
import { tellCircle } from '../tell-circle.ts'
import { isSamePerson } from '../../identity/accounts/is-same-person.ts'
import { isOwnWorkOfMailbox } from './is-own-work-of-mailbox.ts'

type Wish = { actor: ProspectActor; outcome: ReviewOutcome; reason: string }

/**
 * Staff approve a profile, send it back, or hide it; never one they wrote themselves, and never without consent. The
 * decision is on what was seen: a profile that changed since is looked at again. Whoever is second reads who decided.
 */
export function decideProspect(
  services: Services,
  { actor, prospectId, outcome, reason, seen }: Wish & { prospectId: string; seen: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'approve', at })
    if (await isOwnWorkOfMailbox(tx, actor, prospect)) throw new Refusal('prospects.own_work')
    await requireUndecided(tx, prospect, outcome)
    if (seenOf(prospect) !== seen) throw new Refusal('prospects.changed')
    if (outcome === 'approved' && prospect.consent_id === null) throw new Refusal('prospects.consent_missing')
    if (outcome === 'approved' && (await needsSecondProof(tx, prospect)))
      throw new Refusal('prospects.second_proof_required')
    if (outcome === 'approved' && (await isOwnPaper(tx, actor, prospect)))
      throw new Refusal('prospects.own_paper')
    const because = readReason(outcome, reason)
    await updateProspectDecision(tx, prospect.id, { outcome, reason: because, byId: actor.userId, at })
    if (outcome === 'hidden') await withdrawMails(tx, prospect.id)
    await tellCircle(tx, prospect.id)
    const row = await findProspectForReview(tx, prospect.id)
    if (!row) throw new Refusal('prospects.not_found')
    await mailKeeper(tx, {
      to: row,
      key: `prospect-${outcome}:${prospect.id}:${at.toISOString()}`,
      params: paramsOf('profile', outcome, shortNameOf(prospect), because),
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: profileActions[outcome],
      targetKind: 'prospect',
      targetId: prospect.id,
    })
  })
}

const profileActions = {
  approved: 'prospects.approve',
  sent_back: 'prospects.send_back',
  hidden: 'prospects.withdraw_approval',
} as const
const updateActions = {
  approved: 'prospects.approve_update',
  sent_back: 'prospects.send_back_update',
  hidden: 'prospects.hide_update',
} as const

const decidedFrom: Record<ReviewOutcome, string> = {
  approved: 'pending',
  sent_back: 'pending',
  hidden: 'approved',
}

async function requireUndecided(tx: Tx, prospect: ReachedProspect, outcome: ReviewOutcome): Promise<void> {
  if (prospect.status === decidedFrom[outcome]) return
  const row = await findProspectForReview(tx, prospect.id)
  throw decidedBefore(row?.outcome ?? null, row?.reviewed_by ?? null)
}

const saidOf: Record<ReviewOutcome, string> = {
  approved: 'approved',
  sent_back: 'sent back',
  hidden: 'hidden',
}

function decidedBefore(outcome: ReviewOutcome | null, by: string | null): Refusal {
  if (outcome === null) return new Refusal('prospects.decided')
  return new Refusal('prospects.decided', `This was ${saidOf[outcome]} before${by ? ` by ${by}` : ''}.`)
}

function readReason(outcome: ReviewOutcome, reason: string): string | null {
  if (outcome === 'approved') return null
  if (reason === '') throw new Refusal('prospects.reason_required')
  return reason
}

/** Staff approve news, send it back, or hide it; never what they wrote themselves. */
export function decideUpdate(
  services: Services,
  { actor, updateId, outcome, reason }: Wish & { updateId: string },
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    requireProspectReviewer(actor)
    const news = await findUpdateToDecide(tx, updateId)
    if (!news) throw new Refusal('prospects.update_not_found')
    if (await isSamePerson(tx, actor, [news.author_id])) throw new Refusal('prospects.own_work')
    if (news.status !== (outcome === 'hidden' ? 'approved' : 'waiting'))
      throw decidedBefore(news.outcome, news.reviewed_by)
    const because = readReason(outcome, reason)
    await updateUpdateDecision(tx, updateId, { outcome, reason: because, byId: actor.userId, at })
    if (outcome === 'hidden') await withdrawMails(tx, updateId)
    await tellCircle(tx, news.prospect_id)
    await mailKeeper(tx, {
      to: news,
      key: `prospect-update-${outcome}:${updateId}:${at.toISOString()}`,
      params: paramsOf('update', outcome, news.athlete, because),
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: updateActions[outcome],
      targetKind: 'prospect_update',
      targetId: updateId,
    })
  })
}

type KeeperMail = { to: Keeper; key: string; params: ProspectDecidedParams }
type Keeper = { keeper_email: string; keeper_locale: string }

function mailKeeper(tx: Tx, { to, key, params }: KeeperMail): Promise<void> {
  return queueMail(tx, {
    dedupeKey: key,
    to: to.keeper_email,
    template: 'prospect_decided',
    params,
    locale: asLanguage(to.keeper_locale),
  })
}

function paramsOf(
  of: ProspectDecidedParams['of'],
  outcome: ReviewOutcome,
  athlete: string,
  reason: string | null,
): ProspectDecidedParams {
  return { of, outcome, athlete, ...(reason === null ? {} : { reason }) }
}

type Preview = { outcome: ReviewOutcome; reason: string }

/** The mail that a decision would send, word for word. */
export async function previewDecisionMail(
  { database, config, charity }: Services,
  wish: Preview & ({ prospectId: string } | { updateId: string }),
): Promise<{ prospect_id: string; to: string; subject: string; text: string }> {
  const { outcome, reason } = wish
  const because = outcome === 'approved' ? null : reason
  const found = await database.read(async (tx) => {
    if ('prospectId' in wish) {
      const row = await findProspectForReview(tx, wish.prospectId)
      if (!row) throw new Refusal('prospects.not_found')
      return { prospectId: row.id, to: row, params: paramsOf('profile', outcome, shortNameOf(row), because) }
    }
    const news = await findUpdateForReview(tx, wish.updateId)
    if (!news) throw new Refusal('prospects.update_not_found')
    return {
      ...{ prospectId: news.prospect_id, to: news },
      params: paramsOf('update', outcome, news.athlete, because),
    }
  })
  const { params, prospectId, to } = found
  const mail = prospectDecidedMail(
    params,
    mailSite(config, await charity.read()),
    asLanguage(to.keeper_locale),
  )
  return { prospect_id: prospectId, to: to.keeper_email, subject: mail.subject, text: mail.text }
}

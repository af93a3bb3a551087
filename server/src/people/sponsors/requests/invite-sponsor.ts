import { asLanguage } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import { isUnavailable } from '../../../http/failure.ts'
import type { Actor } from '../../../http/actor.ts'
import type { MailSite } from '../../../mail/mail-parts.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { hasLeft } from '../../../mail/series/series.queries.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { allowAddress } from '../../identity/accounts/allow-address.ts'
import { readInviteUrls, type InviteUrls } from './invite-urls.ts'
import {
  ensureRequest,
  findRequest,
  findRequestForUpdate,
  markInvited,
  type SponsorRequestRow,
} from './requests.queries.ts'
import { sponsorInviteMail, type SponsorInviteParams } from './sponsor-invite-mail.ts'

export type InviteSponsor = InviteUrls & {
  actor: Actor
  email: string
  orgName: string | null
  sendNow: boolean
  /** When the screen of whoever presses says that the sponsor was invited last; undefined where it said nothing. */
  seenInvitedAt: Date | null | undefined
  /** The form's own: sent twice, it mails once. */
  requestKey: string | undefined
}

export type Invitation = { isSent: boolean; subject: string; body: string; request: SponsorRequestRow }

/**
 * Prepares an invitation, lets its address sign in as a sponsor (unless staff shut it out), and mails it where that is
 * wanted. One that can't be mailed is answered to be sent by hand; then the request stays as it was.
 */
export async function inviteSponsor(services: Services, invite: InviteSponsor): Promise<Invitation> {
  const urls = readInviteUrls(services.config, invite)
  const site = mailSite(services.config, await services.charity.read())
  let isMailing = false
  try {
    return await services.database.transaction(async (tx) => {
      isMailing = false
      const prepared = await prepare(services, tx, invite, { urls, site })
      if (!invite.sendNow) return { ...prepared, isSent: false }
      isMailing = true
      await mail(services, tx, invite, prepared)
      isMailing = false
      return { ...prepared, isSent: true, request: await getRequest(tx, prepared.request.id) }
    })
  } catch (error) {
    if (error instanceof Refusal || isUnavailable(error) || !isMailing) throw error
    services.log.error({ err: error }, 'mailing an invitation failed')
    return inviteSponsor(services, { ...invite, sendNow: false })
  }
}

type Prepared = Omit<Invitation, 'isSent'> & { params: SponsorInviteParams }

async function prepare(
  { clock }: Services,
  tx: Tx,
  { actor, email, orgName, sendNow, seenInvitedAt }: InviteSponsor,
  { urls, site }: { urls: Omit<SponsorInviteParams, 'orgName'>; site: MailSite },
): Promise<Prepared> {
  const at = clock.now()
  const id = await ensureRequest(tx, { email, orgName, at })
  const request = await getRequest(tx, id)
  if (request.status === 'fulfilled') throw new Refusal('sponsors.fulfilled')
  requireSeen(request, { actor, seenInvitedAt })
  if (sendNow && (await hasLeft(tx, { series: 'sponsor_invites', email })))
    throw new Refusal('sponsors.invites_left')
  await allowAddress(tx, { email, role: 'sponsor', name: orgName, source: 'staff', at })
  const params = { ...urls, orgName: request.org_name === email ? null : request.org_name }
  const { subject, text: body } = sponsorInviteMail(params, site, asLanguage(request.locale))
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'sponsors.invited',
    targetKind: 'sponsor_request',
    targetId: id,
    details: { sent: sendNow },
  })
  return { subject, body, request, params }
}

/** Of two who invite the same sponsor, the second learns who was first, and may still do it again. */
function requireSeen(
  { invited_at: at, invited_by: by }: SponsorRequestRow,
  { actor, seenInvitedAt }: Pick<InviteSponsor, 'actor' | 'seenInvitedAt'>,
): void {
  if (seenInvitedAt === undefined || at === null || by === actor.email) return
  if (seenInvitedAt !== null && at <= seenInvitedAt) return
  const sentence = by === null ? undefined : `${by} invited this sponsor already.`
  throw new Refusal('sponsors.invited_meanwhile', sentence, { by: by ?? '', at: at.toISOString() })
}

async function mail(
  { clock }: Services,
  tx: Tx,
  { actor, email, requestKey }: InviteSponsor,
  { request, params }: Prepared,
): Promise<void> {
  const at = clock.now()
  await queueMail(tx, {
    dedupeKey: `sponsor-invite:${request.id}:${requestKey ?? at.toISOString()}`,
    to: email,
    template: 'sponsor_invite',
    params,
    locale: asLanguage(request.locale),
  })
  await markInvited(tx, { id: request.id, actorId: actor.userId, at })
}

async function getRequest(tx: Tx, id: string): Promise<SponsorRequestRow> {
  const request = (await findRequestForUpdate(tx, id)) ?? (await findRequest(tx, id))
  if (!request) throw new Refusal('sponsors.request_not_found')
  return request
}

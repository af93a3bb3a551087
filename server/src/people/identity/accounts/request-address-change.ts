import { asLanguage, type Language } from '@tower/contract/language.ts'
import { addressChangeMinutes } from '@tower/contract/people/identity.ts'
import type { Tx } from '../../../database/database.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { queueSealedMail } from '../../../mail/queue-sealed.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { findUserByEmail } from '../identity.queries.ts'
import { issueLink } from '../links/issue-link.ts'
import {
  closeAddressChangesOf,
  countAddressChangesSince,
  insertAddressChange,
} from './address-changes.queries.ts'
import { pseudonymOf } from './audit-refusal.ts'

const lifeMs = addressChangeMinutes * 60_000
/** More in an hour are nobody's honest wish, and each of them mails an address somebody typed. */
const changesPerLife = 5

export type RequestAddressChange = {
  /** Locked. */
  user: { id: string; email: string; locale: string }
  newEmail: string
  redirectTo?: string | undefined
}

/**
 * Mails a link and a code to both addresses of a wished change; until both have confirmed, nothing is changed. An
 * address that already has an account hears so in its own mailbox, and whoever asked hears what everybody hears.
 */
export async function requestAddressChange(
  services: Services,
  tx: Tx,
  { user, newEmail, redirectTo }: RequestAddressChange,
): Promise<void> {
  const at = services.clock.now()
  const recent = await countAddressChangesSince(tx, user.id, new Date(at.getTime() - lifeMs))
  if (recent >= changesPerLife) return
  await closeAddressChangesOf(tx, user.id, at)
  const change = { userId: user.id, oldEmail: user.email, newEmail, at }
  const id = await insertAddressChange(tx, { ...change, expiresAt: new Date(at.getTime() + lifeMs) })
  const isTaken = (await findUserByEmail(tx, newEmail)) !== undefined
  const mail = { changeId: id, newEmail, redirectTo, locale: asLanguage(user.locale) }
  await mailLink(services, tx, { ...mail, reader: 'old', to: user.email })
  if (isTaken) await mailTaken(tx, mail)
  else await mailLink(services, tx, { ...mail, reader: 'new', to: newEmail })
  await writeAudit(tx, {
    at,
    actorId: user.id,
    action: 'identity.address_change_requested',
    targetKind: 'user',
    targetId: user.id,
    details: { to: pseudonymOf(services.config, newEmail) },
  })
}

type Mail = { changeId: string; newEmail: string; redirectTo: string | undefined; locale: Language }

async function mailLink(
  services: Services,
  tx: Tx,
  { changeId, newEmail, redirectTo, locale, reader, to }: Mail & { reader: 'old' | 'new'; to: string },
): Promise<void> {
  const link = await issueLink(services, tx, {
    email: to,
    purpose: 'email_change',
    locale,
    redirectTo,
    addressChangeId: changeId,
    lifeMinutes: addressChangeMinutes,
  })
  if (!link) return
  const { id, url, code } = link
  const params = { reader, newEmail, url, code }
  await queueSealedMail(services, tx, {
    dedupeKey: `address-change:${id}`,
    to,
    template: 'address_change',
    params,
    locale,
  })
}

/** The change itself can't come about: the new address never gets a link to confirm it. */
async function mailTaken(tx: Tx, { changeId, newEmail, locale }: Mail): Promise<void> {
  await queueMail(tx, {
    dedupeKey: `address-taken:${changeId}`,
    to: newEmail,
    template: 'address_taken',
    params: {},
    locale,
  })
}

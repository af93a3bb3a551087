import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { requireProspect } from '../prospects.access.ts'
import { findGuardianToMail } from './consent-links.queries.ts'
import { ensureGuardian } from './guardians.queries.ts'
import { mailConsentLinks } from './mail-consent-links.ts'
import { requireOtherMailbox } from './require-other-mailbox.ts'

export type InviteGuardian = {
  prospectId: string
  email: string
  locale: Language | undefined
  invitedById: string
  at: Date
}

/** Names a guardian and mails them the link to consent; answers false, and mails nothing, where they were named before. */
export async function inviteGuardian(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  { locale, ...invited }: InviteGuardian,
): Promise<boolean> {
  const { id, isNew } = await ensureGuardian(tx, { ...invited, locale: locale ?? 'en' })
  if (isNew) await mailLink(services, tx, id, invited.at)
  return isNew
}

async function mailLink(
  services: Pick<Services, 'config' | 'random'>,
  tx: Tx,
  guardianId: string,
  at: Date,
): Promise<void> {
  const guardian = await findGuardianToMail(tx, guardianId)
  if (guardian) await mailConsentLinks(services, tx, { guardians: [guardian], kind: 'asked', at })
}

export type AskGuardian = {
  actor: Pick<Actor, 'userId' | 'role' | 'duties' | 'email'>
  prospectId: string
  email: string
  locale: Language | undefined
}

/** Whoever edits a profile names a guardian of it, or has the one who was named reminded by a fresh link. */
export function askGuardian(
  services: Services,
  { actor, prospectId, email, locale }: AskGuardian,
): Promise<void> {
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const prospect = await requireProspect(tx, { actor, prospectId, act: 'edit', at })
    await requireOtherMailbox(tx, { prospectId: prospect.id, address: email, namedBy: actor })
    const guardian = { prospectId: prospect.id, email, locale: locale ?? 'en', invitedById: actor.userId, at }
    const { id } = await ensureGuardian(tx, guardian)
    await mailLink(services, tx, id, at)
  })
}

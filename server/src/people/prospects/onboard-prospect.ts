import { createHash } from 'node:crypto'
import type { Language } from '@tower/contract/language.ts'
import type { ProspectStatus } from '@tower/contract/people/prospects.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import type { Services } from '../../services.ts'
import { inviteGuardian } from './consents/invite-guardian.ts'
import { requireOtherMailbox } from './consents/require-other-mailbox.ts'
import { addAuthor } from './prospect-circle.queries.ts'
import { requireOnboarder } from './prospects.access.ts'
import { findOnboarded, insertProspect } from './prospects.queries.ts'

export type OnboardProspect = {
  actor: Pick<Actor, 'userId' | 'role' | 'duties' | 'email'>
  firstName: string
  lastName: string
  /** As one types it: `Soccer – Midfielder`. */
  sportPosition: string | null
  guardianEmail: string | null
  locale: Language
  /** A keyed hash of the network it was asked from. */
  networkHash?: string | null
}

/**
 * Begins the profile of somebody else, as coaches and staff do, and asks the guardian where one is named. Until it is
 * handed in, the same names begin the same profile, so that a form which is sent twice is sent once.
 */
export function onboardProspect(
  services: Services,
  { actor, firstName, lastName, sportPosition, guardianEmail, locale, networkHash }: OnboardProspect,
): Promise<{ id: string; status: ProspectStatus }> {
  requireOnboarder(actor)
  const { userId } = actor
  const onboardKey = keyOf(userId, firstName, lastName)
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const begun = await insertProspect(tx, {
      id: services.random.uuid(),
      onboardedById: userId,
      ...{ onboardKey, firstName, lastName, at },
      ...splitSport(sportPosition),
    })
    const prospectId = begun ?? (await findOnboarded(tx, onboardKey))
    if (begun !== undefined) {
      await addAuthor(tx, { prospectId, userId, networkHash, at })
      await writeAudit(tx, {
        at,
        actorId: userId,
        action: 'prospects.onboard',
        targetKind: 'prospect',
        targetId: prospectId,
      })
    }
    if (guardianEmail !== null) {
      await requireOtherMailbox(tx, { prospectId, address: guardianEmail, namedBy: actor })
      await inviteGuardian(services, tx, {
        prospectId,
        email: guardianEmail,
        locale,
        invitedById: userId,
        at,
      })
    }
    return { id: prospectId, status: 'draft' }
  })
}

/** Names are not kept in it readably: it outlives nothing, and says nothing. */
function keyOf(userId: string, ...names: string[]): string {
  const words = names.map((name) => name.trim().toLowerCase().replace(/\s+/g, ' '))
  return createHash('sha256')
    .update([userId, ...words].join('\n'))
    .digest('hex')
}

/** `Soccer – Midfielder` names a sport and a position; without a dash between words it is the sport alone. */
function splitSport(text: string | null): { sport: string | null; position: string | null } {
  const [sport = '', ...rest] = (text ?? '').split(/\s+[–—-]\s+/)
  return { sport: sport.trim() || null, position: rest.join(' – ').trim() || null }
}

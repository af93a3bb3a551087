import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { ensureAccount } from '../../identity/accounts/ensure-account.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import { nameAthlete } from '../../prospects/name-athlete.ts'
import { eraseEverywhere } from './erase-person.ts'

export type EraseAthlete = {
  /** Null: whoever was erased came back with a backup. */
  actor: Actor | null
  prospectId: string
  /** Who asked for it, and how; without the name, for it stays in the log. */
  reason: string
  personalData: readonly PersonalData[]
}

/**
 * A superadmin erases an athlete who has no account, as their family asked. The profile is given an account of nobody
 * first, in the same transaction: so each domain lets go of an athlete in the one way that is proven.
 */
export async function eraseAthlete(
  services: Services,
  { actor, prospectId, reason, personalData }: EraseAthlete,
): Promise<void> {
  const { database, clock } = services
  if (actor) requireRecentProof(actor, clock.now())
  const actorId = actor?.userId ?? null
  await database.transaction(async (tx) => {
    const at = clock.now()
    const { userId } = await ensureAccount(tx, {
      ...{ email: `athlete-${prospectId}@erased.invalid`, role: 'athlete', at },
      ...{ actorId, reason: 'erased_with_profile' },
    })
    await nameAthlete(tx, { prospectId, athleteId: userId, at })
    await writeAudit(tx, {
      ...{ at, actorId, action: 'account.athlete_erased' },
      ...{ targetKind: 'prospect', targetId: prospectId, details: { reason } },
    })
    await eraseEverywhere(services, tx, {
      ...{ userId, actorId, at, personalData },
      subject: { kind: 'athlete', id: prospectId },
    })
  })
}

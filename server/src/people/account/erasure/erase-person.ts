import type { Actor } from '../../../http/actor.ts'
import type { Tx } from '../../../database/database.ts'
import {
  endGiftsOfPerson,
  requireNoLiveGift,
} from '../../../money/giving/sponsorships/end-gifts-of-person.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { inErasureOrder, type PersonalData } from '../../../personal-parts.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireAuthorityOver } from '../../directory/require-authority-over.ts'
import { lockPerson, requireAnotherSuperadmin } from '../../identity/accounts/lock-person.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import { decideErasureRequest, isErasureRequested } from '../account.queries.ts'
import { keepErasure, type Subject } from './again/keep-erasures.ts'
import { insertFilesToRewrite } from './files-to-rewrite.queries.ts'
import { gatherTraces, type Gathered } from './gather-traces.ts'

/** Staff erase a person: admins whoever asked for it, superadmins anybody else as well, nobody themself. */
export function erasePerson(
  services: Services,
  request: { actor: Actor; userId: string; personalData: readonly PersonalData[] },
): Promise<void> {
  requireRecentProof(request.actor, services.clock.now())
  return endAndErase(services, request)
}

/**
 * Ends a person's monthly gifts at the payment provider, then takes the person out of every domain. In this order: whoever
 * was erased first could no longer be found for it and would go on paying. When a gift can't be ended nothing is erased,
 * and the whole can be asked for again. Without an actor the operator asks.
 */
export async function endAndErase(
  services: Services,
  {
    userId,
    actor,
    personalData,
  }: { userId: string; actor: Actor | null; personalData: readonly PersonalData[] },
): Promise<void> {
  const { database, clock } = services
  const person = await database.transaction(async (tx) => {
    await requireErasable(tx, actor, userId)
    return gatherTraces(tx, { userId, at: clock.now(), personalData })
  })
  await endGiftsOfPerson(services, person)
  await database.transaction(async (tx) => {
    await requireErasable(tx, actor, userId)
    const actorId = actor?.userId ?? null
    await eraseEverywhere(services, tx, { userId, actorId, at: clock.now(), personalData })
  })
}

/** Everything that may speak against it, before a gift is ended for nothing. */
async function requireErasable(tx: Tx, actor: Actor | null, userId: string): Promise<void> {
  const locked = await lockPerson(tx, userId)
  if (actor) requireAuthorityOver(actor, locked.person)
  requireAnotherSuperadmin(locked)
  const mayUnasked = actor === null || actor.role === 'superadmin'
  if (!mayUnasked && !(await isErasureRequested(tx, userId)))
    throw new Refusal('account.erasure_not_requested')
}

export type EraseEverywhere = Gathered & { actorId: string | null; subject?: Subject }

/**
 * Takes a person out of every domain, in one transaction: amounts, days and numbers stay, names and addresses go.
 * The last superadmin stays, and so does everybody whose card is charged each month. Answers whether the person had
 * asked for it.
 */
export async function eraseEverywhere(
  services: Pick<Services, 'config'>,
  tx: Tx,
  { userId, actorId, at, personalData, subject, names = [], othersNames = [] }: EraseEverywhere,
): Promise<{ wasAsked: boolean }> {
  const traces = await gatherTraces(tx, { userId, at, personalData, names, othersNames })
  await requireNoLiveGift(tx, traces)
  const request = await decideErasureRequest(tx, { userId, state: 'done', decidedBy: actorId, at })
  for (const { erase } of inErasureOrder(personalData)) await erase?.(services, tx, traces)
  const wasAsked = request !== undefined
  await writeAudit(tx, {
    at,
    actorId,
    action: 'account.erased',
    targetKind: 'user',
    targetId: userId,
    details: { was_asked: wasAsked },
  })
  await keepErasure(services, tx, traces, subject)
  await insertFilesToRewrite(tx, at)
  return { wasAsked }
}

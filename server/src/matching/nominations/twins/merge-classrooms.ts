import type { MergeEffect } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import type { TablesOfClassrooms } from '../../../of-classrooms.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { absorbClassroom } from '../../classrooms/twins/absorb-classroom.ts'
import { holdTwinRows } from '../../classrooms/twins/twin-rows.ts'
import type { JoinedBallots } from './join-ballots.ts'
import { readEffect } from './read-effect.ts'
import { type Pair, requireTwins, requireTwo, type Twins } from './require-twins.ts'
import { joinDoubled, moveBallots } from './twin-ballots.queries.ts'
import {
  holdWaiting,
  moveClaims,
  moveNamedTeachers,
  moveRequests,
  noteChangedNominees,
} from './twin-rows.queries.ts'

export type MergeClassrooms = Pair & { actor: Pick<Actor, 'userId'>; tables: TablesOfClassrooms }

/**
 * Makes one classroom of two, for good. The one that stays has the nominations of both, as if there had been one from the
 * beginning; the other stays as a row that points at it and is open to nothing. Of two colleagues the second reads that it is done.
 */
export function mergeClassrooms(
  { database, clock }: Services,
  { actor, tables, ...pair }: MergeClassrooms,
): Promise<MergeEffect> {
  requireTwo(pair)
  return database.transaction(async (tx) => {
    const at = clock.now()
    const ids = [pair.keptId, pair.absorbedId]
    await holdWaiting(tx, ids)
    const twins = requireTwins(pair, await holdTwinRows(tx, ids))
    const { effect, joined } = await readEffect(tx, { ...twins, tables, at })
    await moveNominations(tx, twins, joined)
    const { confirmedAt } = twins.absorbed
    await absorbClassroom(tx, { ...pair, at, confirmedAt })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'classrooms.merged',
      targetKind: 'classroom',
      targetId: pair.keptId,
      details: {
        absorbedId: pair.absorbedId,
        ...recordOf(effect),
        absorbedConfirmed: confirmedAt?.toISOString() ?? null,
      },
    })
    return effect
  })
}

async function moveNominations(tx: Tx, { kept, absorbed }: Twins, joined: JoinedBallots): Promise<void> {
  const pair = { keptId: kept.id, absorbedId: absorbed.id }
  await joinDoubled(tx, pair, joined.doubled)
  await moveBallots(tx, pair, joined.moved)
  await moveNamedTeachers(tx, pair)
  await moveRequests(tx, pair)
  await moveClaims(tx, { ...pair, hasTeacher: kept.teacherId !== null || kept.confirmedAt !== null })
  await noteChangedNominees(tx, pair)
}

const recordOf = ({ nominators, points, links, claims, requests }: MergeEffect) => ({
  nominatorsBefore: nominators.kept,
  nominatorsMoved: nominators.absorbed - nominators.both,
  nominatedBoth: nominators.both,
  pointsBefore: points.kept,
  pointsAfter: points.after,
  links,
  claims,
  requests,
})

import type { MergeEffect } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { Tx } from '../../../database/database.ts'
import { findHindrance } from '../../../find-hindrance.ts'
import type { TablesOfClassrooms } from '../../../of-classrooms.ts'
import { Refusal } from '../../../refusal.ts'
import { countLinks } from '../../classrooms/twins/absorb-classroom.ts'
import type { TwinRow } from '../../classrooms/twins/twin-rows.ts'
import { ballotsAfter, joinBallots, type JoinedBallots, sumBallots } from './join-ballots.ts'
import type { Twins } from './require-twins.ts'
import { selectTwinBallots } from './twin-ballots.queries.ts'
import { countWaiting } from './twin-rows.queries.ts'

export type ReadEffect = Twins & { tables: TablesOfClassrooms; at: Date }

/**
 * What the merge of two classrooms comes to. Refused where something kept of the one that goes can't be the other's. The same for
 * whoever looks and for whoever does it: what was shown is what happens, unless somebody nominates in between.
 */
export async function readEffect(
  tx: Tx,
  { kept, absorbed, tables, at }: ReadEffect,
): Promise<{ effect: MergeEffect; joined: JoinedBallots }> {
  const hindrance = await findHindrance(tx, { classroomId: absorbed.id, tables })
  if (hindrance !== undefined) throw new Refusal(`classrooms.merge_${hindrance}`)
  const [ofKept, ofAbsorbed] = [
    await selectTwinBallots(tx, kept.id),
    await selectTwinBallots(tx, absorbed.id),
  ]
  const joined = joinBallots(ofKept, ofAbsorbed)
  const sums = {
    kept: sumBallots(ofKept),
    absorbed: sumBallots(ofAbsorbed),
    after: sumBallots(ballotsAfter(ofKept, ofAbsorbed, joined)),
  }
  const of = (what: 'nominators' | 'confirmed' | 'points') => ({
    kept: sums.kept[what],
    absorbed: sums.absorbed[what],
    after: sums.after[what],
  })
  const effect = {
    kept: nameOf(kept),
    absorbed: nameOf(absorbed),
    nominators: { ...of('nominators'), both: joined.doubled.length },
    confirmed: of('confirmed'),
    points: of('points'),
    links: await countLinks(tx, absorbed.id),
    ...(await countWaiting(tx, { classroomId: absorbed.id, at })),
  }
  return { effect, joined }
}

const nameOf = ({ id, name, school }: TwinRow) => ({ id, name, school })

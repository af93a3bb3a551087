import type { MergeEffect } from '@tower/contract/matching/classroom-twins.contract.ts'
import type { TablesOfClassrooms } from '../../../of-classrooms.ts'
import type { Services } from '../../../services.ts'
import { findTwinRows } from '../../classrooms/twins/twin-rows.ts'
import { readEffect } from './read-effect.ts'
import { type Pair, requireTwins, requireTwo } from './require-twins.ts'

/** What would become of two classrooms if one became the other; refused as the merge would be. */
export function previewMerge(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { tables, ...pair }: Pair & { tables: TablesOfClassrooms },
): Promise<MergeEffect> {
  requireTwo(pair)
  return database.read(async (tx) => {
    const twins = requireTwins(pair, await findTwinRows(tx, [pair.keptId, pair.absorbedId]))
    return (await readEffect(tx, { ...twins, tables, at: clock.now() })).effect
  })
}

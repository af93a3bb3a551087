import { mostUnusual } from '@tower/contract/oversight/safety.ts'
import type { Services } from '../../../services.ts'
import { type AmountsRead, listTold, type ToldRow } from './disclosures.queries.ts'
import { boundsOf } from './tell-of-unusual.ts'

/** What superadmins were told of, and from which amounts on they are. */
export async function listUnusual({
  config,
  database,
}: Services): Promise<{ told: ToldRow[]; bounds: AmountsRead }> {
  return { told: await database.read((tx) => listTold(tx, mostUnusual)), bounds: boundsOf(config) }
}

import { dayMs } from '@tower/contract/durations.ts'
import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { sumAlone } from './approvals.queries.ts'

/** How much somebody may still let out alone now. */
export async function leftAlone(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<number> {
  const since = new Date(at.getTime() - config.SECOND_PERSON_DAYS * dayMs)
  const { asker } = await sumAlone(tx, { askedBy: userId, teacherId: null, payee: null, since, besides: '' })
  return Math.max(0, config.SECOND_PERSON_CENTS - asker)
}

import type { Tx } from '../../database/database.ts'
import type { Services } from '../../services.ts'
import { readAlone, sumOfPerson } from './sum-alone.ts'

/** How much somebody may still let out alone now. */
export async function leftAlone(
  { config }: Pick<Services, 'config'>,
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<number> {
  const alone = await readAlone({ config }, tx, { at, besides: [] })
  const theirs = await sumOfPerson(tx, alone, { userId, as: 'asked_by' })
  return Math.max(0, config.SECOND_PERSON_CENTS - theirs)
}

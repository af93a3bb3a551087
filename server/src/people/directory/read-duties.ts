import type { Duty } from '@tower/contract/people/duties.ts'
import type { Services } from '../../services.ts'
import { readDutiesOf } from '../identity/accounts/change-duties.ts'
import { getPerson } from './get-person.ts'

/** The duties somebody has now. */
export function readDuties(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<readonly Duty[]> {
  return database.read(async (tx) => readDutiesOf(tx, await getPerson(tx, userId)))
}

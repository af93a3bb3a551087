import { dayOf } from '@tower/contract/org-days.ts'
import type { Services } from '../../../services.ts'
import { isAgreedTo } from '../consents/consents.queries.ts'
import { WriterFailure } from '../writer-failure.ts'
import { addWithinCap, insertAsk } from './caps.queries.ts'
import { amountOf, capsOf } from './caps-of.ts'

export type AskToReserve = {
  purpose: string
  prompt: string
  /** Null for what no teacher asks: it counts towards the house's cap alone. */
  teacherId: string | null
  /** Where it goes. */
  provider: string
  /** Of what is sent. A token is one byte at least, so that no order has more tokens than bytes. */
  bytes: number
  maxTokens: number
}

/**
 * Sets aside the most that an ask can take, before it is sent: however many are asked at once, what is set aside and what
 * was spent stay within the caps together. In the same transaction the classroom's agreement is looked at.
 */
export async function reserveAsk(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { purpose, prompt, teacherId, provider, bytes, maxTokens }: AskToReserve,
): Promise<string> {
  const at = clock.now()
  const day = dayOf(at)
  const add = amountOf(config, { input: bytes, output: maxTokens })
  const caps = capsOf(config)
  return database.transactionOfMany(async (tx) => {
    if (teacherId !== null && !(await isAgreedTo(tx, { teacherId, provider })))
      throw new WriterFailure('not_agreed', 'the classroom did not agree to this provider')
    const askId = await insertAsk(tx, { day, teacherId, purpose, prompt, reserved: add, at })
    // The row of the house is everybody's: it is locked last, and for the shortest time.
    const fits =
      (teacherId === null || (await addWithinCap(tx, { day, teacherId }, { add, cap: caps.teacher }))) &&
      (await addWithinCap(tx, { day, teacherId: null }, { add, cap: caps.house }))
    if (!fits) throw new WriterFailure('over_cap', 'the provider wrote as much today as it may')
    return askId
  })
}

import type { Services } from '../../../services.ts'
import type { ChatTokens } from '../../../vendors/openai/chat-failure.ts'
import { amountOf } from './caps-of.ts'
import { moveDay, settleAsk as settleRow } from './caps.queries.ts'

/** More than any ask of ours can take: a provider that counts like this doesn't count. */
const mostBelieved = 10_000_000

/** Books what an ask took instead of what was set aside for it, once. What can't be believed leaves it set aside. */
export async function settleAsk(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  { askId, tokens }: { askId: string; tokens: ChatTokens },
): Promise<void> {
  if (![tokens.input, tokens.output].every(isCount)) return
  const took = amountOf(config, tokens)
  await database.transactionOfMany(async (tx) => {
    const settled = await settleRow(tx, { askId, took, at: clock.now() })
    if (!settled) return
    const { day, teacherId, reserved } = settled
    const by = {
      tokens: took.tokens - reserved.tokens,
      microdollars: took.microdollars - reserved.microdollars,
    }
    if (teacherId !== null) await moveDay(tx, { day, teacherId }, by)
    await moveDay(tx, { day, teacherId: null }, by)
  })
}

const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= mostBelieved

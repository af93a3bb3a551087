import type { Services } from '../../../services.ts'
import type { ChatTokens } from '../../../vendors/openai/chat-failure.ts'
import type { Attempts } from '../../../vendors/openai/guard-fetch.ts'
import { reserveAsk, type AskToReserve } from './reserve-ask.ts'
import { settleAsk } from './settle-ask.ts'

export type TrackedAttempts = Attempts & {
  /** After the last attempt, with what the provider says it took. */
  settle(tokens: ChatTokens | undefined): Promise<void>
}

/**
 * Sets aside for each attempt and settles it. What is not known, because an answer broke off or says nothing of it, may
 * have cost something: it stays set aside.
 */
export function trackAttempts(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'log'>,
  ask: Omit<AskToReserve, 'bytes'>,
): TrackedAttempts {
  let open: string | undefined
  const settle = async (tokens: ChatTokens | undefined) => {
    const askId = open
    open = undefined
    if (askId === undefined || !tokens) return
    try {
      await settleAsk(services, { askId, tokens })
    } catch (error) {
      // The text is there, and the cap holds without it.
      services.log.warn({ err: error, ask: askId }, 'what a provider took stays set aside')
    }
  }
  return {
    begin: async (bytes) => void (open = await reserveAsk(services, { ...ask, bytes })),
    turnedAway: () => settle({ input: 0, output: 0 }),
    settle,
  }
}

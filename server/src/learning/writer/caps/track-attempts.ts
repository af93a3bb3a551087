import { NameHeld, type Passed } from '../../../gate.ts'
import type { Services } from '../../../services.ts'
import type { ChatTokens } from '../../../vendors/openai/chat-failure.ts'
import type { AskedWords, Attempts } from '../../../vendors/openai/guard-fetch.ts'
import { WriterFailure } from '../writer-failure.ts'
import { reserveAsk, type AskToReserve } from './reserve-ask.ts'
import { settleAsk } from './settle-ask.ts'

export type TrackedAttempts = Attempts & {
  /** After the last attempt, with what the provider says it took. */
  settle(tokens: ChatTokens | undefined): Promise<void>
}

/** `written` is what people wrote of what is asked, beside the words of our own prompts. */
type TrackedAsk = Omit<AskToReserve, 'bytes'> & { written: readonly string[] }

/**
 * Sets aside for each attempt and settles it. What is not known, because an answer broke off or says nothing of it, may
 * have cost something: it stays set aside.
 */
export function trackAttempts(
  services: Pick<Services, 'database' | 'clock' | 'config' | 'gate' | 'log'>,
  ask: TrackedAsk,
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
    pass: (words) => passWords(services, ask, words),
    begin: async (bytes) => void (open = await reserveAsk(services, { ...ask, bytes })),
    turnedAway: () => settle({ input: 0, output: 0 }),
    settle,
  }
}

/** A gate that fails keeps all in, as a provider does that is not to be reached. */
async function passWords(
  { gate, log }: Pick<Services, 'gate' | 'log'>,
  { purpose, teacherId, written }: TrackedAsk,
  words: AskedWords,
): Promise<Passed<AskedWords>> {
  try {
    const audience = { userId: teacherId ?? undefined, written }
    return await gate.pass(purpose === 'picture' ? 'pictures' : 'words', words, audience)
  } catch (error) {
    if (error instanceof NameHeld) throw new WriterFailure('names', 'a name of a child was kept from leaving')
    log.error({ err: error }, 'the gate could not be asked: nothing was sent to the provider')
    throw new WriterFailure('down', 'the gate could not be asked')
  }
}

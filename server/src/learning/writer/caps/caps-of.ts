import type { Config } from '../../../config.ts'
import type { ChatTokens } from '../../../vendors/openai/chat-failure.ts'
import type { Amount } from './caps.queries.ts'

export type CapSettings = Pick<
  Config,
  | 'AI_DAILY_TOKENS'
  | 'AI_DAILY_CENTS'
  | 'AI_TEACHER_DAILY_TOKENS'
  | 'AI_TEACHER_DAILY_CENTS'
  | 'AI_INPUT_USD_PER_MILLION'
  | 'AI_OUTPUT_USD_PER_MILLION'
>

export const microdollarsInCent = 10_000

/** What the whole house, and one teacher, may take of a provider on a day. */
export function capsOf(config: CapSettings): { house: Amount; teacher: Amount } {
  return {
    house: {
      tokens: config.AI_DAILY_TOKENS,
      microdollars: config.AI_DAILY_CENTS * microdollarsInCent,
    },
    teacher: {
      tokens: config.AI_TEACHER_DAILY_TOKENS,
      microdollars: config.AI_TEACHER_DAILY_CENTS * microdollarsInCent,
    },
  }
}

/** What tokens cost, rounded up: dollars for a million of them are millionths of a dollar for one. */
export function amountOf(config: CapSettings, { input, output }: ChatTokens): Amount {
  return {
    tokens: input + output,
    microdollars: Math.ceil(
      input * config.AI_INPUT_USD_PER_MILLION + output * config.AI_OUTPUT_USD_PER_MILLION,
    ),
  }
}

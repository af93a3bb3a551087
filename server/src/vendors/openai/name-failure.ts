import type { LanguageModelUsage } from 'ai'
import { ChatFailure, type ChatTokens } from './chat-failure.ts'

/**
 * Says in our words what an error of the client means. An error that is not the client's, such as one of `attempts`, is
 * handed back as it is.
 */
export async function nameFailure(error: unknown): Promise<unknown> {
  const { APICallError, AISDKError, NoObjectGeneratedError, RetryError } = await import('ai')
  if (RetryError.isInstance(error)) return nameFailure(error.lastError)
  if (error instanceof ChatFailure) return error
  if (APICallError.isInstance(error)) return nameStatus(error.statusCode)
  if (NoObjectGeneratedError.isInstance(error))
    return error.finishReason === 'content-filter'
      ? new ChatFailure('refused', 'the provider would not write that', countKnown(error.usage))
      : new ChatFailure('unusable', 'the answer is not what was asked for', countKnown(error.usage))
  if (AISDKError.isInstance(error)) return new ChatFailure('unusable', 'the answer could not be read')
  // What reading an answer throws, where the connection ends or too much comes.
  if (error instanceof TypeError || isOfTheNetwork(error))
    return new ChatFailure('down', 'the connection broke off')
  return error
}

function nameStatus(status: number | undefined): ChatFailure {
  if (status === undefined) return new ChatFailure('down', 'the provider is not to be reached')
  if (status < 400) return new ChatFailure('unusable', 'the answer could not be read')
  const isBusy = status >= 500 || status === 429 || status === 408 || status === 409
  return new ChatFailure(isBusy ? 'down' : 'denied', `the provider answered ${status}`)
}

const isOfTheNetwork = (error: unknown) =>
  error instanceof Error &&
  /^(ECONN|EPIPE|ETIMEDOUT|UND_ERR)/.test(String((error as { code?: unknown }).code))

function countKnown(usage: LanguageModelUsage | undefined): ChatTokens | undefined {
  return usage?.inputTokens === undefined || usage.outputTokens === undefined
    ? undefined
    : { input: usage.inputTokens, output: usage.outputTokens }
}

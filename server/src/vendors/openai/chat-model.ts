import type { LanguageModel, LanguageModelUsage } from 'ai'
import type { z } from 'zod'
import { ChatFailure, type ChatTokens } from './chat-failure.ts'
import { guardFetch, type Attempts } from './guard-fetch.ts'
import { nameFailure } from './name-failure.ts'

export type ChatModelOptions = { baseUrl: string; apiKey: string | undefined; model: string }

export type ChatOrder = {
  instructions: string
  message: string
  maxTokens: number
  /** How often it is sent again where the provider is down or busy. */
  retries: number
  /** Ends it, waits between attempts included. */
  signal: AbortSignal
  attempts: Attempts
}

export type Written<Content> = { content: Content; tokens: ChatTokens | undefined }

/** Whatever speaks OpenAI's chat protocol, by its address. All three throw a `ChatFailure`, or what `attempts` throw. */
export type ChatModel = {
  write(order: ChatOrder): Promise<Written<string>>
  /** Fields of a schema, which the answer was checked by. */
  fill<Fields>(order: ChatOrder & { schema: z.ZodType<Fields> }): Promise<Written<Fields>>
  /** Piece by piece; what it returns in the end is what it took. */
  stream(order: ChatOrder): AsyncGenerator<string, ChatTokens | undefined>
}

/** Many times what an answer weighs, the wrapping of a stream included; a provider that sends more is broken. */
const mostBytes = 512 * 1024

/** The client is loaded with the first order, and never where no provider is configured. */
export function createChatModel(options: ChatModelOptions): ChatModel {
  return {
    async write(order) {
      return named(order, async ({ generateText, ...sdk }) => {
        const { text, finishReason, usage } = await generateText(settingsOf(sdk, options, order))
        return { content: requireWhole(text, finishReason, countTokens(usage)), tokens: countTokens(usage) }
      })
    },
    async fill({ schema, ...order }) {
      return named(order, async ({ generateText, Output, ...sdk }) => {
        const written = await generateText({
          ...settingsOf(sdk, options, order),
          output: Output.object({ schema }),
        })
        const tokens = countTokens(written.usage)
        requireWhole(written.text, written.finishReason, tokens)
        return { content: written.output, tokens }
      })
    },
    stream: (order) => streamPieces(options, order),
  }
}

async function* streamPieces(
  options: ChatModelOptions,
  order: ChatOrder,
): AsyncGenerator<string, ChatTokens | undefined> {
  const { streamText, ...sdk } = await loadSdk()
  const { stream } = streamText({ ...settingsOf(sdk, options, order), onError: () => undefined })
  const parts = stream[Symbol.asyncIterator]()
  let text = ''
  for (;;) {
    const next = await named(order, () => parts.next())
    // A connection that ended early has no last part.
    if (next.done) throw new ChatFailure('unusable', 'the provider broke off')
    const part = next.value
    if (part.type === 'error') return named(order, () => Promise.reject(part.error as Error))
    if (part.type === 'abort') throw order.signal.reason
    if (part.type === 'text-delta') {
      text += part.text
      yield part.text
    }
    if (part.type !== 'finish') continue
    const tokens = countTokens(part.totalUsage)
    if (part.rawFinishReason === undefined)
      throw new ChatFailure('unusable', 'the provider broke off', tokens)
    requireWhole(text, part.finishReason, tokens)
    return tokens
  }
}

type Sdk = Awaited<ReturnType<typeof loadSdk>>

async function loadSdk() {
  const [{ generateText, streamText, Output }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  // It would write what it misses in a provider past our log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { generateText, streamText, Output, createOpenAICompatible }
}

function settingsOf(
  sdk: Pick<Sdk, 'createOpenAICompatible'>,
  options: ChatModelOptions,
  { instructions, message, maxTokens, retries, signal, attempts }: ChatOrder,
) {
  return {
    model: openModel(sdk, options, attempts),
    instructions,
    prompt: message,
    maxOutputTokens: maxTokens,
    temperature: 0,
    maxRetries: retries,
    abortSignal: signal,
    // The answer is checked here; a strict provider refuses schemas that others take.
    providerOptions: { provider: { strictJsonSchema: false } },
  }
}

/** A model of its own for each order, because its `fetch` counts for that order alone. */
function openModel(
  { createOpenAICompatible }: Pick<Sdk, 'createOpenAICompatible'>,
  { baseUrl, apiKey, model }: ChatModelOptions,
  attempts: Attempts,
): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    ...(apiKey ? { apiKey } : {}),
    fetch: guardFetch(attempts, mostBytes),
    includeUsage: true,
    supportsStructuredOutputs: true,
    transformRequestBody: isOfOpenAi(baseUrl) ? speakAsOpenAiDoes : (body) => body,
  })
  return provider(model)
}

const isOfOpenAi = (baseUrl: string) =>
  /(^|\.)(openai\.com|openai\.azure\.com|cognitiveservices\.azure\.com|services\.ai\.azure\.com)$/.test(
    new URL(baseUrl).hostname,
  )

/** OpenAI's newer models, at Azure too, turn away the old name of the limit and any temperature. */
function speakAsOpenAiDoes({ max_tokens: limit, temperature: _, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: limit }
}

/** A text that was cut off or refused is none; servers that don't say why they stopped are believed. */
function requireWhole(text: string, finishReason: string, tokens: ChatTokens | undefined): string {
  if (finishReason === 'content-filter')
    throw new ChatFailure('refused', 'the provider would not write that', tokens)
  if (finishReason !== 'stop' && finishReason !== 'other')
    throw new ChatFailure('unusable', `the answer ended with ${finishReason}`, tokens)
  if (text.trim() === '') throw new ChatFailure('unusable', 'the answer is empty', tokens)
  return text
}

function countTokens({ inputTokens, outputTokens }: LanguageModelUsage): ChatTokens | undefined {
  return inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens }
}

/** Runs work of the client, and names its failures. */
async function named<Result>(
  { signal }: Pick<ChatOrder, 'signal'>,
  work: (sdk: Sdk) => Promise<Result>,
): Promise<Result> {
  const sdk = await loadSdk()
  try {
    return await work(sdk)
  } catch (error) {
    signal.throwIfAborted()
    throw await nameFailure(error)
  }
}

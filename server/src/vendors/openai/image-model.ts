import type { ImageModelUsage } from 'ai'
import type { ChatTokens } from './chat-failure.ts'
import { ChatFailure } from './chat-failure.ts'
import type { ChatModelOptions } from './chat-model.ts'
import { guardFetch, type Attempts } from './guard-fetch.ts'
import { nameFailure } from './name-failure.ts'

export type ImageOrder = {
  prompt: string
  /** Ends it. It is not sent again: what it would give stands already. */
  signal: AbortSignal
  attempts: Attempts
}

export type Painted = { bytes: Uint8Array; tokens: ChatTokens | undefined }

/** Whatever speaks OpenAI's protocol for pictures. Throws a `ChatFailure`, or what `attempts` throw. */
export type ImageModel = { paint(order: ImageOrder): Promise<Painted> }

/** A picture of three to two weighs up to four megabytes, and a third more as text. */
const mostBytes = 12 * 1024 * 1024
const size = '1536x1024'

/** The client is loaded with the first order, and never where no provider is configured. */
export function createImageModel(options: ChatModelOptions): ImageModel {
  return {
    async paint({ prompt, signal, attempts }) {
      const [{ generateImage }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ])
      globalThis.AI_SDK_LOG_WARNINGS = false
      const { baseUrl, apiKey, model } = options
      const provider = createOpenAICompatible({
        name: 'provider',
        baseURL: baseUrl,
        ...(apiKey ? { apiKey } : {}),
        fetch: onlyTo(baseUrl, guardFetch(attempts, mostBytes)),
      })
      try {
        const { image, usage } = await generateImage({
          ...{ model: provider.imageModel(model), prompt, size, n: 1, maxRetries: 0, abortSignal: signal },
          // OpenAI's own models answer with the picture, and turn away who asks them to.
          ...(isOfOpenAi(baseUrl) ? {} : { providerOptions: { provider: { response_format: 'b64_json' } } }),
        })
        return { bytes: image.uint8Array, tokens: countTokens(usage) }
      } catch (error) {
        signal.throwIfAborted()
        throw await nameFailure(error)
      }
    },
  }
}

/** An answer may name an address instead of the picture; wherever that leads, it is not followed. */
function onlyTo(baseUrl: string, send: typeof fetch): typeof fetch {
  const asked = `${baseUrl.replace(/\/$/, '')}/images/generations`
  return (address, request) => {
    const to = address instanceof Request ? address.url : address.toString()
    if (!to.startsWith(asked)) throw new ChatFailure('unusable', 'the answer is an address and no picture')
    return send(address, request)
  }
}

const isOfOpenAi = (baseUrl: string) => /(^|\.)(openai|azure)\.com$/.test(new URL(baseUrl).hostname)

function countTokens({ inputTokens, outputTokens }: ImageModelUsage): ChatTokens | undefined {
  return inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens }
}

import { createFindNames } from '@tower/contract/learning/names/find-names.ts'
import { ChatFailure } from '../../vendors/openai/chat-failure.ts'
import { createImageModel } from '../../vendors/openai/image-model.ts'
import { trackAttempts } from './caps/track-attempts.ts'
import { fillPrompt, type Prompt } from './prompt.ts'
import type { WriterServices } from './writer.ts'
import { WriterFailure } from './writer-failure.ts'

export type PaintAsk = {
  teacherId: string
  prompt: Prompt
  /** What is to be seen, in words that name nobody. */
  values: Readonly<Record<string, string>>
  /** Who must not be in it: where one of them is, nothing is sent. */
  names: readonly string[]
  abortSignal: AbortSignal
}

/** Pictures by order, from the host that the teacher agreed to for words. What goes wrong is a `WriterFailure`. */
export type Painter = { provider: string; paint(ask: PaintAsk): Promise<Uint8Array> }

/** The painter behind the configured provider; undefined where no model for pictures is configured. */
export function openPainter(services: WriterServices): Painter | undefined {
  const { AI_BASE_URL: baseUrl, AI_IMAGE_MODEL: model, AI_API_KEY: apiKey } = services.config
  if (!baseUrl || !model) return undefined
  const provider = new URL(baseUrl).host
  const image = createImageModel({ baseUrl, apiKey, model })
  return { provider, paint: (ask) => paint(services, { ask, provider, image }) }
}

type Paint = { ask: PaintAsk; provider: string; image: ReturnType<typeof createImageModel> }

async function paint(services: WriterServices, { ask, provider, image }: Paint): Promise<Uint8Array> {
  const { AI_IMAGE_TIMEOUT_MS: timeout, AI_IMAGE_TOKENS: maxTokens } = services.config
  const { teacherId, prompt, values, names, abortSignal } = ask
  const asked = fillPrompt(prompt, values)
  if (createFindNames([...names])(asked).length > 0)
    throw new WriterFailure('names', 'the words of the picture name somebody')
  const reserved = { purpose: 'picture', prompt: prompt.id, teacherId, provider, maxTokens }
  const attempts = trackAttempts(services, { ...reserved, written: Object.values(values) })
  const time = AbortSignal.timeout(timeout)
  try {
    const signal = AbortSignal.any([time, abortSignal])
    const { bytes, tokens } = await image.paint({ prompt: asked, signal, attempts })
    await attempts.settle(tokens)
    return bytes
  } catch (error) {
    await attempts.settle(error instanceof ChatFailure ? error.tokens : undefined)
    throw asFailure(services, error, { time, abortSignal })
  }
}

function asFailure(
  { log }: WriterServices,
  error: unknown,
  { time, abortSignal }: { time: AbortSignal; abortSignal: AbortSignal },
): unknown {
  const failure = abortSignal.aborted
    ? new WriterFailure('aborted', 'whoever asked went away')
    : time.aborted
      ? new WriterFailure('slow', 'the provider took too long')
      : error instanceof ChatFailure
        ? new WriterFailure(error.kind, error.message)
        : error
  if (failure instanceof WriterFailure)
    log.warn(
      { purpose: 'picture', kind: failure.kind, reason: failure.message },
      'the provider painted nothing',
    )
  return failure
}

import { ChatFailure } from '../../vendors/openai/chat-failure.ts'
import type { ChatModel, ChatOrder, Written } from '../../vendors/openai/chat-model.ts'
import { trackAttempts } from './caps/track-attempts.ts'
import { listTexts, mapFacts, renderFacts } from './facts.ts'
import { hideNames, type HiddenNames } from './names/hide-names.ts'
import { fillPrompt } from './prompt.ts'
import { stripControls } from './tidy-text.ts'
import type { WriteAsk, WriterServices } from './writer.ts'
import { WriterFailure } from './writer-failure.ts'

type Parts = { services: WriterServices; provider: string }

/** Sends an ask without names, within its caps and its time; what comes back still has signs for the names. */
export async function sendAsk<Content>(
  parts: Parts,
  ask: WriteAsk,
  work: (order: ChatOrder) => Promise<Written<Content>>,
): Promise<{ content: Content; names: HiddenNames }> {
  const { order, names, settle, nameFailure } = openAsk(parts, ask)
  try {
    const { content, tokens } = await work(order)
    await settle(tokens)
    return { content, names }
  } catch (error) {
    await settle(error instanceof ChatFailure ? error.tokens : undefined)
    throw nameFailure(error)
  }
}

/** The same piece by piece, with the names back in. Who stops reading ends it at the provider, too. */
export async function* streamAsk(
  parts: Parts,
  ask: WriteAsk,
  work: (order: ChatOrder) => ReturnType<ChatModel['stream']>,
): AsyncGenerator<string, void> {
  const stop = new AbortController()
  const { order, names, settle, nameFailure } = openAsk(parts, ask, stop.signal)
  let [waiting, letters] = ['', 0]
  const putBack = (text: string) => {
    letters += text.length
    if (letters > ask.mostLetters) throw new WriterFailure('unusable', 'the answer is too long')
    return stripControls(names.putBack(text))
  }
  try {
    const pieces = work(order)
    for (let piece = await pieces.next(); ; piece = await pieces.next()) {
      if (piece.done) {
        await settle(piece.value)
        break
      }
      waiting += piece.value
      const end = names.endOfWhole(waiting)
      if (end > 0) yield putBack(waiting.slice(0, end))
      waiting = waiting.slice(end)
    }
    if (waiting !== '') yield putBack(waiting)
    names.requireUsed(ask.mustName ?? [])
  } catch (error) {
    await settle(error instanceof ChatFailure ? error.tokens : undefined)
    throw nameFailure(error)
  } finally {
    stop.abort()
    await settle(undefined)
  }
}

function openAsk({ services, provider }: Parts, ask: WriteAsk, stop?: AbortSignal) {
  const { config, log } = services
  const time = AbortSignal.timeout(ask.teacherId ? config.AI_WRITING_TIMEOUT_MS : config.AI_TIMEOUT_MS)
  const signal = AbortSignal.any([time, ...[ask.abortSignal, stop].filter((each) => each !== undefined)])
  const { purpose, prompt, teacherId = null, maxTokens } = ask
  const { names, instructions, message } = hideAll(ask)
  const written = [message, ...Object.values(ask.values ?? {})]
  const attempts = trackAttempts(services, {
    ...{ purpose, prompt: prompt.id, teacherId, provider, maxTokens, written },
  })
  return {
    names,
    order: {
      ...{ instructions, message, maxTokens, signal, attempts },
      // A visitor who asks NUMA is told at once what it knows by itself; a teacher waits for the note.
      retries: teacherId === null ? 0 : 2,
    } satisfies ChatOrder,
    settle: attempts.settle,
    nameFailure(error: unknown): unknown {
      const failure = asWriterFailure(error, { time, abortSignal: ask.abortSignal })
      if (failure instanceof WriterFailure)
        log.warn({ purpose, kind: failure.kind, reason: failure.message }, 'the provider wrote nothing')
      return failure
    },
  }
}

/** Each text by itself, before it stands in quotes: an escaped line break would look like a letter before a name. */
function hideAll({ prompt, values = {}, facts, names: given, mustName = [] }: WriteAsk) {
  const rules = fillPrompt(prompt, values)
  // Who must be named comes first: a first name that two share is then theirs.
  const names = hideNames([...new Set([...mustName, ...given])], [rules, ...listTexts(facts)])
  const message = renderFacts(mapFacts(facts, names.hide))
  const explained = names.explain()
  return { names, message, instructions: explained === '' ? rules : `${rules}\n\n${explained}` }
}

function asWriterFailure(
  error: unknown,
  { time, abortSignal }: { time: AbortSignal; abortSignal: AbortSignal | undefined },
): unknown {
  if (error instanceof WriterFailure) return error
  if (abortSignal?.aborted) return new WriterFailure('aborted', 'whoever asked went away')
  if (time.aborted) return new WriterFailure('slow', 'the provider took too long')
  return error instanceof ChatFailure ? new WriterFailure(error.kind, error.message) : error
}

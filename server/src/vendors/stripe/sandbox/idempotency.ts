import { createHash } from 'node:crypto'
import type { Answer, SandboxContext } from './context.ts'
import { StripeFault } from './faults.ts'
import { answerKeptMs } from './forget-over.ts'
import type { StoredAnswer } from './objects.ts'
import { joinChanges } from './state.ts'

export interface WritingRequest {
  key: string | undefined
  /** Method and path. */
  endpoint: string
  encodedParams: string
}

/**
 * Runs a writing call once for each idempotency key and repeats its answer after that. Effect and
 * answer are kept in one step, so no crash can part them. A refused request leaves the key free.
 */
export function answerOnce(
  context: SandboxContext,
  request: WritingRequest,
  run: () => Answer,
): { status: number; body: object; isReplay: boolean } {
  const { key, endpoint } = request
  const paramsDigest = digestParams(request.encodedParams)
  const kept = key === undefined ? undefined : findKept(context, key)
  if (kept !== undefined) {
    requireSameRequest(kept, { endpoint, paramsDigest })
    return { status: kept.status, body: kept.body, isReplay: true }
  }
  const { status, body, change } = run()
  const answers =
    key === undefined ? [] : [{ id: key, endpoint, paramsDigest, status, body, keptAtMs: nowMs(context) }]
  context.commit(joinChanges(change, { answers }))
  return { status, body, isReplay: false }
}

/** The answer given under a key within a day. */
function findKept(context: SandboxContext, key: string): StoredAnswer | undefined {
  const kept = context.tables.answers.get(key)
  return kept && nowMs(context) - kept.keptAtMs < answerKeptMs ? kept : undefined
}

function nowMs(context: SandboxContext): number {
  return context.now().getTime()
}

function requireSameRequest(
  kept: { id: string; endpoint: string; paramsDigest: string },
  request: { endpoint: string; paramsDigest: string },
): void {
  if (kept.endpoint === request.endpoint && kept.paramsDigest === request.paramsDigest) return
  const same = kept.endpoint === request.endpoint ? 'with the same parameters' : 'for the same endpoint'
  const message =
    `Keys for idempotent requests can only be used ${same} they were first used ` +
    `${kept.endpoint === request.endpoint ? 'with' : 'for'}. ` +
    `Try using a key other than '${kept.id}' if you meant to execute a different request.`
  throw new StripeFault(400, { type: 'idempotency_error', message })
}

// The order of parameters carries no meaning.
function digestParams(encoded: string): string {
  const sorted = encoded.split('&').toSorted().join('&')
  return createHash('sha256').update(sorted).digest('hex')
}

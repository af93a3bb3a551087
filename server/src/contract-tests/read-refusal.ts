import { refusalCodeHeader } from '@tower/contract/client.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { errors, type ErrorCode, type ErrorText } from '@tower/contract/errors.ts'
import { listRefusals } from '@tower/contract/refusals.ts'
import type { Answer } from './build-world.ts'

/** Texts that only a fault of ours would let out. */
const innards =
  /node_modules|\n\s+at |\.ts:\d|syntax error|select .* from|insert into|violates|pglite|TypeError/i

/**
 * What is wrong with an answer to a call, in words; undefined when it is as declared. Whatever was sent,
 * an answer is a success or a refusal of the promised shape with a declared code, and never a fault.
 */
export function findFault(call: AnyEndpoint, answer: Answer): string | undefined {
  if (answer.statusCode < 400) return undefined
  if (answer.statusCode >= 500) return `status ${answer.statusCode}: ${answer.body.slice(0, 200)}`
  if (innards.test(answer.body)) return `shows its innards: ${answer.body.slice(0, 200)}`
  const codes = listRefusals(call).filter((code) => errors[code].status === answer.statusCode)
  if (codes.length === 0) return `status ${answer.statusCode} is not declared: ${answer.body.slice(0, 200)}`
  if (call.failure === 'text')
    return answer.headers['content-type']?.toString().startsWith('text/plain')
      ? findHeaderFault(answer, codes)
      : 'is not plain text'
  const body = parseObject(answer.body)
  if (!body) return `is not JSON: ${answer.body.slice(0, 200)}`
  if (call.failure === 'auth') return findAuthFault(body) ?? findHeaderFault(answer, codes)
  return findJsonFault(body, codes)
}

/** The sentence of a refusal, in whichever shape it was sent. */
export function sentenceOf(answer: Answer): string {
  const body = parseObject(answer.body)
  return [body?.msg, body?.error].find((text) => typeof text === 'string') ?? answer.body
}

function findJsonFault(body: Record<string, unknown>, codes: ErrorCode[]): string | undefined {
  const { more = [] }: ErrorText = errors[body.code as ErrorCode] ?? {}
  const keys = Object.keys(body).sort().join()
  if (keys !== ['code', 'error', ...more].sort().join()) return `has other fields: ${keys}`
  if (typeof body.error !== 'string' || body.error === '') return 'has no sentence'
  return codes.includes(body.code as ErrorCode)
    ? undefined
    : `has a code that is not declared: ${String(body.code)}`
}

/** Where the shape has no field for our code, the code stands in a header. */
function findHeaderFault({ headers }: Answer, codes: ErrorCode[]): string | undefined {
  const code = headers[refusalCodeHeader]
  return codes.includes(code as ErrorCode) ? undefined : `names no declared code: ${String(code)}`
}

function findAuthFault(body: Record<string, unknown>): string | undefined {
  const missing = ['code', 'error_code', 'msg', 'error_description', 'error'].filter(
    (key) => typeof body[key] !== 'string',
  )
  return missing.length === 0 ? undefined : `lacks ${missing.join(', ')}`
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { pickNamed } from './pick-named.ts'

type Input = { params: unknown; query: unknown; body: unknown }

/** Checks the parts of a request against what the call declares; a part that isn't declared isn't handed on. */
export function parseInput(endpoint: AnyEndpoint, request: FastifyRequest): Input {
  return {
    params: endpoint.params && parsePart(endpoint.params, request.params),
    query: endpoint.query && parsePart(endpoint.query, request.query),
    body:
      endpoint.bodyFormat === 'raw' ? request.body : endpoint.body && parsePart(endpoint.body, request.body),
  }
}

/** Checks one part of a request; a value that isn't there is an empty object. */
export function parsePart<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value ?? {})
  if (!result.success) throw new Refusal('request.invalid', sentenceOf(result.error))
  requireStorable(result.data)
  return result.data
}

/** Deeper than anything a call declares; a body may nest further than a function can call itself. */
const deepestNesting = 32

/** PostgreSQL can't store U+0000 or lone surrogates, and no honest form sends them. */
function requireStorable(value: unknown, depth = 0): void {
  if (depth > deepestNesting) throw new Refusal('request.invalid')
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Refusal('request.invalid')
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.entries(value).flat()) requireStorable(part, depth + 1)
  }
}

function sentenceOf(error: z.ZodError): string {
  const issue = error.issues[0]
  const field = issue?.path.join('.')
  return field ? `${field} is missing or not valid.` : 'The request is not valid.'
}

/**
 * Writes an answer as the contract describes it: rows leave as the database gave them, instants become text, and what the
 * contract does not name stays. In production a problem is reported, and what is named still leaves.
 */
export function parseOutput(
  endpoint: AnyEndpoint,
  output: unknown,
  log: FastifyBaseLogger,
  strict: boolean,
): unknown {
  const result = endpoint.output.safeParse(output)
  if (result.success) return result.data
  const report = { call: endpoint.name, issues: result.error.issues.slice(0, 5) }
  if (strict)
    throw new Error(`the answer of ${endpoint.name} breaks its contract: ${JSON.stringify(report.issues)}`)
  log.error(report, 'an answer breaks its contract')
  return pickNamed(endpoint.output, output)
}

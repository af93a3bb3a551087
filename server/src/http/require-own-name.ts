import { isStaff } from '@tower/contract/access.ts'
import { teacherHeader, type AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { Actor } from './actor.ts'

type Sent = { query: unknown; body: unknown }

/** Refuses a header that names somebody else, before the body is read: no file is taken in for it. */
export function requireOwnHeader(endpoint: AnyEndpoint, { actor, headers }: FastifyRequest): void {
  if (!endpoint.namesCaller?.includes(`header.${teacherHeader}`)) return
  requireSelf(endpoint, actor, headers[teacherHeader])
}

/** Refuses a query or a body that names somebody else where the call declares that it names whoever asks. */
export function requireOwnName(endpoint: AnyEndpoint, actor: Actor | undefined, sent: Sent): void {
  for (const place of endpoint.namesCaller ?? []) {
    const [part, field] = place.split('.') as ['header' | 'query' | 'body', string]
    if (part === 'header') continue
    requireSelf(endpoint, actor, (sent[part] as Record<string, unknown> | undefined)?.[field])
  }
}

/** Staff name others where the call is for them as well; the calls of one role alone are in one's own name for everybody. */
function requireSelf({ access }: AnyEndpoint, actor: Actor | undefined, named: unknown): void {
  if (access === 'teacher or staff' && actor && isStaff(actor.role)) return
  if (typeof named !== 'string' || named.trim() === '') return
  if (named.trim().toLowerCase() !== actor?.userId) throw new Refusal('identity.another_named')
}

import type { KeyAccess } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import type { FindKeyHolder } from './key-holder.ts'
import type { RateLimits } from './rate-limit.ts'

export type KeyEntry = { findKeyHolder: FindKeyHolder; rateLimits: RateLimits }

/**
 * Lets in whoever shows an API key with the scope of the call. A session is no key. What is asked too often is refused
 * before its scope is looked at, and so are wrong keys: nobody asks about them without end.
 */
export async function requireKey(
  endpoint: AnyEndpoint & { access: KeyAccess },
  request: FastifyRequest,
  reply: FastifyReply,
  { findKeyHolder, rateLimits }: KeyEntry,
): Promise<void> {
  const { authorization = '' } = request.headers
  if (authorization.trim() === '') throw new Refusal('integrations.key_missing')
  const [, key] = /^bearer\s+(\S{1,8192})$/i.exec(authorization) ?? []
  const holder = key === undefined ? undefined : await findKeyHolder(key)
  if (!holder) {
    await rateLimits.countWrongKey(request, reply)
    throw new Refusal('integrations.key_unknown')
  }
  request.keyHolder = holder
  await rateLimits.countCaller(endpoint, request, reply)
  const scope = endpoint.access.key
  if (!holder.scopes.includes(scope)) throw new Refusal('integrations.scope_missing', undefined, { scope })
}

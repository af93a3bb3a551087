import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { name } from '../name.contract.ts'
import { keyScopes, keyStates, maxKeyNameLength } from './integrations.ts'

/** An API key as superadmins see it; of its secret nothing is left to see. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** What the key begins with, so that it is told from others. */
  starts_with: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  state: z.enum(keyStates),
  created_at: z.string(),
  created_by: z.string(),
  expires_at: z.string().nullable(),
  /** To a quarter of an hour; null is never. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_by: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const

/** Superadmins let other systems of the charity read, with keys of their own. */
export const integrationEndpoints = {
  listKeys: endpoint({
    name: 'integrations.list-keys',
    method: 'GET',
    path: '/api/admin/api-keys',
    summary: 'Every API key, the newest first; revoked ones for 90 days.',
    access: 'superadmin',
    output: z.object({ items: z.array(ApiKey) }),
    errors: [],
  }),
  createKey: endpoint({
    name: 'integrations.create-key',
    method: 'POST',
    path: '/api/admin/api-keys',
    summary: 'Creates an API key. Its secret is answered this once, and nobody can read it again.',
    access: 'superadmin',
    body: z.object({
      name: name(maxKeyNameLength).min(1),
      scopes: z.array(z.enum(keyScopes)).min(1).max(keyScopes.length),
      /** Null is until somebody revokes it. */
      expires_at: z.iso.datetime().nullable(),
      request_key: z.guid(),
    }),
    output: z.object({ item: ApiKey, secret: z.string() }),
    errors: [
      'identity.proof_needed',
      'integrations.too_many',
      'integrations.already_created',
      'integrations.expiry_passed',
    ],
    rateLimit: perStaff,
  }),
  revokeKey: endpoint({
    name: 'integrations.revoke-key',
    method: 'POST',
    path: '/api/admin/api-keys/:keyId/revoke',
    summary: 'Revokes an API key for good: its next request is refused.',
    access: 'superadmin',
    params: z.object({ keyId: Id }),
    output: ApiKey,
    errors: ['identity.proof_needed', 'integrations.not_found', 'integrations.already_revoked'],
    rateLimit: perStaff,
  }),
}

import type { ApiKey } from '@tower/contract/oversight/integrations.contract.ts'
import { keyScopes, type KeyState } from '@tower/contract/oversight/integrations.ts'
import { startOf } from './api-key-text.ts'
import type { ApiKeyRow } from './keys.queries.ts'

/** An API key as superadmins see it. */
export function viewKey(row: ApiKeyRow, now: Date): ApiKey {
  return {
    id: row.id,
    name: row.name,
    starts_with: startOf(row.handle),
    scopes: keyScopes.filter((scope) => row.scopes.includes(scope)),
    state: stateOf(row, now),
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    revoked_by: row.revoked_by,
  }
}

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt }: ApiKeyRow, now: Date): KeyState {
  if (revokedAt) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

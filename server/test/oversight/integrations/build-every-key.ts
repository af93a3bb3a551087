import { keyScopes, type KeyScope } from '@tower/contract/oversight/integrations.ts'
import { drawApiKey, writeApiKey } from '../../../src/oversight/integrations/keys/api-key-text.ts'
import { hashToken } from '../../../src/people/identity/one-time-secret.ts'
import type { TestServices } from '../../../src/test/test-services.ts'

/** What other systems show instead of a session; each its own key, and what is wrong with it. */
export const keyHolders = [
  'key for everything',
  'key for donations',
  'expired key',
  'revoked key',
  'key of another secret',
] as const
export type KeyHolderName = (typeof keyHolders)[number]

type Planted = { scopes?: readonly KeyScope[]; expiresAt?: Date; revokedAt?: Date }

/** A key of each kind that may knock, as rows that nobody asked a superadmin for. */
export async function buildEveryKey(
  services: TestServices,
  { ownerId }: { ownerId: string },
): Promise<Map<KeyHolderName, string>> {
  const now = services.clock.now()
  const plant = (name: string, { scopes = keyScopes, expiresAt, revokedAt }: Planted = {}) => {
    const drawn = drawApiKey(services)
    const row = {
      ...{ name, handle: drawn.handle, secret_hash: hashToken(drawn.secret), scopes: [...scopes] },
      ...{ request_key: services.random.uuid(), created_at: now, created_by: ownerId },
      ...{ expires_at: expiresAt ?? null, revoked_at: revokedAt ?? null },
      revoked_by: revokedAt ? ownerId : null,
    }
    return services.database
      .transaction((tx) => tx.insertInto('api_keys').values(row).execute())
      .then(() => drawn)
  }
  const other = await plant('another')
  const another = { handle: other.handle, secret: drawApiKey(services).secret }
  return new Map<KeyHolderName, string>([
    ['key for everything', writeApiKey(await plant('everything'))],
    ['key for donations', writeApiKey(await plant('donations', { scopes: ['donations'] }))],
    ['expired key', writeApiKey(await plant('expired', { expiresAt: now }))],
    ['revoked key', writeApiKey(await plant('revoked', { revokedAt: now }))],
    ['key of another secret', writeApiKey(another)],
  ])
}

import { keyScopes } from '@tower/contract/oversight/integrations.ts'
import type { FindKeyHolder } from '../../../http/key-holder.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { opensKey, readApiKey } from './api-key-text.ts'
import { findKeyByHandle, setLastUsed } from './keys.queries.ts'

/** How finely the last use of a key is told; within it, a request that shows the key writes nothing. */
const useStepMs = 15 * 60_000

/**
 * Makes the function that finds what an API key may read. One query asks on every request, so that revoking acts at once.
 * Whoever has the secret of a key that ended is told why it is refused; anybody else hears that it is not known.
 */
export function createFindKeyHolder({ clock, database }: Services): FindKeyHolder {
  return async (text) => {
    const given = readApiKey(text)
    if (!given) return undefined
    const row = await database.read((tx) => findKeyByHandle(tx, given.handle))
    if (!opensKey(given.secret, row?.secret_hash) || !row) return undefined
    if (row.revoked_at) throw new Refusal('integrations.key_revoked')
    const at = clock.now()
    if (row.expires_at && row.expires_at <= at) throw new Refusal('integrations.key_expired')
    const before = new Date(at.getTime() - useStepMs)
    if (!row.last_used_at || row.last_used_at < before)
      await database.transaction((tx) => setLastUsed(tx, row.id, { at, before }))
    return { keyId: row.id, scopes: keyScopes.filter((scope) => row.scopes.includes(scope)) }
  }
}

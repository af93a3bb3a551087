import type { KeyScope } from '@tower/contract/oversight/integrations.ts'
import { randomBytes } from 'node:crypto'
import { drawApiKey } from '../../../src/oversight/integrations/keys/api-key-text.ts'
import { insertKey, setLastUsed, setRevoked } from '../../../src/oversight/integrations/keys/keys.queries.ts'
import { hashToken } from '../../../src/people/identity/one-time-secret.ts'
import { hour } from '../../../src/scheduled-job.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'

const day = 24 * hour

type Key = { name: string; scopes: KeyScope[]; days?: number; usedAfterHours?: number; isRevoked?: true }

const keys: readonly Key[] = [
  { name: 'Demo bookkeeping', scopes: ['donations', 'slots', 'budgets'], usedAfterHours: 460 },
  { name: 'Demo map of classrooms', scopes: ['classrooms', 'draws'], days: 400 },
  { name: 'Demo newsletter', scopes: ['draws'], days: 7, usedAfterHours: 100 },
  { name: 'Demo trial', scopes: ['tickets', 'reimbursements'], isRevoked: true },
]

/** Writes down keys as others use them: one in use, one new, one that expired, one revoked. Nobody has the secret of any. */
export function openDemoKeys({ database, clock }: Services): Promise<void> {
  const at = clock.now()
  const after = (seconds: number) => new Date(at.getTime() + seconds * 1_000)
  const createdBy = demoId('superadmin@tower.test')
  return database.transaction(async (tx) => {
    const before = await tx.selectFrom('api_keys').select('id').limit(1).executeTakeFirst()
    if (before) return
    for (const { name, scopes, days, usedAfterHours, isRevoked } of keys) {
      // The chance of the demo repeats itself, and with it everybody would know the keys.
      const { handle, secret } = drawApiKey({ random: { bytes: randomBytes, uuid: crypto.randomUUID } })
      const id = await insertKey(tx, {
        ...{ name, scopes, requestKey: demoId(`api key ${name}`), createdBy, at },
        ...{ handle, secretHash: hashToken(secret), expiresAt: days ? after(days * day) : null },
      })
      const used = usedAfterHours && after(usedAfterHours * hour)
      if (used) await setLastUsed(tx, id, { at: used, before: used })
      if (isRevoked) await setRevoked(tx, id, { by: createdBy, at: after(2 * day) })
    }
  })
}

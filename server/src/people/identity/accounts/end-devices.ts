import type { Tx } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { revokeSessions } from '../sessions/sessions.queries.ts'

export type EndDevices = { userId: string; which: { only: string } | { except: string }; at: Date }

/** Signs a person out of one of their devices, or of all others; answers how many it was. Somebody else's is none of theirs. */
export async function endDevices(tx: Tx, { userId, which, at }: EndDevices): Promise<number> {
  const revoked = await revokeSessions(tx, { userId, ...which }, 'signed_out_from_account_page', at)
  if (revoked === 0) return 0
  await writeAudit(tx, {
    at,
    actorId: userId,
    action: 'identity.devices_signed_out',
    targetKind: 'user',
    targetId: userId,
    details: { sessions: revoked, scope: 'only' in which ? 'one' : 'others' },
  })
  return revoked
}

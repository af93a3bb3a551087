import { sql } from 'kysely'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import type { Services } from '../../../services.ts'
import { findProvenAddress } from '../../identity/accounts/find-proven-address.ts'
import { exportParts } from './export-parts.ts'

export type PersonalData = { exported_at: string } & Record<string, unknown>

/** All that is kept about a person, at one moment. `actorId` is whoever asks: the person, or null on the command line. */
export async function exportPerson(
  services: Services,
  { userId, actorId }: { userId: string; actorId: string | null },
): Promise<PersonalData> {
  const at = services.clock.now()
  const target = { targetKind: 'user', targetId: userId }
  await services.database.transaction((tx) =>
    writeAudit(tx, { at, actorId, action: 'account.exported', ...target }),
  )
  return services.database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const owner = { userId, email: await findProvenAddress(tx, userId) }
    const data: PersonalData = { exported_at: at.toISOString() }
    for (const { name, collect } of exportParts) data[name] = await collect(services, tx, owner)
    return data
  })
}

import { sql } from 'kysely'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { inFileOrder, type PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { findProvenAddress } from '../../identity/accounts/find-proven-address.ts'

export type OwnFile = { exported_at: string } & Record<string, unknown>

/** All that is kept about a person, at one moment. `actorId` is whoever asks: the person, or null on the command line. */
export async function exportPerson(
  services: Services,
  {
    userId,
    actorId,
    personalData,
  }: { userId: string; actorId: string | null; personalData: readonly PersonalData[] },
): Promise<OwnFile> {
  const at = services.clock.now()
  const target = { targetKind: 'user', targetId: userId }
  await services.database.transaction((tx) =>
    writeAudit(tx, { at, actorId, action: 'account.exported', ...target }),
  )
  return services.database.transaction(async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx)
    const owner = { userId, email: await findProvenAddress(tx, userId) }
    const data: OwnFile = { exported_at: at.toISOString() }
    for (const part of inFileOrder(personalData)) data[part.name] = await part.export?.(services, tx, owner)
    return data
  })
}

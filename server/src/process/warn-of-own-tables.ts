import { countOwnTables } from '../database/process-role.ts'
import type { Services } from '../services.ts'

/** Says in the log of a start that whoever takes over this process could switch off the guards of the books. */
export async function warnOfOwnTables({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  const tables = await database.read(countOwnTables)
  if (tables === 0) return
  log.warn(
    { tables },
    'the role of DATABASE_URL owns the tables and could switch off their triggers: name their owner in DATABASE_OWNER_URL',
  )
}

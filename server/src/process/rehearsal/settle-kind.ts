import type { Tx } from '../../database/database.ts'
import { OtherKind } from '../../other-kind.ts'
import type { Services } from '../../services.ts'
import { findInstallation, insertInstallation, isAnythingThere } from './rehearsal.queries.ts'

type Opened = Pick<Services, 'database' | 'clock'> & {
  config: Pick<Services['config'], 'REHEARSAL' | 'demo'>
}

/**
 * At the start: a rehearsal is one from its first start to its end. What was real never becomes one, for its gifts would be
 * wiped with it, and what was one never becomes real, for its test cards brought slots.
 */
export async function settleKind({ database, clock, config }: Opened): Promise<void> {
  const known = await database.read(findInstallation)
  if (!known && config.demo) return
  const { isRehearsal } = known ?? (await database.transaction((tx) => begin(tx, config, clock.now())))
  if (isRehearsal === config.REHEARSAL) return
  throw new OtherKind(
    isRehearsal
      ? 'This database is a rehearsal: test cards brought its gifts. Nothing was changed. Start with REHEARSAL=true, empty it with `npm run tower -- wipe-rehearsal`, or take another database for the real site.'
      : 'REHEARSAL=true, but this database was begun as a real site. Nothing was changed. A rehearsal takes an empty database of its own.',
  )
}

async function begin(tx: Tx, { REHEARSAL: wanted }: Opened['config'], at: Date) {
  const isRehearsal = wanted && !(await isAnythingThere(tx))
  await insertInstallation(tx, { isRehearsal, at })
  return (await findInstallation(tx)) ?? { isRehearsal }
}

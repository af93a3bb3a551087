import type { Forgetting } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import { workWhenTold } from '../../../work-when-told.ts'
import { deleteFilesToRewrite, listFilesToRewrite } from './files-to-rewrite.queries.ts'

/**
 * After each erasure, and not within its answer: takes the words out of the files of an embedded database as well, and goes on with
 * what a process that ended had not come to.
 */
export function startRewritingFiles(
  services: Services,
  except: readonly string[],
): Promise<{ stop(): Promise<void> }> {
  return workWhenTold(services, {
    channel: 'tower_erased',
    work: (stop) => rewriteFiles(services, { except, stop }),
    failed: 'the files of the database could not be rewritten after an erasure',
  })
}

/** Writes the files anew if somebody was erased since. Whoever is erased meanwhile waits for the next time. */
export async function rewriteFiles(
  { database }: Pick<Services, 'database'>,
  which: Forgetting = { except: [] },
): Promise<void> {
  const erasures = await database.read(listFilesToRewrite)
  if (erasures.length === 0) return
  const isDone = await database.forgetDeadRows(which)
  if (isDone) await database.transaction((tx) => deleteFilesToRewrite(tx, erasures))
}

import type { Services } from '../../../services.ts'

/**
 * After an erasure, and outside its transaction: the words go from the files of an embedded database as well. The person is
 * erased by then; a failure is told to the log and can be made good by the next erasure.
 */
export async function forgetDeadRows({ database, log }: Pick<Services, 'database' | 'log'>): Promise<void> {
  try {
    await database.forgetDeadRows()
  } catch (error) {
    log.error({ err: error }, 'the files of the database could not be rewritten after an erasure')
  }
}

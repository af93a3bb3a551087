import type { ProspectActor } from '../../../src/people/prospects/prospects.access.ts'
import { writeUpdate } from '../../../src/people/prospects/write-update.ts'
import type { Services } from '../../../src/services.ts'

/** For tests: news of an athlete that waits for staff, in words alone: no file is stored for it. */
export async function buildUpdate(
  { database, clock }: Services,
  news: { actor: ProspectActor; prospectId: string; caption: string },
): Promise<{ updateId: string }> {
  return database.transaction(async (tx) => ({
    updateId: await writeUpdate(tx, { ...news, writeMedia: async () => null, at: clock.now() }),
  }))
}

import { queueSealedMails } from '../../../mail/queue-sealed.ts'
import type { Services } from '../../../services.ts'
import { statementMailOf } from './statement-mail-of.ts'
import { insertStatements, listUnmailed, moveRun, takeOpenRun } from './statements.queries.ts'

const donorsAtOnce = 500

/** Mails what staff asked for, a stretch of donors after the other; stopped in between it goes on where it was. */
export async function sendYearStatements(services: Services): Promise<void> {
  while (await sendStretch(services)) continue
}

/** One stretch of donors in one transaction; false when nothing is left to do. Nobody is written to twice for a year. */
export async function sendStretch(services: Services): Promise<boolean> {
  const { database, clock } = services
  const charity = await services.charity.read()
  return database.transaction(async (tx) => {
    const at = clock.now()
    const run = await takeOpenRun(tx)
    if (!run) return false
    const { year, id: runId, looked_until: after } = run
    const { rows, lastId } = await listUnmailed(tx, year, { after, limit: donorsAtOnce })
    const mails = []
    for (const row of rows) {
      const dedupeKey = `year-statement:${year}:${row.donor_id}`
      const mail = await statementMailOf(tx, row, { year, dedupeKey, charity, at })
      if (mail) mails.push({ donorId: row.donor_id, mail })
    }
    const donorIds = mails.map(({ donorId }) => donorId)
    const added = await insertStatements(tx, { year, runId, donorIds, at })
    await queueSealedMails(
      services,
      tx,
      mails.filter(({ donorId }) => added.has(donorId)).map(({ mail }) => mail),
    )
    await moveRun(tx, { id: runId, mailed: added.size, lookedUntil: lastId, at })
    return true
  })
}

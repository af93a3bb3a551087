import { ask } from '../../auditor/read-books.ts'
import { addressFor, makeTowerDatabase, withDatabase } from '../database/tower-database.ts'
import type { Year } from '../year.ts'

const name = 'yesterday'
const everyPayment = `select concat_ws(' ', provider_payment_id, amount_cents, email) as words from payments`

type Payment = { words: string }

/** Yesterday's backup is restored into an empty database, which proves its rows, files, books and audit log and is dropped. */
export async function restoreYesterday(year: Year): Promise<void> {
  const { cluster, site, relay, backupPlace, database, diary } = year
  await makeTowerDatabase(cluster, name)
  const processUrl = addressFor('tower', relay.port, name)
  const ownerUrl = addressFor('tower_owner', relay.port, name)
  const environment = { DATABASE_URL: processUrl }
  const commands = [['restore', backupPlace, '--into', ownerUrl], ['verify-ledger'], ['verify-audit']]
  for (const args of commands) {
    const { exitCode, output } = await site.tower(args, { environment })
    if (exitCode !== 0)
      diary.faults.push(
        `${args[0]} of yesterday's backup ended with ${exitCode}: ${output.trim().slice(-300)}`,
      )
  }
  const restored = await withDatabase(ownerUrl, (yesterday) => ask<Payment>(yesterday, everyPayment))
  const living = new Set((await ask<Payment>(database, everyPayment)).map(({ words }) => words))
  const strange = restored.filter(({ words }) => !living.has(words))
  if (restored.length === 0 || strange.length > 0)
    diary.faults.push(`of ${restored.length} restored payments ${strange.length} are not those of the site`)
  await withDatabase(cluster.url, (admin) => admin.script(`drop database ${name} with (force)`))
}

import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { redactFreeText, type PersonalWords } from '../../../database/redact-text.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { deletePicturesOf } from '../offline/pictures.queries.ts'
import { endLinksOf } from '../own/giver.queries.ts'
import {
  clearCheckoutWords,
  clearDonorWords,
  clearMistypedOffline,
  clearMonthlyCards,
  clearOfflineWords,
  clearPaymentWords,
  clearReceiptWords,
  deleteDonorFiles,
  listDonorWords,
  lockDonorIds,
  lockPaymentsOf,
} from './erasure.queries.ts'

/** The addresses and names under which an account gave. */
export async function listDonorNames(tx: Tx, userId: string): Promise<PersonalWords> {
  const donors = await listDonorWords(tx, userId)
  return {
    addresses: donors.flatMap(({ email }) => email ?? []),
    names: donors.flatMap(({ display_name: name }) => name ?? []),
  }
}

/** Marks what a person was asked to pay: whatever still comes of it is booked without a name. Their words go with it. */
export async function closeCheckoutsOf(
  tx: Tx,
  traces: { userId: string; addresses: readonly string[]; at: Date },
): Promise<void> {
  await clearCheckoutWords(tx, traces)
  await clearMonthlyCards(tx, traces.at)
}

type Erased = Partial<PersonalWords> & Pick<PersonalWords, 'addresses'> & { userId: string; at: Date }

/** Takes a person out of the books: gifts, refunds and receipts keep their amounts, numbers and days. */
export async function eraseDonor(tx: Tx, { userId, at, ...known }: Erased): Promise<void> {
  const words = { names: [], ...known }
  const { addresses } = words
  const donorIds = await lockDonorIds(tx, { userId, addresses })
  await lockPaymentsOf(tx, { addresses, donorIds })
  await clearReceiptWords(tx, { addresses, donorIds })
  await clearPaymentWords(tx, { addresses, donorIds })
  await clearMistypedOffline(tx, { userId, addresses })
  for (const fileId of await deletePicturesOf(tx, { addresses, donorIds })) await removeFile(tx, fileId, at)
  await clearOfflineWords(tx, { addresses, donorIds, at })
  await clearDonorWords(tx, donorIds)
  await deleteDonorFiles(tx, donorIds)
  await endLinksOf(tx, donorIds)
  await clearReasons(tx, words, donorIds)
}

/** What staff wrote of money that came or went back: it stands beside somebody's gift, or names them beside another's. */
async function clearReasons(tx: Tx, words: PersonalWords, donorIds: readonly string[]): Promise<void> {
  const own = sql<boolean>`payment_id in (select id from payments where donor_id = any(${donorIds}::uuid[]))`
  for (const table of ['refunds', 'payment_reviews', 'dollar_values'] as const)
    await redactFreeText(tx, words, { table, columns: ['reason'], own })
}

import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import type { Tx } from '../../../database/database.ts'
import type { Reader } from '../../../reader.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { viewMonthly } from '../givers/givers.view.ts'
import { listMonthlyRows } from '../givers/monthly-list.queries.ts'
import {
  listExpected,
  listHistoryOf,
  listMailsToDonor,
  listNotesOf,
  listSlotsOf,
  listTagsOf,
} from './donor-file.queries.ts'
import {
  type ContactRow,
  type DonorHead,
  listContacts,
  listHeads,
  listHousehold,
  listSpellings,
  sumDonors,
} from './donor-head.queries.ts'

const mostMonthly = 50

/** Whoever a donor is by now, first; and the other accounts of the same human. */
export async function requireHeads(tx: Tx, donorId: string): Promise<[DonorHead, ...DonorHead[]]> {
  const [head, ...linked] = await listHeads(tx, donorId)
  if (!head) throw new Refusal('giving.donor_not_found')
  return [head, ...linked]
}

/** All that is known of a donor. */
export function readDonor(
  { database, config }: Services,
  { donorId, reader }: { donorId: string; reader: Reader },
): Promise<DonorFile> {
  return database.read(async (tx) => {
    const heads = await requireHeads(tx, donorId)
    const [head, ...linked] = heads
    const ids = heads.map(({ id }) => id)
    const emails = heads.flatMap(({ email }) => email ?? [])
    const [contact, ...others] = await listContacts(tx, ids)
    const own = contact?.donor_id === head.id ? contact : undefined
    const { slots_minted, progress_cents, last_gift_at, ...given } = await sumDonors(tx, ids)
    const known = heads.flatMap(({ name, email }) => [name, email])
    const beside = own ? others : contact ? [contact, ...others] : others
    const household = own?.household ?? beside.find((row) => row.household)?.household
    const monthly = await listMonthlyRows(tx, { donors: ids }, { limit: mostMonthly })
    return {
      ...{ id: head.id, name: head.name, email: head.email, by_name: head.by_name },
      ...{ account_id: head.account_id, since: sinceOf(heads).toISOString(), ...given },
      last_gift_at: last_gift_at?.toISOString() ?? null,
      tower: { slots_minted, progress_cents },
      contact: own ? viewContact(own) : null,
      other_addresses: beside.flatMap(({ postal_address: address }) => address ?? []),
      other_phones: beside.flatMap(({ phone }) => phone ?? []),
      spellings: await listSpellings(tx, ids, known),
      linked: linked.map(({ id, name, email, account_id }) => ({ id, name, email, account_id })),
      household: household ? await listHousehold(tx, household, ids) : [],
      tags: await listTagsOf(tx, ids),
      monthly: monthly.map((row) => viewMonthly(row, config)),
      slots: (await listSlotsOf(tx, ids)).map(inText),
      expected: await listExpected(tx, { ids, emails }),
      mails: (await listMailsToDonor(tx, emails, reader)).map(inText),
      notes: (await listNotesOf(tx, ids)).map(inText),
      history: (await listHistoryOf(tx, ids)).map(inText),
    }
  })
}

const sinceOf = (heads: readonly DonorHead[]) =>
  new Date(Math.min(...heads.map(({ created_at: at }) => at.getTime())))

const viewContact = ({ donor_id: _, ...contact }: ContactRow) => inText(contact)

type InText<Row> = {
  [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] extends Date | null ? string | null : Row[Key]
}

/** The same row with its instants as they are written. */
function inText<Row extends object>(row: Row): InText<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  ) as InText<Row>
}

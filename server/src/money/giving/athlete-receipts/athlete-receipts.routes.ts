import { fillAddress } from '@tower/contract/address.ts'
import type { Language } from '@tower/contract/language.ts'
import {
  athleteReceiptEndpoints,
  type SponsorshipReceipt,
} from '@tower/contract/money/athlete-receipts.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { isSignedAddress, signAddress, type SignedQuery } from '../../../oversight/files/file-address.ts'
import { sendPdf } from '../../../papers/send-pdf.ts'
import { listWritten } from '../../../mail/list-written.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readIssuer } from '../own/paper-words.ts'
import { receiptOf, writeToldPaper } from '../own/write-told-paper.ts'
import { splitRemainder } from '../payments/remainder.ts'
import { athleteReceiptPaper } from './athlete-receipt-paper.ts'
import { type AthleteReceiptRow, findAthleteReceipt } from './athlete-receipts.queries.ts'
import { listDonations, listReceiptRows, listReceiptsOf } from './list-receipts.ts'

/** Mounts what families read of the gifts to their athlete. */
export function athleteReceiptRoutes(serve: Serve, services: Services): void {
  const view = (row: AthleteReceiptRow) => viewReceipt(services, row)
  serve(athleteReceiptEndpoints, {
    listRows: async ({ actor }) => (await listReceiptRows(services, actor)).map(view),
    listDonations: async ({ actor }) =>
      (await listDonations(services, actor)).map(({ program_key, amount_cents, settled_at }) => ({
        program_id: program_key,
        amount_cents,
        created_at: settled_at.toISOString(),
      })),
    list: async ({ actor, params, query: { type, ...page } }) => {
      const { rows, total, hasMore } = await listReceiptsOf(services, { actor, ...params, type, page })
      return { items: rows.map(view), total, has_more: hasMore }
    },
    read: async ({ params, query: { lang, ...signed }, reply }) => {
      const { number, pdf } = await writeAthleteReceipt(services, { ...params, signed, language: lang })
      await sendPdf(reply, `sponsorship-receipt-${number}`, pdf)
    },
  })
}

const pathOf = (name: string) => fillAddress(athleteReceiptEndpoints.read.path, { name })
/**
 * A signed address says that its holder was shown the receipt of an athlete of this name: money that was given does not change with
 * a consent, and after an erasure there is nobody of that name.
 */
const standingOf = ({ first_name: first, last_name: last }: AthleteReceiptRow) =>
  `athlete receipt ${JSON.stringify([first, last])}`

function viewReceipt(services: Services, row: AthleteReceiptRow): SponsorshipReceipt {
  return {
    id: String(row.number),
    receipt_url: signAddress(services, {
      path: pathOf(`${row.number}.pdf`),
      standing: standingOf(row),
    }),
    issued_at: row.issued_at.toISOString(),
    sponsorship_id: row.sponsorship_id,
    sponsorships: {
      amount_cents: splitRemainder(row).giftCents,
      type: row.kind,
      sponsor_id: row.sponsor_id,
      prospect_id: row.prospect_id,
      goal_title: row.goal_title,
    },
  }
}

type Wanted = { name: string; signed: SignedQuery; language: Language | undefined }

async function writeAthleteReceipt(services: Services, { name, signed, language = 'en' }: Wanted) {
  const { database, clock } = services
  const asked = /^(\d{1,9})\.pdf$/.exec(name)?.[1]
  const receipt =
    asked === undefined
      ? undefined
      : await database.read((tx) => findAthleteReceipt(tx, Number.parseInt(asked, 10)))
  if (!receipt) throw new Refusal('giving.no_receipt')
  if (!isSignedAddress(services, { path: pathOf(name), standing: standingOf(receipt), ...signed }))
    throw new Refusal('giving.no_receipt')
  const charity = await readIssuer(services)
  const leaving = services.gate.open('family_paper', { written: listWritten(receipt, charity) })
  const paper = athleteReceiptPaper(receipt, { language, charity, at: clock.now() })
  const { number } = receipt
  return { number, pdf: await writeToldPaper(services, { paper, ...receiptOf(number) }, leaving) }
}

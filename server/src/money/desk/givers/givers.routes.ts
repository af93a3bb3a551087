import { deskGiverEndpoints } from '@tower/contract/money/desk-givers.contract.ts'
import { deskMonthlyEndpoints } from '@tower/contract/money/desk-monthly.contract.ts'
import type { BoundedTotal } from '../../../database/bounded-total.ts'
import { answerList } from '../../../http/answer-list.ts'
import { everyRow } from '../../../http/every-row.ts'
import type { Actor } from '../../../http/actor.ts'
import { sendCsv } from '../../../http/send-csv.ts'
import type { Serve } from '../../../http/serve.ts'
import { sendPdf } from '../../../papers/send-pdf.ts'
import type { Services } from '../../../services.ts'
import { correctDonor } from '../../giving/donors/correct-donor.ts'
import { joinDonors } from '../../giving/donors/join-donors.ts'
import { emailReceiptForStaff } from '../../giving/own/email-receipt-for-staff.ts'
import { writeReceiptForStaff } from '../../giving/own/write-receipt-for-staff.ts'
import { reissueForStaff } from '../../giving/receipts/reissue-for-staff.ts'
import { changeAmountForStaff, changeGiftForStaff } from '../../giving/sponsorships/change-for-staff.ts'
import { parseGiver } from '../payments/parse-search.ts'
import { giverFile, monthlyHeader, viewMonthly, viewMonthlyLine, viewMonthlyStory } from './givers.view.ts'
import { givers } from './listed-givers.queries.ts'
import { countMonthly, listMonthlyRows, type MonthlyRow } from './monthly-list.queries.ts'
import { readMonthly } from './read-monthly.ts'

const stretchOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
})
const totalOf = ({ total, hasMore }: BoundedTotal) => ({ total, has_more: hasMore })

/** Mounts the calls about givers, their receipts and who gives each month. */
export function giverRoutes(serve: Serve, services: Services): void {
  monthlyRoutes(serve, services)
  const { database, config } = services
  const list = answerList(services, givers, giverFile)
  serve(deskGiverEndpoints, {
    list: list.page,
    listCsv: list.file,
    correct: async ({ actor, params, body }) => {
      await correctDonor(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    join: async ({ actor, params, body }) => {
      const { donorId: fromId } = params
      await joinDonors(services, { actor, fromId, intoId: body.into_id, reason: body.reason })
      return { ok: true as const }
    },
    reissue: async ({ actor, params, body }) => ({
      number: await reissueForStaff(services, { actor, ...params, ...body }),
    }),
    emailReceipt: ({ actor, params, body }) => emailReceiptForStaff(services, { actor, ...params, ...body }),
    receipt: async ({ params, query, reply }) => {
      const { number, pdf } = await writeReceiptForStaff(services, { ...params, ...query })
      await sendPdf(reply, `receipt-${number}`, pdf)
    },
    monthly: ({ query }) =>
      database.read(async (tx) => {
        const filters = { state: query.state, search: parseGiver(query.q ?? '') }
        const rows = await listMonthlyRows(tx, filters, stretchOf(query))
        return {
          items: rows.map((row) => viewMonthly(row, config)),
          ...totalOf(await countMonthly(tx, filters)),
        }
      }),
    monthlyCsv: async ({ query: { q, state }, reply }) => {
      const filters = { state, search: parseGiver(q ?? '') }
      const batches = everyRow<MonthlyRow>(services, (tx, stretch) =>
        listMonthlyRows(tx, filters, { ...stretch, givers: Number.POSITIVE_INFINITY }),
      )
      await sendCsv(reply, { name: 'monthly-gifts', header: monthlyHeader, batches, view: viewMonthlyLine })
    },
  })
}

function monthlyRoutes(serve: Serve, services: Services): void {
  const read = async (giftId: string, { duties }: Actor) =>
    viewMonthlyStory(await readMonthly(services, giftId), services.config, duties)
  serve(deskMonthlyEndpoints, {
    read: ({ actor, params }) => read(params.giftId, actor),
    change: async ({ actor, params, body }) => {
      await changeGiftForStaff(services, { actor, ...params, ...body })
      return read(params.giftId, actor)
    },
    amount: async ({ actor, params, body }) => {
      const { amount_cents: amount, was_cents: wasCents, reason } = body
      await changeAmountForStaff(services, { actor, ...params, amount, wasCents, reason })
      return read(params.giftId, actor)
    },
  })
}

import { moveMonth, startOfMonth } from '@tower/contract/org-days.ts'
import { reimbursementDeskEndpoints } from '@tower/contract/spending/reimbursement-desk.contract.ts'
import { reimbursementEndpoints } from '@tower/contract/spending/reimbursements.contract.ts'
import type { FastifyRequest } from 'fastify'
import type { Above } from '../../domain.ts'
import type { Actor } from '../../http/actor.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import { viewUploadedFile } from '../../oversight/files/files.view.ts'
import type { Hands } from '../../outbound-act.ts'
import type { Services } from '../../services.ts'
import { listBounces } from './desk/bounces.queries.ts'
import { decideRequest } from './desk/decide-request.ts'
import { makePaymentFile } from './desk/make-payment-file.ts'
import { listPaymentFileRows } from './desk/payments.queries.ts'
import { readPaymentFile } from './desk/read-payment-file.ts'
import { recordBounce } from './desk/record-bounce.ts'
import { returnRequest } from './desk/return-request.ts'
import { listReceipts } from './receipts/list-receipts.ts'
import { removeReceipt } from './receipts/remove-receipt.ts'
import { uploadReceipt } from './receipts/upload-receipt.ts'
import {
  payeesHeader,
  requestsHeader,
  viewPayeeLine,
  viewPaymentFile,
  viewReceipt,
  viewRequest,
  viewRequestLine,
  viewStory,
} from './reimbursements.view.ts'
import { countRequestsOf, exportRequests, listRequests } from './requests/list-requests.ts'
import { readRequest } from './requests/read-request.ts'
import { removeRequest } from './requests/remove-request.ts'
import { submitRequest } from './requests/submit-request.ts'
import { withdrawRequest } from './requests/withdraw-request.ts'

const shownFiles = 20

/** How many rows clients of the data store read at once. */
const mostRows = 100

/** Mounts the calls of this domain. */
export function reimbursementRoutes(serve: Serve, services: Services, { hands }: Pick<Above, 'hands'>): void {
  const changed = async (request: ReturnType<typeof submitRequest>) => ({
    ok: true as const,
    item: viewRequest(services, await request),
  })
  serve(reimbursementEndpoints, {
    list: async ({ actor, query }) => {
      const { sort = '-submitted', ...page } = query
      const { requests, total, hasMore } = await listRequests(services, { actor, query, sort, page })
      return { items: requests.map((request) => viewRequest(services, request)), total, has_more: hasMore }
    },
    listCsv: async ({ actor, query, reply }) => {
      const batches = exportRequests(services, { actor, query })
      await sendCsv(reply, { name: 'reimbursements', header: requestsHeader, batches, view: viewRequestLine })
    },
    counts: async ({ actor }) => {
      const counts = await countRequestsOf(services, actor)
      const own = actor.role === 'teacher' ? 0 : null
      const { draft = own, submitted = 0, approved = 0, paid = own, rejected = own } = counts
      const { RECEIPT_ABOVE_CENTS: above } = services.config
      return { draft, submitted, approved, paid, rejected, receipt_above_cents: above }
    },
    read: async ({ actor, params }) => viewStory(services, await readRequest(services, { actor, ...params })),
    submit: ({ actor, body }) =>
      changed(
        submitRequest(services, {
          actor,
          budgetId: body.budget_id,
          memo: body.memo ?? '',
          items: body.items,
          isDraft: body.draft ?? false,
          requestKey: body.request_key,
          requestId: body.request_id,
          revision: body.revision,
        }),
      ),
    withdraw: ({ actor, params }) => changed(withdrawRequest(services, { actor, ...params })),
    remove: async ({ actor, params }) => {
      await removeRequest(services, { actor, ...params })
      return { ok: true as const }
    },
    uploadReceipt: ({ actor, body, request }) => takeReceipt(services, { actor, body, request }),
    receipts: async ({ actor, query }) => {
      const { rows, total } = await listReceipts(services, {
        teacherId: actor.userId,
        unusedOnly: query.unused === 'true',
        page: query,
      })
      return { items: rows.map((row) => viewReceipt(services, row)), total }
    },
    listRows: ({ actor }) => listReceiptRows(services, actor),
    removeReceipt: async ({ actor, params }) => {
      await removeReceipt(services, { actor, ...params })
      return { ok: true as const }
    },
  })
  deskRoutes(serve, { ...services, hands })
}

/** A teacher's own receipts, as clients of the data store read them: plain rows, no pages. */
async function listReceiptRows(services: Services, { userId: teacherId }: Actor) {
  const page = { page: 1, pageSize: mostRows }
  const { rows } = await listReceipts(services, { teacherId, unusedOnly: false, page })
  return rows.map((row) => viewReceipt(services, row))
}

type Taking = {
  actor: Actor
  body: { caption?: string | undefined; file_name?: string | undefined }
  request: FastifyRequest
}

/** Whose a receipt is, the session says. */
async function takeReceipt(services: Services, { actor, body, request }: Taking) {
  const { receipt, kept } = await uploadReceipt(services, {
    teacherId: actor.userId,
    file: receivedFile(request),
    caption: body.caption ?? null,
    fileName: body.file_name ?? null,
  })
  const file = viewUploadedFile(services, kept)
  return { ...file, receipt_url: file.url, item: viewReceipt(services, receipt) }
}

function deskRoutes(serve: Serve, services: Services & Hands): void {
  serve(reimbursementDeskEndpoints, {
    decide: async ({ actor, body }) => {
      const decided = await decideRequest(services, {
        actor,
        requestId: body.request_id,
        status: body.status,
        reason: body.reason || null,
        reference: body.reference || null,
        revision: body.revision,
      })
      return { ok: true as const, item: viewRequest(services, decided) }
    },
    return: async ({ actor, params, body }) => {
      await returnRequest(services, { actor, ...params, reason: body.reason, revision: body.revision })
      return { ok: true as const }
    },
    bounce: async ({ actor, params, body }) => {
      const bounced = await recordBounce(services, {
        ...{ actor, ...params, ...body, revision: body.revision },
      })
      return { ok: true as const, item: viewRequest(services, bounced) }
    },
    bounces: async ({ params: { month } }) => {
      const [from, until] = [startOfMonth(month), startOfMonth(moveMonth(month, 1))]
      return { items: await services.database.read((tx) => listBounces(tx, { from, until })) }
    },
    makePaymentFile: async ({ actor, body }) => {
      const { file, paid, refused } = await makePaymentFile(services, {
        actor,
        requestIds: body.request_ids,
        requestKey: body.request_key,
      })
      return {
        file: file ? viewPaymentFile(file) : null,
        paid,
        refused: refused.map(({ requestId, ...rest }) => ({ request_id: requestId, ...rest })),
      }
    },
    paymentFiles: async () => {
      const rows = await services.database.read((tx) => listPaymentFileRows(tx, { latest: shownFiles }))
      return { items: rows.map(viewPaymentFile) }
    },
    paymentFileCsv: async ({ params, reply }) => {
      const { file, payees } = await readPaymentFile(services, params.paymentFileId)
      const name = `payments-${file.number}`
      await sendCsv(reply, { name, header: payeesHeader, batches: once(payees), view: viewPayeeLine })
    },
  })
}

async function* once<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

import { deskLedgerEndpoints } from '@tower/contract/money/desk-ledger.contract.ts'
import { deskPaymentEndpoints } from '@tower/contract/money/desk-payments.contract.ts'
import { deskRefundEndpoints } from '@tower/contract/money/desk-refunds.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import { sendPapers } from '../../papers/send-papers.ts'
import type { Serve } from '../../http/serve.ts'
import { readPeriod } from '../../oversight/history/period.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { acceptAsGift } from '../giving/review/accept-as-gift.ts'
import { linkPayment } from '../giving/review/link-payment.ts'
import {
  browseAccount,
  exportAccounts,
  exportPostings,
  getAccount,
  listAccounts,
} from './ledger/browse-ledger.ts'
import type { PostingRow } from './ledger/desk-ledger.queries.ts'
import {
  accountsHeader,
  postingsHeader,
  viewAccount,
  viewAccountLine,
  viewPosting,
  viewPostingLine,
} from './ledger/ledger.view.ts'
import { readVerification } from './ledger/read-verification.ts'
import type { Above } from '../../domain.ts'
import { donorRoutes } from './donors/donors.routes.ts'
import { printEvidence } from './disputes/print-evidence.ts'
import { thanksRoutes } from './thanks/thanks.routes.ts'
import { giverRoutes } from './givers/givers.routes.ts'
import { checkPictureRoutes, offlineRoutes } from './offline/offline.routes.ts'
import { listLinkCandidates } from './payments/link-candidates.queries.ts'
import { exportPayments, listPayments } from './payments/list-payments.ts'
import { parseSearch } from './payments/parse-search.ts'
import { countWaiting, type PaymentFilters } from './payments/payment-rows.queries.ts'
import { paymentsHeader, viewPayment, viewPaymentLine, viewStory } from './payments/payments.view.ts'
import { readPayment } from './payments/read-payment.ts'
import { orderRefund } from './refunds/order-refund.ts'
import { requireNoneInHand } from './refunds/require-none-in-hand.ts'
import { previewOrder } from './refunds/preview-order.ts'
import { sendRefundAgain } from './refunds/send-again.ts'

type PaymentQuery = {
  q?: string | undefined
  status?: PaymentFilters['status']
  from?: string | undefined
  to?: string | undefined
}

const filtersOf = ({ q = '', status, ...period }: PaymentQuery): PaymentFilters => ({
  search: parseSearch(q),
  status,
  ...readPeriod(period),
})

/** Mounts the calls of this domain. */
export function deskRoutes(
  serve: Serve,
  services: Services,
  { told, hasPledge }: Pick<Above, 'told' | 'hasPledge'>,
): void {
  donorRoutes(serve, services, told)
  thanksRoutes(serve, services)
  serve(deskPaymentEndpoints, {
    list: async ({ query }) => {
      const { sort = '-date', ...page } = query
      const { rows, total, hasMore } = await listPayments(services, {
        filters: filtersOf(query),
        sort,
        page,
      })
      return { items: rows.map(viewPayment), total, has_more: hasMore }
    },
    listCsv: async ({ query, reply }) => {
      const batches = exportPayments(services, filtersOf(query))
      await sendCsv(reply, { name: 'payments', header: paymentsHeader, batches, view: viewPaymentLine })
    },
    story: async ({ params }) => viewStory(await readPayment(services, params.paymentId), services.config),
    evidence: async ({ params, reply }) => sendPapers(reply, await printEvidence(services, params.paymentId)),
    waiting: async () => {
      const { evidence_due_at: due, ...counts } = await services.database.read(countWaiting)
      return { ...counts, evidence_due_at: due?.toISOString() ?? null }
    },
  })
  refundRoutes(serve, services)
  ledgerRoutes(serve, services)
  offlineRoutes(serve, { ...services, hasPledge })
  checkPictureRoutes(serve, services)
  giverRoutes(serve, services)
}

function refundRoutes(serve: Serve, services: Services): void {
  serve(deskRefundEndpoints, {
    preview: async ({ actor, params, body: { amount_cents: amountCents } }) => {
      const preview = await previewOrder(services, { actor, ...params, amountCents })
      return {
        amount_cents: preview.refundedCents,
        left_cents: preview.leftCents,
        slots_voided: preview.slotsVoided,
        from_reserve_cents: preview.fromReserveCents,
        on_their_way_cents: preview.onTheirWayCents,
        needs_second: preview.ground !== null,
        second_ground: preview.ground,
        second_person_cents: services.config.REFUND_SECOND_PERSON_CENTS,
      }
    },
    order: ({ actor, params, body }) =>
      orderRefund(services, {
        actor,
        ...params,
        kind: body.kind,
        amountCents: body.amount_cents,
        leftCents: body.left_cents,
        reason: body.reason,
        requestKey: body.request_key,
      }),
    sendAgain: ({ actor, params }) => sendRefundAgain(services, { actor, ...params }),
    accept: async ({ actor, params, body }) => {
      await requireNoneInHand(services, params.paymentId)
      await acceptAsGift(services, {
        actor,
        ...params,
        destination: body.destination,
        giver: body.email === null ? null : { email: body.email },
        feeCoverCents: body.fee_cover_cents,
        classroomId: null,
        reason: body.reason,
      })
      return { ok: true as const }
    },
    candidates: async ({ params, query }) => {
      const rows = await services.database.read((tx) => listLinkCandidates(tx, { ...params, ...query }))
      if (!rows) throw new Refusal('giving.payment_not_found')
      return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
    },
    link: async ({ actor, params, body }) => {
      await requireNoneInHand(services, params.paymentId)
      await linkPayment(services, { actor, ...params, target: targetOf(body), reason: body.reason })
      return { ok: true as const }
    },
  })
}

function targetOf({
  checkout_id: checkoutId,
  sponsorship_id: sponsorshipId,
}: Partial<Record<string, string>>) {
  if (checkoutId !== undefined) return { checkoutId }
  if (sponsorshipId !== undefined) return { sponsorshipId }
  throw new Refusal('giving.checkout_not_found')
}

function ledgerRoutes(serve: Serve, services: Services): void {
  serve(deskLedgerEndpoints, {
    accounts: async ({ query }) => {
      const { accounts, hasMore } = await listAccounts(services, query)
      const { page, pageSize } = query
      const shown = accounts.slice((page - 1) * pageSize, page * pageSize)
      return { items: shown.map(viewAccount), total: accounts.length, has_more: hasMore }
    },
    accountsCsv: async ({ query, reply }) => {
      const batches = exportAccounts(services, query)
      await sendCsv(reply, { name: 'accounts', header: accountsHeader, batches, view: viewAccountLine })
    },
    postings: async ({ params, query }) => {
      const { account, rows, total, hasMore } = await browseAccount(services, { ...params, page: query })
      return { items: rows.map(viewPosting), total, has_more: hasMore, account: viewAccount(account) }
    },
    postingsCsv: async ({ params: { accountId }, reply }) => {
      const account = await getAccount(services, accountId)
      const batches = exportPostings(services, accountId)
      const name = `ledger-${account.kind}`
      const view = (posting: PostingRow) => viewPostingLine(posting, account)
      await sendCsv(reply, { name, header: postingsHeader, batches, view })
    },
    verification: () => readVerification(services),
  })
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { deskPaymentEndpoints } from '@tower/contract/money/desk-payments.contract.ts'
import { paymentSorts, paymentStatuses } from '@tower/contract/money/desk.ts'
import { deskQueries } from '../../money/desk/desk.api.ts'
import { browserCall } from '../../session/browser-call.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { usePaymentColumns } from './payments/use-payment-columns.tsx'

// Comes when a payment is opened.
const PaymentDrawer = lateInBrowser(() => import('./payments/payment-drawer.tsx'))

export const meta = portalMeta((texts) => texts.payments.title)

const spec = {
  filters: { status: paymentStatuses, from: 'any', to: 'any' },
  sorts: paymentSorts,
} as const
type PaymentQuery = ListQuery<'status' | 'from' | 'to', (typeof paymentSorts)[number]>

/** Staff find any payment, see its whole story, and let money go back. */
export default function PaymentsPage() {
  const texts = useTexts('payments')
  const list = useListQuery(spec)
  const drawer = useDrawer('payment')
  const status = paymentStatuses.find((name) => name === list.query.filters.status)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Tabs list={list} />
      <ConsoleList
        name="payments"
        list={list}
        reading={usePayments(list.query)}
        caption={texts.caption}
        columns={usePaymentColumns(drawer.linkTo, status)}
        keyOf={({ id }) => id}
        nameOf={({ provider_payment_id: name }) => name}
        words={texts}
        searchLabel={texts.search}
        filters={[
          { name: 'from', label: texts.from, type: 'date' },
          { name: 'to', label: texts.to, type: 'date' },
        ]}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() =>
          exportCsv('payments.csv', () =>
            browserCall(deskPaymentEndpoints.listCsv, { query: narrowing(list.query) }),
          )
        }
      />
      {drawer.openId !== undefined && <PaymentDrawer paymentId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function Tabs({ list }: { list: ReturnType<typeof useListQuery<'status' | 'from' | 'to', string>> }) {
  const texts = useTexts('payments')
  const language = useLanguage()
  const { data: waiting } = useQuery(deskQueries.waiting)
  const counts = {
    review: waiting?.review,
    disputed: waiting?.disputed,
    settled: undefined,
    refunded: undefined,
  }
  return (
    <>
      {waiting !== undefined && waiting.to_approve > 0 && (
        <Notice tone="warning" announce={false}>
          {fillCounted(texts.toApprove, waiting.to_approve, language)}
        </Notice>
      )}
      <ListTabs
        list={list}
        label={texts.tabs}
        filter="status"
        options={paymentStatuses.map((value) => ({
          value,
          label: texts.statuses[value],
          count: counts[value],
        }))}
      />
    </>
  )
}

function usePayments(query: PaymentQuery) {
  const { page, pageSize, sort } = query
  return useQuery({
    ...deskQueries.payments({ ...narrowing(query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
}

function narrowing({ q, filters: { status, from, to } }: PaymentQuery) {
  return { q: q || undefined, status: paymentStatuses.find((name) => name === status), from, to }
}

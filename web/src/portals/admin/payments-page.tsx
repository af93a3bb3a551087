import { useQuery } from '@tanstack/react-query'
import { paymentList } from '@tower/contract/money/desk-payments.contract.ts'
import { deskQueries } from '../../money/desk/desk.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { usePaymentColumns } from './payments/use-payment-columns.tsx'

// Comes when a payment is opened.
const PaymentDrawer = lateInBrowser(() => import('./payments/payment-drawer.tsx'))

export const meta = portalMeta((texts) => texts.payments.title)

const Payments = declareConsoleList({
  name: 'payments',
  calls: paymentList,
  file: 'payments.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ provider_payment_id: name }) => name,
  useTexts: () => useTexts('payments'),
  useColumns: (linkTo, { status }) => usePaymentColumns(linkTo, status),
  useFilters: usePaymentFilters,
  tabs: 'status',
  drawer: { parameter: 'payment', show: (id, close) => <PaymentDrawer paymentId={id} onClose={close} /> },
})

/** Staff find any payment, see its whole story, and let money go back. */
export default function PaymentsPage() {
  const texts = useTexts('payments')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Payments />
    </>
  )
}

function usePaymentFilters() {
  const { tabs, statuses, from, to } = useTexts('payments')
  const { data: waiting } = useQuery(deskQueries.waiting)
  const counts = { review: waiting?.review, disputed: waiting?.disputed }
  return { status: { label: tabs, names: statuses, counts }, from: { label: from }, to: { label: to } }
}

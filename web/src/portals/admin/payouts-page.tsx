import { payoutList } from '@tower/contract/money/closing-payouts.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ConsoleHead } from './console-head.tsx'
import { declareConsoleList } from './declare-console-list.tsx'
import { usePayoutColumns } from './payouts/use-payout-columns.tsx'

// Comes when a payout is opened.
const PayoutDrawer = lateInBrowser(() => import('./payouts/payout-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'payouts') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.payouts.title)

const Payouts = declareConsoleList({
  name: 'payouts',
  calls: payoutList,
  file: 'payouts.csv',
  keyOf: ({ id }) => id,
  nameOf: ({ id }) => id,
  useTexts: () => useTexts('payouts'),
  useColumns: usePayoutColumns,
  useFilters: usePayoutFilters,
  tabs: 'agreement',
  drawer: { parameter: 'payout', show: (id, close) => <PayoutDrawer payoutId={id} onClose={close} /> },
})

/** What the provider sent to the bank, beside the books. */
export default function PayoutsPage() {
  const texts = useTexts('payouts')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Payouts />
    </>
  )
}

function usePayoutFilters() {
  const { tabs, agreements, from, to } = useTexts('payouts')
  return { agreement: { label: tabs, names: agreements }, from: { label: from }, to: { label: to } }
}

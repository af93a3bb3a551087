import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { payoutAgreements, payoutSorts } from '@tower/contract/money/closing.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { closingCalls, closingQueries } from '../../money/closing/closing.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { usePayoutColumns } from './payouts/use-payout-columns.tsx'

// Comes when a payout is opened.
const PayoutDrawer = lateInBrowser(() => import('./payouts/payout-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'payouts') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.payouts.title)

const spec = {
  filters: { agreement: payoutAgreements, from: 'any', to: 'any' },
  sorts: payoutSorts,
} as const
type PayoutQuery = ListQuery<'agreement' | 'from' | 'to', (typeof payoutSorts)[number]>

/** What the provider sent to the bank, beside the books. */
export default function PayoutsPage() {
  const texts = useTexts('payouts')
  const list = useListQuery(spec)
  const drawer = useDrawer('payout')
  const { page, pageSize, sort } = list.query
  const reading = useQuery({
    ...closingQueries.payouts({ ...narrowing(list.query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ListTabs
        list={list}
        label={texts.tabs}
        filter="agreement"
        options={payoutAgreements.map((value) => ({ value, label: texts.agreements[value] }))}
      />
      <ConsoleList
        name="payouts"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={usePayoutColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ id }) => id}
        words={texts}
        searchLabel={texts.search}
        filters={[
          { name: 'from', label: texts.from, type: 'date' },
          { name: 'to', label: texts.to, type: 'date' },
        ]}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() => exportCsv('payouts.csv', () => closingCalls.payoutsFile(narrowing(list.query)))}
      />
      {drawer.openId !== undefined && <PayoutDrawer payoutId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function narrowing({ q, filters: { agreement, from, to } }: PayoutQuery) {
  return { q: q || undefined, agreement: payoutAgreements.find((name) => name === agreement), from, to }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Order } from '@tower/contract/spending/orders.contract.ts'
import { orderSorts, orderStatuses } from '@tower/contract/spending/orders.ts'
import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orderCalls, orderQueries } from '../../spending/orders/orders.api.ts'
import { useOrderColumns } from '../../spending/orders/use-order-columns.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { saveFile } from '../../ui/copy/save-file.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { ListPage } from '../../ui/list-page/list-page.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { useStepUp } from '../../session/step-up.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'orders', 'kit') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.orders.title)

const spec = { filters: { status: orderStatuses }, sorts: orderSorts } as const
const pictures = { none: <EmptyBlocks />, noMatch: <EmptyBlocks kind="no-match" /> }

/** A teacher's orders: what was asked for, what it came to, and the way to a new one. */
export default function TeacherOrdersPage() {
  const texts = useTexts('orders')
  const stepUp = useStepUp()
  const list = useListQuery(spec)
  const { page, pageSize, sort } = list.query
  const wanted = narrowing(list.query)
  const reading = useQuery({
    ...orderQueries.list({ ...wanted, page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const columns = useOrderColumns(({ id }: Order) => paths.teacherOrder({ orderId: id }))
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={paths.teacherPlaceOrder}>
            {texts.new}
          </ButtonLink>
        }
      />
      <ListTabs
        list={list}
        label={texts.tabs}
        filter="status"
        options={orderStatuses.map((value) => ({ value, label: texts.statuses[value] }))}
      />
      <ListPage
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => fillText(texts.order, { number })}
        words={texts}
        searchLabel={texts.search}
        pictures={pictures}
        tools={<ExportButton onExport={() => stepUp(() => saveOrders(wanted))} />}
      />
    </>
  )
}

function narrowing({ q, filters: { status } }: ListQuery<'status', string>) {
  return { q: q || undefined, status: orderStatuses.find((name) => name === status) }
}

/** Saves what the filters show. Its mark of the encoding is read away with the answer and put back. */
async function saveOrders(wanted: ReturnType<typeof narrowing>): Promise<void> {
  saveFile('orders.csv', 'text/csv;charset=utf-8', `\ufeff${await orderCalls.file(wanted)}`)
}

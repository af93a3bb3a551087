import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { orderSorts, orderStatuses } from '@tower/contract/spending/orders.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { orderCalls, orderQueries } from '../../spending/orders/orders.api.ts'
import { useOrderColumns } from '../../spending/orders/use-order-columns.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
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
import { useBulkDecisions } from './orders/use-bulk-decisions.ts'
import { useTeacherColumn } from './orders/use-teacher-column.tsx'

// Comes when an order is opened.
const OrderDrawer = lateInBrowser(() => import('./orders/order-drawer.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'orders', 'orderDesk'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.orderDesk.title)

const spec = { filters: { status: orderStatuses, teacher: 'any' }, sorts: orderSorts } as const
type OrderQuery = ListQuery<'status' | 'teacher', string>

/** Staff pay what teachers ordered, say what ships, and take back what comes back. */
export default function OrdersPage() {
  const texts = useTexts('orderDesk')
  const orders = useTexts('orders')
  const list = useListQuery(spec)
  const drawer = useDrawer('order')
  const { page, pageSize, sort } = list.query
  const wanted = narrowing(list.query)
  const reading = useQuery({
    ...orderQueries.list({ ...wanted, page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
  const columns = useOrderColumns(({ id }) => drawer.linkTo(id), [useTeacherColumn()])
  const bulk = useBulkDecisions(wanted.status)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <OfTeacher list={list} name={reading.data?.items[0]?.teacher} />
      <ListTabs
        list={list}
        label={orders.tabs}
        filter="status"
        options={orderStatuses.map((value) => ({ value, label: orders.statuses[value] }))}
      />
      <ConsoleList
        name="orders"
        list={list}
        reading={reading}
        caption={orders.caption}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => fillText(orders.order, { number })}
        words={texts}
        searchLabel={texts.search}
        openKey={drawer.openId}
        pictures={listPictures}
        bulk={bulk}
        onExport={() => exportCsv('orders.csv', () => orderCalls.file(wanted))}
      />
      {drawer.openId !== undefined && <OrderDrawer orderId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

type OfTeacherProps = {
  list: ReturnType<typeof useListQuery<'status' | 'teacher', string>>
  name: { full_name: string | null; email: string } | undefined
}

/** Says whose orders these are, where they are of one teacher. */
function OfTeacher({ list, name }: OfTeacherProps) {
  const texts = useTexts('orderDesk')
  if (!list.query.filters.teacher) return null
  return (
    <Notice
      tone="info"
      announce={false}
      action={
        <Button size="s" onClick={() => list.change({ filters: { teacher: '' } })}>
          {texts.everybody}
        </Button>
      }
    >
      {fillText(texts.byTeacher, { name: name?.full_name ?? name?.email ?? texts.teacher })}
    </Notice>
  )
}

const isId = (text: string | undefined) =>
  text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

function narrowing({ q, filters: { status, teacher } }: OrderQuery) {
  return {
    q: q || undefined,
    status: orderStatuses.find((name) => name === status),
    teacher_id: isId(teacher) ? teacher : undefined,
  }
}

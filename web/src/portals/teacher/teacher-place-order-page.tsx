import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { teacherOverviewQuery } from '../../people/teachers/teachers.api.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { OrderForm } from '../../spending/orders/order-form.tsx'
import type { OrderBudget } from '../../spending/orders/order-total.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'orders', 'kit') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.orders.form.title)

/** A teacher writes an order: what to buy, for how much, and what it leaves of this school year's budget. */
export default function TeacherPlaceOrderPage() {
  const { form: texts, title } = useTexts('orders')
  const { failed } = useTexts('teacher')
  const overview = useQuery(teacherOverviewQuery)
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: title, to: paths.teacherOrders }, { label: texts.title }]}
      />
      {overview.isPending && <Skeleton lines={8} />}
      {overview.isError && !overview.data && (
        <FailedPart message={failed} onRetry={() => void overview.refetch()} pending={overview.isFetching} />
      )}
      {overview.data && <Form budget={overview.data.budget} />}
    </>
  )
}

function Form({ budget }: { budget: OrderBudget | null }) {
  const { form: texts } = useTexts('orders')
  const { id } = useProfile()
  const navigate = useNavigate()
  const toast = useToast()
  if (!budget) return <Notice tone="info">{texts.noBudget}</Notice>
  return (
    <>
      {budget.locked && (
        <Notice tone="warning" announce={false}>
          {texts.lockedHint}
        </Notice>
      )}
      {budget.held_cents > 0 && (
        <Notice tone="info" announce={false}>
          {fillText(texts.held, { amount: formatUsd(budget.held_cents, { always2: true }) })}
        </Notice>
      )}
      <OrderForm
        userId={id}
        budget={budget}
        onDone={(order) => {
          toast({ text: fillText(texts.submitted, { number: order.number }) })
          void navigate(paths.teacherOrder({ orderId: order.id }), { replace: true })
        }}
      />
    </>
  )
}

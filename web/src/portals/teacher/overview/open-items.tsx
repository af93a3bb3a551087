import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { orderQueries } from '../../../spending/orders/orders.api.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { supportQueries } from '../../../spending/support/support.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from './open-items.module.css'

const one = { page: 1, pageSize: 1 } as const

/** What is under way or waits for the teacher, each number with the way to its list, and what can be done next. */
export function OpenItems() {
  const { open: texts } = useTexts('teacher')
  const language = useLanguage()
  const counts = useQuery(reimbursementQueries.counts).data
  const submitted = useQuery(orderQueries.list({ ...one, status: 'submitted' })).data?.total
  const paid = useQuery(orderQueries.list({ ...one, status: 'paid' })).data?.total
  const answered = useQuery(supportQueries.list({ ...one, status: 'pending' })).data?.total
  const items = [
    { words: texts.drafts, count: counts?.draft, to: `${paths.teacherReimbursements}?status=draft` },
    { words: texts.answered, count: answered, to: `${paths.teacherSupport}?status=pending` },
    { words: texts.submitted, count: submitted, to: `${paths.teacherOrders}?status=submitted` },
    { words: texts.paid, count: paid, to: `${paths.teacherOrders}?status=paid` },
    { words: texts.waiting, count: counts?.submitted, to: `${paths.teacherReimbursements}?status=submitted` },
  ].flatMap(({ words, count, to }) => (count ? [{ words: fillCounted(words, count, language), to }] : []))
  return (
    <Card title={texts.title}>
      {items.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.items}>
          {items.map(({ words, to }) => (
            <li key={to}>
              <Link to={to}>{words}</Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.next}>
        <ButtonLink to={paths.teacherPlaceOrder}>{texts.order}</ButtonLink>
        <ButtonLink to={paths.teacherNewReimbursement}>{texts.receipt}</ButtonLink>
        <ButtonLink to={paths.teacherSupport}>{texts.help}</ButtonLink>
      </div>
    </Card>
  )
}

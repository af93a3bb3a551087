import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { DeskSession } from '@tower/contract/spending/session-desk.contract.ts'
import { mostSessionOrders } from '@tower/contract/spending/shopping.ts'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { sessionDeskQuery } from '../../spending/shopping/session-desk.api.ts'
import { SessionChip } from '../../spending/shopping/session-chip.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import about from './about/about.module.css'
import { SessionOrderForm } from './shopping/session-order-form.tsx'
import styles from './shopping/session-desk.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'sessionDesk', 'shopping'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.sessionDesk.title)

/** One shopping session of a teacher: its money, and what the store made of it, which staff write down here. */
export default function SessionPage() {
  const { back, users } = useTexts('people')
  const texts = useTexts('sessionDesk')
  const { sessionId = '' } = useParams()
  const reading = useQuery({ ...sessionDeskQuery(sessionId), retry: false })
  const session = reading.data?.session
  return (
    <>
      <PageHead
        title={texts.title}
        lead={useLead(session)}
        crumbs={[
          { label: back, to: paths.admin },
          { label: users.title, to: paths.adminUsers },
          { label: texts.title },
        ]}
      />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !session && <UnreadPart reading={reading} failed={texts.failed} />}
      {session && (
        <div className={about.page}>
          <SessionCard session={session} />
          <Orders session={session} />
        </div>
      )}
    </>
  )
}

function useLead(session: DeskSession | undefined) {
  const texts = useTexts('sessionDesk')
  const { vendors } = useTexts('shopping')
  const language = useLanguage()
  if (!session) return undefined
  const { vendor, teacher, started_at: started } = session
  return fillText(texts.lead, {
    vendor: vendors[vendor],
    teacher: teacher.full_name ?? teacher.email,
    day: showTime(started, 'date', language),
  })
}

function SessionCard({ session }: { session: DeskSession }) {
  const { facts } = useTexts('sessionDesk')
  const language = useLanguage()
  const { teacher } = session
  return (
    <Card title={facts.title}>
      <Facts
        items={[
          {
            name: facts.teacher,
            value: (
              <Link to={paths.adminPerson({ userId: teacher.id })}>{teacher.full_name ?? teacher.email}</Link>
            ),
          },
          { name: facts.status, value: <SessionChip status={session.status} /> },
          { name: facts.amount, value: formatUsd(session.amount_cents, { always2: true }) },
          { name: facts.reserved, value: formatUsd(session.reserved_cents, { always2: true }) },
          { name: facts.spent, value: formatUsd(session.spent_cents, { always2: true }) },
          { name: facts.card, value: `•••• ${session.card_last4}` },
          { name: facts.updated, value: showTime(session.updated_at, 'dated', language) },
        ]}
      />
    </Card>
  )
}

function Orders({ session }: { session: DeskSession }) {
  const texts = useTexts('sessionDesk')
  const [isAdding, setAdding] = useState(false)
  const { orders, updated_at: version } = session
  return (
    <div className={about.sections}>
      {orders.length === 0 && !isAdding && <p className={styles.quiet}>{texts.none}</p>}
      {orders.map((order) => (
        <Card
          key={`${order.id} ${version}`}
          title={
            order.order_number === null
              ? texts.unnamed
              : fillText(texts.order, { number: order.order_number })
          }
        >
          <SessionOrderForm session={session} order={order} />
        </Card>
      ))}
      {isAdding && (
        <Card key={`new ${version}`} title={texts.newOrder}>
          <SessionOrderForm session={session} order={undefined} onDone={() => setAdding(false)} />
        </Card>
      )}
      {!isAdding && orders.length < mostSessionOrders && (
        <div className={styles.buttons}>
          <Button onClick={() => setAdding(true)}>{texts.add}</Button>
        </div>
      )}
    </div>
  )
}

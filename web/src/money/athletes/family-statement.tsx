import { useMutation, useQuery } from '@tanstack/react-query'
import type { AthleteStatement } from '@tower/contract/money/athlete-reports.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { athleteMoneyQueries, downloadStatement } from './athletes.api.ts'
import styles from './athletes.module.css'

const cents = (amount: number) => formatUsd(amount, { always2: true })

/** What came in for an athlete, what was paid and what is left, for the family; also as a file. */
export function FamilyStatement({ prospectId }: { prospectId: string }) {
  const { statement: texts } = useTexts('athleteMoney')
  const reading = useQuery(athleteMoneyQueries.statement(prospectId))
  return (
    <section className={styles.part} aria-labelledby="statement">
      <div className={styles.head}>
        <h2 id="statement">{texts.title}</h2>
        <DownloadButton prospectId={prospectId} />
      </div>
      <p>{texts.lead}</p>
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />}
        >
          {texts.failed}
        </Notice>
      )}
      {reading.data && <Statement statement={reading.data} />}
    </section>
  )
}

function DownloadButton({ prospectId }: { prospectId: string }) {
  const { statement: texts } = useTexts('athleteMoney')
  const language = useLanguage()
  const stepUp = useStepUp()
  const download = useMutation({ mutationFn: () => stepUp(() => downloadStatement(prospectId, language)) })
  return (
    <>
      <Button pending={download.isPending} onClick={() => download.mutate()}>
        {texts.download}
      </Button>
      {download.isError && <Notice tone="danger">{texts.downloadFailed}</Notice>}
    </>
  )
}

function Statement({ statement }: { statement: AthleteStatement }) {
  const { statement: texts } = useTexts('athleteMoney')
  const { returned_cents: returned, reserve_cents: reserve, moved_cents: moved } = statement
  const extra = (name: string, amount: number) => (amount === 0 ? [] : [{ name, value: cents(amount) }])
  return (
    <>
      <Facts
        items={[
          { name: texts.gifts, value: cents(statement.gifts_cents) },
          ...extra(texts.returned, returned),
          ...extra(texts.reserve, reserve),
          { name: texts.paid, value: cents(statement.paid_cents) },
          ...extra(texts.moved, moved),
          { name: texts.left, value: <b>{cents(statement.left_cents)}</b> },
        ]}
      />
      <p className={styles.quiet}>{fillText(texts.fees, { amount: cents(statement.fees_covered_cents) })}</p>
      <Paid paid={statement.paid} />
      {statement.gifts.length > 0 && (
        <details className={styles.every}>
          <summary>{texts.giftsTitle}</summary>
          <Gifts gifts={statement.gifts} />
        </details>
      )}
    </>
  )
}

function Paid({ paid }: Pick<AthleteStatement, 'paid'>) {
  const { statement: texts } = useTexts('athleteMoney')
  const language = useLanguage()
  const { columns: heads } = texts
  const columns: Column<AthleteStatement['paid'][number]>[] = [
    {
      id: 'day',
      head: heads.day,
      cell: ({ paid_on: day }) => showTime(day, 'date', language),
    },
    { id: 'what', head: heads.what, cell: ({ paid_for: what }) => what },
    { id: 'payee', head: heads.payee, cell: ({ payee }) => payee },
    { id: 'goal', head: heads.goal, cell: ({ goal_title: goal }) => goal ?? texts.general },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: amount }) => <b>{cents(amount)}</b>,
    },
  ]
  if (paid.length === 0) return <p>{texts.nothingPaid}</p>
  return (
    <DataTable
      caption={texts.paidCaption}
      columns={columns}
      rows={paid}
      rowKey={(row) => `${row.paid_on} ${row.paid_for} ${row.amount_cents}`}
    />
  )
}

function Gifts({ gifts }: Pick<AthleteStatement, 'gifts'>) {
  const { statement: texts } = useTexts('athleteMoney')
  const language = useLanguage()
  const { giftColumns: heads } = texts
  const rows = gifts.map((gift, place) => ({ ...gift, place }))
  const giverOf = (giver: string | null, monthly: boolean) =>
    monthly ? fillText(texts.monthly, { giver: giver ?? texts.supporter }) : (giver ?? texts.supporter)
  const columns: Column<(typeof rows)[number]>[] = [
    {
      id: 'day',
      head: heads.day,
      cell: ({ given_on: day }) => showTime(day, 'date', language),
    },
    { id: 'giver', head: heads.giver, cell: ({ giver, monthly }) => giverOf(giver, monthly) },
    { id: 'goal', head: heads.goal, cell: ({ goal_title: goal }) => goal ?? texts.general },
    {
      id: 'back',
      head: heads.back,
      numeric: true,
      cell: ({ returned_cents: back }) => (back === 0 ? '–' : cents(back)),
    },
    { id: 'amount', head: heads.amount, numeric: true, cell: ({ amount_cents: amount }) => cents(amount) },
  ]
  return (
    <DataTable
      caption={texts.giftsCaption}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => String(place)}
    />
  )
}

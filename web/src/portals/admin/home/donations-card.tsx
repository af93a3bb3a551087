import { monthOf, moveMonth } from '@tower/contract/org-days.ts'
import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { dutyOfPage } from '../console-duties.ts'
import styles from './home.module.css'
import { showTime } from '../../../ui/time/show-time.ts'
import { refreshed } from './refreshed.ts'

type Donations = NonNullable<CallOutput<typeof analyticsEndpoints.summary>['donations']>

/** What was given this month, the month before and this year. */
export function DonationsCard() {
  const texts = useTexts('consoleHome')
  const { admin } = useTexts('portal')
  const opensAnalytics = covers(useProfile().duties, dutyOfPage(paths.adminAnalytics))
  const summary = useQuery({ ...analyticsQueries.summary, ...refreshed })
  return (
    <Card
      title={texts.donations.title}
      action={opensAnalytics && <Link to={paths.adminAnalytics}>{admin.analytics}</Link>}
    >
      {summary.isError && <UnreadPart reading={summary} failed={texts.donations.failed} />}
      {summary.isPending && <Skeleton lines={4} />}
      {summary.data?.donations && <Sums donations={summary.data.donations} at={summary.data.read_at} />}
    </Card>
  )
}

function Sums({ donations, at }: { donations: Donations; at: string }) {
  const { donations: texts } = useTexts('consoleHome')
  const monthName = useMonthBefore(at)
  const delta = donations.delta_vs_prior_month
  return (
    <>
      <dl className={styles.sums}>
        <Sum name={texts.month} cents={donations.month_to_date_cents}>
          <Chip tone={delta > 0 ? 'success' : 'neutral'}>{useChange(donations, monthName)}</Chip>
        </Sum>
        <Sum name={texts.previous} cents={donations.previous_month_cents}>
          {fillText(texts.whole, { month: monthName })}
        </Sum>
        <Sum name={texts.delta} cents={delta} signed />
        <Sum name={texts.year} cents={donations.year_to_date_cents}>
          {texts.since}
        </Sum>
      </dl>
      <p className={styles.note}>{texts.note}</p>
    </>
  )
}

type SumProps = { name: string; cents: number; signed?: boolean; children?: ReactNode }

function Sum({ name, cents, signed = false, children }: SumProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.cents}>
        {signed && cents > 0 && '+'}
        {formatUsd(cents, { always2: true })}
      </dd>
      {children && <dd>{children}</dd>}
    </div>
  )
}

function useMonthBefore(at: string): string {
  const before = `${moveMonth(monthOf(new Date(at)), -1)}-01`
  return showTime(before, 'month', useLanguage())
}

/** The change on the month before, in words. */
function useChange(donations: Donations, month: string): string {
  const { donations: texts } = useTexts('consoleHome')
  const { delta_vs_prior_month: delta, previous_month_cents: before } = donations
  if (delta === 0) return fillText(texts.same, { month })
  if (before === 0) return fillText(texts.moreThan, { month })
  const percent = `${Math.round((Math.abs(delta) * 100) / before)}%`
  return fillText(delta > 0 ? texts.up : texts.down, { percent, month })
}

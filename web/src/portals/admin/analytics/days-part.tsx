import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { analyticsEndpoints } from '@tower/contract/oversight/analytics.contract.ts'
import { usualAnalyticsDays } from '@tower/contract/oversight/analytics.ts'
import { analyticsQueries } from '../../../oversight/analytics/analytics.api.ts'
import { fillText, localeOf } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './analytics.module.css'
import { Sparkline } from './sparkline.tsx'

type Days = CallOutput<typeof analyticsEndpoints.daily>

const series = ['total', 'teachers', 'sponsors', 'admins', 'actions'] as const
type Series = (typeof series)[number]

/** What happened day by day: a line for each number, and all of them as a table. */
export function DaysPart() {
  const { days: texts, failedDays } = useTexts('analytics')
  const daily = useQuery(analyticsQueries.daily(usualAnalyticsDays))
  return (
    <Card title={texts.title}>
      {daily.isError && <UnreadPart reading={daily} failed={failedDays} />}
      {daily.isPending && (
        <div className={styles.toCome}>
          <Skeleton lines={4} />
          <DaysShown days={noDays} />
        </div>
      )}
      {daily.data && <DaysShown days={daily.data} />}
    </Card>
  )
}

/** Keeps the place of the lines while they are read. */
const noDays: Days = { signups: [], actions: [] }

function DaysShown({ days }: { days: Days }) {
  const { days: texts } = useTexts('analytics')
  return (
    <div>
      <div className={styles.lines}>
        {series.map((name) => (
          <Line key={name} name={name} days={days} />
        ))}
      </div>
      <details className={styles.asTable}>
        <summary>{texts.table}</summary>
        <DaysTable days={days} />
      </details>
    </div>
  )
}

function Line({ name, days }: { name: Series; days: Days }) {
  const { days: texts } = useTexts('analytics')
  const locale = localeOf(useLanguage())
  const values = valuesOf(days, name)
  const [first, last] = [days.signups[0]?.day ?? '', days.signups.at(-1)?.day ?? '']
  const title = fillText(texts.chart, {
    name: texts[name],
    from: first,
    to: last,
    values: values.map((value) => value.toLocaleString(locale)).join(', '),
  })
  const count = values.reduce((sum, value) => sum + value, 0).toLocaleString(locale)
  return (
    <figure>
      <figcaption>
        <strong>{texts[name]}</strong>
        <span>{fillText(texts.sum, { count, today: (values.at(-1) ?? 0).toLocaleString(locale) })}</span>
      </figcaption>
      <Sparkline title={title} values={values} />
    </figure>
  )
}

function valuesOf({ signups, actions }: Days, name: Series): number[] {
  return name === 'actions' ? actions.map((day) => day.actions) : signups.map((day) => day[name])
}

function DaysTable({ days }: { days: Days }) {
  const { days: texts } = useTexts('analytics')
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {series.map((name) => (
            <th key={name} scope="col">
              {texts[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.signups.map(({ day }, nth) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            {series.map((name) => (
              <td key={name}>{valuesOf(days, name)[nth]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

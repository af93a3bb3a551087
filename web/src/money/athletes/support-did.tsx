import type { AthleteReport } from '@tower/contract/money/athlete-reports.contract.ts'
import { spentOfStep, supportStepCents } from '@tower/contract/money/athlete-share.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { DownIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './athletes.module.css'

export type SupportDidProps = { report: AthleteReport; name: string }

/** What gifts to an athlete came to, and each thing that was paid with them. */
export function SupportDid({ report, name }: SupportDidProps) {
  const { did } = useTexts('athleteMoney')
  const language = useLanguage()
  const { monthly_supporters: monthly, raised_cents: raisedCents, paid_cents: paidCents } = report
  const spent = spentOfStep({ raisedCents, paidCents })
  return (
    <div className={styles.did}>
      <Facts
        items={[
          { name: fillText(did.supporters, { name }), value: String(report.supporters) },
          { name: did.raised, value: formatUsd(report.raised_cents) },
          ...(monthly > 0
            ? [
                { name: fillCounted(did.monthly, monthly, language), value: formatUsd(report.monthly_cents) },
                { name: did.monthlyTotal, value: formatUsd(report.monthly_total_cents) },
              ]
            : []),
          { name: fillText(did.paid, { name }), value: formatUsd(report.paid_cents) },
        ]}
      />
      {spent > 0 && (
        <p>
          {fillText(did.each, { name, each: formatUsd(supportStepCents), amount: formatUsd(spent) })}{' '}
          {spent < supportStepCents && did.rest}
        </p>
      )}
      {report.paid.length === 0 ? (
        <p>{did.none}</p>
      ) : (
        <>
          <h3>{did.lines}</h3>
          <ul className={styles.lines}>
            {report.paid.map((paid) => (
              <li key={`${paid.paid_on} ${paid.paid_for} ${paid.amount_cents}`}>
                {fillText(did.line, {
                  amount: formatUsd(paid.amount_cents),
                  what: paid.paid_for,
                  day: showTime(paid.paid_on, 'date', language),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What becomes of money above a goal and of money that nobody uses, as it is said before a gift. */
export function MoneyRule({ days, name }: { days: number; name: string }) {
  const { did } = useTexts('athleteMoney')
  return (
    <details className={styles.rule}>
      <summary>
        {did.ruleTitle}
        <DownIcon size={18} />
      </summary>
      <p className={styles.quiet}>{fillText(did.rule, { name, days })}</p>
    </details>
  )
}

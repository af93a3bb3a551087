import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { budgetEndpoints } from '@tower/contract/money/budgets.contract.ts'
import { type YearEndRule, yearEndRules } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type SubmitEvent, useState } from 'react'
import { budgetCalls, budgetQueries, readBudgetsAgain } from '../../../money/budgets/budgets.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './budgets.module.css'

type YearEnd = CallOutput<typeof budgetEndpoints.yearEnd>

/** What becomes of what is left of this school year. */
export function YearEndPart() {
  const { yearEnd: texts } = useTexts('budgetDesk')
  const reading = useQuery(budgetQueries.yearEnd)
  if (reading.isError) return <UnreadPart reading={reading} failed={texts.loadFailed} />
  if (!reading.data) return null
  return <Rule key={reading.data.rule} yearEnd={reading.data} />
}

function Rule({ yearEnd }: { yearEnd: YearEnd }) {
  const { yearEnd: texts } = useTexts('budgetDesk')
  const language = useLanguage()
  const [rule, setRule] = useState<YearEndRule>(yearEnd.rule)
  const { fiscal_year: year } = yearEnd
  const act = useAct((chosen: YearEndRule) => budgetCalls.setYearEnd({ fiscal_year: year, rule: chosen }), {
    done: texts.saved,
    failed: useActFault(texts.failed, { 'budgets.year_decided': texts.decided }),
    makeStale: readBudgetsAgain,
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    act.run(rule)
  }
  const day = showTime(yearEnd.told_from, 'date', language)
  return (
    <section className={styles.yearEnd} aria-labelledby="year-end">
      <h2 id="year-end">{fillText(texts.title, { year })}</h2>
      <p>
        {fillText(texts.lead, { left: formatUsd(yearEnd.left_cents), fund: formatUsd(yearEnd.fund_cents) })}
      </p>
      <form className={styles.rule} onSubmit={submit}>
        <fieldset aria-describedby="year-end-hint">
          <legend>{texts.rule}</legend>
          {yearEndRules.map((value) => (
            <RadioField
              key={value}
              label={texts.rules[value]}
              name="year-end-rule"
              checked={rule === value}
              onChange={() => setRule(value)}
            />
          ))}
          <p id="year-end-hint" className={styles.quiet}>
            {fillText(texts.hint, { day })}
          </p>
        </fieldset>
        {rule !== yearEnd.rule && (
          <Button type="submit" pending={act.isPending}>
            {texts.save}
          </Button>
        )}
      </form>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
    </section>
  )
}

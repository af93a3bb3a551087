import { useQuery } from '@tanstack/react-query'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { athleteMoneyRuleEndpoints } from '@tower/contract/money/athlete-money-rule.contract.ts'
import { unusedDays } from '@tower/contract/money/disbursements.ts'
import { type FormEvent, useState } from 'react'
import {
  disbursementCalls,
  disbursementQueries,
  readDisbursementsAgain,
} from '../../../money/disbursements/disbursements.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './disbursements.module.css'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'

type Rule = CallOutput<typeof athleteMoneyRuleEndpoints.ruleHistory>

/** What becomes of money that is not used, with every change of it. */
export function RulePart() {
  const { rule: texts } = useTexts('disbursementDesk')
  const reading = useQuery(disbursementQueries.rule)
  if (reading.isError) return <UnreadPart reading={reading} failed={texts.loadFailed} />
  if (!reading.data) return null
  return (
    <details className={styles.rule}>
      <summary>{texts.title}</summary>
      <p>{texts.lead}</p>
      <Days key={reading.data.unused_days} days={reading.data.unused_days} />
      <Changes changes={reading.data.changes} />
    </details>
  )
}

function Days({ days }: { days: number }) {
  const { rule: texts } = useTexts('disbursementDesk')
  const [typed, setTyped] = useState(String(days))
  const act = useAct(disbursementCalls.setRule, {
    done: texts.saved,
    failed: useActFault(texts.failed),
    makeStale: readDisbursementsAgain,
  })
  const { least, most } = unusedDays
  const wanted = /^\d+$/.test(typed.trim()) ? Number(typed) : undefined
  const isValid = wanted !== undefined && wanted >= least && wanted <= most
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isValid) focusFirstFault(event.currentTarget)
    if (isValid && wanted !== days) act.run(wanted)
  }
  return (
    <>
      <form onSubmit={submit} noValidate>
        <TextField
          label={texts.days}
          hint={fillText(texts.hint, { least, most })}
          error={isValid ? undefined : fillText(texts.invalid, { least, most })}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {wanted !== days && (
          <Button type="submit" pending={act.isPending}>
            {texts.save}
          </Button>
        )}
      </form>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
    </>
  )
}

function Changes({ changes }: Pick<Rule, 'changes'>) {
  const { rule: texts } = useTexts('disbursementDesk')
  const language = useLanguage()
  if (changes.length === 0) return <p className={styles.quiet}>{texts.usual}</p>
  return (
    <>
      <h3>{texts.history}</h3>
      <ul>
        {changes.map(({ unused_days: days, decided_by: name, decided_at: at }) => (
          <li key={at} className={styles.quiet}>
            {fillText(texts.change, { days, name, day: showTime(at, 'date', language) })}
          </li>
        ))}
      </ul>
    </>
  )
}

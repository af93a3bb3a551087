import type { YearGiver } from '@tower/contract/money/closing-year.contract.ts'
import { closingCalls } from '../../../money/closing/closing.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './closing.module.css'
import { useStatementAct, useStatementFault } from './use-statement-act.ts'

/** When a giver was mailed the statement of the year, and the way to mail it again. */
export function StatementCell({ year, giver }: { year: number; giver: YearGiver }) {
  const { statements: texts, givers } = useTexts('closing')
  const language = useLanguage()
  const explain = useStatementFault()
  const { donor_id: id, statement_at: at } = giver
  const name = giver.name ?? giver.email ?? givers.nobody
  const act = useStatementAct(
    () => closingCalls.resendStatement(year, id),
    () => fillText(texts.resent, { name }),
  )
  if (giver.email === null || giver.kept_cents < 1) return null
  const label = at === null ? texts.send : texts.resend
  return (
    <>
      {at !== null && <span className={styles.quiet}>{showTime(at, 'date', language)} </span>}
      <Button
        size="s"
        kind="ghost"
        aria-label={`${label}: ${name}`}
        pending={act.isPending}
        onClick={() => act.mutate()}
      >
        {label}
      </Button>
      {act.isError && <span role="alert">{explain(act.error)}</span>}
    </>
  )
}

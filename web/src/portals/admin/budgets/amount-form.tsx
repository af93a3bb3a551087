import { useQuery } from '@tanstack/react-query'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { mostBudgetCents } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { isCallError } from '../../../api/call-error.ts'
import { budgetCalls, budgetQueries, readBudgetsAgain } from '../../../money/budgets/budgets.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './budgets.module.css'

type Typed = { cents: number | undefined }

/** Sets what is allocated. What somebody else set meanwhile is said, and shown, before anything is written over it. */
export function AmountForm({ budget }: { budget: StaffBudget }) {
  const texts = useTexts('budgetDesk')
  const funds = useQuery(budgetQueries.yearEnd).data
  const { teacher_id: teacherId, fiscal_year: fiscalYear, allocated_cents: was } = budget
  const act = useAct(
    ({ cents = 0 }: Typed) =>
      budgetCalls.set({
        teacher_id: teacherId,
        fiscal_year: fiscalYear,
        amount_cents: cents,
        was_cents: was,
      }),
    {
      done: texts.saved,
      failed: useActFault(texts.saveFailed, {
        'budgets.changed': texts.changed,
        'budgets.amount_invalid': texts.drawer.invalid,
      }),
      makeStale: readBudgetsAgain,
    },
  )
  const form = useForm<Typed>({
    first: { cents: was },
    // What is saved already is said beside the button.
    checks: { cents: (cents) => (cents === undefined ? texts.drawer.invalid : cents === was || undefined) },
    act,
    onSend: act.run,
  })
  const { cents } = form.values
  return (
    <form className={styles.part} {...form.props}>
      <MoneyField
        // What somebody else set shows as soon as it is read.
        key={isCallError(act.error) && act.error.code === 'budgets.changed' ? was : 'typed'}
        label={texts.drawer.amount}
        hint={fillText(texts.drawer.amountHint, {
          fund: formatUsd(funds?.fund_cents ?? 0),
          operations: formatUsd(Math.max(0, funds?.operations_cents ?? 0)),
        })}
        leastCents={0}
        mostCents={mostBudgetCents}
        {...form.money('cents')}
        defaultCents={was}
      />
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      {cents === was && (
        <p id="amount-blocked" className={styles.quiet}>
          {texts.drawer.unchanged}
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        pending={act.isPending}
        blockedBy={cents === was ? 'amount-blocked' : undefined}
      >
        {texts.drawer.save}
      </Button>
    </form>
  )
}

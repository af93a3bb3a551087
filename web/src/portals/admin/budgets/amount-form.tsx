import { useQuery } from '@tanstack/react-query'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { mostBudgetCents } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type SubmitEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { budgetCalls, budgetQueries } from '../../../money/budgets/budgets.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './budgets.module.css'
import { useBudgetAct } from './use-budget-act.ts'

/** Sets what is allocated. What somebody else set meanwhile is said, and shown, before anything is written over it. */
export function AmountForm({ budget }: { budget: StaffBudget }) {
  const texts = useTexts('budgetDesk')
  const admin = useTexts('admin')
  const funds = useQuery(budgetQueries.yearEnd).data
  const [cents, setCents] = useState<number | undefined>(budget.allocated_cents)
  const [isTried, setTried] = useState(false)
  const { teacher_id: teacherId, fiscal_year: fiscalYear, allocated_cents: was } = budget
  const act = useBudgetAct(
    (amount: number) =>
      budgetCalls.set({
        teacher_id: teacherId,
        fiscal_year: fiscalYear,
        amount_cents: amount,
        was_cents: was,
      }),
    () => texts.saved,
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (cents !== undefined && cents !== was) act.mutate(cents)
  }
  const { refused, ...rest } = actErrors(admin, texts.saveFailed)
  const known = {
    ...refused,
    'budgets.changed': texts.changed,
    'budgets.amount_invalid': texts.drawer.invalid,
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
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
        defaultCents={was}
        onCents={setCents}
        error={isTried && cents === undefined ? texts.drawer.invalid : undefined}
      />
      {act.isError && <Notice tone="danger">{explainError(act.error, { ...rest, refused: known })}</Notice>}
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

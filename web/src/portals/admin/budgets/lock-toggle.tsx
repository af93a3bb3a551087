import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { useState } from 'react'
import { budgetCalls } from '../../../money/budgets/budgets.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { ActFailed } from '../act-failed.tsx'
import styles from './budgets.module.css'
import { useBudgetAct } from './use-budget-act.ts'

type LockToggleProps = { budget: StaffBudget; size?: 's' | 'm' }

/** Locks a budget, after a question, or opens it again. */
export function LockToggle({ budget, size = 'm' }: LockToggleProps) {
  const texts = useTexts('budgetDesk')
  const [isAsking, setAsking] = useState(false)
  const { budget_id: budgetId, teacher, fiscal_year: year, locked } = budget
  const name = teacher.full_name ?? teacher.email
  const act = useBudgetAct(
    (wish: boolean) =>
      budgetCalls.lock({ budget_id: budgetId, locked: wish }).finally(() => setAsking(false)),
    (wish) => (wish ? texts.locked : texts.unlocked),
    { label: texts.undo, back: (wish) => !wish },
  )
  return (
    <div className={styles.lock}>
      <Button
        size={size}
        pending={act.isPending}
        aria-label={fillText(locked ? texts.unlockOf : texts.lockOf, { name, year })}
        onClick={() => (locked ? act.mutate(false) : setAsking(true))}
      >
        {locked ? texts.unlock : texts.lock}
      </Button>
      {act.isError && <ActFailed error={act.error} failed={texts.lockFailed} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.lockTitle, { name })}
        confirmLabel={texts.lock}
        cancelLabel={texts.cancel}
        destructive
        pending={act.isPending}
        onConfirm={() => act.mutate(true)}
      >
        <p>{texts.lockText}</p>
      </ConfirmDialog>
    </div>
  )
}

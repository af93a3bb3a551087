import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { useState } from 'react'
import { budgetCalls, readBudgetsAgain } from '../../../money/budgets/budgets.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './budgets.module.css'

type LockToggleProps = { budget: StaffBudget; size?: 's' | 'm' }

/** Locks a budget, after a question, or opens it again. */
export function LockToggle({ budget, size = 'm' }: LockToggleProps) {
  const texts = useTexts('budgetDesk')
  const [isAsking, setAsking] = useState(false)
  const { budget_id: budgetId, teacher, fiscal_year: year, locked } = budget
  const name = teacher.full_name ?? teacher.email
  const act = useAct((isLocked: boolean) => budgetCalls.lock({ budget_id: budgetId, locked: isLocked }), {
    done: (_, isLocked) => (isLocked ? texts.locked : texts.unlocked),
    failed: useActFault(texts.lockFailed),
    onEnd: () => setAsking(false),
    makeStale: readBudgetsAgain,
    undo: { label: texts.undo, back: (isLocked) => !isLocked },
  })
  return (
    <div className={styles.lock}>
      <Button
        size={size}
        pending={act.isPending}
        aria-label={fillText(locked ? texts.unlockOf : texts.lockOf, { name, year })}
        onClick={() => (locked ? act.run(false) : setAsking(true))}
      >
        {locked ? texts.unlock : texts.lock}
      </Button>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.lockTitle, { name })}
        confirmLabel={texts.lock}
        cancelLabel={texts.cancel}
        destructive
        pending={act.isPending}
        onConfirm={() => act.run(true)}
      >
        <p>{texts.lockText}</p>
      </ConfirmDialog>
    </div>
  )
}

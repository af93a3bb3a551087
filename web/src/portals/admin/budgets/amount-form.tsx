import { useQuery } from '@tanstack/react-query'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { mostBudgetCents } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
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

const isOvertaken = (error: unknown) => isCallError(error) && error.code === 'budgets.changed'

/** Sets what is allocated. What somebody else set meanwhile is said, and shown, before anything is written over it. */
export function AmountForm({ budget }: { budget: StaffBudget }) {
  const texts = useTexts('budgetDesk')
  const funds = useQuery(budgetQueries.yearEnd).data
  const { teacher_id: teacherId, fiscal_year: fiscalYear, allocated_cents: saved } = budget
  const seen = useSeenAmount(saved)
  const act = useAct(
    ({ cents = 0 }: Typed) =>
      budgetCalls.set({
        teacher_id: teacherId,
        fiscal_year: fiscalYear,
        amount_cents: cents,
        was_cents: seen.was,
      }),
    {
      done: texts.saved,
      failed: useActFault(texts.saveFailed, { 'budgets.amount_invalid': texts.drawer.invalid }),
      onFailed: (error) => isOvertaken(error) && seen.seeNewer(),
      makeStale: readBudgetsAgain,
    },
  )
  const form = useForm<Typed>({
    first: { cents: saved },
    // What is saved already is said beside the button.
    checks: {
      cents: (cents) => (cents === undefined ? texts.drawer.invalid : cents === seen.was || undefined),
    },
    act,
    onSend: act.run,
  })
  const { cents } = form.values
  if (seen.follow(cents)) form.set({ cents: saved })
  const isNewerShown = isOvertaken(act.error) && saved !== seen.openedWith
  return (
    <form className={styles.part} {...form.props}>
      <MoneyField
        label={texts.drawer.amount}
        hint={fillText(texts.drawer.amountHint, {
          fund: formatUsd(funds?.fund_cents ?? 0),
          operations: formatUsd(Math.max(0, funds?.operations_cents ?? 0)),
        })}
        leastCents={0}
        mostCents={mostBudgetCents}
        {...form.money('cents')}
      />
      {act.failure && (
        <Notice tone={isNewerShown ? 'warning' : 'danger'}>
          {isNewerShown
            ? fillText(texts.changed, { amount: formatUsd(saved, { always2: true }) })
            : act.failure}
        </Notice>
      )}
      {cents === seen.was && (
        <p id="amount-blocked" className={styles.quiet}>
          {texts.drawer.unchanged}
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        pending={act.isPending}
        blockedBy={cents === seen.was ? 'amount-blocked' : undefined}
      >
        {texts.drawer.save}
      </Button>
    </form>
  )
}

/** The amount that whoever types has seen: a newer one that is read meanwhile counts once it was said. */
function useSeenAmount(saved: number) {
  const [openedWith, setOpenedWith] = useState(saved)
  const [hasSeenNewer, setSeenNewer] = useState(false)
  const [lastSaved, setLastSaved] = useState(saved)
  const was = hasSeenNewer ? lastSaved : openedWith
  return {
    was,
    openedWith,
    seeNewer: () => setSeenNewer(true),
    /** Whether the field shows what is newly saved: nothing else was typed, or this is what was typed. */
    follow: (cents: number | undefined) => {
      if (saved === lastSaved) return false
      setLastSaved(saved)
      if (cents !== was && cents !== saved) return false
      setOpenedWith(saved)
      setSeenNewer(false)
      return true
    },
  }
}

import { useQuery } from '@tanstack/react-query'
import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { BudgetHistory } from '../../../money/budgets/budget-history.tsx'
import { budgetQueries } from '../../../money/budgets/budgets.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { AmountForm } from './amount-form.tsx'
import styles from './budgets.module.css'
import { linkToSpending } from './link-to-spending.ts'
import { LockToggle } from './lock-toggle.tsx'
import { OpenBudgetForm } from './open-budget-form.tsx'
import { BudgetChip } from './use-budget-columns.tsx'

/** Stands in the address instead of a budget’s id while a new one is opened. */
const newBudget = 'new'

export type BudgetDrawerProps = {
  budgetId: string
  onClose: () => void
  onOpened: (budgetId: string) => void
}

/** One budget at the side of the list: what of it is left, its amount, its lock, and every cent. */
export default function BudgetDrawer({ budgetId, onClose, onOpened }: BudgetDrawerProps) {
  const { drawer, open } = useTexts('budgetDesk')
  const isNew = budgetId === newBudget
  return (
    <Drawer isOpen onClose={onClose} title={isNew ? open.title : drawer.title}>
      {isNew ? <NewBudget onOpened={onOpened} /> : <Details key={budgetId} budgetId={budgetId} />}
    </Drawer>
  )
}

function NewBudget({ onOpened }: Pick<BudgetDrawerProps, 'onOpened'>) {
  const { yearEnd: texts } = useTexts('budgetDesk')
  const reading = useQuery(budgetQueries.yearEnd)
  if (reading.isPending) return <Skeleton lines={6} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.loadFailed} />
  return <OpenBudgetForm thisYear={reading.data.fiscal_year} onOpened={onOpened} />
}

function Details({ budgetId }: { budgetId: string }) {
  const { drawer } = useTexts('budgetDesk')
  const [page, setPage] = useState(1)
  const reading = useQuery({ ...budgetQueries.one(budgetId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={drawer.failed} />
  const budget = reading.data
  return (
    <DrawerParts>
      <Head budget={budget} />
      <AmountForm budget={budget} />
      <LockToggle budget={budget} />
      <section className={styles.part}>
        <h3>{drawer.history}</h3>
        <BudgetHistory budgetId={budgetId} page={page} onPage={setPage} linkToSpending={linkToSpending} />
      </section>
    </DrawerParts>
  )
}

function Head({ budget }: { budget: StaffBudget }) {
  const { drawer } = useTexts('budgetDesk')
  const names = useTexts('budgets')
  const { teacher, fiscal_year: year } = budget
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3>{teacher.full_name ?? teacher.email}</h3>
        <BudgetChip locked={budget.locked} />
      </div>
      <p className={styles.quiet}>
        {[fillText(drawer.year, { from: year - 1, to: year }), teacher.full_name && teacher.email]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Facts
        items={[
          { name: names.allocated, value: cents(budget.allocated_cents) },
          { name: names.spent, value: cents(budget.spent_cents) },
          { name: names.reserved, value: cents(budget.reserved_cents) },
          { name: names.left, value: <b>{cents(budget.remaining_cents)}</b> },
          ...(budget.held_cents > 0 ? [{ name: names.held, value: cents(budget.held_cents) }] : []),
        ]}
      />
    </div>
  )
}

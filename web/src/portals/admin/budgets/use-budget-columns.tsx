import type { StaffBudget } from '@tower/contract/money/budgets.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, LockIcon } from '../../../ui/icons/icons.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { PersonCell } from '../person-cell.tsx'
import styles from './budgets.module.css'
import { LockToggle } from './lock-toggle.tsx'

const cents = (amount: number) => formatUsd(amount, { always2: true })

/** The columns of the budgets; a teacher's name opens the drawer. */
export function useBudgetColumns(linkTo: (id: string) => string): ListColumn<StaffBudget>[] {
  const { columns: heads } = useTexts('budgetDesk')
  return [
    {
      id: 'teacher',
      head: heads.teacher,
      sort: 'teacher',
      cell: ({ teacher_id: id, teacher: { full_name: name, email }, budget_id: budgetId }) => (
        <PersonCell
          role="teacher"
          {...{ id, name: name ?? email, to: linkTo(budgetId) }}
          second={name && email}
        />
      ),
    },
    {
      id: 'year',
      rank: 5,
      head: heads.year,
      sort: '-year',
      cell: ({ fiscal_year: year }) => `${year - 1}–${year}`,
    },
    { id: 'state', rank: 2, head: heads.state, cell: ({ locked }) => <BudgetChip locked={locked} /> },
    {
      id: 'spent',
      head: heads.spent,
      numeric: true,
      wideOnly: true,
      cell: (budget) => <Spent budget={budget} />,
    },
    {
      id: 'left',
      rank: 3,
      head: heads.left,
      numeric: true,
      cell: (row) => <b>{cents(row.remaining_cents)}</b>,
    },
    {
      id: 'allocated',
      rank: 4,
      head: heads.allocated,
      numeric: true,
      sort: '-allocated',
      cell: (row) => cents(row.allocated_cents),
    },
    {
      id: 'actions',
      rank: 1,
      head: heads.actions,
      cell: (budget) => <Actions budget={budget} to={linkTo(budget.budget_id)} />,
    },
  ]
}

/** What is spent, and below it what is set aside: a column of its own would leave no space for the actions. */
function Spent({ budget: { spent_cents: spent, reserved_cents: reserved } }: { budget: StaffBudget }) {
  const texts = useTexts('budgetDesk')
  return (
    <>
      {cents(spent)}
      {reserved > 0 && (
        <span className={styles.email}>{fillText(texts.reserved, { amount: cents(reserved) })}</span>
      )}
    </>
  )
}

function Actions({ budget, to }: { budget: StaffBudget; to: string }) {
  const texts = useTexts('budgetDesk')
  const { teacher, fiscal_year: year } = budget
  const words = { name: teacher.full_name ?? teacher.email, year }
  return (
    <div className={styles.actions}>
      <ButtonLink size="s" to={to} preventScrollReset aria-label={fillText(texts.editOf, words)}>
        {texts.edit}
      </ButtonLink>
      <LockToggle budget={budget} size="s" />
    </div>
  )
}

/** Whether a budget is locked, as sign and word; the usual state is quiet. */
export function BudgetChip({ locked }: Pick<StaffBudget, 'locked'>) {
  const { states } = useTexts('budgetDesk')
  if (locked)
    return (
      <Chip tone="danger" icon={<LockIcon />}>
        {states.locked}
      </Chip>
    )
  return (
    <Chip tone="success" outlined icon={<CheckIcon />}>
      {states.open}
    </Chip>
  )
}

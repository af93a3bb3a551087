import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { mostBudgetCents } from '@tower/contract/money/budgets.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { budgetCalls, budgetQueries, readBudgetsAgain } from '../../../money/budgets/budgets.api.ts'
import { directoryQueries } from '../../../people/directory/directory.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './budgets.module.css'

type Wish = { teacher_id: string; fiscal_year: number; amount_cents: number }
type Typed = { [Field in keyof Wish]?: Wish[Field] | undefined }

export type OpenBudgetFormProps = { thisYear: number; onOpened: (budgetId: string) => void }

/** Opens a budget for a teacher and a school year. One that holds money already is said, and not written over. */
export function OpenBudgetForm({ thisYear, onOpened }: OpenBudgetFormProps) {
  const texts = useTexts('budgetDesk')
  const [wish, setWish] = useState<Typed>({ fiscal_year: thisYear })
  const [isTried, setTried] = useState(false)
  const change = (part: Typed) => setWish((before) => ({ ...before, ...part }))
  // Whoever opens a budget saw none: what somebody else put there meanwhile stays.
  const act = useAct((whole: Wish) => budgetCalls.set({ ...whole, was_cents: 0 }), {
    done: texts.saved,
    onDone: ({ item }) => onOpened(item.budget_id),
    failed: useActFault(texts.saveFailed, { 'budgets.changed': texts.open.exists }),
    makeStale: readBudgetsAgain,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const { teacher_id, fiscal_year, amount_cents } = wish
    if (act.isPending) return
    if (!teacher_id || fiscal_year === undefined || amount_cents === undefined)
      return focusFirstFault(event.currentTarget)
    act.run({ teacher_id, fiscal_year, amount_cents })
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <TeacherFields
        chosen={wish.teacher_id}
        error={isTried && !wish.teacher_id ? texts.open.teacherMissing : undefined}
        onChoose={(teacher_id) => change({ teacher_id })}
      />
      <SelectField
        label={texts.columns.year}
        value={String(wish.fiscal_year)}
        onChange={(event) => change({ fiscal_year: Number(event.target.value) })}
      >
        {[thisYear, thisYear + 1, thisYear - 1].map((year) => (
          <option key={year} value={year}>
            {fillText(texts.drawer.year, { from: year - 1, to: year })}
          </option>
        ))}
      </SelectField>
      <AmountField
        isMissing={isTried && wish.amount_cents === undefined}
        onCents={(cents) => change({ amount_cents: cents })}
      />
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <Button type="submit" kind="primary" pending={act.isPending}>
        {texts.open.submit}
      </Button>
    </form>
  )
}

type TeacherFieldsProps = {
  chosen: string | undefined
  error: string | undefined
  onChoose: (teacherId: string | undefined) => void
}

/** A teacher among those whose name or address matches. */
function TeacherFields({ chosen, error, onChoose }: TeacherFieldsProps) {
  const { search, open: texts } = useTexts('budgetDesk')
  const [q, setQ] = useState('')
  const reading = useQuery({
    ...directoryQueries.all({ q: q.trim() || undefined, role: 'teacher', page: 1, pageSize: 200 }),
    placeholderData: keepPreviousData,
  })
  if (reading.isError) return <UnreadPart reading={reading} failed={texts.teachersFailed} />
  const teachers = reading.data?.items ?? []
  return (
    <>
      <TextField
        type="search"
        label={search}
        value={q}
        onChange={(event) => {
          setQ(event.target.value)
          onChoose(undefined)
        }}
      />
      <SelectField
        label={texts.teacher}
        error={error}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.target.value || undefined)}
      >
        <option value="">{reading.data?.items.length === 0 ? texts.nobody : texts.choose}</option>
        {teachers.map(({ id, full_name: name, email }) => (
          <option key={id} value={id}>
            {name ? `${name}, ${email}` : email}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** What is allocated, and where it comes from. */
function AmountField({
  isMissing,
  onCents,
}: {
  isMissing: boolean
  onCents: (cents: number | undefined) => void
}) {
  const { drawer, open } = useTexts('budgetDesk')
  const funds = useQuery(budgetQueries.yearEnd).data
  return (
    <MoneyField
      label={drawer.amount}
      hint={fillText(open.amountHint, {
        fund: formatUsd(funds?.fund_cents ?? 0),
        operations: formatUsd(Math.max(0, funds?.operations_cents ?? 0)),
      })}
      leastCents={0}
      mostCents={mostBudgetCents}
      onCents={onCents}
      error={isMissing ? drawer.invalid : undefined}
    />
  )
}

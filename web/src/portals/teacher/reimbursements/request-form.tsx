import type { Budget } from '../../../money/budgets/budget-card.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { maxMemoLength, maxReimbursementLines } from '@tower/contract/spending/reimbursements.ts'
import { type FormEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { explainError } from '../../../api/explain-error.ts'
import { faultsOf, sumOf } from '../../../spending/reimbursements/draft-lines.ts'
import { reimbursementQueries } from '../../../spending/reimbursements/reimbursements.api.ts'
import { type RequestDraft, useRequestDraft } from '../../../spending/reimbursements/use-request-draft.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { LineCard } from './line-card.tsx'
import styles from './request-form.module.css'
import { SubmitBox } from './submit-box.tsx'

export type RequestFormProps = {
  budget: Budget
  /** What is changed; nothing of a new request. */
  before: ReimbursementRequest | undefined
  /** A draft was saved under this id. */
  onSaved: (id: string) => void
}

/** Lines with their receipts, what they come to, and one button. What was typed survives every failure. */
export default function RequestForm({ budget, before, onSaved }: RequestFormProps) {
  const { form: texts } = useTexts('reimbursements')
  const draft = useRequestDraft({
    budgetId: before?.budget_id ?? budget.budget_id,
    before,
    onSaved,
  })
  const form = useRef<HTMLFormElement>(null)
  const [isAsked, setAsked] = useState(false)
  const submission = useSubmission(draft)
  const counts = useQuery(reimbursementQueries.counts)
  const faults = isAsked ? faultsOf(draft.lines) : new Map<string, never>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faultsOf(draft.lines).size === 0) return submission.mutate()
    if (form.current) focusFirstFault(form.current)
  }
  // One goes on typing in the line that was added, and in the one before the line that went.
  const focusLine = (index: number) =>
    requestAnimationFrame(() =>
      form.current?.querySelectorAll('fieldset')[Math.max(0, index)]?.querySelector('input')?.focus(),
    )
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.main}>
        <SavedLine draft={draft} />
        <Standing before={before} />
        {isAsked && faults.size > 0 && <Notice tone="danger">{texts.noLines}</Notice>}
        {submission.isError && <Failure error={submission.error} before={before} />}
        {draft.lines.map((line, index) => (
          <LineCard
            key={line.key}
            line={line}
            place={index + 1}
            draft={draft}
            receiptAboveCents={counts.data?.receipt_above_cents}
            faults={faults.get(line.key)}
            onRemoved={() => focusLine(index - 1)}
          />
        ))}
        {draft.lines.length < maxReimbursementLines && (
          <Button
            className={styles.add}
            onClick={() => {
              draft.addLine()
              focusLine(draft.lines.length)
            }}
          >
            + {texts.add}
          </Button>
        )}
        <TextAreaField
          label={texts.memo}
          hint={texts.memoHint}
          optional
          rows={3}
          maxLength={maxMemoLength}
          value={draft.memo}
          onChange={(event) => draft.setMemo(event.target.value)}
        />
      </div>
      <aside className={styles.side}>
        <SubmitBox draft={draft} budget={budget} before={before} pending={submission.isPending} />
        <ClearReceipt />
      </aside>
    </form>
  )
}

function useSubmission(draft: RequestDraft) {
  const { form: texts } = useTexts('reimbursements')
  const navigate = useNavigate()
  const toast = useToast()
  const amount = formatUsd(sumOf(draft.lines), { always2: true })
  return useMutation({
    mutationFn: () => draft.submit(),
    onSuccess: ({ id }) => {
      toast({ text: fillText(texts.submitted, { amount }) })
      void navigate(`${paths.teacherReimbursements}?request=${id}`)
    },
  })
}

function SavedLine({ draft: { saved, isDraft } }: { draft: RequestDraft }) {
  const { form: texts } = useTexts('reimbursements')
  const language = useLanguage()
  if (!isDraft || saved === 'never') return null
  const words =
    saved === 'saving'
      ? texts.saving
      : saved === 'failed'
        ? texts.notSaved
        : fillText(texts.saved, { time: showTime(saved, 'time', language) })
  return (
    <p className={styles.saved} role="status">
      {words}
    </p>
  )
}

/** What a change does to a request that staff have already. */
function Standing({ before }: { before: ReimbursementRequest | undefined }) {
  const { form, detail } = useTexts('reimbursements')
  if (before?.status === 'approved') return <Notice tone="warning">{form.dropsApproval}</Notice>
  if (before?.status === 'submitted') return <Notice announce={false}>{form.staysInQueue}</Notice>
  if (before?.status === 'draft' && before.reason !== null)
    return (
      <Notice tone="warning" announce={false}>
        <b>{detail.returned}</b> {before.reason}
      </Notice>
    )
  return null
}

function Failure({ error, before }: { error: unknown; before: ReimbursementRequest | undefined }) {
  const { form: texts } = useTexts('reimbursements')
  const isOvertaken =
    isCallError(error) && ['reimbursements.changed', 'reimbursements.decided'].includes(error.code ?? '')
  const words = explainError(error, {
    refused: {
      'budgets.locked': texts.locked,
      'budgets.not_enough': texts.notEnough,
      'reimbursements.no_lines': texts.noLines,
      'reimbursements.changed': texts.changed,
      'reimbursements.decided': texts.changed,
      'reimbursements.receipt_used': texts.receiptUsed,
      'reimbursements.receipt_not_found': texts.receiptGone,
    },
    failed: texts.failed,
  })
  const open = isOvertaken && before && (
    <Link to={`${paths.teacherReimbursements}?request=${before.id}`}>{texts.open}</Link>
  )
  return (
    <Notice tone="danger" action={open || undefined}>
      {words}
    </Notice>
  )
}

function ClearReceipt() {
  const { form: texts } = useTexts('reimbursements')
  return (
    <section className={styles.box}>
      <h2>{texts.clear}</h2>
      <ul className={styles.ticks}>
        {Object.entries(texts.clearList).map(([name, words]) => (
          <li key={name}>{words}</li>
        ))}
      </ul>
      <p className={styles.note}>{texts.clearNote}</p>
    </section>
  )
}

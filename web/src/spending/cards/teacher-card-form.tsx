import { formatUsd } from '@tower/contract/money.ts'
import {
  type CardVendor,
  keepDigits,
  keepLast4,
  padMonth,
  teacherCardStatuses,
} from '@tower/contract/spending/cards.ts'
import { type FormEvent, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field/field.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { parseMoney } from '../../ui/money-field/parse-money.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import type { TeacherCard } from './cards.api.ts'
import styles from './cards.module.css'
import { draftOf, type CardDraft } from './card-draft.ts'
import { useTeacherCard } from './use-teacher-card.ts'

export type TeacherCardFormProps = {
  teacherId: string
  vendor: CardVendor
  /** Undefined for one that is not recorded yet. */
  card: TeacherCard | undefined
  onSaved: (card: TeacherCard) => void
}

const limits = { leastCents: 0, mostCents: 100_000_000 }

/** A teacher's card as staff keep it. What was typed stays when it is refused. */
export function TeacherCardForm({ teacherId, vendor, card, onSaved }: TeacherCardFormProps) {
  const texts = useTexts('teacherCards')
  const [draft, setDraft] = useState(() => draftOf(vendor, card))
  const [faults, setFaults] = useState<{ last4?: string; limit?: string }>({})
  const [isEnding, setEnding] = useState(false)
  const desk = useTeacherCard({ teacherId, vendor, card, onSaved })
  const change = (more: Partial<CardDraft>) => setDraft((before) => ({ ...before, ...more }))
  const limit = draft.limit.trim() === '' ? { cents: null } : parseMoney(draft.limit, limits)

  function save(status: CardDraft['status']) {
    const limitCents = limit.cents
    const found = {
      ...(draft.last4.length !== 4 && { last4: texts.digitsMissing }),
      ...(limitCents === undefined && { limit: texts.limitInvalid }),
    }
    setFaults(found)
    setEnding(false)
    if (Object.keys(found).length > 0 || limitCents === undefined || desk.isPending) return
    desk.save({ ...draft, status, limitCents })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    save(draft.status)
  }
  return (
    <div className={styles.staff}>
      {card && <Standing card={card} />}
      {desk.failure && <Notice tone="danger">{desk.failure}</Notice>}
      <form noValidate onSubmit={submit}>
        <CardFields draft={draft} change={change} faults={faults} />
        <div className={styles.acts}>
          <Button kind="primary" type="submit" pending={desk.isPending}>
            {texts.save}
          </Button>
          {card && (
            <>
              <Button pending={desk.isPending} onClick={() => save('replacing')}>
                {texts.replacing}
              </Button>
              <Button kind="danger" pending={desk.isPending} onClick={() => setEnding(true)}>
                {texts.deactivate}
              </Button>
              <Button pending={desk.isPending} onClick={() => desk.setOnFile(!card.on_file)}>
                {card.on_file ? texts.removeOnFile : texts.markOnFile}
              </Button>
            </>
          )}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        title={texts.deactivateTitle}
        confirmLabel={texts.deactivate}
        cancelLabel={texts.cancel}
        destructive
        onConfirm={() => save('inactive')}
      >
        <p>{texts.deactivateText}</p>
      </ConfirmDialog>
    </div>
  )
}

function Standing({ card }: { card: TeacherCard }) {
  const texts = useTexts('teacherCards')
  const language = useLanguage()
  const verified =
    card.verified_at === null
      ? texts.notVerified
      : fillText(texts.verified, { date: showTime(card.verified_at, 'date', language) })
  const words = [
    fillText(texts.spent, { amount: formatUsd(card.spend_cents) }),
    verified,
    card.on_file && texts.onFile,
    fillText(texts.updated, { date: showTime(card.updated_at, 'dated', language) }),
  ]
  return <p className={styles.note}>{words.filter(Boolean).join(' · ')}</p>
}

type CardFieldsProps = {
  draft: CardDraft
  change: (more: Partial<CardDraft>) => void
  faults: { last4?: string; limit?: string }
}

function CardFields({ draft, change, faults }: CardFieldsProps) {
  const texts = useTexts('teacherCards')
  return (
    <>
      <TextField
        label={texts.label}
        value={draft.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <SelectField
        label={texts.status}
        value={draft.status}
        onChange={(event) => {
          const status = teacherCardStatuses.find((known) => known === event.target.value)
          if (status) change({ status })
        }}
      >
        {teacherCardStatuses.map((status) => (
          <option key={status} value={status}>
            {texts.statuses[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.last4}
        error={faults.last4}
        inputMode="numeric"
        autoComplete="off"
        value={draft.last4}
        onChange={(event) => change({ last4: keepLast4(event.target.value) })}
      />
      <div className={styles.pair}>
        <TextField
          label={texts.expMonth}
          inputMode="numeric"
          autoComplete="off"
          value={draft.expMonth}
          onChange={(event) => change({ expMonth: keepDigits(event.target.value, 2) })}
          onBlur={() => change({ expMonth: padMonth(draft.expMonth) })}
        />
        <TextField
          label={texts.expYear}
          inputMode="numeric"
          autoComplete="off"
          value={draft.expYear}
          onChange={(event) => change({ expYear: keepDigits(event.target.value, 4) })}
        />
      </div>
      <AmountField
        label={texts.limit}
        error={faults.limit}
        value={draft.limit}
        onAmount={(limit) => change({ limit })}
      />
      <TextField
        label={texts.externalId}
        hint={texts.externalHint}
        code
        autoComplete="off"
        value={draft.externalId}
        onChange={(event) => change({ externalId: event.target.value })}
      />
      <TextAreaField
        label={texts.notes}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </>
  )
}

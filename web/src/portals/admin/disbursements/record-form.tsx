import type { AthleteAccount } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { type SubmitEvent, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { disbursementCalls } from '../../../money/disbursements/disbursements.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './disbursements.module.css'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { DocumentField } from './document-field.tsx'
import { useDisbursementAct } from './use-disbursement-act.ts'

/** Records what was paid out of the money of a goal; says why where nothing can be. */
export function RecordForm({ account, aloneCents }: { account: AthleteAccount; aloneCents: number }) {
  const { form: texts } = useTexts('disbursementDesk')
  const [forms, setForms] = useState(0)
  const { available_cents: available, is_unreached: isUnreached } = account
  if (isUnreached || available === 0)
    return (
      <section className={styles.part}>
        <h3>{texts.title}</h3>
        <p className={styles.quiet}>{isUnreached ? texts.notReached : texts.nothing}</p>
      </section>
    )
  return <Fields key={forms} account={account} aloneCents={aloneCents} onDone={() => setForms(forms + 1)} />
}

const typedAtFirst = { payee: '', paidFor: '', paidOn: '' }

type FieldsProps = { account: AthleteAccount; aloneCents: number; onDone: () => void }

function Fields({ account, aloneCents, onDone }: FieldsProps) {
  const { form: texts } = useTexts('disbursementDesk')
  const [cents, setCents] = useState<number>()
  const [typed, setTyped] = useState(typedAtFirst)
  const [documentId, setDocument] = useState<string>()
  const [isTried, setTried] = useState(false)
  const wait = useUploadWait()
  // Pressed again after a lost answer it is the same one.
  const [requestKey] = useState(() => crypto.randomUUID())
  const { account_id: accountId, available_cents: available } = account
  const act = useDisbursementAct(disbursementCalls.record, {
    done: ({ item }) => (item.state === 'waiting' ? texts.asked : texts.done),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    const { payee, paidFor, paidOn } = typed
    if (cents === undefined || !documentId || !paidOn || isShort(payee) || isShort(paidFor)) return
    const body = {
      account_id: accountId,
      amount_cents: cents,
      available_cents: available,
      payee: payee.trim(),
      paid_for: paidFor.trim(),
      paid_on: paidOn,
      document_id: documentId,
      request_key: requestKey,
    }
    act.mutate(body, { onSuccess: onDone })
  }
  const fault = (isMissing: boolean, words: string) => (isTried && isMissing ? words : undefined)
  const field = (name: keyof typeof typedAtFirst) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h3>{texts.title}</h3>
      <MoneyField
        label={texts.amount}
        leastCents={1}
        mostCents={available}
        onCents={setCents}
        error={fault(cents === undefined, texts.amountMissing)}
      />
      <TextField
        label={texts.payee}
        hint={texts.payeeHint}
        maxLength={200}
        error={fault(isShort(typed.payee), texts.missing)}
        {...field('payee')}
      />
      <TextField
        label={texts.paidFor}
        hint={texts.paidForHint}
        maxLength={200}
        error={fault(isShort(typed.paidFor), texts.missing)}
        {...field('paidFor')}
      />
      <TextField
        label={texts.paidOn}
        type="date"
        error={fault(typed.paidOn === '', texts.dayMissing)}
        {...field('paidOn')}
      />
      <div className={styles.document}>
        <DocumentField onDocument={setDocument} onUnderWay={wait.of('document')} />
      </div>
      {isTried && !documentId && !wait.isWaiting && <Notice tone="danger">{texts.documentMissing}</Notice>}
      {cents !== undefined && cents > aloneCents && <Notice tone="info">{texts.second}</Notice>}
      <Refused error={act.error} />
      <UploadWait wait={wait} />
      <Button type="submit" kind="primary" pending={act.isPending} blockedBy={wait.blockedBy}>
        {cents === undefined ? texts.submit : `${texts.submit}: ${formatUsd(cents, { always2: true })}`}
      </Button>
    </form>
  )
}

function Refused({ error }: { error: Error | null }) {
  const { form: texts } = useTexts('disbursementDesk')
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.failed)
  if (!error) return null
  const known = { ...refused, 'disbursements.changed': texts.changed }
  return <Notice tone="danger">{explainError(error, { ...rest, refused: known })}</Notice>
}

function isShort(words: string): boolean {
  return words.trim().length < 3
}

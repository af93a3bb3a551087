import type { AthleteAccount } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { disbursementCalls, readDisbursementsAgain } from '../../../money/disbursements/disbursements.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useWaits } from '../use-waits.ts'
import { useActFault } from '../use-act-fault.ts'
import styles from './disbursements.module.css'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { DocumentField } from './document-field.tsx'

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

type Typed = Record<'payee' | 'paidFor' | 'paidOn' | 'documentId', string> & { cents: number | undefined }

type FieldsProps = { account: AthleteAccount; aloneCents: number; onDone: () => void }

function Fields({ account, aloneCents, onDone }: FieldsProps) {
  const { form: texts } = useTexts('disbursementDesk')
  const { waits } = useTexts('secondPerson')
  const wait = useUploadWait()
  // Pressed again after a lost answer it is the same one.
  const [requestKey] = useState(() => crypto.randomUUID())
  const { account_id: accountId, available_cents: available } = account
  const act = useAct(
    ({ cents = 0, payee, paidFor, paidOn, documentId }: Typed) =>
      disbursementCalls.record({
        account_id: accountId,
        amount_cents: cents,
        available_cents: available,
        payee: payee.trim(),
        paid_for: paidFor.trim(),
        paid_on: paidOn,
        document_id: documentId,
        request_key: requestKey,
      }),
    {
      done: texts.done,
      onDone,
      failed: useActFault(texts.failed, { 'disbursements.changed': texts.changed, 'approvals.waits': waits }),
      onFailed: useWaits(onDone),
      makeStale: readDisbursementsAgain,
    },
  )
  const long = (value: string) => (isShort(value) ? texts.missing : undefined)
  const form = useForm<Typed>({
    first: { cents: undefined, payee: '', paidFor: '', paidOn: '', documentId: '' },
    checks: {
      cents: (cents) => (cents === undefined ? texts.amountMissing : undefined),
      payee: long,
      paidFor: long,
      paidOn: required(texts.dayMissing),
      documentId: required(texts.documentMissing),
    },
    act,
    onSend: act.run,
  })
  const { cents } = form.values
  const noDocument = form.problemOf('documentId')
  return (
    <form className={styles.part} {...form.props}>
      <h3>{texts.title}</h3>
      <MoneyField label={texts.amount} leastCents={1} mostCents={available} {...form.money('cents')} />
      <TextField label={texts.payee} hint={texts.payeeHint} maxLength={200} {...form.text('payee')} />
      <TextField label={texts.paidFor} hint={texts.paidForHint} maxLength={200} {...form.text('paidFor')} />
      <TextField label={texts.paidOn} type="date" {...form.text('paidOn')} />
      <div className={styles.document}>
        <DocumentField
          onDocument={(documentId = '') => form.set({ documentId })}
          onUnderWay={wait.of('document')}
        />
      </div>
      {noDocument && !wait.isWaiting && <Notice tone="danger">{noDocument}</Notice>}
      {cents !== undefined && cents > aloneCents && <Notice tone="info">{texts.second}</Notice>}
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <UploadWait wait={wait} />
      <Button type="submit" kind="primary" pending={act.isPending} blockedBy={wait.blockedBy}>
        {cents === undefined ? texts.submit : `${texts.submit}: ${formatUsd(cents, { always2: true })}`}
      </Button>
    </form>
  )
}

function isShort(words: string): boolean {
  return words.trim().length < 3
}

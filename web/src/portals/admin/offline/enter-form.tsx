import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { destinations, maxReferenceLength, offlineKinds } from '@tower/contract/money/giving.ts'
import { dayOf } from '@tower/contract/org-days.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { offlineCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { WhichDonor } from './which-donor.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { UploadWait, useUploadWait } from '../../../ui/upload-field/upload-wait.tsx'
import { useDeskFault } from '../payments/use-desk-fault.ts'
import styles from './offline.module.css'
import { PictureField } from './picture-field.tsx'

type Typed = Required<
  Omit<Parameters<typeof offlineCalls.enter>[0], 'amount_cents' | 'is_another' | 'picture_id'>
>
/** Without an amount none was typed yet. */
type Kept = Typed & { cents?: number }

const empty: Kept = {
  kind: 'check',
  reference: '',
  email: '',
  donor_name: '',
  donor_id: '',
  postal_address: '',
  phone: '',
  destination: 'classrooms',
  given_on: '',
  note: '',
}

type Body = Parameters<typeof offlineCalls.enter>[0]

export type EnterFormProps = {
  onClose: () => void
  /** Where it is entered for something that knows some of it already: under which name it is kept, and what keeps it. */
  of?: { name: string; first: Partial<Kept>; enter: (body: Body) => Promise<unknown> }
}

/**
 * Writes an offline gift down. What looks entered already is asked about before it is kept, and what was typed outlives a
 * reload and a session that ended.
 */
export function EnterForm({ onClose, of }: EnterFormProps) {
  const texts = useTexts('offline')
  const [first] = useState<Kept>(() => ({ ...empty, given_on: dayOf(new Date()), ...of?.first }))
  const { words, write, forget } = useKeptWords<Kept>(of?.name ?? 'offline-gift', first)
  const { cents: keptCents, ...typed } = words
  // Undefined is an amount that is none: the field itself says why.
  const [cents, setCents] = useState<number | 'untouched' | undefined>(keptCents ?? 'untouched')
  const [isTried, setTried] = useState(false)
  // A reload forgets it: nobody attaches a file unseen.
  const [pictureId, setPictureId] = useState('')
  const wait = useUploadWait()
  const leave = () => {
    forget()
    onClose()
  }
  const keep: (body: Body) => Promise<unknown> = of?.enter ?? offlineCalls.enter
  const enter = useAct(
    (isAnother: boolean) => keep(bodyOf(typed, { cents: Number(cents), pictureId, isAnother })),
    {
      done: texts.entered,
      onDone: leave,
      failed: useDeskFault(),
      makeStale: readDeskAgain,
    },
  )
  const isTwice = isCallError(enter.error) && enter.error.code === 'giving.offline_looks_entered'
  const faults = faultsOf(typed, cents)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (!faults.any) enter.run(false)
  }
  const change = (part: Partial<Typed>) => {
    enter.reset()
    write({ ...words, ...part })
  }
  // The question whether it is another gift was about the amount before.
  const changeCents = (next: number | undefined) => {
    if (next !== cents) enter.reset()
    setCents(next)
    write({ ...typed, ...(next !== undefined && { cents: next }) })
  }
  return (
    <form data-kept className={styles.form} onSubmit={submit} noValidate>
      <GiftFields {...{ typed, change, keptCents }} faults={isTried ? faults : {}} onCents={changeCents} />
      <PictureField onFile={setPictureId} onUnderWay={wait.of('picture')} />
      {enter.failure && !isTwice && <Notice tone="danger">{enter.failure}</Notice>}
      {isTwice && <TwiceNotice pending={enter.isPending} onAnother={() => enter.run(true)} />}
      <UploadWait wait={wait} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" pending={enter.isPending} blockedBy={wait.blockedBy}>
          {texts.keep}
        </Button>
        <Button onClick={leave}>{texts.back}</Button>
      </div>
    </form>
  )
}

/** One that looks entered already is kept once somebody says that it is another. */
function TwiceNotice({ pending, onAnother }: { pending: boolean; onAnother: () => void }) {
  const texts = useTexts('offline')
  return (
    <Notice
      tone="warning"
      action={
        <Button size="s" pending={pending} onClick={onAnother}>
          {texts.another}
        </Button>
      }
    >
      {texts.twice}
    </Notice>
  )
}

type Faults = { amount?: boolean; reference?: boolean; day?: boolean; any?: boolean }

function faultsOf({ reference, given_on: day }: Typed, cents: number | 'untouched' | undefined): Faults {
  const faults = { amount: cents === 'untouched', reference: reference.trim() === '', day: day === '' }
  return { ...faults, any: typeof cents !== 'number' || faults.reference || faults.day }
}

type Besides = { cents: number; pictureId: string; isAnother: boolean }

function bodyOf({ donor_id: donorId, ...typed }: Typed, { cents, pictureId, isAnother }: Besides) {
  const email = typed.email?.trim() || null
  return {
    ...typed,
    // An address says whose it is by itself.
    ...(donorId !== '' && email === null && { donor_id: donorId }),
    email,
    postal_address: typed.postal_address?.trim() || null,
    phone: typed.phone?.trim() || null,
    donor_name: typed.donor_name?.trim() || null,
    note: typed.note?.trim() || null,
    picture_id: pictureId || null,
    amount_cents: cents,
    is_another: isAnother,
  }
}

type GiftFieldsProps = {
  typed: Typed
  keptCents: number | undefined
  change: (part: Partial<Typed>) => void
  faults: Faults
  onCents: (cents: number | undefined) => void
}

function GiftFields({ typed, keptCents, change, faults, onCents }: GiftFieldsProps) {
  const texts = useTexts('offline')
  const { destinations: names } = useTexts('payments')
  return (
    <>
      <SelectField
        label={texts.kind}
        hint={texts.kindHints[typed.kind]}
        value={typed.kind}
        onChange={(event) =>
          change({ kind: offlineKinds.find((kind) => kind === event.target.value) ?? 'check' })
        }
      >
        {offlineKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <MoneyField
        label={texts.amount}
        leastCents={minGiftCents}
        mostCents={maxGiftCents}
        defaultCents={keptCents}
        error={faults.amount ? texts.amountMissing : undefined}
        onCents={onCents}
      />
      <TextField
        label={texts.reference[typed.kind]}
        error={faults.reference ? texts.referenceMissing : undefined}
        maxLength={maxReferenceLength}
        autoComplete="off"
        value={typed.reference}
        onChange={(event) => change({ reference: event.target.value })}
      />
      <TextField
        label={texts.name}
        optional
        maxLength={200}
        autoComplete="off"
        value={typed.donor_name ?? ''}
        onChange={(event) => change({ donor_name: event.target.value, donor_id: '' })}
      />
      <TextField
        label={texts.email}
        hint={texts.emailHint}
        optional
        type="email"
        autoComplete="off"
        value={typed.email ?? ''}
        onChange={(event) => change({ email: event.target.value })}
      />
      {!typed.email && (
        <WhichDonor name={typed.donor_name ?? ''} donorId={typed.donor_id ?? ''} change={change} />
      )}
      <TextAreaField
        label={texts.postal}
        hint={texts.postalHint}
        optional
        rows={3}
        maxLength={500}
        autoComplete="off"
        value={typed.postal_address ?? ''}
        onChange={(event) => change({ postal_address: event.target.value })}
      />
      <TextField
        label={texts.phone}
        optional
        type="tel"
        maxLength={60}
        autoComplete="off"
        value={typed.phone ?? ''}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <SelectField
        label={texts.destination}
        value={typed.destination}
        onChange={(event) =>
          change({ destination: destinations.find((name) => name === event.target.value) ?? 'classrooms' })
        }
      >
        {destinations.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.day}
        hint={texts.dayHint}
        error={faults.day ? texts.dayMissing : undefined}
        type="date"
        value={typed.given_on}
        onChange={(event) => change({ given_on: event.target.value })}
      />
      <TextAreaField
        label={texts.note}
        optional
        rows={2}
        maxLength={maxDeskReasonLength}
        value={typed.note ?? ''}
        onChange={(event) => change({ note: event.target.value })}
      />
    </>
  )
}

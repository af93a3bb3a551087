import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { slotEndpoints } from '@tower/contract/matching/slots.contract.ts'
import { maxReasonLength } from '@tower/contract/matching/slots.ts'
import { paths } from '@tower/contract/pages.ts'
import { waitsForSecond } from '../../../api/call-error.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ActFailed } from '../act-failed.tsx'
import styles from './draw-form.module.css'
import { useMint, type Receiver } from '../../../matching/slots/slots.api.ts'

type Receivers = CallOutput<typeof slotEndpoints.teachers>

export type MintFormProps = {
  receivers: Receivers
  pools: CallOutput<typeof slotEndpoints.pools>['items']
  search: string
  onSearch: (search: string) => void
}

/** Which classroom, from which pool, and why; then it asks once more. What came of it stays until the next gift. */
export function MintForm({ receivers, pools, search, onSearch }: MintFormProps) {
  const { mint } = useTexts('admin').randomizer
  const [receiver, setReceiver] = useState<Receiver>()
  const [chosenPool, setPool] = useState('')
  const [reason, setReason] = useState('')
  const [isAnother, setAnother] = useState(false)
  const { role } = useProfile()
  const [wasSent, setSent] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const minting = useMint(() => {
    setReceiver(undefined)
    setReason('')
    setAnother(false)
    setSent(false)
    onSearch('')
  })
  const poolNames: Readonly<Record<string, string>> = mint.pools
  // The only pool needs no choosing; a pool that ran empty meanwhile is no choice any more.
  const pool = pools.length === 1 ? pools[0] : pools.find(({ id }) => id === chosenPool)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (!receiver || !pool || !reason.trim()) focusFirstFault(event.currentTarget)
    else if (!minting.isPending) setAsking(true)
  }
  if (pools.length === 0) {
    return (
      <>
        <Outcome minting={minting} />
        <Notice tone="plain">{mint.none}</Notice>
      </>
    )
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Outcome minting={minting} />
      <ReceiverFields
        {...{ receivers, search, onSearch, receiver }}
        error={wasSent && !receiver ? mint.teacherRequired : undefined}
        onChoose={setReceiver}
      />
      <SelectField
        label={mint.pool}
        value={pool?.id ?? ''}
        error={wasSent && !pool ? mint.poolRequired : undefined}
        onChange={(event) => setPool(event.target.value)}
      >
        {pools.length > 1 && <option value="">{mint.choosePool}</option>}
        {pools.map(({ id, name, available }) => (
          <option key={id} value={id}>
            {fillText(mint.poolOption, { name: poolNames[id] ?? name, available })}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={mint.reason}
        hint={mint.reasonHint}
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        error={wasSent && !reason.trim() ? mint.reasonRequired : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {role === 'superadmin' && (
        <CheckField
          label={mint.another}
          checked={isAnother}
          onChange={({ target }) => setAnother(target.checked)}
        />
      )}
      <div className={styles.end}>
        <Button type="submit" pending={minting.isPending} pendingLabel={mint.pending}>
          {mint.submit}
        </Button>
      </div>
      {receiver && pool && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          title={mint.confirmTitle}
          confirmLabel={mint.confirmGive}
          cancelLabel={mint.confirmCancel}
          destructive
          onConfirm={() => {
            setAsking(false)
            minting.mutate({ receiver, poolId: pool.id, reason: reason.trim(), another: isAnother })
          }}
        >
          {fillText(mint.confirmText, { name: nameOf(receiver), classroom: classroomOf(receiver) })}{' '}
          {receiver.nominators === 0 && mint.confirmUnnominated}
        </ConfirmDialog>
      )}
    </form>
  )
}

type ReceiverFieldsProps = Omit<MintFormProps, 'pools'> & {
  receiver: Receiver | undefined
  error: string | undefined
  onChoose: (receiver: Receiver | undefined) => void
}

/** A search over all classrooms, and those it found; a chosen one stays in the list whatever is searched for. */
function ReceiverFields({ receivers, search, onSearch, receiver, error, onChoose }: ReceiverFieldsProps) {
  const { mint } = useTexts('admin').randomizer
  const language = useLanguage()
  const { items, total } = receivers
  const isListed = items.some(({ classroom_id }) => classroom_id === receiver?.classroom_id)
  const listed = receiver && !isListed ? [receiver, ...items] : items
  const found = items.length < total ? mint.foundMore : mint.found
  return (
    <>
      <TextField
        label={mint.search}
        type="search"
        value={search}
        hint={<span role="status">{fillCounted(found, total, language, { shown: items.length })}</span>}
        onChange={(event) => onSearch(event.target.value)}
      />
      <SelectField
        label={mint.teacher}
        value={receiver?.classroom_id ?? ''}
        error={error}
        onChange={({ target }) => onChoose(listed.find(({ classroom_id }) => classroom_id === target.value))}
      >
        <option value="">{mint.chooseTeacher}</option>
        {listed.map((one) => (
          <option key={one.classroom_id} value={one.classroom_id}>
            {fillText(one.nominators === 0 ? mint.teacherOptionUnnominated : mint.teacherOption, {
              name: nameOf(one),
              classroom: classroomOf(one),
            })}
          </option>
        ))}
      </SelectField>
    </>
  )
}

function Outcome({ minting }: { minting: ReturnType<typeof useMint> }) {
  const admin = useTexts('admin')
  const { mint } = admin.randomizer
  if (minting.isError) {
    if (waitsForSecond(minting.error))
      return <Notice action={<Link to={paths.adminApprovals}>{mint.seeApprovals}</Link>}>{mint.waits}</Notice>
    return <ActFailed error={minting.error} failed={mint.failed} />
  }
  if (!minting.isSuccess) return null
  const { number } = minting.data
  const { receiver } = minting.variables
  const words = { number, name: nameOf(receiver), classroom: classroomOf(receiver) }
  return (
    <Notice tone="success" action={<Link to={paths.slotStory({ number })}>{mint.seeSlot}</Link>}>
      {fillText(mint.done, words)}
    </Notice>
  )
}

function nameOf({ full_name, email }: Receiver): string {
  return full_name ?? email
}

function classroomOf({ classroom_name, school }: Receiver): string {
  return [classroom_name, school].filter(Boolean).join(', ')
}

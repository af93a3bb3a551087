import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import type { DeskSession } from '@tower/contract/spending/session-desk.contract.ts'
import {
  longestOrderNumber,
  mostSessionItems,
  mostSessionShipments,
  sessionOrderStatuses,
} from '@tower/contract/spending/shopping.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import {
  type OrderEntry,
  readSessionDeskAgain,
  saveSessionOrder,
} from '../../../spending/shopping/session-desk.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'
import {
  draftOf,
  emptyItem,
  emptyParcel,
  entryOf,
  findItemFault,
  type SessionOrder,
  type SessionOrderDraft,
  sumDraft,
} from './session-order-draft.ts'
import { ItemFields, ParcelFields } from './session-order-fields.tsx'
import styles from './session-desk.module.css'

export type SessionOrderFormProps = {
  session: DeskSession
  /** Without it, it is a further one. */
  order: SessionOrder | undefined
  onDone?: () => void
}

/** One order of a session as staff write it down: its lines, its parcels, all saved at once. */
export function SessionOrderForm({ session, order, onDone }: SessionOrderFormProps) {
  const texts = useTexts('sessionDesk')
  // What was looked at when the typing began: newer values are never overwritten unseen.
  const [seenAt] = useState(session.updated_at)
  const [draft, setDraft] = useState(() => draftOf(order))
  const [isTried, setTried] = useState(false)
  const save = useSave(session.id, onDone)
  const change = (part: Partial<SessionOrderDraft>) => setDraft((known) => ({ ...known, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    const entry = entryOf(draft, { orderId: order?.id, seenAt })
    if (entry) save.mutate(entry)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Head draft={draft} onChange={change} />
      <Items draft={draft} isTried={isTried} onChange={change} />
      <Parcels draft={draft} onChange={change} />
      <p className={styles.sums}>
        <span>{fillText(texts.sum, { amount: formatUsd(sumDraft(draft), { always2: true }) })}</span>
        {order?.total_cents != null && (
          <span>{fillText(texts.paid, { amount: formatUsd(order.total_cents, { always2: true }) })}</span>
        )}
      </p>
      <Failure error={save.error} />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        {onDone && <Button onClick={onDone}>{texts.cancel}</Button>}
      </div>
    </form>
  )
}

function useSave(sessionId: string, onDone: (() => void) | undefined) {
  const texts = useTexts('sessionDesk')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entry: OrderEntry) => saveSessionOrder(sessionId, entry),
    onSuccess: async () => {
      await readSessionDeskAgain(client)
      toast({ text: texts.saved })
      onDone?.()
    },
  })
}

/** Why it was not saved; where something else changed, the way to see it. */
function Failure({ error }: { error: unknown }) {
  const texts = useTexts('sessionDesk')
  const client = useQueryClient()
  if (!error) return null
  const isStale = isCallError(error) && error.code === 'shopping.changed_meanwhile'
  if (!isStale) return <ActFailed error={error} failed={texts.notSaved} />
  return (
    <Notice
      tone="warning"
      action={
        <Button size="s" onClick={() => void readSessionDeskAgain(client)}>
          {texts.showNewer}
        </Button>
      }
    >
      {texts.changed}
    </Notice>
  )
}

type PartProps = { draft: SessionOrderDraft; onChange: (part: Partial<SessionOrderDraft>) => void }

function Head({ draft, onChange }: PartProps) {
  const texts = useTexts('sessionDesk')
  const { orderStatuses: names } = useTexts('shopping')
  return (
    <div className={styles.pair}>
      <TextField
        label={texts.number}
        optional
        code
        maxLength={longestOrderNumber}
        autoComplete="off"
        value={draft.number}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <SelectField
        label={texts.status}
        value={draft.status}
        onChange={(event) =>
          onChange({ status: sessionOrderStatuses.find((known) => known === event.target.value) ?? '' })
        }
      >
        <option value="">{texts.unknown}</option>
        {sessionOrderStatuses.map((status) => (
          <option key={status} value={status}>
            {names[status]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Items({ draft: { items }, isTried, onChange }: PartProps & { isTried: boolean }) {
  const texts = useTexts('sessionDesk')
  return (
    <section className={styles.lines} aria-label={texts.items}>
      <h3>{texts.items}</h3>
      {items.map((item, nth) => (
        <ItemFields
          key={item.id}
          item={item}
          place={nth + 1}
          fault={isTried ? findItemFault(item) : undefined}
          onChange={(part) => onChange({ items: changed(items, item.id, part) })}
          onRemove={() => onChange({ items: items.filter(({ id }) => id !== item.id) })}
        />
      ))}
      {items.length < mostSessionItems && (
        <Button size="s" onClick={() => onChange({ items: [...items, emptyItem()] })}>
          {texts.addItem}
        </Button>
      )}
    </section>
  )
}

function Parcels({ draft: { parcels }, onChange }: PartProps) {
  const texts = useTexts('sessionDesk')
  return (
    <section className={styles.lines} aria-label={texts.parcels}>
      <h3>{texts.parcels}</h3>
      {parcels.map((parcel, nth) => (
        <ParcelFields
          key={parcel.id}
          parcel={parcel}
          place={nth + 1}
          onChange={(part) => onChange({ parcels: changed(parcels, parcel.id, part) })}
          onRemove={() => onChange({ parcels: parcels.filter(({ id }) => id !== parcel.id) })}
        />
      ))}
      {parcels.length < mostSessionShipments && (
        <Button size="s" onClick={() => onChange({ parcels: [...parcels, emptyParcel()] })}>
          {texts.addParcel}
        </Button>
      )}
    </section>
  )
}

function changed<Line extends { id: string }>(
  lines: readonly Line[],
  id: string,
  part: Partial<Line>,
): Line[] {
  return lines.map((line) => (line.id === id ? { ...line, ...part } : line))
}

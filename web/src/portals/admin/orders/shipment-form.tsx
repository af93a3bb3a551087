import { useQueryClient } from '@tanstack/react-query'
import type { Shipment } from '@tower/contract/spending/orders.contract.ts'
import {
  maxCarrierLength,
  maxTrackingLength,
  type ShipmentStatus,
  shipmentStatuses,
  usualShipmentStatus,
} from '@tower/contract/spending/orders.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { orderCalls, orderQueries } from '../../../spending/orders/orders.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import desk from './order-desk.module.css'
import { useOrderAct, useOrderFault } from './use-order-act.ts'

export type ShipmentFormProps = {
  orderId: string
  /** The one that is changed; without it, it is a further one. */
  shipment: Shipment | undefined
  onClose: () => void
}

/** Who carries a parcel, under which number, and where it is. */
export function ShipmentForm({ orderId, shipment, onClose }: ShipmentFormProps) {
  const { one, shipmentStatuses: names } = useTexts('orders')
  const { shipment: texts } = useTexts('orderDesk')
  const toast = useToast()
  // Pressed again after a lost answer it is the same parcel.
  const key = useRef(crypto.randomUUID())
  const [carrier, setCarrier] = useState(shipment?.carrier ?? '')
  const [tracking, setTracking] = useState(shipment?.tracking ?? '')
  const [status, setStatus] = useState<ShipmentStatus>(shipment?.status ?? usualShipmentStatus)
  const { theirs, seenAt, look } = useTheirs(orderId, shipment)
  const save = useOrderAct(
    () =>
      orderCalls.ship({
        order_id: orderId,
        shipment_id: shipment?.id ?? null,
        carrier,
        tracking,
        status,
        ...(shipment ? { seen_updated_at: seenAt } : { request_key: key.current }),
      }),
    () => {
      toast({ text: texts.updated })
      onClose()
    },
    look,
  )
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(undefined)
  }
  return (
    <form ref={form} className={desk.box} onSubmit={submit} noValidate>
      {save.isError && <Refused error={save.error} theirs={theirs} />}
      <TextField
        label={one.carrier}
        optional
        maxLength={maxCarrierLength}
        autoComplete="off"
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <TextField
        label={one.tracking}
        optional
        code
        maxLength={maxTrackingLength}
        autoComplete="off"
        value={tracking}
        onChange={(event) => setTracking(event.target.value)}
      />
      <SelectField
        label={texts.status}
        value={status}
        onChange={(event) =>
          setStatus(shipmentStatuses.find((name) => name === event.target.value) ?? usualShipmentStatus)
        }
      >
        {shipmentStatuses.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </SelectField>
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
    </form>
  )
}

/** What a colleague saved since the form was opened. Once it is shown, saving again replaces it. */
function useTheirs(orderId: string, shipment: Shipment | undefined) {
  const client = useQueryClient()
  const [theirs, setTheirs] = useState<Shipment>()
  // What was looked at when the form opened; the list behind it is read anew by itself.
  const [opened] = useState(shipment?.updated_at)
  const look = async (error: unknown) => {
    setTheirs(undefined)
    if (!isCallError(error) || error.code !== 'orders.shipment_changed') return
    const { shipments } = await client.fetchQuery({ ...orderQueries.one(orderId), staleTime: 0 })
    setTheirs(shipments.find(({ id }) => id === shipment?.id))
  }
  return { theirs, seenAt: theirs?.updated_at ?? opened, look }
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, theirs }: { error: Error; theirs: Shipment | undefined }) {
  const { shipmentStatuses: names } = useTexts('orders')
  const { shipment: texts } = useTexts('orderDesk')
  const explain = useOrderFault(texts.failed, { 'orders.shipment_sent_before': texts.sentBefore })
  if (!theirs) return <Notice tone="danger">{explain(error)}</Notice>
  const words = [theirs.carrier, theirs.tracking, names[theirs.status]].filter(Boolean).join(', ')
  return <Notice tone="warning">{fillText(texts.meanwhile, { shipment: words })}</Notice>
}

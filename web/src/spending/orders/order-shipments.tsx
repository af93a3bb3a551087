import type { Shipment } from '@tower/contract/spending/orders.contract.ts'
import type { ReactNode } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { ShipmentChip } from './order-chip.tsx'
import styles from './orders.module.css'

export type OrderShipmentsProps = {
  shipments: readonly Shipment[]
  /** What may be done with each. */
  actionOf?: ((shipment: Shipment) => ReactNode) | undefined
}

/** The parcels of an order: who carries each, under which number, and where it is. */
export function OrderShipments({ shipments, actionOf }: OrderShipmentsProps) {
  const { one: texts } = useTexts('orders')
  const language = useLanguage()
  if (shipments.length === 0) return <p className={styles.quiet}>{texts.noShipments}</p>
  return (
    <ul className={styles.parcels}>
      {shipments.map((shipment) => (
        <li key={shipment.id} className={styles.parcel}>
          <div className={styles.parcelHead}>
            <b>{shipment.carrier || texts.noCarrier}</b>
            <ShipmentChip status={shipment.status} />
          </div>
          {shipment.tracking && <Tracking number={shipment.tracking} />}
          <p className={styles.quiet}>
            {fillText(texts.updated, { date: showTime(shipment.updated_at, 'dated', language) })}
          </p>
          {actionOf?.(shipment)}
        </li>
      ))}
    </ul>
  )
}

function Tracking({ number }: { number: string }) {
  const { one: texts } = useTexts('orders')
  const toast = useToast()
  const copy = async () => {
    // Some browsers refuse; then the number can still be marked by hand.
    const isCopied = await navigator.clipboard.writeText(number).then(
      () => true,
      () => false,
    )
    if (isCopied) toast({ text: texts.copied, forMs: 2_500 })
  }
  return (
    <p className={styles.tracking}>
      <span className="visually-hidden">{texts.tracking}</span>
      <code>{number}</code>
      <Button
        kind="ghost"
        iconOnly
        aria-label={`${texts.copyTracking} ${number}`}
        onClick={() => void copy()}
      >
        <CopyIcon />
      </Button>
    </p>
  )
}

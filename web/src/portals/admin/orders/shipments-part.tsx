import type { OrderDetails, Shipment } from '@tower/contract/spending/orders.contract.ts'
import { useEffect, useRef, useState } from 'react'
import { OrderShipments } from '../../../spending/orders/order-shipments.tsx'
import styles from '../../../spending/orders/orders.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import desk from './order-desk.module.css'
import { ShipmentForm } from './shipment-form.tsx'

/** The parcels of an order, each of which staff change, and the way to a further one. */
export function ShipmentsPart({ order }: { order: OrderDetails }) {
  const { one } = useTexts('orders')
  const { shipment: texts } = useTexts('orderDesk')
  const [open, setOpen] = useState<string>()
  const part = useRef<HTMLElement>(null)
  const opened = useRef<string>(undefined)
  // Without a mouse one goes on at the button that opened the form, once it stands there again.
  useEffect(() => {
    if (open === undefined && opened.current !== undefined)
      part.current?.querySelector<HTMLElement>(`[data-opens="${opened.current}"]`)?.focus()
    opened.current = open
  }, [open])
  const mayShip = order.status !== 'canceled'
  const edited = order.shipments.find(({ id }) => id === open)
  return (
    <section ref={part} className={styles.part} aria-label={one.shipments}>
      <h3>{one.shipments}</h3>
      <OrderShipments
        shipments={order.shipments}
        actionOf={mayShip ? (shipment) => <Edit shipment={shipment} onOpen={setOpen} /> : undefined}
      />
      {open === undefined && mayShip && (
        <div className={desk.buttons}>
          <Button data-opens="new" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        </div>
      )}
      {open !== undefined && (
        <ShipmentForm key={open} orderId={order.id} shipment={edited} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}

function Edit({ shipment, onOpen }: { shipment: Shipment; onOpen: (id: string) => void }) {
  const { shipment: texts } = useTexts('orderDesk')
  const name = shipment.tracking || shipment.carrier
  return (
    <div>
      <Button
        size="s"
        data-opens={shipment.id}
        aria-label={fillText(texts.editNamed, { name })}
        onClick={() => onOpen(shipment.id)}
      >
        {texts.edit}
      </Button>
    </div>
  )
}

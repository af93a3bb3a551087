import { hasLeft, type ShipmentStatus } from '@tower/contract/spending/orders.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { announceOrder } from './announce-order.ts'
import { mailTeacher } from './mail-teacher.ts'
import type { ShipmentRow } from './order-columns.queries.ts'
import { type HeldOrder, insertParcel, listParcels, type Parcel, updateParcel } from './orders.queries.ts'
import { recordNews } from './record-news.ts'
import { getOrder } from './read-order.ts'
import { requireOrder } from './require-open-order.ts'

export type UpsertShipment = {
  actor: Actor
  orderId: string
  /** Without it, it is a further shipment. */
  shipmentId: string | null
  carrier: string | null
  tracking: string | null
  status: ShipmentStatus
  /** When the one that is changed had last changed, as it was seen. */
  seenAt: Date | null
  requestKey: string | null
}

/** Staff write down what was shipped. When a parcel has left the store, its teacher is told, once. */
export function upsertShipment(services: Services, wish: UpsertShipment): Promise<ShipmentRow> {
  const { actor, orderId } = wish
  return services.database.transaction(async (tx) => {
    const at = services.clock.now()
    const order = await requireOrder(tx, orderId)
    if (order.status === 'canceled') throw new Refusal('orders.canceled')
    const { id, isSaved } = await saveParcel(tx, { ...wish, at })
    // The same form once more: what it did stands, and is told and written down already.
    if (isSaved) await tellOfParcel(tx, { order, parcelId: id, actor, at })
    const shown = (await getOrder(tx, orderId)).order.shipments.find((one) => one.id === id)
    if (!shown) throw new Error('a shipment was not kept')
    if (!isSaved && !isSame(shown, wish)) throw new Refusal('orders.shipment_sent_before')
    return shown
  })
}

type Said = Pick<ShipmentRow, 'carrier' | 'tracking' | 'status'>

/** Whether the form says what it said when it was sent before: what it changed since was not saved. */
function isSame(shown: Said, { carrier, tracking, status }: Pick<UpsertShipment, keyof Said>): boolean {
  return shown.carrier === (carrier ?? '') && shown.tracking === (tracking ?? '') && shown.status === status
}

type SavedParcel = { order: HeldOrder; parcelId: string; actor: Actor; at: Date }

async function tellOfParcel(tx: Tx, { order, parcelId, actor, at }: SavedParcel): Promise<void> {
  const { id: orderId, number, teacher_id: teacherId } = order
  const parcel = (await listParcels(tx, orderId)).find((one) => one.id === parcelId)
  if (!parcel) throw new Error('a shipment was not kept')
  if (hasLeft([parcel])) await mailTeacher(tx, order, shippedMail(parcel))
  if (order.status !== 'submitted') await recordNews(tx, order, at)
  await announceOrder(tx, { orderId, teacherId })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'orders.ship',
    targetKind: 'order',
    targetId: orderId,
    details: { number, shipment_id: parcelId, ...detailsOf(parcel) },
  })
}

async function saveParcel(
  tx: Tx,
  { shipmentId, seenAt, ...change }: UpsertShipment & { at: Date },
): Promise<{ id: string; isSaved: boolean }> {
  if (shipmentId === null) return insertParcel(tx, change)
  const known = (await listParcels(tx, change.orderId)).find(({ id }) => id === shipmentId)
  if (!known) throw new Refusal('orders.shipment_not_found')
  if (seenAt !== null && known.updated_at.getTime() !== seenAt.getTime()) {
    // Pressed again after a lost answer: all that it says stands already.
    if (isSame(known, change)) return { id: shipmentId, isSaved: false }
    throw new Refusal('orders.shipment_changed')
  }
  await updateParcel(tx, { ...change, id: shipmentId })
  return { id: shipmentId, isSaved: true }
}

const shippedMail = ({ id, carrier, tracking }: Parcel) =>
  ({ key: `shipped:${id}`, what: { outcome: 'shipped', carrier, tracking } }) as const

/** What a parcel is called stands with the order, and goes with its teacher: the log keeps what it is told for good. */
const detailsOf = ({ status }: Parcel) => ({ status })

import type { OrderStatus, ShipmentStatus } from '@tower/contract/spending/orders.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { ArrowIcon, CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons.tsx'

const looks = {
  submitted: { tone: 'info', icon: <ClockIcon size={14} />, outlined: false },
  paid: { tone: 'success', icon: <CheckIcon size={14} />, outlined: false },
  fulfilled: { tone: 'success', icon: <CheckIcon size={14} />, outlined: true },
  canceled: { tone: 'neutral', icon: <CloseIcon size={14} />, outlined: true },
} as const satisfies Record<OrderStatus, object>

/** What an order has come to, as sign and word. */
export function OrderChip({ status }: { status: OrderStatus }) {
  const { statuses } = useTexts('orders')
  return <Chip {...looks[status]}>{statuses[status]}</Chip>
}

const shipmentLooks = {
  label_created: { tone: 'neutral', icon: <ClockIcon size={14} />, outlined: false },
  in_transit: { tone: 'info', icon: <ArrowIcon size={14} />, outlined: false },
  delivered: { tone: 'success', icon: <CheckIcon size={14} />, outlined: true },
  exception: { tone: 'danger', icon: <WarningIcon size={14} />, outlined: false },
} as const satisfies Record<ShipmentStatus, object>

/** Where a parcel is, as sign and word. */
export function ShipmentChip({ status }: { status: ShipmentStatus }) {
  const { shipmentStatuses } = useTexts('orders')
  return <Chip {...shipmentLooks[status]}>{shipmentStatuses[status]}</Chip>
}

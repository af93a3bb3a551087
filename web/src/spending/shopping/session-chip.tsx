import type { SessionOrderStatus, SessionStatus } from '@tower/contract/spending/shopping.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { ArrowIcon, CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../ui/icons/icons.tsx'

type Look = Omit<ChipProps, 'children'>

const looks = {
  started: { tone: 'info', icon: <ClockIcon size={14} /> },
  authorized: { tone: 'warning', icon: <ClockIcon size={14} /> },
  captured: { tone: 'success', icon: <CheckIcon size={14} /> },
  failed: { tone: 'danger', icon: <WarningIcon size={14} /> },
  canceled: { tone: 'neutral', icon: <CloseIcon size={14} />, outlined: true },
} as const satisfies Record<SessionStatus, Look>

/** Where a session stands, as sign and word. */
export function SessionChip({ status }: { status: SessionStatus }) {
  const { statuses } = useTexts('shopping')
  return <Chip {...looks[status]}>{statuses[status]}</Chip>
}

const orderLooks = {
  pending: { tone: 'neutral', icon: <ClockIcon size={14} /> },
  confirmed: { tone: 'info', icon: <ClockIcon size={14} /> },
  shipped: { tone: 'info', icon: <ArrowIcon size={14} /> },
  delivered: { tone: 'success', icon: <CheckIcon size={14} />, outlined: true },
  canceled: { tone: 'neutral', icon: <CloseIcon size={14} />, outlined: true },
} as const satisfies Record<SessionOrderStatus | 'pending', Look>

/** What the store made of an order; of one without a word it is pending. */
export function SessionOrderChip({ status }: { status: SessionOrderStatus | null }) {
  const { orderStatuses } = useTexts('shopping')
  const shown = status ?? 'pending'
  return <Chip {...orderLooks[shown]}>{orderStatuses[shown]}</Chip>
}

const parcelLooks: Partial<Record<string, Look>> = {
  label_created: { tone: 'neutral', icon: <ClockIcon size={14} /> },
  in_transit: { tone: 'info', icon: <ArrowIcon size={14} /> },
  delivered: { tone: 'success', icon: <CheckIcon size={14} />, outlined: true },
  exception: { tone: 'danger', icon: <WarningIcon size={14} /> },
}

/** Where a parcel is; words that a store made up are shown as they are. */
export function ParcelChip({ status }: { status: string }) {
  const { shipmentStatuses } = useTexts('shopping')
  const word = shipmentStatuses[status as keyof typeof shipmentStatuses] ?? status
  return <Chip {...parcelLooks[status]}>{word}</Chip>
}

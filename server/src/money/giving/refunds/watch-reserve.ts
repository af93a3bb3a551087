import { dayOf } from '@tower/contract/org-days.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { Services } from '../../../services.ts'
import { isReserveLow } from '../../ledger/is-reserve-low.ts'
import { balanceOf } from '../../ledger/read-balance.ts'

/** Tells staff, once a day, that the reserve for refunds is below what the charity wants in it. */
export function watchReserve(services: Services): Promise<void> {
  return services.database.transaction(async (tx) => {
    if (!(await isReserveLow(services, tx))) return
    const cents = await balanceOf(tx, { kind: 'refund_reserve' })
    const amount = `${cents < 0 ? '−' : ''}${formatUsd(Math.abs(cents), { always2: true })}`
    const day = dayOf(services.clock.now())
    await notifyStaff(tx, {
      type: 'reserve_low',
      title: 'The reserve for refunds is low',
      message: `It holds ${amount}. Until it is filled, refunds and slots by hand take two people.`,
      dedupeKey: `reserve-low:${day}`,
    })
  })
}

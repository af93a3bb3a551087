import { readDeskAgain } from '../../../money/desk/desk.api.ts'
import { readPledgesAgain } from '../../../money/pledges/pledges.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useActFault } from '../use-act-fault.ts'

/** What acts about pledges have in common: why nothing was done, and what is read anew. */
export function usePledgeActs() {
  const texts = useTexts('pledges')
  return {
    failed: useActFault(texts.actFailed, {
      'pledges.changed': texts.changed,
      'pledges.installment_paid': texts.paidAlready,
      'pledges.gift_counted': texts.giftTaken,
      'pledges.reminded_lately': texts.remindedLately,
      'pledges.no_address': texts.notReminded.no_address,
      'pledges.closed': texts.notReminded.closed,
      'pledges.unproven': texts.notReminded.unproven,
      'pledges.stopped': texts.notReminded.stopped,
      'pledges.left': texts.notReminded.left,
      'pledges.days_alike': texts.form.daysAlike,
    }),
    makeStale: (client: Parameters<typeof readPledgesAgain>[0]) =>
      Promise.all([readPledgesAgain(client), readDeskAgain(client)]),
  }
}

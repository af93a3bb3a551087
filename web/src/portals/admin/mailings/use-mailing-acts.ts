import { readMailingsAgain } from '../../../outreach/mailings/mailings.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useActFault } from '../use-act-fault.ts'

/** What acts about mailings have in common: why nothing was done, and what is read anew. */
export function useMailingActs() {
  const { actFailed, form, refusals } = useTexts('mailings')
  return {
    failed: useActFault(actFailed, {
      'mailings.changed_meanwhile': refusals.changed,
      'mailings.readers_changed': refusals.readersChanged,
      'mailings.names_child': refusals.namesChild,
      'mailings.empty': refusals.empty,
      'mailings.not_waiting': refusals.notWaiting,
      'mailings.own': refusals.own,
      'mailings.over': refusals.over,
      'mailings.has_left': refusals.hasLeft,
      'mailings.key_used': refusals.keyUsed,
      'mailings.unseen': form.unseen,
      'mailings.try_left': refusals.tryLeft,
      'mailings.slot_not_found': refusals.slotNotFound,
    }),
    makeStale: readMailingsAgain,
  }
}

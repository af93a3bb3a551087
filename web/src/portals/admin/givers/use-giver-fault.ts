import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/** Why a giver or a receipt was not changed, in the visitor's language. */
export function useGiverFault(): (error: unknown) => string {
  const texts = useTexts('givers')
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.failedAct)
  const known = {
    'giving.donor_has_account': texts.hasAccount,
    'giving.donor_address_taken': texts.addressTaken,
    'giving.donor_needs_address': texts.emailKept,
    'giving.donor_changed': texts.changed,
    'giving.too_many_tags': texts.tooManyTags,
    'giving.donor_note_not_found': texts.noteGone,
    'giving.donor_same': texts.same,
    'giving.donor_not_found': texts.gone,
    'giving.no_receipt': texts.receipt.none,
    'giving.receipt_without_address': texts.receipt.againWrong,
    'giving.receipt_replaced': texts.receipt.replaced,
  }
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}

import { isCallError } from '../../../api/call-error.ts'
import { explainError, type RefusalWords } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

const overtaken = [
  'desk.payment_changed',
  'desk.refund_in_hand',
  'desk.refund_settled',
  'desk.payment_disputed',
]

/** Whether somebody or something else was first: what was decided here is void, and the payment shows why. */
export function isOvertaken(error: unknown): boolean {
  return isCallError(error) && overtaken.includes(error.code ?? '')
}

/** Whether the provider said no: that refund came to nothing, and the next one has a name of its own. */
export function isRefusedByProvider(error: unknown): boolean {
  return isCallError(error) && error.code === 'giving.refund_failed'
}

/**
 * Why nothing was done, in the visitor's language. Only of a refund something stays in hand. Where the answer is lost
 * nobody may say that nothing was done, unless nothing was asked for but a preview.
 */
export function useDeskFault(what: 'refund' | 'preview' | 'other' = 'other'): (error: unknown) => string {
  const { refund, order, review } = useTexts('payments')
  const {
    settled,
    notReceived,
    inFuture,
    refundOffline,
    fundTooSmall,
    twice,
    correction,
    donorDiffers,
    picture,
  } = useTexts('offline')
  const { waits } = useTexts('secondPerson')
  const admin = useTexts('admin')
  const failed = what === 'other' ? review.failed : refund.failed
  const unknown = { refund: refund.noAnswer, other: review.noAnswer, preview: refund.failed }
  const known: RefusalWords = {
    'desk.payment_changed': refund.changed,
    'desk.refund_in_hand': refund.inHand,
    'desk.payment_disputed': refund.disputed,
    'desk.refund_settled': order.settled,
    'approvals.waits': waits,
    'giving.refund_offline': refundOffline,
    'giving.refund_too_large': refund.tooLarge,
    'credits.refund_above_wallet': refund.aboveWallet,
    'giving.review_decided': review.decided,
    'giving.review_amount_differs': review.differs,
    'giving.review_only_returned': review.onlyBack,
    'giving.review_partly_returned': review.onlyBack,
    'giving.fund_too_small': fundTooSmall,
    'giving.offline_in_future': inFuture,
    'giving.offline_settled': settled,
    'giving.offline_looks_entered': twice,
    'giving.offline_donor_differs': donorDiffers,
    'giving.offline_changed': correction.changed,
    'giving.offline_erased': correction.erased,
    'giving.offline_needs_another': correction.needsAnother,
    'giving.offline_is_booked': correction.booked,
    'giving.offline_not_received': notReceived,
    'giving.picture_used': picture.used,
    'giving.picture_stays': picture.stays,
    'files.not_found': picture.gone,
    'server.unavailable': what === 'refund' ? refund.kept : failed,
  }
  const { refused, ...rest } = actErrors(admin, failed)
  const words = { ...rest, refused: { ...refused, ...known }, network: unknown[what] }
  return (error) => explainError(error, words)
}

import type { ReviewedPhoto } from '@tower/contract/spending/photos.contract.ts'
import { mostPhotoReasonCharacters, type PhotoOutcome } from '@tower/contract/spending/photos.ts'
import { explainError } from '../../../../api/explain-error.ts'
import { photoReviewCalls, readReviewAgain } from '../../../../spending/photos/photo-review.api.ts'
import { useAct } from '../../../../session/use-act.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import type { BulkAction } from '../../../../ui/list-page/bulk-bar.tsx'
import { actErrors } from '../../admin-errors.ts'

type Decision = { photo: ReviewedPhoto; outcome: PhotoOutcome; reason: string }

/** Decides on a photo. Whatever comes of it, the list is read again: whoever was second sees who decided. */
export function useDecision({ onDone, onSettled }: { onDone: () => void; onSettled: () => void }) {
  const texts = useTexts('photoReview')
  const said = { approved: texts.approved, rejected: texts.rejected, taken_down: texts.takenDown }
  return useAct(
    ({ photo, outcome, reason }: Decision) => {
      if (outcome === 'approved') return photoReviewCalls.approve(photo)
      const { reject, takeDown } = photoReviewCalls
      return outcome === 'rejected' ? reject(photo, reason) : takeDown(photo, reason)
    },
    {
      done: (_, { outcome }) => said[outcome],
      failed: useExplain(),
      failedIn: 'toast',
      onShown: onDone,
      onEnd: onSettled,
      makeStale: readReviewAgain,
    },
  )
}

/** What staff do with several photos. Each is asked for by itself, so that a refused one is named. */
export function usePhotoBulk(): BulkAction<ReviewedPhoto>[] {
  const { bulk: texts, reason, reasonMissing } = useTexts('photoReview')
  const explain = useExplain()
  return [
    {
      id: 'approve',
      label: texts.approve,
      confirm: { title: texts.title, text: texts.text, label: texts.label },
      run: (photo) => photoReviewCalls.approve(photo),
      explain,
    },
    {
      id: 'reject',
      label: texts.reject,
      destructive: true,
      confirm: { title: texts.rejectTitle, text: texts.rejectText, label: texts.rejectLabel },
      reason: { label: reason, required: true, missing: reasonMissing, maxLength: mostPhotoReasonCharacters },
      run: (photo, because) => photoReviewCalls.reject(photo, because),
      explain,
    },
  ]
}

function useExplain(): (error: unknown) => string {
  const { actFailed, needsStatement } = useTexts('photoReview')
  const admin = useTexts('admin')
  return (error) => {
    const { refused, ...rest } = actErrors(admin, actFailed)
    return explainError(error, { ...rest, refused: { ...refused, 'photos.no_statement': needsStatement } })
  }
}

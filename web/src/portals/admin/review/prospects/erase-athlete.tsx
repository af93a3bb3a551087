import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import { readGone } from '@tower/contract/people/nobody.ts'
import { maxErasureReasonLength } from '@tower/contract/people/account.ts'
import { useState } from 'react'
import { explainError } from '../../../../api/explain-error.ts'
import { personDataCalls } from '../../../../people/account/erasure.api.ts'
import { useProfile } from '../../../../session/route-guard.tsx'
import { useStepUp } from '../../../../session/step-up.tsx'
import { fillText } from '../../../../texts/fill-text.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import { readReviewsAgain } from './prospect-review.api.ts'

export type EraseAthleteProps = { prospect: ProspectReview; onDone: () => void }

/** A superadmin erases an athlete who has no account, once the family asked for it. Of whoever is gone nothing is left to erase. */
export function EraseAthlete({
  prospect: { id, first_name: first, last_name: last },
  onDone,
}: EraseAthleteProps) {
  const { erase: texts } = useTexts('prospectReview')
  const { role } = useProfile()
  const toast = useToast()
  const stepUp = useStepUp()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const erasing = useMutation({
    mutationFn: (reason: string) => stepUp(() => personDataCalls.eraseAthlete(id, reason)),
    onSuccess: () => {
      toast({ text: texts.done })
      onDone()
      return readReviewsAgain(client)
    },
  })
  const name = `${first} ${last}`
  if (role !== 'superadmin' || readGone(name)) return null
  const refused = { 'prospects.has_account': texts.hasAccount }
  return (
    <div>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {texts.ask}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        destructive
        onClose={() => setAsking(false)}
        title={fillText(texts.title, { name })}
        confirmLabel={texts.now}
        cancelLabel={texts.cancel}
        pending={erasing.isPending}
        typed={{ words: name, label: texts.typed }}
        reason={{
          label: texts.reason,
          required: true,
          missing: texts.reasonMissing,
          maxLength: maxErasureReasonLength,
        }}
        onConfirm={(reason) => erasing.mutate(reason)}
      >
        {erasing.isError && (
          <Notice tone="danger">{explainError(erasing.error, { refused, failed: texts.failed })}</Notice>
        )}
        <p>{texts.goes}</p>
        <p>{texts.unused}</p>
        <p>
          <strong>{texts.forGood}</strong>
        </p>
      </ConfirmDialog>
    </div>
  )
}

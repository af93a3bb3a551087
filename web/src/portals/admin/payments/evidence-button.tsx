import { useMutation } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { deskCalls } from '../../../money/desk/desk.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

/** What the bank is answered with, as one file. */
export function EvidenceButton({ paymentId }: { paymentId: string }) {
  const { dispute: texts } = useTexts('payments')
  const stepUp = useStepUp()
  const saving = useMutation({ mutationFn: () => stepUp(() => deskCalls.evidenceFile(paymentId)) })
  return (
    <>
      <p>{texts.evidenceText}</p>
      <div>
        <Button pending={saving.isPending} onClick={() => saving.mutate()}>
          <DownloadIcon /> {texts.evidence}
        </Button>
      </div>
      {saving.isError && (
        <Notice tone="danger">{explainError(saving.error, { failed: texts.evidenceFailed })}</Notice>
      )}
    </>
  )
}

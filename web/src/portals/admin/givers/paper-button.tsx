import { useMutation } from '@tanstack/react-query'
import { giverCalls } from '../../../money/desk/desk.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

type PaperButtonProps = {
  paymentId: string
  /** Says which one it is, among others. */
  number?: number | undefined
}

/** The receipt as its donor can have it, to print. */
export function PaperButton({ paymentId, number }: PaperButtonProps) {
  const { receipt: texts } = useTexts('givers')
  const language = useLanguage()
  const stepUp = useStepUp()
  const saving = useMutation({ mutationFn: () => stepUp(() => giverCalls.receiptFile(paymentId, language)) })
  return (
    <>
      <Button
        {...(number !== undefined && { size: 's' as const })}
        onClick={() => saving.mutate()}
        pending={saving.isPending}
      >
        <DownloadIcon /> {number === undefined ? texts.paper : fillText(texts.paperOf, { number })}
      </Button>
      {saving.isError && <Notice tone="danger">{texts.paperFailed}</Notice>}
    </>
  )
}

import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'

export type KeptNoticeProps = { form: { wasKept: boolean; discard: () => void } }

/** Says that what stands in the fields is not what is saved, and gives the way back to that. */
export function KeptNotice({ form: { wasKept, discard } }: KeptNoticeProps) {
  const { unsaved } = useTexts('kit')
  if (!wasKept) return null
  return (
    <Notice>
      {unsaved.text}{' '}
      <Button size="s" onClick={discard}>
        {unsaved.discard}
      </Button>
    </Notice>
  )
}

import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

export type WritingFailureProps = {
  story: { failure: string | undefined; isReturned: boolean; offersBuiltIn: boolean; runBuiltIn: () => void }
}

/** Why nothing was written, whether the credit came back, and what is built in where a provider failed. */
export function WritingFailure({ story }: WritingFailureProps) {
  const { writing: texts } = useTexts('storybookWizard')
  if (!story.failure) return null
  return (
    <Notice
      tone="danger"
      action={story.offersBuiltIn && <Button onClick={story.runBuiltIn}>{texts.builtIn}</Button>}
    >
      {story.failure} {story.isReturned && texts.returned}
    </Notice>
  )
}

import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { isBeingDrawn, type OwnStorybook } from '../storybooks.api.ts'

/** How far the pictures of a book are, while they are drawn and where some could not be. */
export function PictureProgress({ book }: { book: OwnStorybook }) {
  const { pictures: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  const { state, done, total } = book.pictures
  if (state === 'failed') return <Notice tone="danger">{texts.someFailed}</Notice>
  if (state === 'done') return <Text role="status">{texts.done}</Text>
  if (!isBeingDrawn(book)) return null
  const words =
    state === 'waiting' ? texts.waiting : fillCounted(texts.drawing, total, language, { done, total })
  return (
    <div role="status">
      <Text>{words}</Text>
      <progress value={done} max={Math.max(total, 1)} aria-label={words} />
    </div>
  )
}

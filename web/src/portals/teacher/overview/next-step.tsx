import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useOpenItems } from './use-open-items.ts'

/** What the teacher would do next, in one line under the greeting; nothing where nothing waits for them. */
export function NextStep() {
  const { open: texts } = useTexts('teacher')
  const next = useOpenItems().find(({ waitsFor }) => waitsFor === 'teacher')
  if (!next) return null
  return (
    <Notice tone="warning" announce={false} action={<ButtonLink to={next.to}>{texts.goOn}</ButtonLink>}>
      {next.words}
    </Notice>
  )
}

import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { StatusChip } from '../status-chip.tsx'
import { bookGrades } from './book-draft.ts'
import { BookPages } from './book-pages.tsx'
import type { StepProps } from './step-props.ts'
import { FoundWords } from './found-words.tsx'
import { PictureProgress } from './picture-progress.tsx'

/** The last step alone asks for consents: their code comes with it. */
const ReviewActs = lateInBrowser(() => import('./review-acts.tsx'))

/** The finished draft, page by page, before it goes to the editor. */
export default function ReviewStep({ book, draft: { typed, set }, students, save }: StepProps) {
  const { review: texts, details, story } = useTexts('storybookWizard')
  const { languages: names } = useTexts('storybooks')
  const grade = details.grades[bookGrades.findIndex((one) => one === typed.grade)] ?? typed.grade
  const languages = [typed.language, ...(typed.other === 'none' ? [] : [typed.other])]
  return (
    <Stack gap={5}>
      <Text tone="quiet">{texts.lead}</Text>
      <Facts
        items={[
          { name: details.title, value: typed.title },
          { name: texts.status, value: <StatusChip book={book} /> },
          { name: details.grade, value: grade || details.anyGrade },
          { name: texts.languages, value: languages.map((one) => names[one]).join(' + ') },
          { name: texts.count, value: fillText('{count}', { count: book.pages.length }) },
        ]}
      />
      <FoundWords
        told={[
          { id: 'title', where: details.title, text: typed.title, change: (title) => set({ title }) },
          {
            ...{ id: 'story', where: story.narrative, text: typed.narrative },
            change: (narrative) => set({ narrative }),
          },
        ]}
        students={students}
        language={typed.language}
        keptWords={typed.keptWords}
        onKeepWords={(keptWords) => set({ keptWords })}
      />
      <PictureProgress book={book} />
      <Stack gap={3}>
        <Text tone="quiet">{texts.acts}</Text>
        <ReviewActs book={book} save={save} />
      </Stack>
      {book.pages.length === 0 ? <Notice tone="warning">{texts.noPages}</Notice> : <BookPages book={book} />}
    </Stack>
  )
}

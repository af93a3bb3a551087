import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Form } from '../../../ui/form/use-form.ts'
import { FoundWords } from './found-words.tsx'
import type { QuickTyped } from './quick-book.ts'
import { toldCaptions, useCaptionChange } from './told-captions.ts'
import { storyPhotosQuery } from '../story-photos.api.ts'

/** What could tell who a child is, in all that the book is made from. */
export function QuickFound({
  form,
  students,
}: {
  form: Form<QuickTyped>
  students: readonly string[] | undefined
}) {
  const { notes: texts, details, photos } = useTexts('storybookWizard')
  const { data: own } = useQuery(storyPhotosQuery)
  const changeCaption = useCaptionChange()
  const { title, notes, photoIds, language, keptWords } = form.values
  return (
    <FoundWords
      told={[
        { id: 'title', where: details.title, text: title, change: (text) => form.set({ title: text }) },
        { id: 'notes', where: texts.notes, text: notes, change: (text) => form.set({ notes: text }) },
        ...toldCaptions(own, photoIds, photos.caption, changeCaption),
      ]}
      students={students}
      language={language}
      keptWords={keptWords}
      onKeepWords={(words) => form.set({ keptWords: words })}
    />
  )
}

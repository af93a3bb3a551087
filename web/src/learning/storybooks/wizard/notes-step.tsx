import { useQuery } from '@tanstack/react-query'
import { maxStorybookNotesLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import type { StepProps } from './step-props.ts'
import { FoundWords } from './found-words.tsx'
import { choosePhotos } from './book-draft.ts'
import { PhotoAttestations } from './photo-attestations.tsx'
import { PhotoChoice } from './photo-choice.tsx'
import { toldCaptions, useCaptionChange } from './told-captions.ts'
import { storyPhotosQuery } from '../story-photos.api.ts'

/** What happened, in the teacher's words, and the photos that show it. */
export function NotesStep({ draft: { typed, set, setTyped }, students, problem }: StepProps) {
  const { notes: texts, details, photos } = useTexts('storybookWizard')
  const { data: own } = useQuery(storyPhotosQuery)
  const changeCaption = useCaptionChange()
  return (
    <Stack gap={5}>
      <TextAreaField
        label={texts.notes}
        hint={texts.hint}
        rows={8}
        maxLength={maxStorybookNotesLength}
        value={typed.notes}
        onChange={(event) => set({ notes: event.target.value })}
      />
      <FoundWords
        told={[
          { id: 'title', where: details.title, text: typed.title, change: (title) => set({ title }) },
          { id: 'notes', where: texts.notes, text: typed.notes, change: (notes) => set({ notes }) },
          ...toldCaptions(own, typed.photoIds, photos.caption, changeCaption),
        ]}
        students={students}
        language={typed.language}
        keptWords={typed.keptWords}
        onKeepWords={(keptWords) => set({ keptWords })}
      />
      <PhotoChoice
        chosen={typed.photoIds}
        onChoose={(change) => setTyped((before) => choosePhotos(before, change(before.photoIds)))}
      />
      {typed.photoIds.length > 0 && (
        <PhotoAttestations
          attest={typed.attest}
          photoIds={typed.photoIds}
          onChange={(attest) => set({ attest })}
          problem={problem}
        />
      )}
    </Stack>
  )
}

import { useTexts } from '../../../texts/use-texts.ts'
import { SelectField, TextField } from '../../../ui/field/field.tsx'
import type { Form } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import type { StorybooksContext } from '../storybooks.api.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { type QuickTyped, readIds } from './quick-book.ts'

export type QuickPhotosProps = {
  form: Form<QuickTyped>
  context: StorybooksContext
  /** Several photos may arrive at once: each is added to what is there then. */
  setTyped: (change: (before: QuickTyped) => QuickTyped) => void
}

/** For which classroom the book is, and its photos; both can be named by their ids as well. */
export function QuickPhotos({ form, context: { classrooms }, setTyped }: QuickPhotosProps) {
  const { quick: texts } = useTexts('storybookWizard')
  const { photoIds, classroomId } = form.values
  const open = classrooms.filter((one) => one.storybooks_enabled)
  const isListed = open.some(({ id }) => id === classroomId)
  return (
    <Stack gap={5}>
      {open.length > 1 && (
        <SelectField label={texts.classroom} {...form.text('classroomId')}>
          {!isListed && <option value={classroomId}>{classroomId}</option>}
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <PhotoChoice
        isNeeded
        chosen={photoIds}
        onChoose={(change) => setTyped((before) => ({ ...before, photoIds: change(before.photoIds) }))}
        problem={form.problemOf('photoIds')}
      />
      <details open={form.problemOf('classroomId') !== undefined || undefined}>
        <summary>{texts.byId}</summary>
        <Stack above={3}>
          <TextField label={texts.classroomId} {...form.text('classroomId')} />
          <TextField
            label={texts.photoIds}
            hint={texts.photoIdsHint}
            defaultValue={photoIds.join(', ')}
            key={photoIds.join()}
            onBlur={(event) => form.set({ photoIds: readIds(event.target.value) })}
          />
        </Stack>
      </details>
    </Stack>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import {
  maxStorybookNotesLength,
  mostStorybookPhotos,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { inTurn, required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { type StorybooksContext, storybookQueries, type TakeCredit } from '../storybooks.api.ts'
import { firstDetails, isAttested, nothingAttested } from './book-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { PhotoAttestations } from './photo-attestations.tsx'
import { QuickFound } from './quick-found.tsx'
import { QuickPhotos, type QuickPhotosProps } from './quick-photos.tsx'
import { type QuickTyped, unless } from './quick-book.ts'
import { useStep } from './use-step.ts'
import { useWriteStory } from './use-write-story.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { WritingFailure } from './writing-failure.tsx'
import { makingCalls, type StoryNotice } from './wizard.api.ts'

/** Its steps, 0 to 2. */
const quickSteps = ['media', 'notes', 'privacy'] as const
type QuickStep = (typeof quickSteps)[number]

export type QuickWizardProps = {
  context: StorybooksContext
  students: readonly string[] | undefined
  takeCredit: TakeCredit
  onMade: (storybookId: string, notices: readonly StoryNotice[]) => void
}

/** A whole book in three steps: photos, notes, and what its teacher vouches for. */
export function QuickWizard({ context, students, takeCredit, onMade }: QuickWizardProps) {
  const { quick: texts, frame, story } = useTexts('storybookWizard')
  const language = useLanguage()
  const kept = useKeptForm<QuickTyped, null>(useTypingPlace('storybook.quick'), () => ({
    typed: {
      ...firstDetails(language, context.classroom?.grade_level),
      ...{ classroomId: context.classroom?.id ?? '', photoIds: [], notes: '', keptWords: [] },
      attest: nothingAttested,
    },
    seen: null,
  }))
  const step = useStep(quickSteps, 'media')
  const make = useMake({ typed: kept.typed, takeCredit, onMade, onDone: kept.settle })
  const isLast = step.id === 'privacy'
  const form = useForm<QuickTyped>({
    keptBy: kept,
    checks: useChecks(step.id),
    act: make,
    onSend: () => (isLast ? make.run() : step.go(step.current + 1)),
  })
  return (
    <form {...form.props}>
      <WizardFrame
        steps={quickSteps.map((id) => ({ id, title: texts.steps[id] }))}
        current={step.current}
        onGo={step.go}
        next={{ label: isLast ? texts.make : frame.next, pending: make.isPending }}
        // An address may lead past the first step: what it lacks is said here as well.
        failure={isLast ? (form.problemOf('photoIds') ?? form.problemOf('classroomId')) : undefined}
      >
        <StepFields id={step.id} form={form} context={context} setTyped={kept.setTyped} />
        {step.id !== 'media' && <QuickFound form={form} students={students} />}
        <WritingFailure story={make} />
        {make.isPending && (
          <>
            <Text role="status">{story.writing}</Text>
            <Skeleton lines={6} />
          </>
        )}
      </WizardFrame>
    </form>
  )
}

type StepFieldsProps = QuickPhotosProps & { id: QuickStep }

function StepFields({ id, form, context, setTyped }: StepFieldsProps) {
  const { notes } = useTexts('storybookWizard')
  if (id === 'media') return <QuickPhotos form={form} context={context} setTyped={setTyped} />
  if (id === 'privacy')
    return (
      <PhotoAttestations
        attest={form.values.attest}
        photoIds={form.values.photoIds}
        onChange={(attest) => form.set({ attest })}
        problem={form.problemOf('attest')}
      />
    )
  return (
    <Stack gap={5}>
      <TextAreaField
        label={notes.notes}
        hint={notes.hint}
        rows={8}
        maxLength={maxStorybookNotesLength}
        {...form.text('notes')}
      />
      <DetailsFields form={form} isTitleOptional />
    </Stack>
  )
}

/** What each step needs before it is left; the last one needs all. */
function useChecks(step: QuickStep) {
  const { quick: texts, photos, attest } = useTexts('storybookWizard')
  const media = {
    classroomId: required(texts.noClassroom),
    photoIds: inTurn<readonly string[], object>(
      required(texts.noPhoto),
      unless((ids) => ids.length <= mostStorybookPhotos, photos.tooMany),
    ),
  }
  if (step === 'notes') return {}
  return step === 'media' ? media : { ...media, attest: unless(isAttested, attest.missing) }
}

type Make = Pick<QuickWizardProps, 'takeCredit' | 'onMade'> & { typed: QuickTyped; onDone: () => void }

function useMake({ typed, takeCredit, onMade, onDone }: Make) {
  const { quick: texts } = useTexts('storybookWizard')
  const client = useQueryClient()
  const { classroomId, photoIds, notes, keptWords, attest, title, grade, reading, language, other, style } =
    typed
  return useWriteStory({
    ...{ takeCredit, classroomId, failed: texts.failed, words: typed },
    write: (keys) =>
      makingCalls.make({
        ...{ ...keys, classroomId, photoIds, teacherNotes: notes, attest, title: title.trim() || null },
        ...{ gradeLevel: grade || null, reading, language, style },
        kept_words: keptWords,
        other_language: other === 'none' || other === language ? null : other,
      }),
    onDone: ({ storybookId, item, notices }) => {
      client.setQueryData(storybookQueries.one(storybookId).queryKey, { item })
      onDone()
      onMade(storybookId, notices)
    },
  })
}

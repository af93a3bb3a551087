import { useQueryClient } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isCallError } from '../../../api/call-error.ts'
import { useAct } from '../../../session/use-act.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Row } from '../../../ui/layout/layout.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import {
  type OwnStorybook,
  readStorybooksAgain,
  storybookCalls,
  storybookQueries,
} from '../storybooks.api.ts'
import { type BookTyped, mayTellPhotos } from './book-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { NotesStep } from './notes-step.tsx'
import type { BookWizardProps } from './step-props.ts'
import { StoryStep } from './story-step.tsx'
import { type BookDraft, useBookDraft } from './use-book-draft.ts'
import { useStep } from './use-step.ts'
import { useWizardSteps, wizardSteps } from './use-wizard-steps.ts'
import { WizardFrame } from './wizard-frame.tsx'

// Come last, when the pages are there.
const PicturesStep = lateInBrowser(() => import('./pictures-step.tsx'))
const ReviewStep = lateInBrowser(() => import('./review-step.tsx'))

/** The full wizard on a book that is saved: every Continue saves, and the address says which book and which step. */
export function BookWizard(props: BookWizardProps) {
  const { book } = props
  const { frame, details, attest, refused: own } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const navigate = useNavigate()
  const draft = useBookDraft(book)
  const steps = useWizardSteps()
  const step = useStep(wizardSteps, usualStep(book))
  const save = useSave(book, draft)
  const isLast = step.id === 'review'
  const toEditor = () => navigate(paths.teacherStorybook({ storybookId: book.id }))
  const words = { refused: { ...refused, ...own }, makeStale: readStorybooksAgain }
  const goOn = useAct(save.run, {
    ...{ failed: { refused: words.refused, failed: frame.failed }, makeStale: readStorybooksAgain },
    onDone: () => (isLast ? toEditor() : step.go(step.current + 1)),
  })
  const leave = useAct(save.run, {
    ...{ failed: { refused: words.refused, failed: frame.saveFailed }, makeStale: readStorybooksAgain },
    ...{ done: frame.saved, onDone: () => navigate(paths.teacherStorybooks) },
  })
  const form = useForm<BookTyped>({
    keptBy: draft,
    checks: {
      ...(step.id === 'details' && { title: required(details.titleMissing) }),
      ...(step.id === 'notes' && {
        attest: () => (mayTellPhotos(draft.typed) ? undefined : attest.missing),
      }),
    },
    act: goOn,
    onSend: () => goOn.run(),
  })
  const Step = step.id === 'details' ? undefined : parts[step.id]
  return (
    <form {...form.props}>
      <WizardFrame
        steps={steps}
        current={step.current}
        onGo={step.go}
        next={{ label: isLast ? frame.toEditor : frame.next, pending: goOn.isPending }}
        failure={goOn.failure ?? leave.failure}
        aside={
          <Button kind="ghost" pending={leave.isPending} onClick={() => leave.run()}>
            {frame.saveDraft}
          </Button>
        }
      >
        {save.isBehind && <Behind draft={draft} book={book} onChosen={save.settle} />}
        {Step ? (
          <Step {...props} draft={draft} save={save.run} problem={form.problemOf('attest')} />
        ) : (
          <DetailsFields form={form} />
        )}
      </WizardFrame>
    </form>
  )
}

const parts = {
  notes: NotesStep,
  narrative: StoryStep,
  illustrations: PicturesStep,
  review: ReviewStep,
} as const

/** Where a book is gone on with that names no step. */
function usualStep({ pages, teacher_notes: notes }: OwnStorybook) {
  if (pages.length > 0) return 'review'
  return notes.trim() === '' ? 'notes' : 'narrative'
}

/** Saves what stands in the fields; what another window saved meanwhile is not written over unless that is chosen. */
function useSave(book: OwnStorybook, draft: BookDraft) {
  const client = useQueryClient()
  const [isBehind, setBehind] = useState(false)
  return {
    isBehind,
    run: async (): Promise<OwnStorybook> => {
      const change = draft.change()
      if (change === undefined) return book
      try {
        const { item } = await storybookCalls.update(book.id, { ...change, version: draft.seen })
        client.setQueryData(storybookQueries.one(book.id).queryKey, { item })
        draft.take(item)
        return item
      } catch (error) {
        if (isCallError(error) && error.code === 'storybooks.changed') setBehind(true)
        throw error
      }
    },
    /** It was chosen what stays. */
    settle: () => setBehind(false),
  }
}

type BehindProps = { draft: BookDraft; book: OwnStorybook; onChosen: () => void }

function Behind({ draft, book, onChosen }: BehindProps) {
  const { frame } = useTexts('storybookWizard')
  const choose = (what: () => void) => () => {
    what()
    onChosen()
  }
  return (
    <Notice tone="warning">
      <p>{frame.behind}</p>
      <Row>
        <Button size="s" onClick={choose(draft.insist)}>
          {frame.keepMine}
        </Button>
        <Button size="s" onClick={choose(() => draft.take(book))}>
          {frame.takeOther}
        </Button>
      </Row>
    </Notice>
  )
}

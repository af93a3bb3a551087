import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@tower/contract/pages.ts'
import { useAct } from '../../../session/use-act.ts'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { readStorybooksAgain, type StorybooksContext } from '../storybooks.api.ts'
import { type BookDetails, detailsBody, firstDetails } from './book-draft.ts'
import { DetailsFields } from './details-fields.tsx'
import { FoundWords } from './found-words.tsx'
import { useWizardSteps } from './use-wizard-steps.ts'
import { WizardFrame } from './wizard-frame.tsx'
import { makingCalls } from './wizard.api.ts'

export type BeginBookProps = {
  context: StorybooksContext
  students: readonly string[] | undefined
}

/** The first step of the full wizard, before the book is saved for the first time. */
export function BeginBook({ context: { classroom }, students }: BeginBookProps) {
  const { details: texts, frame, refused: own } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const navigate = useNavigate()
  const language = useLanguage()
  const steps = useWizardSteps()
  const key = useRef(crypto.randomUUID())
  const kept = useKeptForm<BookDetails, null>(useTypingPlace('storybook.new'), () => ({
    typed: firstDetails(language, classroom?.grade_level),
    seen: null,
  }))
  const begin = useAct(
    (typed: BookDetails) =>
      makingCalls.create({
        ...{ ...detailsBody(typed), classroom_id: classroom?.id, idempotency_key: key.current },
      }),
    {
      failed: { refused: { ...refused, ...own }, failed: frame.failed },
      onDone: ({ item }) => {
        kept.settle()
        key.current = crypto.randomUUID()
        return navigate(`${paths.teacherNewStorybook}?book=${item.id}&step=notes`, { replace: true })
      },
      makeStale: readStorybooksAgain,
    },
  )
  const form = useForm<BookDetails>({
    keptBy: kept,
    checks: { title: required(texts.titleMissing) },
    act: begin,
    onSend: begin.run,
  })
  const { title, language: inLanguage } = form.values
  return (
    <form {...form.props}>
      <WizardFrame
        steps={steps}
        current={0}
        onGo={() => undefined}
        next={{ label: frame.next, pending: begin.isPending }}
        failure={begin.failure}
      >
        <DetailsFields form={form} />
        <FoundWords
          told={[
            { id: 'title', where: texts.title, text: title, change: (text) => form.set({ title: text }) },
          ]}
          students={students}
          language={inLanguage}
        />
      </WizardFrame>
    </form>
  )
}

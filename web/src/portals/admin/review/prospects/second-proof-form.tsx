import { maxReviewReasonLength } from '@tower/contract/people/prospects.ts'
import { useAct } from '../../../../session/use-act.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextAreaField } from '../../../../ui/field/field.tsx'
import { required } from '../../../../ui/form/form-checks.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Row, Stack } from '../../../../ui/layout/layout.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { noteSecondProof, readReviewsAgain } from './prospect-review.api.ts'

/** Staff note how they made sure that a guardian is another person than the keeper. */
export function SecondProofForm({ prospectId, guardianId }: { prospectId: string; guardianId: string }) {
  const { secondProof: texts, actFailed } = useTexts('prospectReview')
  const note = useAct(
    ({ proof }: { proof: string }) => noteSecondProof({ prospectId, guardianId }, proof.trim()),
    {
      done: texts.done,
      failed: actFailed,
      makeStale: readReviewsAgain,
    },
  )
  const form = useForm({
    first: { proof: '' },
    checks: { proof: required(texts.missing) },
    act: note,
    onSend: note.run,
  })
  return (
    <Stack as="form" {...form.props}>
      <p>{texts.says}</p>
      <TextAreaField label={texts.label} rows={2} maxLength={maxReviewReasonLength} {...form.text('proof')} />
      {note.failure && <Notice tone="danger">{note.failure}</Notice>}
      <Row>
        <Button type="submit" pending={note.isPending}>
          {texts.save}
        </Button>
      </Row>
    </Stack>
  )
}

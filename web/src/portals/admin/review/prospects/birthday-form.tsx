import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import { maxReviewReasonLength } from '@tower/contract/people/prospects.ts'
import { explainError } from '../../../../api/explain-error.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/field/field.tsx'
import { required } from '../../../../ui/form/form-checks.ts'
import { useForm } from '../../../../ui/form/use-form.ts'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import styles from '../photos/photos.module.css'
import { correctBirthday, readReviewsAgain } from './prospect-review.api.ts'

type BirthdayFormProps = { prospect: ProspectReview; onSaved: () => void }

/** Staff give or correct a birthday, with the reason: it decides whose word counts, so it is in the log. */
export function BirthdayForm({ prospect: { id, born_on: was }, onSaved }: BirthdayFormProps) {
  const { birthday: texts } = useTexts('prospectReview')
  const client = useQueryClient()
  const toast = useToast()
  const correcting = useMutation({
    mutationFn: ({ day, reason }: { day: string; reason: string }) =>
      correctBirthday(id, { was, born_on: day, reason: reason.trim() }),
    onSuccess: () => {
      toast({ text: texts.done })
      onSaved()
      return readReviewsAgain(client)
    },
  })
  const form = useForm({
    first: { day: was ?? '', reason: '' },
    checks: { day: required(texts.dayMissing), reason: required(texts.reasonMissing) },
    act: correcting,
    onSend: correcting.mutate,
  })
  const failure =
    correcting.error &&
    explainError(correcting.error, {
      refused: { 'prospects.birthday_impossible': texts.impossible, 'prospects.changed': texts.changed },
      failed: texts.failed,
    })
  return (
    <details>
      <summary>{was === null ? texts.give : texts.correct}</summary>
      <form className={styles.parts} {...form.props}>
        <p className={styles.quiet}>{texts.says}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <TextField type="date" label={texts.day} {...form.text('day')} />
        <TextField label={texts.reason} maxLength={maxReviewReasonLength} {...form.text('reason')} />
        <Button type="submit" pending={correcting.isPending}>
          {texts.save}
        </Button>
      </form>
    </details>
  )
}

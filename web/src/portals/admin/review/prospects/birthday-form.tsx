import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProspectReview } from '@tower/contract/people/prospect-reviews.contract.ts'
import { maxReviewReasonLength } from '@tower/contract/people/prospects.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../../../api/explain-error.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/field/field.tsx'
import { Notice } from '../../../../ui/notice/notice.tsx'
import { useToast } from '../../../../ui/toast/toast-region.tsx'
import styles from '../photos/photos.module.css'
import { correctBirthday, readReviewsAgain } from './prospect-review.api.ts'

/** Staff give or correct a birthday, with the reason: it decides whose word counts, so it is in the log. */
export function BirthdayForm({ prospect: { id, born_on: was } }: { prospect: ProspectReview }) {
  const { birthday: texts } = useTexts('prospectReview')
  const client = useQueryClient()
  const toast = useToast()
  const [day, setDay] = useState(was ?? '')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const correcting = useMutation({
    mutationFn: () => correctBirthday(id, { was, born_on: day, reason: reason.trim() }),
    onSuccess: () => {
      toast({ text: texts.done })
      return readReviewsAgain(client)
    },
  })
  const isComplete = day !== '' && reason.trim() !== ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isComplete && !correcting.isPending) correcting.mutate()
  }
  const failure =
    correcting.error &&
    explainError(correcting.error, {
      refused: { 'prospects.birthday_impossible': texts.impossible, 'prospects.changed': texts.changed },
      failed: texts.failed,
    })
  return (
    <details>
      <summary>{was === null ? texts.give : texts.correct}</summary>
      <form className={styles.parts} noValidate onSubmit={send}>
        <p className={styles.quiet}>{texts.says}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <TextField
          type="date"
          label={texts.day}
          value={day}
          error={isTried && day === '' ? texts.dayMissing : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          label={texts.reason}
          maxLength={maxReviewReasonLength}
          value={reason}
          error={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" pending={correcting.isPending}>
          {texts.save}
        </Button>
      </form>
    </details>
  )
}

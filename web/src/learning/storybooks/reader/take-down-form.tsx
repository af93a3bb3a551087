import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { fieldsOfAnswer } from '../../../ui/form/fields-of-answer.ts'
import type { FormAnswer } from '../../../ui/form/form-answer.ts'
import { FormProblems } from '../../../ui/form/form-problems.tsx'
import styles from './book-reader.module.css'

/** A family's way to have a book hidden at once. It opens and is sent without a script. */
export function TakeDownForm({ answer }: { answer: FormAnswer | undefined }) {
  const { takeDown: texts } = useTexts('bookReader')
  const isSending = useNavigation().formMethod === 'POST'
  const field = fieldsOfAnswer(answer, 'take-down')
  return (
    <details className={styles.takeDown} id="take-down" open={answer !== undefined}>
      <summary>{texts.link}</summary>
      <p>{texts.lead}</p>
      <Form method="post" className={styles.form}>
        <FormProblems answer={answer} prefix="take-down" />
        <TextAreaField label={texts.reason} optional rows={2} maxLength={1_000} {...field('reason')} />
        <TextField label={texts.email} optional type="email" maxLength={320} {...field('email')} />
        <Button type="submit" kind="danger-solid" pending={isSending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </Form>
    </details>
  )
}

import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import type { FormAnswer } from '../../../ui/form/form-answer.ts'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Honeypot } from '../../../ui/honeypot/honeypot.tsx'
import styles from './program.module.css'

/** One field and one button; a second, hidden field catches programs. */
export function FollowForm({ answer }: { answer: FormAnswer | undefined }) {
  const { follow } = useTexts('programs').coming
  const isSending = useNavigation().formMethod === 'POST'
  if (answer?.outcome === 'done') return <FormDone>{follow.done}</FormDone>
  return (
    <Form method="post" preventScrollReset noValidate>
      {answer?.failure && <Notice tone="danger">{answer.failure}</Notice>}
      <div className={styles.follow}>
        <TextField
          label={follow.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
          defaultValue={answer?.values.email}
          error={answer?.faults.email}
          required
        />
        <Honeypot />
        <Button type="submit" kind="primary" pending={isSending} pendingLabel={follow.pending}>
          {follow.button}
        </Button>
      </div>
    </Form>
  )
}

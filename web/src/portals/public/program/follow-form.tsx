import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './program.module.css'

/** What became of somebody's wish to be told. */
export type FollowAnswer = { outcome: 'done' } | { outcome: 'refused'; email: string; message: string }

/** One field and one button; a second, hidden field catches programs. */
export function FollowForm({ answer }: { answer: FollowAnswer | undefined }) {
  const { follow, trap } = useTexts('programs').coming
  const isSending = useNavigation().formMethod === 'POST'
  if (answer?.outcome === 'done') return <Notice tone="success">{follow.done}</Notice>
  return (
    <Form method="post" className={styles.follow} preventScrollReset noValidate>
      <TextField
        label={follow.email}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        defaultValue={answer?.email}
        error={answer?.message}
        required
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" kind="primary" pending={isSending} pendingLabel={follow.pending}>
        {follow.button}
      </Button>
    </Form>
  )
}

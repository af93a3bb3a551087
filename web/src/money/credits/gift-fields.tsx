import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './credits.module.css'
import { keepDigits } from './read-typed-credits.ts'

export type GiftFieldsProps = {
  title: string
  credits: string
  onCredits: (text: string) => void
  /** Why it was not sent. */
  failure: string | undefined
  /** What the last gift came to. */
  done?: string | undefined
  pending: boolean
  onSubmit: () => void
  /** Whom it is for. */
  children: ReactNode
}

/** What every form has by which a sponsor gives credits. */
export function GiftFields(props: GiftFieldsProps) {
  const { gift } = useTexts('credits')
  const { title, credits, onCredits, failure, done, pending, onSubmit, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) onSubmit()
  }
  return (
    <Card title={title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.note}>{gift.note}</p>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {done && !failure && <Notice tone="success">{done}</Notice>}
        {children}
        <TextField
          label={gift.amount}
          name="credits"
          inputMode="numeric"
          min={1}
          step={1}
          autoComplete="off"
          value={credits}
          onChange={(event) => onCredits(keepDigits(event.target.value))}
        />
        <div className={styles.end}>
          <Button kind="primary" type="submit" pending={pending} pendingLabel={gift.pending}>
            {gift.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** A teacher named by their address. */
export function TeacherEmailField({ email, onType }: { email: string; onType: (email: string) => void }) {
  const { gift } = useTexts('credits')
  return (
    <TextField
      label={gift.email}
      name="teacher-email"
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={email}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

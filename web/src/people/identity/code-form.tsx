import { type FormEvent, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { MailIcon } from '../../ui/icons/icons.tsx'
import styles from './code-form.module.css'
import FailureNotice from './failure-notice.tsx'
import type { Portal } from './portal-choice.ts'
import { clockTime, type Failure } from './sign-in-words.ts'
import { useCountdown } from './use-countdown.ts'

export type CodeFormProps = {
  /** Names the button; without a door it is plain. */
  portal: Portal | undefined
  /** What the button says where it opens no portal. */
  label?: string
  /** Redeems the code; gives what went wrong. */
  onCode: (code: string) => Promise<Failure | undefined>
  /** Sends another mail; gives what went wrong. */
  onSendAgain: () => Promise<Failure | undefined>
  onOtherEmail: () => void
}

const waitSeconds = 60

/** The mail is on its way: type its code here, or open its link on any device. */
export default function CodeForm({ portal, label, onCode, onSendAgain, onOtherEmail }: CodeFormProps) {
  const { sent } = useTexts('signIn')
  const [code, setCode] = useState('')
  const { failure, fault, pending, submit } = useRedeem(code, onCode)
  return (
    <>
      <p className={styles.both} role="status">
        <MailIcon size={22} />
        {sent.both}
      </p>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {failure && <FailureNotice failure={failure} />}
        <TextField
          label={sent.code}
          className={styles.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          error={fault}
          onChange={(event) => setCode(digitsOf(event.target.value))}
        />
        <Button kind="primary" size="l" block type="submit" pending={pending}>
          {label ?? sent.submit[portal ?? 'admin']}
        </Button>
      </form>
      <div className={styles.ways}>
        <SendAgain onSendAgain={onSendAgain} />
        <Button kind="ghost" onClick={onOtherEmail}>
          {sent.other}
        </Button>
      </div>
    </>
  )
}

/** A code as it comes out of a mail, with spaces or dashes in it. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 6)
}

function useRedeem(code: string, onCode: CodeFormProps['onCode']) {
  const { errors } = useTexts('signIn')
  const [failure, setFailure] = useState<Failure>()
  const [pending, setPending] = useState(false)

  async function redeem(form: HTMLFormElement) {
    if (code.length === 6) {
      setPending(true)
      setFailure(await onCode(code))
      setPending(false)
    } else setFailure({ words: errors.code })
    const control = form.elements.namedItem('code')
    if (control instanceof HTMLElement) control.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void redeem(event.currentTarget)
  }
  // What is wrong with the code is said at the code, what has to be waited for above it.
  const isWait = failure?.waitSeconds !== undefined
  return {
    failure: isWait ? failure : undefined,
    fault: isWait ? undefined : failure?.words,
    pending,
    submit,
  }
}

function SendAgain({ onSendAgain }: Pick<CodeFormProps, 'onSendAgain'>) {
  const { sent } = useTexts('signIn')
  const { seconds, restart } = useCountdown(waitSeconds)
  const [words, setWords] = useState('')
  const isSending = useRef(false)

  async function sendAgain() {
    if (isSending.current) return
    isSending.current = true
    const failure = await onSendAgain()
    isSending.current = false
    restart(failure?.waitSeconds)
    setWords(failure?.words ?? sent.sentAgain)
  }
  return (
    <div>
      {seconds > 0 ? (
        <span className={styles.wait}>{fillText(sent.againIn, { time: clockTime(seconds) })}</span>
      ) : (
        <Button kind="ghost" onClick={() => void sendAgain()}>
          {sent.again}
        </Button>
      )}
      <p role="status">{words}</p>
    </div>
  )
}

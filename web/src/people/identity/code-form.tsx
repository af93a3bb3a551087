import type { Role } from '@tower/contract/access.ts'
import { type FormEvent, useState } from 'react'
import { signInWithCode } from '../../session/sign-in.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import styles from './code-form.module.css'
import type { Portal } from './portal-choice.ts'
import { redeemFailure } from './sign-in-words.ts'
import { useCountdown } from './use-countdown.ts'

export type CodeFormProps = {
  email: string
  portal: Portal
  onSignedIn: (role: Role | null) => void
  /** Sends another mail; gives what went wrong. */
  onSendAgain: () => Promise<string | undefined>
  onOtherEmail: () => void
}

const waitSeconds = 60

/** The mail is on its way: type its code here, or open its link on any device. */
export default function CodeForm({ email, portal, onSignedIn, onSendAgain, onOtherEmail }: CodeFormProps) {
  const { sent } = useTexts('signIn')
  const [code, setCode] = useState('')
  const { fault, pending, submit } = useRedeem(email, code, onSignedIn)
  return (
    <>
      <p className={styles.both} role="status">
        <MailIcon size={22} />
        {sent.both}
      </p>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
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
          {sent.submit[portal]}
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

function useRedeem(email: string, code: string, onSignedIn: CodeFormProps['onSignedIn']) {
  const { errors } = useTexts('signIn')
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)

  async function redeem() {
    if (code.length !== 6) return setFault(errors.code)
    setPending(true)
    try {
      const { session, error } = await signInWithCode(email, code)
      if (error) setFault(redeemFailure(error, errors, errors.codeWrong))
      else onSignedIn((session?.user.app_metadata.role as Role | undefined) ?? null)
    } catch {
      setFault(errors.network)
    }
    setPending(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!pending) void redeem()
  }
  return { fault, pending, submit }
}

function SendAgain({ onSendAgain }: Pick<CodeFormProps, 'onSendAgain'>) {
  const { sent } = useTexts('signIn')
  const { seconds, restart } = useCountdown(waitSeconds)
  const [words, setWords] = useState('')

  async function sendAgain() {
    restart()
    setWords((await onSendAgain()) ?? sent.sentAgain)
  }
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <div>
      {seconds > 0 ? (
        <span className={styles.wait}>{fillText(sent.againIn, { time })}</span>
      ) : (
        <Button kind="ghost" onClick={() => void sendAgain()}>
          {sent.again}
        </Button>
      )}
      <p role="status">{words}</p>
    </div>
  )
}

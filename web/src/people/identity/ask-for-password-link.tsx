import { paths } from '@tower/contract/pages.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { redeemPasswordCode, requestPasswordLink } from '../../session/sign-in.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { rememberAsked } from './asked-for.ts'
import { beginPasswordReset } from './begin-password-reset.ts'
import CodeForm from './code-form.tsx'
import FailureNotice from './failure-notice.tsx'
import styles from './link-trouble.module.css'
import { type Failure, linkFailure, redeemFailure } from './sign-in-words.ts'

export type AskForPasswordLinkProps = {
  /** The server wanted a newer proof than the last link was. */
  isRefused: boolean
  /** The code of the mail was right. */
  onArrived: () => void
}

/** Asks for the mail with the link and its code. Every address gets the same answer. */
export default function AskForPasswordLink({ isRefused, onArrived }: AskForPasswordLinkProps) {
  const { reset, email: label, sending } = useTexts('signIn')
  const { fault, failure, pending, sentTo, submit, send, startOver } = useAsk()
  const redeem = useCode(onArrived)
  if (sentTo !== undefined) {
    return (
      <>
        <Lead className={styles.address}>{fillText(reset.sent, { email: sentTo })}</Lead>
        <CodeForm
          portal={undefined}
          label={reset.useCode}
          onCode={(code) => redeem(sentTo, code)}
          onSendAgain={() => send(sentTo)}
          onOtherEmail={startOver}
        />
      </>
    )
  }
  return (
    <>
      <Lead>{reset.askLead}</Lead>
      {isRefused && (
        <Notice tone="warning" className={styles.notice}>
          {reset.tooLate}
        </Notice>
      )}
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {failure && <FailureNotice failure={failure} />}
        <TextField
          label={label}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fault}
        />
        <Button kind="primary" size="l" block type="submit" pending={pending} pendingLabel={sending}>
          {reset.ask}
        </Button>
      </form>
    </>
  )
}

function useAsk() {
  const { errors } = useTexts('signIn')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [pending, setPending] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  async function send(email: string): Promise<Failure | undefined> {
    rememberAsked(email)
    const refused = await requestPasswordLink(email, window.location.origin + paths.resetPassword)
    return refused && linkFailure(refused, errors)
  }
  async function ask(control: HTMLInputElement) {
    const email = control.value.trim()
    setFault(email === '' ? errors.email : undefined)
    if (email === '') return control.focus()
    setPending(true)
    const refused = await send(email)
    setPending(false)
    setFailure(refused)
    if (!refused) setSentTo(email)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void ask(event.currentTarget.elements.namedItem('email') as HTMLInputElement)
  }
  return { fault, failure, pending, sentTo, submit, send, startOver: () => setSentTo(undefined) }
}

function useCode(onArrived: () => void) {
  const { errors } = useTexts('signIn')
  const navigate = useNavigate()
  return async (email: string, code: string): Promise<Failure | undefined> => {
    const { session, fault } = await redeemPasswordCode(email, code)
    if (fault) return redeemFailure(fault, errors, errors.codeWrong)
    if (!session) return { words: errors.noToken }
    const to = await beginPasswordReset(session.user.id)
    if (to === paths.resetPassword) onArrived()
    else void navigate(to, { replace: true })
  }
}

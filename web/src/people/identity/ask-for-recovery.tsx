import { type FormEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { requestRecovery } from '../../session/sign-in.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Lead } from '../../ui/section.tsx'
import { rememberAsked } from './asked-for.ts'
import FailureNotice from './failure-notice.tsx'
import styles from './link-trouble.module.css'
import { type Failure, linkFailure } from './sign-in-words.ts'

/** Asks for the mail with the link. Every address gets the same answer. */
export default function AskForRecovery({ isRefused }: { isRefused: boolean }) {
  const { reset, email: label, sending } = useTexts('signIn')
  const { fault, failure, pending, sentTo, submit } = useAsk()
  if (sentTo !== undefined) {
    return (
      <Notice tone="success" className={styles.notice}>
        <span className={styles.address}>{fillText(reset.sent, { email: sentTo })}</span>
      </Notice>
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

  async function ask(control: HTMLInputElement) {
    const email = control.value.trim()
    setFault(email === '' ? errors.email : undefined)
    if (email === '') return control.focus()
    setPending(true)
    rememberAsked(email)
    const refused = await requestRecovery(email, window.location.origin + paths.resetPassword)
    setPending(false)
    if (refused) setFailure(linkFailure(refused, errors))
    else setSentTo(email)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void ask(event.currentTarget.elements.namedItem('email') as HTMLInputElement)
  }
  return { fault, failure, pending, sentTo, submit }
}

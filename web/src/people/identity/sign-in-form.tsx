import { type FormEvent, type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { MailIcon } from '../../ui/icons/icons.tsx'
import type { Portal } from './portal-choice.ts'
import { PortalDoors } from './portal-doors.tsx'
import styles from './sign-in-form.module.css'
import type { Failure } from './sign-in-words.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'

const FailureNotice = lateInBrowser(() => import('./failure-notice.tsx'))

export type Typed = { email: string; password: string }

export type SignInFormProps = {
  portal: Portal
  onChoosePortal: (portal: Portal) => void
  /** What stands in the fields at first. */
  start: Typed
  /** Does what the door asks for; gives what went wrong. */
  onSubmit: (typed: Typed) => Promise<Failure | undefined>
  /** What else the admins' door offers. */
  forgot: ReactNode
}

type Faults = { email?: string; password?: string; form?: Failure }

/**
 * The door and the key: a mailed link for sponsors and teachers, a password for staff. The fields are the
 * browser's own, so that what was typed or filled in before the script came is what is sent.
 */
export function SignInForm({ portal, onChoosePortal, start, onSubmit, forgot }: SignInFormProps) {
  const texts = useTexts('signIn')
  const { faults, pending, submit } = useSubmit(portal, onSubmit)
  const isAdmin = portal === 'admin'
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <PortalDoors value={portal} onChoose={onChoosePortal} />
      {faults.form && <FailureNotice failure={faults.form} />}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={start.email}
        error={faults.email}
      />
      {isAdmin && (
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          defaultValue={start.password}
          error={faults.password}
        />
      )}
      <Button
        kind="primary"
        size="l"
        block
        type="submit"
        pending={pending}
        pendingLabel={isAdmin ? texts.signingIn : texts.sending}
      >
        {isAdmin ? texts.signInAdmin : texts.sendLink}
      </Button>
      <noscript>
        <p>{texts.needsScript}</p>
      </noscript>
      {isAdmin ? (
        forgot
      ) : (
        <div className={styles.notes}>
          <MailIcon />
          <p>
            {texts.scannerNote} {texts.othersNote}
          </p>
        </div>
      )}
    </form>
  )
}

function useSubmit(portal: Portal, onSubmit: SignInFormProps['onSubmit']) {
  const { errors } = useTexts('signIn')
  const [faults, setFaults] = useState<Faults>({})
  const [pending, setPending] = useState(false)

  async function send(form: HTMLFormElement) {
    const read = (name: string) => (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
    const [email, password] = [read('email').trim(), read('password')]
    const found: Faults = {
      ...(email === '' && { email: errors.email }),
      ...(portal === 'admin' && password === '' && { password: errors.password }),
    }
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) return (form.elements.namedItem(first) as HTMLElement).focus()
    setPending(true)
    // A part that could not be loaded is a lost connection.
    const failure = await onSubmit({ email, password }).catch(() => ({ words: errors.network }))
    setPending(false)
    if (failure) setFaults({ form: failure })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void send(event.currentTarget)
  }
  return { faults, pending, submit }
}

import type { Role } from '@tower/contract/access.ts'
import { isStaff } from '@tower/contract/access.ts'
import { type FormEvent, useState } from 'react'
import { requestSignInLink, signInWithPassword } from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Portal } from './portal-choice.ts'
import { PortalDoors } from './portal-doors.tsx'
import styles from './sign-in-form.module.css'
import { linkFailure, passwordFailure } from './sign-in-words.ts'

export type SignInFormProps = {
  portal: Portal
  onChoosePortal: (portal: Portal) => void
  email: string
  onEmail: (email: string) => void
  password: string
  onPassword: (password: string) => void
  /** Where the mailed link leads. */
  callbackUrl: string
  onLinkSent: (email: string) => void
  onSignedIn: (role: Role | null) => void
}

type Faults = { email?: string; password?: string; form?: string }

/** The door and the key: a mailed link for sponsors and teachers, a password for staff. */
export function SignInForm(props: SignInFormProps) {
  const { portal, onChoosePortal, email, onEmail, password, onPassword } = props
  const texts = useTexts('signIn')
  const { faults, pending, submit } = useSubmit(props)
  const isAdmin = portal === 'admin'
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <PortalDoors value={portal} onChoose={onChoosePortal} />
      {faults.form && <Notice tone="danger">{faults.form}</Notice>}
      <TextField
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={faults.email}
        onChange={(event) => onEmail(event.target.value)}
      />
      {isAdmin && (
        <TextField
          label={texts.password}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={faults.password}
          onChange={(event) => onPassword(event.target.value)}
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
      {!isAdmin && <LinkNotes />}
    </form>
  )
}

function LinkNotes() {
  const texts = useTexts('signIn')
  return (
    <div className={styles.notes}>
      <MailIcon />
      <p>
        {texts.scannerNote} {texts.othersNote}
      </p>
    </div>
  )
}

function useSubmit(props: SignInFormProps) {
  const { errors } = useTexts('signIn')
  const [faults, setFaults] = useState<Faults>({})
  const [pending, setPending] = useState(false)

  async function send(form: HTMLFormElement) {
    const found = findFaults(props, errors)
    setFaults(found)
    if (found.email || found.password) return focusFirst(form, found)
    setPending(true)
    const failure = props.portal === 'admin' ? await enterAdmin(props, errors) : await mailLink(props, errors)
    setPending(false)
    if (failure) setFaults({ form: failure })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void send(event.currentTarget)
  }
  return { faults, pending, submit }
}

type Words = ReturnType<typeof useTexts<'signIn'>>['errors']

function findFaults({ email, password, portal }: SignInFormProps, words: Words): Faults {
  return {
    ...(email.trim() === '' && { email: words.email }),
    ...(portal === 'admin' && password === '' && { password: words.password }),
  }
}

function focusFirst(form: HTMLFormElement, faults: Faults): void {
  const control = form.elements.namedItem(faults.email ? 'email' : 'password')
  if (control instanceof HTMLElement) control.focus()
}

async function mailLink(props: SignInFormProps, words: Words): Promise<string | undefined> {
  const email = props.email.trim()
  const error = await attempt(() => requestSignInLink(email, props.callbackUrl, props.portal))
  if (error) return linkFailure(error, words)
  props.onLinkSent(email)
}

/** Somebody without a staff role is signed out again, whatever the password was good for. */
async function enterAdmin(props: SignInFormProps, words: Words): Promise<string | undefined> {
  let role: Role | null = null
  const error = await attempt(async () => {
    const { session, error } = await signInWithPassword(props.email.trim(), props.password)
    role = (session?.user.app_metadata.role as Role | undefined) ?? null
    return error
  })
  if (error) return passwordFailure(error, words)
  if (!isStaff(role)) {
    await signOut()
    return words.notAdmin
  }
  props.onSignedIn(role)
}

type Fault = { status?: number | undefined; message: string }

/** The sign-in client may fail to load or to reach the server: that is an answer too. */
async function attempt(work: () => Promise<Fault | null>): Promise<Fault | null> {
  try {
    return await work()
  } catch (error) {
    return { message: String(error) }
  }
}

import { maxPasswordLength, minPasswordLength } from '@tower/contract/people/identity.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { updatePassword } from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { Lead } from '../../ui/section/section.tsx'
import FailureNotice from './failure-notice.tsx'
import styles from './choose-password-form.module.css'
import { forgetPasswordLink } from './password-link-mark.ts'
import { type Failure, updateFailure } from './sign-in-words.ts'

export type ChoosePasswordFormProps = {
  /** Whose password it is. */
  email: string
  onChanged: () => void
  /** The server wants a newer proof of who this is: another link. */
  onRefused: () => void
}

/** One field, which can be looked at: typing blindly twice catches fewer mistakes. */
export default function ChoosePasswordForm(props: ChoosePasswordFormProps) {
  const { reset, passwordShown } = useTexts('signIn')
  const [isShown, setShown] = useState(false)
  const { fault, failure, pending, submit } = useChange(props)
  return (
    <>
      <Lead className={styles.lead}>{fillText(reset.newLead, { email: props.email })}</Lead>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {failure && <FailureNotice failure={failure} />}
        {/* Tells password keepers whose password it is. */}
        <input hidden type="email" autoComplete="username" value={props.email} readOnly />
        <TextField
          label={reset.password}
          hint={reset.hint}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxPasswordLength}
          error={fault}
        />
        <Button size="s" className={styles.show} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {passwordShown}
        </Button>
        <Button kind="primary" size="l" block type="submit" pending={pending} pendingLabel={reset.saving}>
          {reset.save}
        </Button>
      </form>
    </>
  )
}

function useChange({ onChanged, onRefused }: ChoosePasswordFormProps) {
  const { errors } = useTexts('signIn')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [pending, setPending] = useState(false)

  async function change(control: HTMLInputElement) {
    const password = control.value
    setFailure(undefined)
    setFault(password.length < minPasswordLength ? errors.newPassword : undefined)
    if (password.length < minPasswordLength) return control.focus()
    setPending(true)
    const refused = await updatePassword(password)
    setPending(false)
    const status = isCallError(refused) ? refused.status : undefined
    if (status === 422) {
      setFault(errors.commonPassword)
      return control.focus()
    }
    if (status === 401 || status === 403) return onRefused()
    if (refused) return setFailure(updateFailure(refused, errors))
    forgetPasswordLink()
    // Changing a password ends sessions; this one is given up for the new password, too.
    await signOut()
    onChanged()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void change(event.currentTarget.elements.namedItem('password') as HTMLInputElement)
  }
  return { fault, failure, pending, submit }
}

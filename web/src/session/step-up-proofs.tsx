import { maxRecoveryCodeLength } from '@tower/contract/people/second-factor.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { fillText } from '../texts/fill-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { DigitsField } from '../ui/digits-field/digits-field.tsx'
import { TextField } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { giveProof } from './give-proof.ts'
import { giveMailedCode, mailProofCode } from './mailed-proof.ts'
import styles from './step-up-dialog.module.css'
import { readStoredSession } from './stored-session.ts'
import { useProof } from './use-proof.ts'

type ProofProps = { onProved: () => void; onCancel: () => void }

const sixDigits = 6

type ProofFormProps = {
  pending: boolean
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  submitLabel?: string
  children: ReactNode
}

function ProofForm({ pending, onSubmit, onCancel, submitLabel, children }: ProofFormProps) {
  const { stepUp } = useTexts('portal')
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{stepUp.cancel}</Button>
        <Button kind="primary" type="submit" pending={pending} pendingLabel={stepUp.confirming}>
          {submitLabel ?? stepUp.confirm}
        </Button>
      </div>
    </form>
  )
}

/** The app's digits, or a recovery code. */
export function CodeProof(props: ProofProps) {
  const { stepUp } = useTexts('portal')
  const [isRecovery, setRecovery] = useState(false)
  const Way = isRecovery ? RecoveryProof : AppProof
  return (
    <Way {...props}>
      <Button kind="ghost" className={styles.other} onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? stepUp.useApp : stepUp.useRecoveryCode}
      </Button>
    </Way>
  )
}

function AppProof({ onProved, onCancel, children }: ProofProps & { children: ReactNode }) {
  const { stepUp } = useTexts('portal')
  const [code, setCode] = useState('')
  const { fault, pending, submit } = useProof(() => giveProof({ code }), onProved)
  const missing = code.length < sixDigits ? stepUp.errors.codeMissing : undefined
  return (
    <ProofForm pending={pending} onSubmit={submit(missing)} onCancel={onCancel}>
      <DigitsField
        autoFocus
        label={stepUp.code}
        hint={stepUp.codeHint}
        value={code}
        error={fault}
        onChange={setCode}
      />
      {children}
    </ProofForm>
  )
}

function RecoveryProof({ onProved, onCancel, children }: ProofProps & { children: ReactNode }) {
  const { stepUp } = useTexts('portal')
  const [code, setCode] = useState('')
  const { fault, pending, submit } = useProof(() => giveProof({ recovery_code: code }), onProved)
  const missing = code.trim() === '' ? stepUp.errors.recoveryCodeMissing : undefined
  return (
    <ProofForm pending={pending} onSubmit={submit(missing)} onCancel={onCancel}>
      <TextField
        autoFocus
        code
        label={stepUp.recoveryCode}
        hint={stepUp.recoveryCodeHint}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxRecoveryCodeLength}
        value={code}
        error={fault}
        onChange={(event) => setCode(event.target.value)}
      />
      {children}
    </ProofForm>
  )
}

/** The password, for staff without a second factor. */
export function PasswordProof({ onProved, onCancel }: ProofProps) {
  const { stepUp } = useTexts('portal')
  const [password, setPassword] = useState('')
  const { fault, pending, submit } = useProof(() => giveProof({ password }), onProved)
  const missing = password === '' ? stepUp.errors.passwordMissing : undefined
  return (
    <ProofForm pending={pending} onSubmit={submit(missing)} onCancel={onCancel}>
      {/* Password managers look for whose password it is. */}
      <input
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        name="username"
        autoComplete="username"
        value={readStoredSession()?.email ?? ''}
      />
      <TextField
        autoFocus
        label={stepUp.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={fault}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ProofForm>
  )
}

/** A mailed code, for people who have neither. */
export function MailProof(props: ProofProps) {
  const [isSent, setSent] = useState(false)
  return isSent ? <MailedCode {...props} /> : <MailWish {...props} onSent={() => setSent(true)} />
}

function MailWish({ onSent, onCancel }: ProofProps & { onSent: () => void }) {
  const { stepUp } = useTexts('portal')
  const { fault, pending, submit } = useProof(mailProofCode, onSent)
  const email = readStoredSession()?.email ?? ''
  return (
    <ProofForm pending={pending} onSubmit={submit()} onCancel={onCancel} submitLabel={stepUp.mailSend}>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <p>{fillText(stepUp.mailLead, { email })}</p>
    </ProofForm>
  )
}

function MailedCode({ onProved, onCancel }: ProofProps) {
  const { stepUp } = useTexts('portal')
  const [code, setCode] = useState('')
  const [email] = useState(() => readStoredSession()?.email ?? '')
  const { fault, pending, submit } = useProof(() => giveMailedCode(code), onProved)
  const missing = code.length < sixDigits ? stepUp.errors.codeMissing : undefined
  return (
    <ProofForm pending={pending} onSubmit={submit(missing)} onCancel={onCancel}>
      <p className={styles.sent} role="status">
        {fillText(stepUp.mailSent, { email })}
      </p>
      <DigitsField autoFocus label={stepUp.mailCode} value={code} error={fault} onChange={setCode} />
    </ProofForm>
  )
}

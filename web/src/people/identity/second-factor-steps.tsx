import { type FormEvent, useState } from 'react'
import type { BegunFactor } from '../../session/second-factor.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { copyText } from '../../ui/copy/copy-text.ts'
import { DigitsField } from '../../ui/digits-field/digits-field.tsx'
import { CopyIcon } from '../../ui/icons/icons.tsx'
import styles from './second-factor.module.css'

/** The picture for the camera, and the same key as text. */
export function ScanStep({ factor }: { factor: BegunFactor }) {
  const { enroll } = useTexts('secondFactor')
  const [words, setWords] = useState('')
  const copy = async () => setWords((await copyText(factor.secret)) ? enroll.copied : enroll.copyFailed)
  return (
    <div className={styles.scan}>
      <span className={styles.picture}>
        <img src={factor.picture} alt={enroll.qr} width={176} height={176} />
      </span>
      <div className={styles.scanWords}>
        <p>{enroll.scanHint}</p>
        <p className={styles.quiet}>{enroll.secret}</p>
        <p className={styles.secret}>
          <code>{inFours(factor.secret)}</code>
          <Button kind="ghost" iconOnly aria-label={enroll.copy} onClick={() => void copy()}>
            <CopyIcon />
          </Button>
        </p>
        <p role="status" className={styles.quiet}>
          {words}
        </p>
      </div>
    </div>
  )
}

/** Keys are typed more surely in groups. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}

export type ConfirmStepProps = {
  fault: string | undefined
  pending: boolean
  onConfirm: (digits: string) => void
  onCancel: (() => void) | undefined
}

const sixDigits = 6

/** The app works when its digits are right. */
export function ConfirmStep({ fault, pending, onConfirm, onCancel }: ConfirmStepProps) {
  const { enroll } = useTexts('secondFactor')
  const { stepUp } = useTexts('portal')
  const [digits, setDigits] = useState('')
  const [missing, setMissing] = useState<string>()
  const send = (given: string) => {
    setMissing(given.length < sixDigits ? stepUp.errors.codeMissing : undefined)
    if (given.length === sixDigits) onConfirm(given)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(digits)
  }
  return (
    <form method="post" noValidate className={styles.part} onSubmit={submit}>
      <div className={styles.digits}>
        <DigitsField
          label={enroll.code}
          value={digits}
          error={missing ?? fault}
          onChange={setDigits}
          onFull={send}
        />
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" pending={pending} pendingLabel={enroll.submitting}>
          {enroll.submit}
        </Button>
        {onCancel && <Button onClick={onCancel}>{enroll.cancel}</Button>}
      </div>
    </form>
  )
}

import { maxRecoveryCodeLength } from '@tower/contract/people/second-factor.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { proofErrors } from '../../session/proof-words.ts'
import { giveCode, giveRecoveryCode } from '../../session/second-factor.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { DigitsField } from '../../ui/digits-field/digits-field.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { useSite } from '../../page/use-site.ts'
import { nameOfFactor, type SecondFactorOverview } from './identity.api.ts'
import styles from './second-factor.module.css'

type Factors = SecondFactorOverview['factors']
export type VerifyFormProps = { factors: Factors; onDone: () => void }

const sixDigits = 6

/** One field for the app's digits, which is sent with the sixth; or one for a recovery code. */
export function VerifyForm({ factors, onDone }: VerifyFormProps) {
  const { verify } = useTexts('secondFactor')
  const [isRecovery, setRecovery] = useState(false)
  return (
    <>
      {isRecovery ? <RecoveryForm onDone={onDone} /> : <AppForm factors={factors} onDone={onDone} />}
      <div className={styles.ways}>
        <Button kind="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? verify.useApp : verify.useRecoveryCode}
        </Button>
      </div>
    </>
  )
}

function AppForm({ factors, onDone }: VerifyFormProps) {
  const { verify, unnamed } = useTexts('secondFactor')
  const { stepUp: words } = useTexts('portal')
  const site = useSite()
  const [digits, setDigits] = useState('')
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '')
  const { fault, pending, send } = useGiving(onDone)
  const give = (given: string) => {
    const missing = given.length < sixDigits ? words.errors.codeMissing : undefined
    send(() => giveCode(factorId, given), missing)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    give(digits)
  }
  return (
    <>
      <Lead>{fillText(verify.lead, { site: site.name })}</Lead>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        {factors.length > 1 && (
          <SelectField
            label={verify.app}
            value={factorId}
            onChange={(event) => setFactorId(event.target.value)}
          >
            {factors.map(({ id }) => (
              <option key={id} value={id}>
                {nameOfFactor(factors, id, unnamed)}
              </option>
            ))}
          </SelectField>
        )}
        <DigitsField
          autoFocus
          label={verify.code}
          value={digits}
          error={fault}
          onChange={setDigits}
          onFull={give}
        />
        <Button
          kind="primary"
          size="l"
          block
          type="submit"
          pending={pending}
          pendingLabel={verify.submitting}
        >
          {verify.submit}
        </Button>
      </form>
    </>
  )
}

function RecoveryForm({ onDone }: Pick<VerifyFormProps, 'onDone'>) {
  const { verify } = useTexts('secondFactor')
  const { stepUp: words } = useTexts('portal')
  const [code, setCode] = useState('')
  const { fault, pending, send } = useGiving(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = code.trim() === '' ? words.errors.recoveryCodeMissing : undefined
    send(() => giveRecoveryCode(code.trim()), missing)
  }
  return (
    <>
      <Lead>{verify.recoveryLead}</Lead>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          autoFocus
          code
          label={verify.recoveryCode}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxRecoveryCodeLength}
          value={code}
          error={fault}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button
          kind="primary"
          size="l"
          block
          type="submit"
          pending={pending}
          pendingLabel={verify.submitting}
        >
          {verify.submit}
        </Button>
      </form>
    </>
  )
}

/** Sends once at a time; what was typed stays when it is refused. */
function useGiving(onDone: () => void) {
  const { stepUp: words } = useTexts('portal')
  const [fault, setFault] = useState<string>()
  const [pending, setPending] = useState(false)

  async function run(give: () => Promise<void>) {
    setPending(true)
    setFault(undefined)
    try {
      await give()
      onDone()
    } catch (error) {
      setFault(explainError(error, proofErrors(words.errors)))
      setPending(false)
    }
  }
  const send = (give: () => Promise<void>, missing: string | undefined) => {
    if (pending) return
    if (missing) setFault(missing)
    else void run(give)
  }
  return { fault, pending, send }
}

import { maxSecondFactors } from '@tower/contract/people/second-factor.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, ShieldIcon } from '../../ui/icons/icons.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import SecondFactorEnrollment from './second-factor-enrollment.tsx'
import { FactorList } from './second-factor-list.tsx'
import type { SecondFactorOverview } from './identity.api.ts'
import { readFactorsAgain } from './read-factors-again.ts'
import { RecoveryCodesLeft } from './second-factor-left.tsx'
import styles from './second-factor.module.css'

export type SecondFactorCardProps = { overview: SecondFactorOverview; email: string }

/** The second factor of staff: offered or required, set up, removed, its recovery codes renewed. */
export function SecondFactorCard({ overview, email }: SecondFactorCardProps) {
  const { factor } = useTexts('account')
  const isOn = overview.factors.length > 0
  return (
    <Card title={factor.title} action={<StateChip overview={overview} />}>
      <div className={styles.part}>
        <p className={styles.quiet}>{overview.required ? factor.whyRequired : factor.why}</p>
        {isOn ? <Manage overview={overview} email={email} /> : <Enroll email={email} />}
      </div>
    </Card>
  )
}

function StateChip({ overview: { factors, required } }: { overview: SecondFactorOverview }) {
  const { factor } = useTexts('account')
  if (factors.length > 0) {
    return (
      <Chip tone="success" icon={<CheckIcon />}>
        {factor.on}
      </Chip>
    )
  }
  return (
    <Chip tone={required ? 'warning' : 'info'} icon={<ShieldIcon />}>
      {required ? factor.required : factor.offered}
    </Chip>
  )
}

function Enroll({ email, onCancel }: { email: string; onCancel?: () => void }) {
  const { factor } = useTexts('account')
  const client = useQueryClient()
  const toast = useToast()
  const [attempt, setAttempt] = useState(0)
  const finish = async () => {
    toast({ text: factor.done })
    await readFactorsAgain(client)
    onCancel?.()
  }
  const stop = () => {
    setAttempt((before) => before + 1)
    onCancel?.()
  }
  return <SecondFactorEnrollment key={attempt} email={email} onDone={() => void finish()} onCancel={stop} />
}

function Manage({ overview, email }: SecondFactorCardProps) {
  const { factor } = useTexts('account')
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <FactorList factors={overview.factors} />
      <RecoveryCodesLeft left={overview.recovery_codes_left} email={email} />
      {isAdding && <Enroll email={email} onCancel={() => setAdding(false)} />}
      {!isAdding && overview.factors.length < maxSecondFactors && (
        <div className={styles.buttons}>
          <Button onClick={() => setAdding(true)}>{factor.another}</Button>
        </div>
      )}
    </>
  )
}

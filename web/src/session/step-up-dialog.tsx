import type { SecondFactorOverview } from '@tower/contract/people/second-factor.contract.ts'
import { useCallback, useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { RetryButton } from '../ui/notice/retry-button.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { readSecondFactor } from './give-proof.ts'
import styles from './step-up-dialog.module.css'
import { CodeProof, MailProof, PasswordProof } from './step-up-proofs.tsx'

export type StepUpDialogProps = { onProved: () => void; onCancel: () => void }

type Way = SecondFactorOverview['proof']

/** Asks anew who is there, by what the account has. Loaded when the first sensitive action is refused. */
export default function StepUpDialog({ onProved, onCancel }: StepUpDialogProps) {
  const { stepUp } = useTexts('portal')
  return (
    <Dialog isOpen onClose={onCancel} title={stepUp.title}>
      <p className={styles.lead}>{stepUp.lead}</p>
      <Proof onProved={onProved} onCancel={onCancel} />
    </Dialog>
  )
}

function Proof(props: StepUpDialogProps) {
  const { stepUp } = useTexts('portal')
  const { way, load } = useWay()
  if (way === 'loading') return <Skeleton lines={3} />
  if (way === 'failed') {
    return (
      <>
        <Notice tone="danger" action={<RetryButton onRetry={load} />}>
          {stepUp.loadFailed}
        </Notice>
        <div className={styles.buttons}>
          <Button onClick={props.onCancel}>{stepUp.cancel}</Button>
        </div>
      </>
    )
  }
  if (way === 'code') return <CodeProof {...props} />
  return way === 'password' ? <PasswordProof {...props} /> : <MailProof {...props} />
}

/** What this account can prove itself with; the server knows. */
function useWay(): { way: Way | 'loading' | 'failed'; load: () => void } {
  const [way, setWay] = useState<Way | 'loading' | 'failed'>('loading')
  const read = useCallback((signal?: AbortSignal) => {
    readSecondFactor(signal).then(
      ({ proof }) => setWay(proof),
      () => !signal?.aborted && setWay('failed'),
    )
  }, [])
  useEffect(() => {
    const aborter = new AbortController()
    read(aborter.signal)
    return () => aborter.abort()
  }, [read])
  const load = () => {
    setWay('loading')
    read()
  }
  return { way, load }
}

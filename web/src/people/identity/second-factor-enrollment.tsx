import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RecoveryCodes } from './second-factor-codes.tsx'
import { ConfirmStep, ScanStep } from './second-factor-steps.tsx'
import styles from './second-factor.module.css'
import { useEnrollment } from './use-enrollment.ts'

export type SecondFactorEnrollmentProps = {
  email: string
  /** The factor is on and its codes are kept. */
  onDone: () => void
  onCancel?: () => void
  /** The page is there for this alone: its first button is the main one. */
  isAlone?: boolean
}

/** Sets up an authenticator app in three steps: scan, type six digits, keep the recovery codes. */
export default function SecondFactorEnrollment(props: SecondFactorEnrollmentProps) {
  const { email, onDone, onCancel, isAlone = false } = props
  const { enroll } = useTexts('secondFactor')
  const enrollment = useEnrollment()
  const { stage, fault } = enrollment
  if (stage === 'idle' || stage === 'starting') {
    return (
      <div className={styles.part}>
        <p className={styles.quiet}>{enroll.what}</p>
        {fault && <Notice tone="danger">{fault}</Notice>}
        <div className={styles.buttons}>
          <Button
            kind={isAlone ? 'primary' : 'second'}
            onClick={() => void enrollment.begin()}
            pending={stage === 'starting'}
            pendingLabel={enroll.starting}
          >
            {enroll.start}
          </Button>
        </div>
      </div>
    )
  }
  const isOn = stage === 'on'
  // Alone it stands right below the title of its page, else below that of its card.
  const heading = isAlone ? 'h2' : 'h3'
  return (
    <ol className={styles.steps} aria-label={enroll.steps}>
      <Step
        shape="circle"
        state={isOn ? 'done' : 'now'}
        title={enroll.scan}
        heading={heading}
        takesFocus={!isOn}
      >
        {enrollment.factor && <ScanStep factor={enrollment.factor} />}
      </Step>
      <Step shape="square" state={isOn ? 'done' : 'now'} title={enroll.confirm} heading={heading}>
        <ConfirmStep
          fault={fault}
          pending={enrollment.isConfirming}
          onConfirm={enrollment.confirm}
          onCancel={onCancel}
        />
      </Step>
      <Step
        shape="arch"
        state={isOn ? 'now' : 'later'}
        title={enroll.keep}
        heading={heading}
        takesFocus={isOn}
      >
        <Notice tone="success">{enroll.switchedOn}</Notice>
        {enrollment.codes ? (
          <RecoveryCodes codes={enrollment.codes} email={email} onDone={onDone} />
        ) : (
          <MakeCodes fault={fault} pending={enrollment.isConfirming} onMake={enrollment.makeCodes} />
        )}
      </Step>
    </ol>
  )
}

/** The factor is on, but its codes could not be fetched: once more, before anything else. */
function MakeCodes(props: { fault: string | undefined; pending: boolean; onMake: () => void }) {
  const { enroll } = useTexts('secondFactor')
  return (
    <>
      {props.fault && (
        <Notice tone="danger">
          {enroll.codesFailed} {props.fault}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button kind="primary" onClick={props.onMake} pending={props.pending} pendingLabel={enroll.starting}>
          {enroll.codesRetry}
        </Button>
      </div>
    </>
  )
}

type StepProps = {
  shape: 'circle' | 'square' | 'arch'
  state: 'done' | 'now' | 'later'
  title: string
  heading: 'h2' | 'h3'
  takesFocus?: boolean
  children: ReactNode
}

const numbers = { circle: 1, square: 2, arch: 3 } as const

/** One of the three, with the block of its number: only what is to be done now is open. */
function Step({ shape, state, title, heading: Title, takesFocus = false, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={classNames(styles.block, styles[shape])} aria-hidden="true">
        {state === 'done' ? <CheckIcon size={18} /> : numbers[shape]}
      </span>
      <Title className={styles.stepTitle} tabIndex={-1} ref={heading}>
        {title}
      </Title>
      {state === 'now' && <div className={styles.stepBody}>{children}</div>}
    </li>
  )
}

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { StepList } from './step-list.tsx'
import styles from './stepper.module.css'

export type Step = { id: string; title: string; content: ReactNode }

export type StepperProps = {
  steps: readonly Step[]
  submitLabel: string
  pending?: boolean
  /** Whether a step may be left forwards; it shows its own faults where not. */
  mayLeave?: (stepId: string) => boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A longer form in steps. Every step stays in the page while another is shown, so that going back and forth loses
 * nothing and the form is sent whole.
 */
export function Stepper({ steps, submitLabel, pending = false, mayLeave, onSubmit }: StepperProps) {
  const { stepper: texts } = useTexts('kit')
  const [current, setCurrent] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const isLast = current === steps.length - 1

  useEffect(() => {
    if (hasMoved.current) heading.current?.focus()
  }, [current])

  const go = (to: number) => {
    hasMoved.current = true
    setCurrent(to)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const step = steps[current]
    if (step && mayLeave && !mayLeave(step.id)) return
    if (isLast) onSubmit(event)
    else go(current + 1)
  }

  return (
    <form onSubmit={submit} className={styles.stepper} noValidate>
      <StepList steps={steps} current={current} onGo={go} />
      {steps.map(({ id, title, content }, position) => (
        <section key={id} hidden={position !== current} className={styles.step}>
          <h3 ref={position === current ? heading : undefined} tabIndex={-1}>
            <span className={styles.count}>
              {fillText(texts.step, { step: position + 1, count: steps.length })}
            </span>
            {title}
          </h3>
          {content}
        </section>
      ))}
      <div className={styles.buttons}>
        {current > 0 && <Button onClick={() => go(current - 1)}>{texts.back}</Button>}
        <Button type="submit" kind="primary" pending={pending}>
          {isLast ? submitLabel : texts.next}
        </Button>
      </div>
    </form>
  )
}

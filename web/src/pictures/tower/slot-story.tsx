import type { ReactNode } from 'react'
import type { BlockShapeKind } from '../art/block-shape.tsx'
import styles from './slot-story.module.css'

export type SlotStepState = 'done' | 'now' | 'next'

/** Paid is the circle, minted and drawn the square, matched and after the arch. */
export type SlotStep = {
  id: string
  shape: BlockShapeKind
  state: SlotStepState
  /** A date, or a word such as “Next”. */
  when: string
  title: string
  detail?: ReactNode
  icon?: ReactNode
}

export type SlotStoryProps = {
  steps: readonly SlotStep[]
  label: string
  /** The words a screen reader adds to steps that are not done yet. */
  stateWords: { now: string; next: string }
}

/** The story of one slot from payment to classroom: date, shape, what happened. */
export function SlotStory({ steps, label, stateWords }: SlotStoryProps) {
  return (
    <ol className={styles.story} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.step}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.when}>{step.when}</span>
          <span className={styles.line} aria-hidden="true">
            <span className={styles.node} data-shape={step.shape}>
              {step.icon}
            </span>
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              {step.title}
              {step.state !== 'done' && <span className={styles.spoken}> ({stateWords[step.state]})</span>}
            </p>
            {step.detail && <div className={styles.detail}>{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

export type SlotPathProps = {
  steps: readonly Pick<SlotStep, 'shape' | 'state'>[]
  /** What a screen reader says, such as “Step 3 of 4”. */
  label: string
}

/** The same story as a row of small shapes. */
export function SlotPath({ steps, label }: SlotPathProps) {
  return (
    <span className={styles.path} role="img" aria-label={label}>
      {steps.map(({ shape, state }, position) => (
        <i key={position} data-shape={shape} data-state={state} />
      ))}
    </span>
  )
}

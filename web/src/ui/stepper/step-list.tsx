import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icons/icons.tsx'
import styles from './stepper.module.css'

export type StepListProps = {
  steps: readonly { id: string; title: string }[]
  current: number
  onGo: (to: number) => void
}

/** Where one stands; steps already done are the way back to them. */
export function StepList({ steps, current, onGo }: StepListProps) {
  const { stepper: texts } = useTexts('kit')
  return (
    <ol className={styles.list} aria-label={texts.label}>
      {steps.map(({ id, title }, position) => {
        const isDone = position < current
        return (
          <li
            key={id}
            aria-current={position === current ? 'step' : undefined}
            className={classNames(isDone && styles.done, position === current && styles.now)}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone ? <CheckIcon size={14} /> : position + 1}
            </span>
            {isDone ? (
              <button type="button" onClick={() => onGo(position)}>
                {title}
                <span className="visually-hidden">, {texts.done}</span>
              </button>
            ) : (
              title
            )}
          </li>
        )
      })}
    </ol>
  )
}

import type { ChangeEvent } from 'react'
import styles from './segment.module.css'

export type SegmentProps = {
  legend: string
  name: string
  options: readonly { value: string; label: string }[]
  /** Uncontrolled: which one is chosen at first. */
  defaultValue?: string
  /** Controlled: give `onChoose` too. */
  value?: string
  onChoose?: (value: string) => void
}

/** As many choices as a phone shows side by side; more stand in rows where there is no space. */
const mostInLine = 3

/** A few choices side by side; real radio buttons. */
export function Segment({ legend, name, options, defaultValue, value, onChoose }: SegmentProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={options.length > mostInLine ? styles.rows : styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : {
                    checked: option.value === value,
                    onChange: (event: ChangeEvent<HTMLInputElement>) => onChoose?.(event.target.value),
                  })}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './cover-faces.module.css'
import { type Mark, moveMark, sizeMark, type Step } from './marks.ts'

export type MarkBoxProps = {
  mark: Mark
  name: string
  helpId: string
  /** How far a pointer went, as shares of the picture. */
  stepOf: (from: { x: number; y: number }, to: { x: number; y: number }) => Step
  onChange: (mark: Mark) => void
  onRemove: () => void
  onFocus: () => void
}

/** So far one press of a key goes. */
const keyStep = 0.01
const keys: Readonly<Record<string, Step>> = {
  ArrowLeft: { across: -keyStep, down: 0 },
  ArrowRight: { across: keyStep, down: 0 },
  ArrowUp: { across: 0, down: -keyStep },
  ArrowDown: { across: 0, down: keyStep },
}

/** One mark: dragged it moves, dragged at its corner it changes its size, and all of it goes by keys as well. */
export function MarkBox({ mark, name, helpId, stepOf, onChange, onRemove, onFocus }: MarkBoxProps) {
  const drag = useRef<{ mark: Mark; x: number; y: number; isSize: boolean }>(undefined)

  function begin(event: PointerEvent<HTMLButtonElement>) {
    event.stopPropagation()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    const isSize = event.target instanceof Element && event.target.matches('[data-corner]')
    drag.current = { mark, x: event.clientX, y: event.clientY, isSize }
  }
  function go(event: PointerEvent) {
    if (!drag.current) return
    const { mark: from, isSize } = drag.current
    const step = stepOf(drag.current, { x: event.clientX, y: event.clientY })
    onChange(isSize ? sizeMark(from, step) : moveMark(from, step))
  }
  function press(event: KeyboardEvent) {
    const step = keys[event.key]
    if (step) onChange(event.shiftKey ? sizeMark(mark, step) : moveMark(mark, step))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const percent = (share: number) => `${share * 100}%`
  return (
    <button
      type="button"
      className={styles.mark}
      style={{
        left: percent(mark.x),
        top: percent(mark.y),
        width: percent(mark.width),
        height: percent(mark.height),
      }}
      aria-label={name}
      aria-describedby={helpId}
      data-mark={mark.id}
      onFocus={onFocus}
      onKeyDown={press}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
    >
      <span className={styles.corner} data-corner aria-hidden="true" />
    </button>
  )
}

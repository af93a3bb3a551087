import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import styles from './numa-button.module.css'

type PanelPart = typeof import('./numa-panel.tsx')

/** NUMA in the corner of every page. All but the button comes with the first press. */
export function NumaButton() {
  const { askNuma } = useTexts('shell')
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [part, setPart] = useState<PanelPart>()
  const [isOpen, setOpen] = useState(false)

  const toggle = () => {
    setOpen(!isOpen)
    // A press that could not be answered may be made again.
    if (!part) import('./numa-panel.tsx').then(setPart, () => setOpen(false))
  }
  const minimize = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) minimize()
  }
  return (
    <div className={styles.place} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={askNuma}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <svg viewBox="0 0 40 44" width="26" height="28" aria-hidden="true">
          <path d="M9 16v-4a11 11 0 0 1 22 0v4z" />
          <path d="M4 20h15v15H4zM21.5 27.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0" />
        </svg>
      </button>
      {isOpen && part && <part.NumaPanel language={language} onMinimize={minimize} />}
    </div>
  )
}

import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '../../texts/use-texts.ts'
import { NumaPanel } from './numa-panel.tsx'

export type NumaProps = {
  look: Pick<ComponentProps<'button'>, 'className' | 'aria-label'> & { 'data-numa'?: ''; 'data-yields'?: '' }
  /** Pressed already, before this came. */
  startsOpen?: boolean
}

/** The button, and the panel it opens and minimizes. */
export function Numa({ look, startsOpen = true }: NumaProps) {
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)

  const minimize = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) minimize()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        {...look}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div onKeyDown={onKeyDown}>
          <NumaPanel language={language} onMinimize={minimize} />
        </div>
      )}
    </>
  )
}

import { useEffect, useRef } from 'react'

const fields = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/**
 * The heading of a form that opens where a button was pressed: the whole form comes into sight, and whoever pressed types at
 * once into its first field.
 */
export function FormHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const form = heading.current?.closest('form')
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    void form?.scrollIntoView({ block: 'nearest' })
    const first = form?.querySelector<HTMLElement>(fields) ?? heading.current
    first?.focus()
    // Typing replaces what stands there already, as where somebody tabs into it.
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

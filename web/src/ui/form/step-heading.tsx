import { useEffect, useRef } from 'react'

/** The heading of what takes the place of a pressed button: the focus is led there instead of being lost. */
export function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

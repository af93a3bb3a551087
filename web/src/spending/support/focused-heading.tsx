import { useEffect, useRef } from 'react'

/** The subject of an open ticket. Who chose another one is led to it, also where it takes the list's place. */
export function FocusedHeading({ ticketId, children }: { ticketId: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [ticketId])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

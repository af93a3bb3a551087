import { type ReactNode, useEffect, useRef } from 'react'

/** Why a long form was not saved, above its fields: whoever pressed the button below them would not see it. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [])
  return <div ref={place}>{children}</div>
}

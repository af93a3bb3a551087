import { type ReactNode, useEffect, useRef } from 'react'

/** Why a long form was not saved, above its fields: whoever pressed the button below them would not see it. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which React would take for what ends the effect.
    void place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={place}>{children}</div>
}

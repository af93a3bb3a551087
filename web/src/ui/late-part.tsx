import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from './keep-typed.ts'

export type LatePartProps<Props> = {
  /** The part itself, where it is drawn on the server; undefined in the browser. */
  atServer: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A part of a page whose script comes once the page is alive: the server draws it, the browser keeps what
 * came, forms included, until the code is there. What was typed or chosen in between is carried over. The
 * part's style sheets must come with the page: name them in the route's `handle`.
 */
export function LatePart<Props extends object>({ atServer, load, props }: LatePartProps<Props>) {
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>(undefined)
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => atServer)

  useEffect(() => {
    void Promise.all([load(), import('./keep-typed.ts')]).then(([loaded, { keepTyped }]) => {
      if (box.current) typed.current = keepTyped(box.current)
      setPart(() => loaded)
    })
  }, [load])

  useLayoutEffect(() => {
    if (Part && box.current) typed.current?.putInto(box.current)
    typed.current = undefined
  }, [Part])

  if (Part) {
    return (
      <div key="drawn" ref={box} suppressHydrationWarning>
        <Part {...props} />
      </div>
    )
  }
  // React leaves the children of such an element alone: what the server drew stays.
  return <div key="kept" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

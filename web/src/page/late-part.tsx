import {
  type ComponentType,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { keepTyped, Typed } from './keep-typed.ts'

export type LatePartProps<Props> = {
  /** The part itself, where it is rendered on the server; undefined in the browser. */
  atServer: ComponentType<Props> | undefined
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/**
 * A part of a page whose script comes once the page is hydrated: the server renders it, the browser keeps what
 * came, forms included, until the code is there. What was typed or chosen in between is carried over. The
 * part's stylesheets must come with the page: name them in the route's `handle`.
 */
export function LatePart<Props extends object>({ atServer, load, props }: LatePartProps<Props>) {
  const drawn = useRef<HTMLDivElement>(null)
  const keep = useRef<typeof keepTyped>(undefined)
  const typed = useRef<Typed>(undefined)
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => atServer)

  useEffect(() => {
    void Promise.all([load(), import('./keep-typed.ts')]).then(([loaded, { keepTyped }]) => {
      keep.current = keepTyped
      startTransition(() => setPart(() => loaded))
    })
  }, [load])

  const leave = useCallback((box: HTMLElement) => {
    typed.current = keep.current?.(box)
  }, [])
  useLayoutEffect(() => {
    if (Part && drawn.current) typed.current?.putInto(drawn.current)
    typed.current = undefined
  }, [Part])

  if (!Part) return <KeptPart onLeave={leave} />
  return (
    <div key="drawn" ref={drawn} suppressHydrationWarning>
      <Part {...props} />
    </div>
  )
}

/** What the server rendered. It is read at the moment it goes: until then people type into it. */
function KeptPart({ onLeave }: { onLeave: (box: HTMLElement) => void }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element) onLeave(element)
    }
  }, [onLeave])
  // React leaves the children of such an element alone: what the server rendered stays.
  return <div key="kept" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { keepTyped, Typed } from './keep-typed.ts'
import type { PartCode } from './part-code.ts'

export type LatePartProps<Props> = { code: PartCode<Props>; props: Props; waiting: ReactNode }

/**
 * The browser's half of `late`: keeps what the server rendered until the code is there, then puts the part in its place.
 * What was typed or chosen in between is carried over. If the code does not come, what the server rendered stays, and
 * its forms and links work as they do without a script; where there is nothing, the page says that it failed.
 */
export function LatePart<Props extends object>({ code, props, waiting }: LatePartProps<Props>) {
  const shown = useRef<HTMLDivElement>(null)
  const typed = useRef<Typed>(undefined)
  const [isEmpty, setEmpty] = useState(false)
  const { Part, keep, failure } = usePart(code)

  const leave = useCallback((box: HTMLElement) => (typed.current = keep.current?.(box)), [keep])
  useLayoutEffect(() => {
    if (Part && shown.current) typed.current?.putInto(shown.current)
    typed.current = undefined
  }, [Part])

  if (Part) {
    return (
      <div key="shown" ref={shown} className="late-part">
        <Part {...props} />
      </div>
    )
  }
  if (!isEmpty) return <KeptPart onLeave={leave} onEmpty={setEmpty} />
  if (failure) throw failure.reason
  return waiting
}

/** The part once it has arrived, with what keeps the words typed into what it takes the place of. */
function usePart<Props>(code: PartCode<Props>) {
  const keep = useRef<typeof keepTyped>(undefined)
  const [Part, setPart] = useState(code.atHand)
  const [failure, setFailure] = useState<{ reason: unknown }>()
  useEffect(() => {
    const load = () =>
      Promise.all([code.load(), import('./keep-typed.ts')]).then(
        ([loaded, { keepTyped }]) => {
          keep.current = keepTyped
          startTransition(() => setPart(() => loaded))
        },
        (reason: unknown) => setFailure({ reason }),
      )
    // A task of its own: to ask for all that a part needs costs as much as the effects of a whole page.
    const soon = setTimeout(load)
    return () => clearTimeout(soon)
  }, [code])
  return { Part, keep, failure }
}

type KeptPartProps = { onLeave: (box: HTMLElement) => void; onEmpty: (isEmpty: true) => void }

/** What the server rendered. It is read at the moment it goes: until then people type into it. */
function KeptPart({ onLeave, onEmpty }: KeptPartProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element?.hasChildNodes()) onEmpty(true)
    return () => {
      if (element) onLeave(element)
    }
  }, [onLeave, onEmpty])
  return (
    // React leaves the children of such an element alone: what the server rendered stays.
    <div
      key="kept"
      ref={box}
      className="late-part"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

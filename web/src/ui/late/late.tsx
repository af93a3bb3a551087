import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { LatePart } from './late-part.tsx'
import { inOwnTask } from './own-task.ts'
import { type LoadPart, partCode } from './part-code.ts'

/** At the server: loads the parts that are not there yet. */
const unread: (() => Promise<unknown>)[] = []

/** The server has the code of every late part before it renders a page. */
export async function readLateParts(): Promise<void> {
  // A part may bring further ones.
  while (unread.length > 0) await Promise.all(unread.splice(0).map((load) => load()))
}

type Waiting = {
  /** What stands there until the code is there, where the server has rendered nothing. */
  waiting?: ReactNode
}

/**
 * A part of a page whose script comes once the page has hydrated: `const Story = late(() => import('./story.tsx'))`.
 * The server renders it, and the browser keeps what came, forms included, until the code is there. Its stylesheets
 * come with every page that can show it: the build finds them by this very call, so write it in one piece.
 */
export function late<Props extends object>(load: LoadPart<Props>): ComponentType<Props & Waiting> {
  const code = partCode(load)
  if (!import.meta.env.SSR) {
    return function Late({ waiting = null, ...props }) {
      return <LatePart code={code} props={props as unknown as Props} waiting={waiting} />
    }
  }
  unread.push(code.load)
  return function LateAtServer({ waiting: _, ...props }) {
    const Part = code.atHand()
    if (!Part) throw new Error('A page with late parts is rendered after readLateParts().')
    return (
      <div className="late-part">
        <Part {...(props as unknown as Props)} />
      </div>
    )
  }
}

/**
 * A part that nobody sees before scripts run: a dialog, what only somebody signed in has, what stands in a portal. Its
 * code and its stylesheets come when it is first shown.
 */
export function lateInBrowser<Props extends object>(load: LoadPart<Props>): ComponentType<Props & Waiting> {
  const code = partCode(load)
  return function LateInBrowser({ waiting = null, ...props }) {
    const [Part, setPart] = useState(code.atHand)
    const [failure, setFailure] = useState<{ reason: unknown }>()
    // Not sooner: the page has its own stylesheets by then, and the loading finds those that the part shares with it.
    // And in a task of its own: to ask for all that a part needs costs as much as the effects of a whole page.
    useEffect(() => {
      inOwnTask(() => {
        code.load().then(
          (loaded) => startTransition(() => setPart(() => loaded)),
          (reason: unknown) => setFailure({ reason }),
        )
      })
    }, [])
    if (failure) throw failure.reason
    return Part ? <Part {...(props as unknown as Props)} /> : waiting
  }
}

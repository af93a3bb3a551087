import { createContext, type ReactNode, useContext, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import { actParameter } from './use-asked-act.ts'

/** What is asked, by the function that closes it. */
type Question = (close: () => void) => ReactNode
type Ask = (question: Question) => void

const AskContext = createContext<Ask | undefined>(undefined)

/**
 * Opens a question that takes words. It stands around the page and not where its button was: what a colleague does meanwhile takes
 * away the button, the row or the whole drawer, and never what somebody types. Whoever sends it then reads who was first.
 *
 *     const ask = useAsk()
 *     <Button onClick={() => ask((close) => <VoidQuestion draw={draw} onClose={close} />)}>…</Button>
 */
export function useAsk(): Ask {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('useAsk is used outside a StandingQuestion.')
  return ask
}

/** Around every page of the console: holds the question that is open, until it is closed or another page or row is opened. */
export function StandingQuestion({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; at: string }>()
  const at = placeOf(useLocation())
  if (asked && asked.at !== at) setAsked(undefined)
  return (
    <AskContext value={(question) => setAsked({ question, at })}>
      {children}
      {asked?.question(() => setAsked(undefined))}
    </AskContext>
  )
}

/** Where somebody stands; what an address asked to begin there is no other place. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  query.delete(actParameter)
  return `${pathname}?${query.toString()}`
}

import type { DataStrategyResult } from 'react-router'

/** What sending a form came to, route by route. */
export type FormOutcomes = Readonly<Record<string, DataStrategyResult>>

type Listener = (outcomes: FormOutcomes) => void

const listeners = new Set<Listener>()

/** Calls back with what a form came to, before its page hears of it. Gives the function that stops it. */
export function onFormOutcome(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Tells what a form came to. */
export function tellFormOutcome(outcomes: FormOutcomes): void {
  for (const listener of listeners) listener(outcomes)
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type WatchedWords, watchWords } from '../../../ui/drawer/watch-words.ts'
import { isShortcut } from '../../../ui/list-page/is-shortcut.ts'
import { type Decision, decisions, pressDecision } from './press-decision.ts'
import { useMayOpen } from '../use-may-open.ts'
import { type Go, goalOf, watchGo } from './go-keys.ts'
import type { QueueWalk } from './use-queue-walk.ts'
import { watchPresses } from './watch-presses.ts'

/** What the keys have to say. */
export type Told = {
  help: (drawer: Element | undefined) => void
  /** Nothing stands before or behind it. */
  end: (key: '[' | ']') => void
  /** Nothing is decided there; `why` are the page's own words for it. */
  silent: (decision: Decision, why: string | undefined, isOver: boolean) => void
}

/**
 * `[` and `]` go through the queue, before any row of the list behind it, and `]` begins it from the home page; A, R and P press
 * what the open drawer, or the page where none is, decides with, and say why where nothing is decided; `?` shows the keys that
 * work there; H leads home, and G with a letter to a page, from wherever no drawer is open.
 */
export function useWalkKeys(walk: QueueWalk | undefined, tell: Told): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  const words = useRef<WatchedWords>(undefined)
  const [isFresh] = useState(watchPresses)
  const [go] = useState(watchGo)
  const mayOpen = useMayOpen()
  useEffect(() => {
    const watched = watchWords(document.body)
    words.current = watched
    return watched.end
  }, [])
  useEffect(() => {
    const holdsWords = (place: Element) => words.current?.wouldLose(place) ?? false
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || !act(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const act = (event: KeyboardEvent): boolean => {
      const key = event.key.toLowerCase()
      // A question that stands open is answered first, wherever the focus is.
      if (document.querySelector('[role=alertdialog], dialog[open]')) return false
      const dialogs = [...document.querySelectorAll('[role=dialog]')]
      const mayLead = dialogs.length === 0 && !holdsWords(document.body)
      const goal = goalOf(go({ key, repeat: event.repeat, at: event.timeStamp }), key, mayLead)
      if (goal) return goal === 'taken' || lead(goal)
      const decision = decisions[key]
      if (decision !== undefined) return !isFresh(event) || decide(dialogs, decision)
      if (key === '?') return help(dialogs)
      return (key === '[' || key === ']') && goOn(key, dialogs)
    }
    const goOn = (key: '[' | ']', dialogs: readonly Element[]): boolean => {
      if (!walk) return key === ']' && dialogs.length === 0 && openFirst()
      if (!step(walk, key, { dialogs, holdsWords })) tell.end(key)
      return true
    }
    const lead = ({ to }: Go): true => {
      if (to !== undefined && mayOpen(to)) void navigate(to)
      return true
    }
    const help = (dialogs: readonly Element[]): boolean => {
      const isAsked = isDrawerAlone(dialogs) || (dialogs.length === 0 && !isQueueShown())
      if (isAsked) tell.help(dialogs[0])
      return isAsked
    }
    const decide = (dialogs: readonly Element[], decision: Decision): boolean => {
      // What is under way comes first: until it is read again, nobody knows what is left to decide.
      if (isActing(client)) return true
      const pressed = pressDecision(dialogs.at(-1) ?? document.querySelector('main'), decision)
      if (pressed === 'pressed') return true
      // What is still being read says by itself that it loads.
      if (isLoading(dialogs)) return true
      const isOver = walk?.isGone ?? false
      if (isDrawerAlone(dialogs) || (walk && dialogs.length === 0))
        tell.silent(decision, pressed.silent, isOver)
      // Over a drawer stands something else, such as its keys: nothing below it is decided meanwhile.
      return walk !== undefined || dialogs.length > 0
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigate, client, walk, tell, isFresh, go, mayOpen])
}

/** Drawers have a head of their own; the keys of a list, a sheet with a link or a form have none. */
const isDrawerAlone = ([dialog, ...others]: readonly Element[]) =>
  others.length === 0 && dialog?.querySelector(':scope > header') != null

type Shown = { dialogs: readonly Element[]; holdsWords: (place: Element) => boolean }

/** Answers whether there is a step: with words that were begun nobody takes it, nor does the list behind. */
function step(walk: QueueWalk, key: '[' | ']', { dialogs, holdsWords }: Shown): boolean {
  const to = key === '[' ? walk.before : walk.after
  if (to && dialogs.length < 2 && !holdsWords(document.body)) walk.goTo(to)
  return to !== undefined
}

/** The queue on the home page has a list of keys of its own. */
const isQueueShown = () => document.querySelector('a[data-line]') !== null

/** From the home page the first that waits is opened. */
function openFirst(): boolean {
  const first = document.querySelector<HTMLElement>('a[data-line]')
  first?.click()
  return first !== null
}

const isLoading = (dialogs: readonly Element[]) =>
  (dialogs.at(-1) ?? document.querySelector('main'))?.querySelector('[data-loading]') != null

const isActing = (client: QueryClient) =>
  client.isMutating({ predicate: ({ options }) => !options.meta?.changesNothing }) > 0

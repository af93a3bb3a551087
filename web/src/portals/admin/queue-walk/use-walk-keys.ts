import { paths } from '@tower/contract/pages.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type WatchedWords, watchWords } from '../../../ui/drawer/watch-words.ts'
import { isShortcut } from '../../../ui/list-page/is-shortcut.ts'
import { hasKeys } from '../../../ui/list-page/use-list-keys.ts'
import { useMayOpen } from '../use-may-open.ts'
import { type Go, watchGo } from './go-keys.ts'
import type { QueueWalk } from './use-queue-walk.ts'
import { watchPresses } from './watch-presses.ts'

/** What a drawer, or a page without one, marks as its yes and its no (`data-decide`). */
const decisions: Readonly<Record<string, string>> = { a: 'yes', r: 'no' }

/**
 * `[` and `]` go through the queue, before any row of the list behind it; A and R press what the open drawer, or the page
 * where none is, decides with; `?` shows the keys of an open drawer, or of a page that has none of its own; H leads home, and G
 * with a letter to a page, from wherever no drawer is open.
 */
export function useWalkKeys(walk: QueueWalk | undefined, showHelp: (of: 'drawer' | 'page') => void): void {
  const navigate = useNavigate()
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
      if (walk && isStep(key)) return step(walk, key, { dialogs, holdsWords })
      const help = helpFor(key, dialogs)
      if (help) {
        showHelp(help)
        return true
      }
      const goal = go({ key, repeat: event.repeat, at: event.timeStamp }) ?? homeBy(key)
      if (goal && dialogs.length === 0 && !holdsWords(document.body)) {
        return lead(goal)
      }
      const decision = decisions[key]
      return decision !== undefined && (!isFresh(event) || pressDecision(dialogs, decision))
    }
    const lead = ({ to }: Go): true => {
      if (to !== undefined && mayOpen(to)) void navigate(to)
      return true
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigate, walk, showHelp, isFresh, go, mayOpen])
}

/** Drawers have a head of their own; the keys of a list, a sheet with a link or a form have none. */
const isDrawerAlone = ([dialog, ...others]: readonly Element[]) =>
  others.length === 0 && dialog?.querySelector(':scope > header') != null

const isStep = (key: string): key is '[' | ']' => key === '[' || key === ']'

const homeBy = (key: string): Go | undefined => (key === 'h' ? { to: paths.admin } : undefined)

/** Whose keys are shown: a drawer's, or a page's that shows none itself. */
function helpFor(key: string, dialogs: readonly Element[]): 'drawer' | 'page' | undefined {
  if (key !== '?') return undefined
  if (isDrawerAlone(dialogs)) return 'drawer'
  return dialogs.length === 0 && !document.querySelector(`[${hasKeys}]`) ? 'page' : undefined
}

type Shown = { dialogs: readonly Element[]; holdsWords: (place: Element) => boolean }

/** Answers whether the key is taken: with words that were begun nobody steps, nor does the list behind. */
function step(walk: QueueWalk, key: '[' | ']', { dialogs, holdsWords }: Shown): boolean {
  const to = key === '[' ? walk.before : walk.after
  if (!to || dialogs.length > 1 || holdsWords(document.body)) return to !== undefined
  walk.goTo(to)
  return true
}

/**
 * Presses what decides. What can't be pressed now comes into sight and has the focus: beside it stands why. Over a drawer stands
 * something else, such as its keys: the key is taken there, and nothing below it is decided meanwhile.
 */
function pressDecision(dialogs: readonly Element[], decision: string): boolean {
  const shown = dialogs.at(-1) ?? document.querySelector('main')
  const button = shown?.querySelector<HTMLElement>(`[data-decide=${decision}]`)
  if (!button) return dialogs.length > 1
  if (button.getAttribute('aria-disabled') === 'true') button.focus()
  else button.click()
  return true
}

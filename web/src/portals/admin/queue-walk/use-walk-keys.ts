import { paths } from '@tower/contract/pages.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isShortcut } from '../../../ui/list-page/is-shortcut.ts'
import type { QueueWalk } from './use-queue-walk.ts'

/** What a drawer marks as its yes and its no (`data-decide`). */
const decisions: Readonly<Record<string, string>> = { a: 'yes', r: 'no' }

/**
 * `[` and `]` go through the queue, before any row of the list behind it; A and R press what the open drawer decides with;
 * H leads home from wherever no drawer is open.
 */
export function useWalkKeys(walk: QueueWalk | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event) || !act(event.key.toLowerCase())) return
      event.preventDefault()
      event.stopPropagation()
    }
    const act = (key: string): boolean => {
      // A question that stands open is answered first, wherever the focus is.
      if (document.querySelector('[role=alertdialog], dialog[open]')) return false
      const dialogs = [...document.querySelectorAll('[role=dialog]')]
      const topmost = dialogs.at(-1) ?? null
      if (walk && (key === '[' || key === ']')) return step(walk, key, dialogs)
      if (key !== 'h') return pressDecision(topmost, decisions[key])
      if (topmost !== null || holdsWords(document.body)) return false
      void navigate(paths.admin)
      return true
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigate, walk])
}

/** Answers whether the key is taken: with words that were begun nobody steps, nor does the list behind. */
function step(walk: QueueWalk, key: '[' | ']', dialogs: readonly Element[]): boolean {
  const to = key === '[' ? walk.before : walk.after
  if (!to || dialogs.length > 1 || dialogs.some(holdsWords)) return to !== undefined
  walk.goTo(to)
  return true
}

/** Words that were begun and that no tab keeps: one key does not throw them away. */
function holdsWords(place: Element): boolean {
  const fields = [...place.querySelectorAll('textarea')]
  return fields.some((field) => field.value.trim() !== '' && field.closest('[data-kept]') === null)
}

function pressDecision(drawer: Element | null, decision: string | undefined): boolean {
  if (decision === undefined) return false
  const button = drawer?.querySelector<HTMLElement>(`[data-decide=${decision}]`)
  button?.click()
  return button !== null && button !== undefined
}

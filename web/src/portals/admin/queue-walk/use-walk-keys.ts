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
      const drawer = document.querySelector('[role=dialog]')
      if ((key === '[' || key === ']') && holdsWords(drawer)) return false
      if (key === '[' && walk?.before) walk.goTo(walk.before)
      else if (key === ']' && walk?.after) walk.goTo(walk.after)
      else if (key === 'h' && drawer === null) void navigate(paths.admin)
      else return pressDecision(drawer, decisions[key])
      return true
    }
    document.addEventListener('keydown', press, true)
    return () => document.removeEventListener('keydown', press, true)
  }, [navigate, walk])
}

/** Words that were begun and that no tab keeps: one key does not throw them away. */
function holdsWords(drawer: Element | null): boolean {
  const fields = [...(drawer?.querySelectorAll('textarea') ?? [])]
  return fields.some((field) => field.value.trim() !== '' && field.closest('[data-kept]') === null)
}

function pressDecision(drawer: Element | null, decision: string | undefined): boolean {
  if (decision === undefined) return false
  const button = drawer?.querySelector<HTMLElement>(`[data-decide=${decision}]`)
  button?.click()
  return button !== null && button !== undefined
}

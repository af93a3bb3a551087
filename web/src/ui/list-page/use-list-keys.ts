import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const storageName = 'list-keys'
const changed = 'list-keys-changed'
/** A part of a page that shows its own keys with `?`. */
export const hasKeys = 'data-list-keys'

/** Keys that are letters or signs may get in the way of speech input: each person can turn them off on their device. */
export function useListKeysSwitch(): { isOn: boolean; turn: (isOn: boolean) => void } {
  const isOn = useSyncExternalStore(subscribe, areListKeysOn, () => true)
  return { isOn, turn }
}

/** Whether this person uses keys that are letters or signs. */
export function areListKeysOn(): boolean {
  try {
    return localStorage.getItem(storageName) !== 'off'
  } catch {
    return true
  }
}

function turn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, 'off')
  } catch {
    // A browser that keeps nothing leaves them on.
  }
  window.dispatchEvent(new Event(changed))
}

function subscribe(tell: () => void): () => void {
  window.addEventListener(changed, tell)
  return () => window.removeEventListener(changed, tell)
}

/** The keys of a list from anywhere on its page: `/` searches, J or an arrow goes to the first row, `?` shows them all. */
export function useListKeys(page: RefObject<HTMLElement | null>) {
  const { isOn } = useListKeysSwitch()
  const [isHelpOpen, setHelpOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      if (event.key === '?') setHelpOpen(true)
      else if (!isOn || !goTo(page.current, event)) return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    // What shows the keys of a page leaves them to this one.
    page.current?.setAttribute(hasKeys, '')
    return () => document.removeEventListener('keydown', press)
  }, [isOn, page])
  return { isHelpOpen, closeHelp: () => setHelpOpen(false) }
}

/** Whether a key belongs to somebody else: to what is typed, to a dialog, or to the browser. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.isContentEditable ||
    target.matches('input:not([type=checkbox]), select, textarea') ||
    document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null
  )
}

function goTo(page: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  const goal = goalOf(page, key, target as HTMLElement)
  goal?.focus()
  return goal !== null && goal !== undefined
}

function goalOf(page: HTMLElement | null, key: string, target: HTMLElement) {
  if (key === '/') return page?.querySelector<HTMLElement>('input[type=search]')
  // Rows move their own focus; elsewhere an arrow scrolls, unless nothing else is pointed at.
  if (key !== 'j' && key !== 'ArrowDown') return undefined
  if (target !== document.body && target.tagName !== 'H1' && target.tagName !== 'MAIN') return undefined
  return page && firstOf(page)
}

/** The first line of a queue, or what opens the first row of a table. */
function firstOf(page: HTMLElement): HTMLElement | null | undefined {
  const line = page.querySelector<HTMLElement>('a[data-line]')
  if (line) return line
  const row = page.querySelector('tbody tr')
  return row?.querySelector<HTMLElement>('th a, th button') ?? row?.querySelector<HTMLElement>('input, a')
}

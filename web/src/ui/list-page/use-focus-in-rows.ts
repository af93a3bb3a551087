import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where the list is read when the row that has it leaves the list, as one that was decided does: the row that
 * takes its place gets it, and the heading of the page where there is none. Without a mouse one goes on there.
 */
export function useFocusInRows(rows: readonly unknown[]) {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (place.current === undefined || !isFocusLost()) return
    const all = [...(body.current?.rows ?? [])]
    const next = all[place.current] ?? all.at(-1)
    next?.querySelector<HTMLElement>('th a, th button, input')?.focus()
  }, [rows])
  useEffect(
    () => () => {
      if (place.current !== undefined) requestAnimationFrame(() => isFocusLost() && focusHeading())
    },
    [],
  )
  return {
    ref: body,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      place.current = [...(body.current?.rows ?? [])].findIndex((row) => row.contains(target))
    },
    onBlur: () => {
      place.current = undefined
    },
  }
}

/** What was focused and is gone leaves the focus with nobody. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

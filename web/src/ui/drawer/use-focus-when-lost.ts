import { type RefObject, useEffect, useRef } from 'react'

/**
 * What an act brought about takes the focus, where the button that was pressed went away with the act: without this the focus
 * would fall to the top of the page. It is taken from nothing else.
 * A number says how often it was done. `wasDone` is false where the part itself came with the act.
 */
export function useFocusWhenLost<Part extends HTMLElement>(
  isDone: boolean | number,
  wasDone = isDone,
): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const before = useRef(wasDone)
  useEffect(() => {
    if (Number(isDone) > Number(before.current)) takeLost(ref.current)
    before.current = isDone
  }, [isDone])
  return ref
}

/** A list takes the focus where a row of it went away, with the button in it that was pressed. */
export function useFocusWhenFewer<Part extends HTMLElement>(
  count: number | undefined,
): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count !== undefined && before.current !== undefined && count < before.current) takeLost(ref.current)
    before.current = count
  }, [count])
  return ref
}

function takeLost(part: HTMLElement | null): void {
  if (!part?.isConnected) return
  // The question that asked may still be closing above the page.
  if (part.closest('[inert]')) return void requestAnimationFrame(() => takeLost(part))
  if (document.activeElement === null || document.activeElement === document.body) part.focus()
}

import { type RefObject, useEffect, useRef } from 'react'

/** Somebody who pressed twice in a hurry meant to open the question, not to answer it. */
const hurryMs = 250

/** Fields of one line: Enter ends them, as in any form. */
const oneLine = 'input:not([type=checkbox], [type=radio], [type=file])'

type Pressed = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'defaultPrevented'>

/** Whether a press of Enter answers a question that has stood open for so long. */
export function answersQuestion(event: Pressed, openForMs: number): boolean {
  const isFresh = !event.repeat && !event.isComposing && !event.defaultPrevented
  return event.key === 'Enter' && isFresh && openForMs >= hurryMs
}

/**
 * The Enter key says yes to a question: where the question itself has the focus, as when it opens, and in its fields of one line.
 * On a button it presses that one. Answers the place inside the question that it listens around.
 */
export function useEnterKey(isOn: boolean, onEnter: () => void): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      const question = place.current?.closest('[role=alertdialog]')
      const { target } = event
      if (!question || !(target instanceof Element)) return
      const isMeant = target === question || (question.contains(target) && target.matches(oneLine))
      if (!isMeant || !answersQuestion(event, performance.now() - openedAt.current)) return
      event.preventDefault()
      onEnter()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return place
}

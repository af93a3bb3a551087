import { type RefObject, useEffect, useRef } from 'react'

type TypedField = HTMLInputElement | HTMLTextAreaElement

/** Kinds of fields that hold words. A search changes nothing, so nothing of it is lost. */
const wordKinds = ['text', 'textarea', 'email', 'tel', 'url', 'number']

/**
 * Whether words that were typed in a drawer would be lost with it. What was sent is saved, unless the drawer says that something is
 * wrong; what a form keeps for this tab (`data-kept`) is not lost.
 */
export function useTypedWords(): { body: RefObject<HTMLDivElement | null>; wouldLose: () => boolean } {
  const body = useRef<HTMLDivElement>(null)
  const begun = useRef(new Map<TypedField, string>())
  const sent = useRef(new Map<TypedField, string>())
  useEffect(() => {
    const place = body.current
    const begin = ({ target }: FocusEvent) => {
      if (isTypedField(target) && !begun.current.has(target)) begun.current.set(target, target.value)
    }
    const send = () => {
      for (const field of begun.current.keys()) sent.current.set(field, field.value)
    }
    place?.addEventListener('focusin', begin)
    place?.addEventListener('submit', send)
    return () => {
      place?.removeEventListener('focusin', begin)
      place?.removeEventListener('submit', send)
    }
  }, [])
  const wouldLose = () => {
    const hasFailed = body.current?.querySelector('[role=alert],[aria-invalid=true]') !== null
    return [...begun.current].some(
      ([field, before]) =>
        field.isConnected &&
        field.value !== before &&
        field.value.trim() !== '' &&
        (hasFailed || sent.current.get(field) !== field.value),
    )
  }
  return { body, wouldLose }
}

function isTypedField(target: EventTarget | null): target is TypedField {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false
  return wordKinds.includes(target.type) && target.closest('[data-kept]') === null
}

type TypedField = HTMLInputElement | HTMLTextAreaElement

/** Kinds of fields that hold words. A search changes nothing, so nothing of it is lost, nor of what narrows a list. */
const wordKinds = ['text', 'textarea', 'email', 'tel', 'url', 'number']

export type WatchedWords = {
  /** Whether words that were typed within would be lost with it. */
  wouldLose: (within: ParentNode) => boolean
  end: () => void
}

/**
 * From now on, what is typed in a place. What was sent is saved, unless the place says that something is wrong; what a form keeps
 * for this tab (`data-kept`) is not lost.
 */
export function watchWords(place: HTMLElement): WatchedWords {
  const begun = new Map<TypedField, string>()
  const sent = new Map<TypedField, string>()
  const begin = ({ target, type }: Event) => {
    if (!isTypedField(target) || begun.has(target)) return
    // A field that had the focus before anybody watched: what it showed last is what it began with.
    begun.set(target, type === 'input' ? target.defaultValue : target.value)
  }
  const send = ({ target }: Event) => {
    for (const field of begun.keys()) {
      if (target instanceof Node && target.contains(field)) sent.set(field, field.value)
    }
  }
  place.addEventListener('focusin', begin)
  place.addEventListener('input', begin, true)
  place.addEventListener('submit', send)
  return {
    wouldLose: (within) => {
      for (const field of begun.keys()) if (!field.isConnected) forget(field)
      const hasFailed = within.querySelector('[role=alert],[aria-invalid=true]') !== null
      return [...begun].some(
        ([field, before]) =>
          within.contains(field) &&
          field.value !== before &&
          field.value.trim() !== '' &&
          (hasFailed || sent.get(field) !== field.value),
      )
    },
    end: () => {
      place.removeEventListener('focusin', begin)
      place.removeEventListener('input', begin, true)
      place.removeEventListener('submit', send)
    },
  }

  function forget(field: TypedField): void {
    begun.delete(field)
    sent.delete(field)
  }
}

function isTypedField(target: EventTarget | null): target is TypedField {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return false
  return wordKinds.includes(target.type) && target.closest('[data-kept], [role=search]') === null
}

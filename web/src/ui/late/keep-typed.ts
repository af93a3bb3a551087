type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What people have entered into a piece of the page, to be put into the piece that takes its place. */
export type Typed = { putInto: (box: HTMLElement) => void }

/**
 * Notes what was typed, chosen and unfolded in a box, and where the focus is. Controls are found again by their ids or
 * names, links and buttons by their place among each other.
 */
export function keepTyped(box: HTMLElement): Typed {
  const entered = controlsOf(box).filter(isEntered)
  const unfolded = [...box.querySelectorAll('details')].map(({ open }) => open)
  const focused = controlsOf(box).find((control) => control === document.activeElement)
  const pressed = pressablesOf(box).findIndex((one) => one === document.activeElement)
  return {
    putInto: (next) => {
      for (const [at, details] of next.querySelectorAll('details').entries())
        details.open ||= unfolded[at] ?? false
      for (const old of entered) enter(findSame(next, old), old)
      const again = focused ? findSame(next, focused) : pressablesOf(next)[pressed]
      again?.focus({ preventScroll: true })
    },
  }
}

function isEntered(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  return !(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected
}

function enter(control: Control | undefined, old: Control): void {
  if (!control) return
  if (isChoice(control)) {
    const isWanted =
      isChoice(old) && old.checked !== control.checked && (old.checked || old.type === 'checkbox')
    if (isWanted) control.click()
    return
  }
  // React watches the element's own property; only the prototype's setter lets it see a change.
  const kinds = [HTMLTextAreaElement, HTMLSelectElement, HTMLInputElement]
  const kind = kinds.find((one) => control instanceof one)
  Object.getOwnPropertyDescriptor(kind?.prototype, 'value')?.set?.call(control, old.value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }))
}

function controlsOf(box: HTMLElement): Control[] {
  return [...box.querySelectorAll<Control>('input:not([type=hidden]), textarea, select')]
}

function pressablesOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('a[href], button, summary')]
}

function findSame(box: HTMLElement, { id, name, type, value }: Control): Control | undefined {
  const others = controlsOf(box)
  if (type === 'radio') return others.find((other) => other.name === name && other.value === value)
  // An id that React made may be another one in the piece that takes its place.
  const sameId = id === '' ? undefined : others.find((other) => other.id === id)
  return sameId ?? (name === '' ? undefined : others.find((other) => other.name === name))
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}

import { useEffect } from 'react'

/** Whatever knows better where the focus goes has taken it by then. */
const patienceMs = 200
/** What stands around things that belong together. */
const around = 'li, form, section, [role=dialog], [role=alertdialog]'
const fields = 'input:not([type=hidden], [tabindex="-1"]), select, textarea'

/**
 * Where an act took away what was pressed, as a form that is done, the focus would fall to the top of the page, and whoever goes
 * by keys would begin anew. It stays with what stood around it instead, unless something else takes it. Where a form opened in
 * place of a button, whoever pressed it types at once into the first field.
 */
export default function FocusWhenRemoved() {
  useEffect(() => {
    let timer: number | undefined
    let trail: readonly HTMLElement[] = []
    let known: ReadonlySet<Element> = new Set()
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      const nearer = trail[0]?.isConnected === false ? partNearerThan(target, trail) : undefined
      trail = [target, ...partsAround(target)]
      known = new Set(document.forms)
      if (nearer) take(nearer)
    }
    const isLost = () => trail[0]?.isConnected === false && isNowhere(document.activeElement)
    const giveBack = () => {
      timer = undefined
      // Whatever took the focus meanwhile has a trail of its own by now.
      if (!isLost()) return
      const lost = trail
      trail = []
      // A form that is done may come again as another one: nobody opened that.
      const wasForm = lost.some((part) => part instanceof HTMLFormElement && !part.isConnected)
      const opened = (part: HTMLElement) => !wasForm && enterForm(part, known)
      lost.find((part) => part.isConnected && (opened(part) || take(part)))
    }
    const watcher = new MutationObserver(() => {
      if (timer === undefined && isLost()) timer = window.setTimeout(giveBack, patienceMs)
    })
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      watcher.disconnect()
      document.removeEventListener('focusin', remember)
      window.clearTimeout(timer)
    }
  }, [])
  return null
}

const isNowhere = (element: Element | null) => element === null || element === document.body

/** From the nearest to the page itself, of which the heading stands for it. */
function partsAround(target: Element): HTMLElement[] {
  const parts: HTMLElement[] = []
  for (let part = target.parentElement; part; part = part.parentElement)
    if (part.matches(around)) parts.push(part)
  const heading = target.closest('main')?.querySelector<HTMLElement>('h1')
  return heading ? [...parts, heading] : parts
}

/** Whether a form that was not there before has the focus now, in its first field: after a press of a moment ago alone. */
function enterForm(part: HTMLElement, known: ReadonlySet<Element>): boolean {
  // Not known to the oldest browsers that we serve.
  const { userActivation: press }: { userActivation?: UserActivation } = navigator
  if (!press?.isActive) return false
  const opened = [...part.querySelectorAll('form')].find((form) => !known.has(form))
  const first = opened?.querySelector<HTMLElement>(fields)
  if (!opened || !first || first.closest('[inert]')) return false
  void opened.scrollIntoView({ block: 'nearest' })
  first.focus()
  return document.activeElement === first
}

/**
 * What is open over the page keeps the focus inside by itself, at its first control, which closes it: what stood around the part
 * that went away is nearer.
 */
function partNearerThan(target: HTMLElement, trail: readonly HTMLElement[]): HTMLElement | undefined {
  const panel = target.closest('[role=dialog], [role=alertdialog]')
  if (panel?.querySelector('a[href], button, input, select, textarea') !== target) return undefined
  return trail.find((part) => part !== panel && panel.contains(part) && !part.contains(target))
}

/** Whether a part has the focus now. It can be moved to by a program alone, and only while it has it. */
function take(part: HTMLElement): boolean {
  if (part.closest('[inert]')) return false
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true })
  }
  part.focus({ preventScroll: true })
  return document.activeElement === part
}

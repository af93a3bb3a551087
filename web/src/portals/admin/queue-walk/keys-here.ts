import { decisionIn } from './press-decision.ts'

/** What a key does where one stands, each in the words of what it presses; what is undefined there is not said. */
export type KeysHere = {
  /** The list of the page, where no drawer lies over it. */
  list: { hasSearch: boolean; hasRows: boolean; hasChecks: boolean }
  yes: string | undefined
  no: string | undefined
  pay: string | undefined
  /** Something is open beside the page. */
  isDrawer: boolean
  /** The drawer has steps of its own, through the rows of its list. */
  hasRowSteps: boolean
}

/** Reads from the page what works there. */
export function keysHere(drawer: Element | undefined): KeysHere {
  const main = document.querySelector('main')
  const shown = drawer ?? main
  const isList = (what: string) => !drawer && main?.querySelector(what) != null
  const named = (decision: 'yes' | 'no' | 'pay') => nameOf(decisionIn(shown, decision))
  return {
    list: {
      hasSearch: isList('input[type=search]'),
      hasRows: isList('tbody tr'),
      hasChecks: isList('tbody input[type=checkbox]'),
    },
    yes: named('yes'),
    no: named('no'),
    pay: named('pay'),
    isDrawer: drawer !== undefined,
    hasRowSteps: drawer?.querySelector('[aria-keyshortcuts="]"], [aria-keyshortcuts="["]') != null,
  }
}

function nameOf(button: HTMLElement | undefined): string | undefined {
  if (!button) return undefined
  if (button instanceof HTMLTextAreaElement) return button.labels[0]?.textContent.trim()
  const words = button.cloneNode(true) as HTMLElement
  for (const sign of words.querySelectorAll('kbd')) sign.remove()
  return button.getAttribute('aria-label') ?? words.textContent.trim()
}

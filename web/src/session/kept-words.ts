import { keptPrefix } from './forget-kept-words.ts'

/** Where the words that an account types into a form are kept, in this tab. */
export const keptPlace = (userId: string, name: string) => `${keptPrefix}${userId}.${name}`

/** What was typed in this tab and never sent; undefined where nothing was, or what lies there is damaged. */
export function recallWords<Words extends object>(place: string): Partial<Words> | undefined {
  return reach((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(place) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  })
}

/** Keeps what was typed at a place of the page for as long as the tab is open. */
export function keepWords(place: string, words: object): void {
  reach((storage) => storage.setItem(place, JSON.stringify(words)))
}

/** They were sent, or are given up. */
export function forgetWords(place: string): void {
  reach((storage) => storage.removeItem(place))
}

/** A browser may refuse its storage, and what lies there may be damaged: then nothing is kept, and forms still send. */
function reach<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return act(sessionStorage)
  } catch {
    return undefined
  }
}

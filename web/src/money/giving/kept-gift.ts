import { giverField } from '../../session/giver-field.ts'

const prefix = 'tower.gift:'
/** The fields of a gift form, by name. */
export type KeptGift = Readonly<Record<string, string>>

/** What belongs to one view of the page or to the session, not to the gift. */
const passing = ['view_key', 'intent', 'resolved_code', giverField]

/**
 * Stores a gift form before the payment page opens, for a giver who comes back without having paid: until the gift has
 * arrived or the tab closes, and in this browser alone, since a dedication must not show in an address.
 */
export function keepGift(form: FormData): void {
  const fields = Object.fromEntries([...form].filter(([name]) => !passing.includes(name)))
  reach((storage) => storage.setItem(prefix + window.location.pathname, JSON.stringify(fields)))
}

/** The form that was last sent from this page; undefined on the server, and where none was. */
export function recallGift(): KeptGift | undefined {
  return reach((storage) => {
    const kept = storage.getItem(prefix + window.location.pathname)
    return kept === null ? undefined : (JSON.parse(kept) as KeptGift)
  })
}

/** Forgets every kept form: the gift has arrived. */
export function forgetGifts(): void {
  reach((storage) => {
    const names = Object.keys(storage).filter((name) => name.startsWith(prefix))
    for (const name of names) storage.removeItem(name)
  })
}

/** A browser may refuse its storage, and what lies there may be damaged: then nothing is kept. */
function reach<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return typeof window === 'undefined' ? undefined : act(window.sessionStorage)
  } catch {
    return undefined
  }
}

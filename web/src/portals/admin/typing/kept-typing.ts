/** What stands in the fields of an editor, and the version of the thing that was on the screen meanwhile. */
export type KeptForm<Typed, Seen> = { typed: Typed; seen: Seen }

const placeOf = (name: string) => `tower.typing.${name}`

/** What was typed in this tab and never saved; undefined where nothing was. */
export function recallTyping<Typed, Seen>(name: string): KeptForm<Typed, Seen> | undefined {
  return reach((storage) => {
    const kept = JSON.parse(storage.getItem(placeOf(name)) ?? 'null') as KeptForm<Typed, Seen> | null
    return typeof kept?.typed === 'object' && kept.typed !== null ? kept : undefined
  })
}

export function keepTyping<Typed, Seen>(name: string, form: KeptForm<Typed, Seen>): void {
  reach((storage) => storage.setItem(placeOf(name), JSON.stringify(form)))
}

/** It was saved, or is given up. */
export function forgetTyping(name: string): void {
  reach((storage) => storage.removeItem(placeOf(name)))
}

/** A browser may refuse its storage, and what lies there may be damaged: then nothing is kept. */
function reach<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return act(window.sessionStorage)
  } catch {
    return undefined
  }
}

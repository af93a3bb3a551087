/** What a visitor may choose; `auto` picks by month. */
export const packs = ['auto', 'fall', 'winter', 'lights', 'confetti', 'hearts', 'halloween'] as const
export type Pack = (typeof packs)[number]
/** A pack that can be drawn. */
export type DrawnPack = Exclude<Pack, 'auto'>

export const intensities = ['low', 'med', 'high'] as const
export type Intensity = (typeof intensities)[number]

export type OverlayPreferences = { enabled: boolean; pack: Pack; intensity: Intensity }

/** Where the choice is kept, and how often it is read again: other tabs and pages may have changed it. */
export const overlayKeys = {
  enabled: 'overlay.enabled',
  pack: 'overlay.pack',
  intensity: 'overlay.intensity',
} as const
export const rereadMs = 1_200

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * The choice as it is kept. Nothing moves until the visitor asks for it, and a word that is none of ours counts
 * as not chosen.
 */
export function readOverlayPreferences(store?: Store): OverlayPreferences {
  const read = (key: string) => readText(key, store)
  return {
    enabled: read(overlayKeys.enabled) === 'true',
    pack: packs.find((pack) => pack === read(overlayKeys.pack)) ?? 'auto',
    intensity: intensities.find((intensity) => intensity === read(overlayKeys.intensity)) ?? 'med',
  }
}

/** Keeps one part of the choice in this browser. */
export function keepOverlayPreference<Name extends keyof OverlayPreferences>(
  name: Name,
  value: OverlayPreferences[Name],
  store?: Store,
): void {
  try {
    ;(store ?? localStorage).setItem(overlayKeys[name], String(value))
  } catch {
    // A browser that keeps nothing shows the page without decoration.
  }
}

/** The pack that is drawn on a day, if any: leaves in fall, snow in winter, nothing from March to August. */
export function drawnPack({ enabled, pack }: OverlayPreferences, day: Date): DrawnPack | undefined {
  if (!enabled) return undefined
  return pack === 'auto' ? seasonOf(day) : pack
}

function seasonOf(day: Date): 'fall' | 'winter' | undefined {
  const month = day.getMonth() + 1
  if (month >= 9 && month <= 11) return 'fall'
  return month === 12 || month <= 2 ? 'winter' : undefined
}

function readText(key: string, store: Store | undefined): string | null {
  try {
    return (store ?? localStorage).getItem(key)
  } catch {
    return null
  }
}

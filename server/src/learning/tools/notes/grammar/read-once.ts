import type { Reading } from './reading.ts'

/** Reads what stands at a token once per kind, however often it is asked for while a stretch is read. Nobody changes what was read. */
export function readOnce<Found extends object, Kind = void>(
  read: (reading: Reading, at: number, kind: Kind) => Found,
): (reading: Reading, at: number, kind: Kind) => Found {
  const known = new WeakMap<Reading, Map<Kind, Found[]>>()
  return (reading, at, kind) => {
    const kinds = known.get(reading) ?? new Map<Kind, Found[]>()
    if (kinds.size === 0) known.set(reading, kinds)
    const places = kinds.get(kind) ?? []
    if (places.length === 0) kinds.set(kind, places)
    return (places[at] ??= read(reading, at, kind))
  }
}

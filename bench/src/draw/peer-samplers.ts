import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'

/**
 * Weighted sampling by Efraimidis and Spirakis (A-Res), as one would write it without any need for proof:
 * unseeded, one key per entry, the best `count` kept in a heap with the worst of them on top.
 */
export function drawByReservoir(entries: readonly DrawEntry[], count: number): number[] {
  const keys = new Float64Array(count)
  const places = new Uint32Array(count)
  let size = 0
  for (let place = 0; place < entries.length; place++) {
    const key = Math.log(Math.random()) / entries[place]!.weight
    if (size < count) raise(keys, places, size++, key, place)
    else if (key > keys[0]!) sink(keys, places, key, place)
  }
  return [...places.keys()].sort((a, b) => keys[b]! - keys[a]!).map((cell) => places[cell]!)
}

/** The same keys, all of them sorted, and the first `count` taken. */
export function drawBySorting(entries: readonly DrawEntry[], count: number): number[] {
  const keys = new Float64Array(entries.length)
  const places = new Uint32Array(entries.length)
  for (let place = 0; place < entries.length; place++) {
    keys[place] = Math.log(Math.random()) / entries[place]!.weight
    places[place] = place
  }
  places.sort((a, b) => keys[b]! - keys[a]!)
  return [...places.subarray(0, count)]
}

function raise(keys: Float64Array, places: Uint32Array, from: number, key: number, place: number): void {
  let cell = from
  while (cell > 0) {
    const parent = (cell - 1) >> 1
    if (keys[parent]! <= key) break
    keys[cell] = keys[parent]!
    places[cell] = places[parent]!
    cell = parent
  }
  keys[cell] = key
  places[cell] = place
}

function sink(keys: Float64Array, places: Uint32Array, key: number, place: number): void {
  let cell = 0
  for (let child = 1; child < keys.length; child = 2 * cell + 1) {
    if (child + 1 < keys.length && keys[child + 1]! < keys[child]!) child++
    if (keys[child]! >= key) break
    keys[cell] = keys[child]!
    places[cell] = places[child]!
    cell = child
  }
  keys[cell] = key
  places[cell] = place
}

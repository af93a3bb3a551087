/**
 * One of several, the same for the same seed and place. A small hash, so that neighbors differ; both languages choose at the same
 * places and so stay side by side.
 */
export function choose<T>(options: readonly T[], seed: number, place: string): T | undefined {
  let hash = (Math.trunc(seed) || 0) ^ 0x9e3779b9
  for (const letter of place) hash = mix(hash ^ letter.charCodeAt(0))
  return options[mix(hash) % Math.max(options.length, 1)]
}

function mix(value: number): number {
  let hash = value >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

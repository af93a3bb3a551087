/**
 * One of several, the same for the same seed and place. A small hash, so that neighbors differ; both languages choose at the same
 * places and so stay side by side.
 */
export function choose<T>(options: readonly T[], seed: number, place: string): T | undefined {
  let hash = (Math.trunc(seed) || 0) ^ 0x9e3779b9
  for (const letter of place) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  return options[((hash ^ (hash >>> 13)) >>> 0) % Math.max(options.length, 1)]
}

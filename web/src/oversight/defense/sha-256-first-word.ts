const roundWords = 64
const primes = firstPrimes(roundWords)
/** The constants of SHA-256: fractions of the cube and square roots of the first primes. */
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))

/**
 * The first 32 bits of the SHA-256 of a short ASCII text, at once. The browser's own hash answers by promise, and a
 * promise for each try would take ten times as long as the hashing.
 */
export function sha256FirstWord(text: string): number {
  const length = text.length
  const blocks = (length + 72) >>> 6
  const words = new Int32Array(blocks * 16)
  for (let at = 0; at < length; at++) put(words, at, text.charCodeAt(at))
  put(words, length, 0x80)
  words[blocks * 16 - 1] = length * 8
  const state = Int32Array.from(start)
  for (let block = 0; block < blocks; block++) compress(state, words.subarray(block * 16, block * 16 + 16))
  return (state[0] ?? 0) >>> 0
}

function put(words: Int32Array, at: number, byte: number): void {
  words[at >>> 2] = (words[at >>> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
}

const schedule = new Int32Array(roundWords)

function compress(state: Int32Array, block: Int32Array): void {
  const word = (index: number) => schedule[index] as number
  schedule.set(block)
  for (let at = 16; at < roundWords; at++) {
    const [early, late] = [word(at - 15), word(at - 2)]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[at] = word(at - 16) + small + word(at - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < roundWords; at++) {
    const mixed = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + mixed + ((e & f) ^ (~e & g)) + (rounds[at] as number) + word(at)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  sums.forEach((sum, index) => (state[index] = (state[index] as number) + sum))
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

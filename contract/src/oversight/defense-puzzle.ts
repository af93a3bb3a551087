/** Where the puzzle comes and where its answer goes: headers for programs, cookies for pages. */
export const puzzleHeader = 'x-challenge'
export const answerHeader = 'x-challenge-answer'
export const puzzleCookie = 'challenge'
export const answerCookie = 'challenge_answer'

/**
 * Sixteen small puzzles rather than one large one: they take about as long every time, a second or two on a phone.
 * Solved: for each part 0 … 15 a number whose `sha256("<token>:<part>:<number>")` begins with so many zero bits as the
 * second word of the token says. Each bit more takes twice as long.
 */
export const puzzleParts = 16
export const puzzleBits = { least: 13, most: 16 } as const

/** How long a puzzle may be answered. */
export const puzzleMinutes = 10

/** What is hashed for one try. */
export function puzzleText(token: string, part: number, number: number): string {
  return `${token}:${part}:${number}`
}

/** How many zero bits the puzzle of a token asks for. */
export function bitsOf(token: string): number {
  const asked = Number(/^\d+-(\d\d)-/.exec(token)?.[1])
  return asked >= puzzleBits.least && asked <= puzzleBits.most ? asked : puzzleBits.least
}

/** Whether the first 32 bits of a hash begin with enough zeros. */
export function solvesPart(first32Bits: number, bits: number): boolean {
  return first32Bits >>> (32 - bits) === 0
}

/** The answer as it is sent: the token, then the numbers in order. */
export function writeAnswer(token: string, numbers: readonly number[]): string {
  return `${token}~${numbers.join('.')}`
}

import { answerCookie, puzzleCookie, puzzleMinutes } from '@tower/contract/oversight/defense-puzzle.ts'

/** The puzzle that the last answer of the server brought, if any. It is taken: the next look finds none. */
export function takePuzzle(): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${puzzleCookie}=`))
  if (!pair) return undefined
  document.cookie = `${puzzleCookie}=; Path=/; Max-Age=0; SameSite=Strict`
  return pair.slice(puzzleCookie.length + 1)
}

/** Keeps the answer where the next form takes it along. */
export function keepAnswer(answer: string): void {
  document.cookie = `${answerCookie}=${answer}; Path=/; Max-Age=${puzzleMinutes * 60}; SameSite=Strict`
}

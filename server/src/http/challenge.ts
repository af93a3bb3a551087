import {
  bitsOf,
  puzzleMinutes,
  puzzleParts,
  puzzleText,
  solvesPart,
} from '@tower/contract/oversight/defense-puzzle.ts'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { CountHits } from './rate-limit-counts.ts'

/** What became of an answer. `wrong` is also one that came too late or from elsewhere, `none` one that was used. */
export type AnswerVerdict = 'none' | 'solved' | 'wrong'

/** Puzzles that cost a browser a second and a script its speed. They hold no state: the token says all, signed. */
export type Challenges = {
  /** A puzzle for one network, of so many bits. */
  issue(network: string, bits: number): string
  check(answer: string | undefined, network: string): Promise<AnswerVerdict>
}

const answerForm = /^([\w-]{1,300})~(\d{1,10}(?:\.\d{1,10})*)$/

/** Makes the puzzles of a secret. Processes that share it take each other's answers, each answer once. */
export function createChallenges({
  secret,
  clock,
  countHits,
}: {
  secret: string | Buffer
  clock: Clock
  countHits: CountHits
}): Challenges {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`challenge|${text}`).digest('hex').slice(0, 32)
  const tokenOf = (ends: string, bits: string, salt: string, network: string) =>
    `${ends}-${bits}-${salt}-${sign(`${ends}|${bits}|${salt}|${network}`)}`

  const isOurs = (token: string, network: string) => {
    const [ends = '', bits = '', salt = ''] = token.split('-')
    if (!/^\d{13}$/.test(ends) || Number(ends) <= clock.now().getTime()) return false
    const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(ends, bits, salt, network))]
    return given.length === right.length && timingSafeEqual(given, right)
  }
  return {
    issue(network, bits) {
      const ends = clock.now().getTime() + puzzleMinutes * 60_000
      return tokenOf(String(ends), String(bits), randomBytes(9).toString('hex'), network)
    },
    async check(answer, network) {
      if (!answer) return 'none'
      const [, token, written] = answerForm.exec(answer) ?? []
      if (!token || !written || !isOurs(token, network)) return 'wrong'
      if (!isSolved(token, written.split('.').map(Number))) return 'wrong'
      const spent = { key: `challenge|${token}`, windowMs: puzzleMinutes * 60_000, max: 1 }
      const [use] = await countHits([spent])
      // A page may send an honest answer along once more; that is no guess.
      return use && use.hits <= 1 ? 'solved' : 'none'
    },
  }
}

function isSolved(token: string, numbers: readonly number[]): boolean {
  if (numbers.length !== puzzleParts) return false
  const bits = bitsOf(token)
  return numbers.every((number, part) =>
    solvesPart(
      createHash('sha256')
        .update(puzzleText(token, part, number))
        .digest()
        .readUInt32BE(0),
      bits,
    ),
  )
}

import type { Tx } from '../../database/database.ts'
import { listCarried, listLosses } from './carried-losses.queries.ts'

/** Money that went from the budget of a year to that of a later one; or a loss of the one that was taken or is owed in the other. */
type Move = { from_year: number; to_year: number; cents: number }

/**
 * How much of the money of a year is in a later one still. A dollar that went on from year to year is one dollar: for whichever of
 * these years a loss of it was taken or is owed, it is there for none of them any more. So it is what was carried, less the losses,
 * at the narrowest place on its way: out of its year, into the other, and over each first of July between them.
 */
export class StillCarried {
  readonly #carried: readonly Move[]
  readonly #losses: Move[]

  constructor(carried: readonly Move[], losses: readonly Move[]) {
    this.#carried = carried
    this.#losses = [...losses]
  }

  /** How much of the money of one year may be lost in a later one. */
  most(from: number, to: number): number {
    const left = (isOnWay: (move: Move) => boolean) =>
      sumOf(this.#carried.filter(isOnWay)) - sumOf(this.#losses.filter(isOnWay))
    const betweenYears = Array.from({ length: to - from }, (_, at) => from + at)
    return Math.max(
      0,
      Math.min(
        left((move) => move.from_year === from),
        left((move) => move.to_year === to),
        ...betweenYears.map((year) => left((move) => move.from_year <= year && move.to_year > year)),
      ),
    )
  }

  /** A loss of one year was taken or is owed in a later one. */
  lose(from: number, to: number, cents: number): void {
    this.#losses.push({ from_year: from, to_year: to, cents })
  }
}

const sumOf = (moves: readonly Move[]) => moves.reduce((sum, { cents }) => sum + cents, 0)

/** What of a budget and of its teacher's other ones went on, less what was lost of it. */
export async function readStillCarried(tx: Tx, originId: string): Promise<StillCarried> {
  const carried = await listCarried(tx, originId)
  return new StillCarried(carried, carried.length === 0 ? [] : await listLosses(tx, originId))
}

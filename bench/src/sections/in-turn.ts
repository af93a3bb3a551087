/**
 * Measures several sides in turn, `rounds` times, after one round that isn't counted. Each round starts with another
 * side, so that none always runs on a machine that the one before it warmed or tired.
 */
export async function inTurn<Side extends string, Result>(
  rounds: number,
  sides: Record<Side, () => Promise<Result>>,
): Promise<Record<Side, Result[]>> {
  const names = Object.keys(sides) as Side[]
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Side, Result[]>
  for (const name of names) await sides[name]()
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < names.length; place++) {
      const name = names[(place + round) % names.length] as Side
      results[name].push(await sides[name]())
    }
  }
  return results
}

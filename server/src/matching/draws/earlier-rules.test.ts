import { inListOrder } from '@tower/contract/matching/tower-draw-list.ts'
import { verifyProof } from '@tower/contract/matching/tower-draw-verify.ts'
import { commitmentHash, commitmentOf } from '@tower/contract/matching/tower-draw.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '../../http/actor.ts'
import { findViolations } from '../../test/find-violations.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../../../test/matching/draws/build-draw.ts'
import { chooseRound } from './choose-round.ts'
import { listEntries } from './draw-entries.queries.ts'
import { updateToFrozen } from './draw-moves.queries.ts'
import { findDrawForUpdate } from './draws.queries.ts'
import { freezeDraw } from './freeze-draw.ts'
import { insertWeights } from './odds.queries.ts'
import { drawAgainNaively } from '../../../test/matching/draws/draw-again-naively.ts'
import { readWholeProof } from './proof/read-proof.ts'
import { readOwnOdds } from './read-own-odds.ts'
import { runDraw } from './run-draw.ts'
import { sha256 } from './sha256.ts'

/** Fixes a list as the rules before did: each nominator was a point, whoever stood behind. */
function freezeByEarlierRules({ services }: TestApp, drawId: string): Promise<void> {
  return services.database.transaction(async (tx) => {
    const draw = (await findDrawForUpdate(tx, drawId))!
    await sql`
      insert into draw_entries (draw_id, classroom_id, teacher_id, nominators, waited, weight)
      select ${drawId}::uuid, id, teacher_id, nominators, 0, least(nominators, 25) from (
        select classroom.id, classroom.teacher_id, (select count(*) from classroom_nominations where classroom_id = classroom.id) as nominators
        from classrooms classroom) known`.execute(tx)
    await insertWeights(tx, drawId)
    const { beacon, chain, numberAt } = chooseRound(services, draw.slot_starts)
    const commitment = commitmentOf(
      {
        drawId,
        slotStarts: draw.slot_starts,
        capacity: draw.capacity,
        entries: inListOrder(await listEntries(tx, drawId)),
        seedHash: draw.seed_hash,
        beacon,
        rules: 'weights/1',
      },
      sha256,
    )
    await updateToFrozen(tx, {
      drawId,
      at: services.clock.now(),
      schoolYear: 2027,
      rules: commitment.rules,
      entriesCount: commitment.entries_count,
      totalWeight: commitment.total_weight,
      entriesHash: commitment.entries_hash,
      commitmentHash: commitmentHash(commitment, sha256),
      beacon,
      beaconChain: chain,
      numberAt,
      frozenBy: null,
    })
  })
}

async function readDraw({ app }: TestApp, drawId: string) {
  type Read = { rules: string; entries: { weight: number; nominators: number; confirmed: number | null }[] }
  return (await app.inject({ method: 'GET', url: `/api/draws/${drawId}` })).json<Read>()
}

test('a draw whose list was fixed under the rules before keeps its weights, is drawn and proven by them', async () => {
  const server = await testApp()
  const { services } = server
  const [loud] = await buildClassrooms(services, [30, 3])
  await services.database.transaction((tx) =>
    sql`update classroom_nominations set confirmed_at = null, confirmed_how = null`.execute(tx),
  )
  await buildSlots(services, 1)
  const drawId = await buildDraw(services, { capacity: 1, inMinutes: 60 })
  await freezeByEarlierRules(server, drawId)
  const told = await readOwnOdds(services, { actor: { userId: loud!.teacherId } as Actor })
  expect([told.classroom?.weight, told.classroom?.confirmed, told.totalWeight]).toEqual([25, null, 28])

  services.clock.advance(61 * 60_000)
  await runDraw(services, { drawId, actor: null })
  const proof = await readWholeProof(services, { drawId })
  expect([proof.rules, proof.entries.map(({ weight }) => weight).toSorted((a, b) => a - b)]).toEqual([
    'weights/1',
    [3, 25],
  ])
  expect(verifyProof(proof, sha256).ok).toBe(true)
  expect(drawAgainNaively(proof)).toEqual(proof)
  const { rules, entries } = await readDraw(server, drawId)
  expect(rules).toBe('weights/1')
  expect(entries.map(({ confirmed }) => confirmed)).toEqual([null, null])
  expect(await services.database.read((tx) => findViolations(tx))).toEqual([])

  const next = await buildDraw(services)
  expect((await readDraw(server, next)).rules).toBe('weights/2')
  await freezeDraw(services, { drawId: next })
  const after = await readDraw(server, next)
  // The one that lost: a few of its nominations count, and one draw waited.
  expect([after.rules, after.entries.length, after.entries[0]?.confirmed, after.entries[0]?.weight]).toEqual([
    'weights/2',
    1,
    0,
    3,
  ])
})

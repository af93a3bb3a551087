import { exampleProof } from '@tower/contract/matching/tower-draw-example.ts'
import type { Proof } from '@tower/contract/matching/tower-draw-proof.contract.ts'
import { proofOf } from '@tower/contract/matching/tower-draw-proof.ts'
import { commitmentOf, seedHash } from '@tower/contract/matching/tower-draw.ts'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testServices } from '../../../test/test-services.ts'
import { buildDraw, buildClassrooms, buildSlots } from '../../../../test/matching/draws/build-draw.ts'
import { runDraw } from '../run-draw.ts'
import { sha256 } from '../sha256.ts'
import { readWholeProof } from './read-proof.ts'

const script = fileURLToPath(new URL('../../../../../docs/domain/verify-draw.py', import.meta.url))

/** What the verifier in another language says of a proof. */
async function sayOf(proof: unknown): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tower-proof-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'proof.json')
  await writeFile(file, JSON.stringify(proof))
  return new Promise((resolve) => {
    execFile('python3', [script, file], (error, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said }),
    )
  })
}

function hasPython(): boolean {
  try {
    execFileSync('python3', ['-c', 'import hashlib, json'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

// Where there is no Python these are skipped and say so; the other verifiers still run.
describe.runIf(hasPython())('an independent verifier in Python', { timeout: 60_000 }, () => {
  test('finds that a draw of the product holds, and says which part it can’t check', async () => {
    const services = await testServices()
    await buildClassrooms(services, [1, 2, 3, 5, 8, 13, 25])
    await buildSlots(services, 2)
    const drawId = await buildDraw(services, { capacity: 3 })
    await runDraw(services, { drawId, actor: null })
    const proof = await readWholeProof(services, { drawId })
    const { code, said } = await sayOf(proof)
    expect(said).toContain('The rest of the proof holds.')
    expect(said).toContain('NOT CHECKED')
    expect(said).toContain('NOT public randomness')
    expect(code).toBe(0)

    const failed = async (change: Partial<Proof>) => (await sayOf({ ...proof, ...change })).said
    expect(await failed({ winners: proof.winners.toReversed() })).toContain('FAILED winners')
    expect(await failed({ public_value: '0'.repeat(64) })).toContain('FAILED public_value')
    expect(await failed({ beacon_chain: { ...proof.beacon_chain!, period: 30 } })).toContain(
      'FAILED public_value',
    )
    expect(await failed({ server_seed: '0'.repeat(64) })).toContain('FAILED seed_sealed')
    expect(await failed({ entries: proof.entries.slice(1) })).toContain('FAILED entries')
    expect(await failed({ capacity: 4 })).toContain('FAILED commitment')
  })

  test('agrees with the published example, and finds its winner exchanged', async () => {
    expect(await sayOf(exampleProof)).toMatchObject({ code: 0 })
    const [first, second, third] = exampleProof.winners as [string, string, string]
    expect(await sayOf({ ...exampleProof, winners: [second, first, third] })).toMatchObject({ code: 1 })
  })

  test('draws the golden vector in the same order', async () => {
    const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
    const entries = [1, 2, 3, 5, 8, 13].map((weight, at) => ({ id: id(at + 1), weight }))
    const serverSeed = '00'.repeat(32)
    const commitment = commitmentOf(
      {
        drawId: '11111111-1111-4111-8111-111111111111',
        slotStarts: new Date('2026-11-16T17:00:00Z'),
        capacity: 6,
        entries,
        seedHash: seedHash(serverSeed, sha256),
      },
      sha256,
    )
    const winners = [6, 3, 5, 1, 4, 2].map(id)
    const golden = proofOf({ commitment, entries, serverSeed, publicValue: '', winners }, sha256)
    expect(golden.seed).toBe('e9031523529768cbf6005b1a9f057b23e7b9ba6e41b8b7f69c2d83ecafe61182')
    expect(await sayOf(golden)).toMatchObject({ code: 0 })
  })
})

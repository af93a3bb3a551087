import { exampleProof } from '@tower/contract/matching/tower-draw-example.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { verifyPublished } from './verify-published.ts'

const here = { drawId: exampleProof.draw_id, proofUrl: '/proof.json', seedHash: exampleProof.seed_hash }

function publish(proof: unknown, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(proof, { status }))
}
afterEach(() => vi.unstubAllGlobals())

test('the published draw is repeated and its six checks pass', async () => {
  publish(exampleProof)
  const verification = await verifyPublished(here)
  expect(verification).toMatchObject({ state: 'done', verdict: { ok: true } })
  expect(verification.state === 'done' && verification.verdict.checks).toHaveLength(6)
})

test('a proof with an exchanged winner fails at the winners', async () => {
  const [first, second, third] = exampleProof.winners
  publish({ ...exampleProof, winners: [second, first, third] })
  const verification = await verifyPublished(here)
  const failed = verification.state === 'done' && verification.verdict.checks.filter(({ ok }) => !ok)
  expect(failed).toMatchObject([{ name: 'winners' }])
})

test('a sound proof of another draw proves nothing here', async () => {
  publish(exampleProof)
  await expect(verifyPublished({ ...here, drawId: '11111111-1111-4111-8111-111111111111' })).resolves.toEqual(
    { state: 'foreign' },
  )
  await expect(verifyPublished({ ...here, seedHash: '0'.repeat(64) })).resolves.toEqual({ state: 'foreign' })
})

test('a proof that cannot be had is no proof that failed', async () => {
  publish({ error: 'This draw has no proof yet.' }, 404)
  await expect(verifyPublished(here)).rejects.toThrow('404')
})

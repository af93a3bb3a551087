import { CallError } from '@tower/contract/client.ts'
import { isVideo } from '@tower/contract/people/prospects.ts'
import { expect, test } from 'vitest'
import { findProspect, statusOf } from './find-prospect.ts'

const failing = (error: Error) => ({ call: () => Promise.reject(error), report: () => {} })
const refusal = (status: number, code: string) => new CallError(status, code, code)

test('an update is a film, a picture or a note by what its address names', async () => {
  const updates = [{ media_url: '/m/a.MP4?x=1' }, { media_url: '/m/b.webp' }, { media_url: null }]
  const answering = { call: (() => Promise.resolve({ sport: null, updates })) as never, report: () => {} }
  const found = await findProspect(answering, 'p1', isVideo)
  if (found.state !== 'ready') throw new Error('the prospect is there')
  expect(found.prospect.updates.map(({ kind }) => kind)).toEqual(['film', 'picture', 'note'])
})

test('hidden and unknown prospects and addresses of nobody are not found; a failed load is not the same', async () => {
  const missing = await findProspect(failing(refusal(404, 'prospects.not_found')), 'p1', isVideo)
  expect(statusOf(missing)).toBe(404)
  const nobody = await findProspect(failing(refusal(400, 'request.invalid')), '\0', isVideo)
  expect(statusOf(nobody)).toBe(404)
  const failed = await findProspect(failing(new Error('no database')), 'p1', isVideo)
  expect(statusOf(failed)).toBe(503)
})

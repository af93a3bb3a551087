import { CallError } from '@tower/contract/client.ts'
import { expect, test, vi } from 'vitest'
import { runWithProof } from './step-up.tsx'

const proofNeeded = new CallError(
  403,
  'Please confirm that it is you, then try again.',
  'identity.proof_needed',
)

test('a call that is allowed asks for nothing', async () => {
  const ask = vi.fn()
  await expect(runWithProof(() => Promise.resolve('done'), ask)).resolves.toBe('done')
  expect(ask).not.toHaveBeenCalled()
})

test('a call refused for want of a proof is made once more after the proof', async () => {
  const call = vi.fn().mockRejectedValueOnce(proofNeeded).mockResolvedValueOnce('done')
  await expect(runWithProof(call, () => Promise.resolve(true))).resolves.toBe('done')
  expect(call).toHaveBeenCalledTimes(2)
})

test('who cancels gets the refusal back, and nothing is called again', async () => {
  const call = vi.fn().mockRejectedValue(proofNeeded)
  await expect(runWithProof(call, () => Promise.resolve(false))).rejects.toBe(proofNeeded)
  expect(call).toHaveBeenCalledTimes(1)
})

test('a call is repeated once only, and other refusals ask for no proof', async () => {
  const call = vi.fn().mockRejectedValue(proofNeeded)
  const ask = vi.fn().mockResolvedValue(true)
  await expect(runWithProof(call, ask)).rejects.toBe(proofNeeded)
  expect(call).toHaveBeenCalledTimes(2)
  expect(ask).toHaveBeenCalledTimes(1)

  const notAllowed = new CallError(403, '', 'identity.role_not_allowed')
  await expect(runWithProof(() => Promise.reject(notAllowed), ask)).rejects.toBe(notAllowed)
  expect(ask).toHaveBeenCalledTimes(1)
})

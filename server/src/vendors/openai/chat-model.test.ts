import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Passed } from '../../gate.ts'
import { createChatModel } from './chat-model.ts'
import { guardFetch, type AskedWords } from './guard-fetch.ts'
import { startChatSandbox } from './sandbox/chat-sandbox.ts'

const attempts = () => ({
  pass: async (words: AskedWords) => words as Passed<AskedWords>,
  begin: vi.fn(async () => undefined),
  turnedAway: vi.fn(async () => undefined),
})

/** The sandbox in the place of some address. */
async function standFor(baseUrl: string) {
  const sandbox = await startChatSandbox()
  onTestFinished(() => sandbox.close())
  const reach = fetch
  vi.stubGlobal('fetch', (address: string, request: RequestInit) =>
    reach(address.replace(baseUrl, sandbox.baseUrl), request),
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  sandbox.behave({ answer: 'Hello.' })
  return sandbox
}

test.each(['https://api.openai.com/v1', 'https://desert.openai.azure.com/openai/v1'])(
  'the limit and the temperature are told as %s asks for them',
  async (baseUrl) => {
    const sandbox = await standFor(baseUrl)
    const model = createChatModel({ baseUrl, apiKey: 'k', model: 'm' })
    const order = { instructions: 'Greet.', message: 'Now.', maxTokens: 9, retries: 0 }
    await model.write({ ...order, signal: AbortSignal.timeout(60_000), attempts: attempts() })
    const [sent] = sandbox.orders
    expect(sent?.body).toMatchObject({ model: 'm', max_completion_tokens: 9 })
    expect(Object.keys(sent?.body ?? {})).not.toEqual(expect.arrayContaining(['max_tokens']))
    expect(Object.keys(sent?.body ?? {})).not.toEqual(expect.arrayContaining(['temperature']))
  },
)

test('where nobody listens nothing was taken, and nothing is thought to be', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const counted = attempts()
  await expect(
    guardFetch(counted, 1_000)(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{"model":"é"}' }),
  ).rejects.toThrow()
  expect(counted.begin.mock.calls).toEqual([[14]])
  expect(counted.turnedAway).toHaveBeenCalledOnce()
})

test('of a connection that broke off nobody knows what it took', async () => {
  const sandbox = await startChatSandbox()
  onTestFinished(() => sandbox.close())
  sandbox.behave({ fail: 'hang up' })
  const counted = attempts()
  const address = `${sandbox.baseUrl}/chat/completions`
  await expect(guardFetch(counted, 1_000)(address, { method: 'POST', body: '{}' })).rejects.toThrow()
  expect(counted.turnedAway).not.toHaveBeenCalled()
})

import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from './read-reply.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  removeItem: (name: string) => kept.delete(name),
})
vi.stubGlobal('window', new EventTarget())
afterAll(() => vi.unstubAllGlobals())

async function signIn(userId: string | undefined) {
  if (userId) kept.set('tower.session', JSON.stringify({ access_token: 'token', user: { id: userId } }))
  else kept.delete('tower.session')
  const { announceSession } = await import('../../session/stored-session.ts')
  announceSession()
}

const answer = (text: string): Promise<Reply> => Promise.resolve({ text, sources: [] })

beforeEach(() => {
  kept.clear()
  vi.resetModules()
})

test('an empty question is ignored, and a second one while the first is under way', async () => {
  const { readConversation, sendQuestion } = await import('./conversation.ts')
  const ask = vi.fn((question: string) => answer(`to ${question}`))
  await sendQuestion('  \n', ask)
  expect(ask).not.toHaveBeenCalled()
  await Promise.all([sendQuestion(' one ', ask), sendQuestion('two', ask)])
  expect(ask.mock.calls).toEqual([['one']])
  expect(readConversation()).toMatchObject({
    messages: [
      { role: 'user', text: 'one' },
      { role: 'assistant', text: 'to one' },
    ],
    isWaiting: false,
    lastQuestion: 'one',
  })
})

test('what one person was told is gone when somebody else is here, also when the answer comes late', async () => {
  const { readConversation, sendQuestion } = await import('./conversation.ts')
  await signIn('first')
  await sendQuestion('my balance', () => answer('a secret'))
  await signIn('first')
  expect(readConversation().messages).toHaveLength(2)
  let arrive: (reply: Reply) => void = () => undefined
  const late = sendQuestion('my gifts', () => new Promise((resolve) => (arrive = resolve)))
  await signIn(undefined)
  arrive({ text: 'another secret', sources: [] })
  await late
  expect(readConversation().messages).toEqual([])
  expect(readConversation().isWaiting).toBe(false)
})

test('what a visitor asked is still there after signing in, to be asked again', async () => {
  const { readConversation, sendQuestion } = await import('./conversation.ts')
  await sendQuestion('my balance', () => answer('Please sign in'))
  await signIn('first')
  expect(readConversation().lastQuestion).toBe('my balance')
})

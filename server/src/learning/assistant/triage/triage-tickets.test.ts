import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { onTestFinished, expect, test } from 'vitest'
import { buildSupport } from '../../../../test/spending/support/build-support.ts'
import { startChatSandbox } from '../../../vendors/openai/sandbox/chat-sandbox.ts'
import { categoryByWords } from './category-words.ts'
import { triageTickets } from './triage-tickets.ts'

const known = { subject: 'A question', message: 'How much does it cost to sponsor a classroom?' }

async function buildTriage(environment: Record<string, string> = {}) {
  const world = await buildSupport({ environment })
  const look = async (id: string) => (await world.read(world.admin, id)).json<{ ticket: Ticket }>().ticket
  return { ...world, look, run: () => triageTickets(world.services) }
}

async function buildWithProvider(timeoutMs = '20000') {
  const provider = await startChatSandbox()
  onTestFinished(() => provider.close())
  const ai = { AI_BASE_URL: provider.baseUrl, AI_MODEL: 'sandbox', AI_TIMEOUT_MS: timeoutMs }
  return { ...(await buildTriage(ai)), provider }
}

test('without a provider NUMA tells the category by the words, and suggests what it knows, once', async () => {
  const { opened, run, look } = await buildTriage()
  const { id } = await opened(undefined, known)
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  const { category, staff, numa_state: state } = await look(id)
  expect([category, state]).toEqual(['classroom', 'triage'])
  expect(staff?.suggestion?.answer).toContain('$800')
  expect(staff?.suggestion?.sources).toEqual(['Sponsor Slots'])
})

test('the teacher never sees what is suggested, and a category that they chose stays', async () => {
  const { opened, run, read, look, teacher } = await buildTriage()
  const { id } = await opened(undefined, { ...known, category: 'Our reading corner' })
  await run()
  expect((await look(id)).category).toBe('Our reading corner')
  const own = await read(teacher, id)
  expect(own.json<{ ticket: Ticket }>().ticket.staff).toBeNull()
  expect(own.body).not.toContain('$800')
})

test('what NUMA knows nothing of, and what staff answered first, has no suggestion', async () => {
  const { opened, run, look, said, admin } = await buildTriage()
  const unknown = await opened(undefined, { subject: 'Zzyzx', message: 'Qwertz uiop asdf?' })
  const answered = await opened(undefined, known)
  await said(admin, answered.id, 'It is $800.')
  expect(await run()).toBe(2)
  expect((await look(unknown.id)).staff?.suggestion).toBeNull()
  expect((await look(unknown.id)).category).toBe('general')
  expect((await look(answered.id)).staff?.suggestion).toBeNull()
})

test('a suggestion that staff send, or drop, is offered no more', async () => {
  const { opened, run, look, said, call, admin, audit } = await buildTriage()
  const [sent, dropped] = [await opened(undefined, known), await opened(undefined, known)]
  const unsaid = await opened(undefined, known)
  await run()
  await said(admin, sent.id, 'It costs $800, once.', { visibility: 'numa', uses_suggestion: true })
  const answer = await call(admin.token, 'POST', `/api/admin/tickets/${dropped.id}/suggestion/drop`)
  expect(answer.json<{ ticket: Ticket }>().ticket.staff?.suggestion).toBeNull()
  expect((await look(sent.id)).staff?.suggestion).toBeNull()
  const written = (await audit()).filter(({ action }) => action.startsWith('support.'))
  expect(written).toMatchObject([
    { action: 'support.answered', details: { as: 'numa', uses_suggestion: true } },
    { action: 'support.suggestion_dropped', target_id: dropped.id },
  ])
  // Nor one whose words are in the answer, whether or not the page still knew where they came from.
  const words = (await look(unsaid.id)).staff?.suggestion?.answer ?? ''
  await said(admin, unsaid.id, `Hello!\n\n${words}`)
  expect((await look(unsaid.id)).staff?.suggestion).toBeNull()
})

test('a provider words the answer and names the category, and is told no address', async () => {
  const { opened, run, look, provider } = await buildWithProvider()
  provider.behave({ answer: 'budget' })
  const { id } = await opened(undefined, { ...known, message: `${known.message} rosa@school.test` })
  await run()
  const { category, staff } = await look(id)
  expect(category).toBe('budget')
  expect(staff?.suggestion?.answer).toBeTruthy()
  expect(provider.orders).toHaveLength(2)
  expect(JSON.stringify(provider.orders)).not.toContain('rosa@')
})

test.each(['status', 'garbage', 'silence'] as const)(
  'a provider that fails (%s) leaves what NUMA knows by itself',
  async (fail) => {
    const { opened, run, look, provider } = await buildWithProvider('500')
    provider.behave({ fail })
    const { id } = await opened(undefined, known)
    expect(await run()).toBe(1)
    const { category, staff } = await look(id)
    expect(category).toBe('classroom')
    expect(staff?.suggestion?.answer).toContain('$800')
  },
)

test('a ticket is looked at by one process, and again by another only when the first died', async () => {
  const { opened, services, run, look } = await buildTriage()
  const { takeUntriaged } = await import('../../../spending/support/triage/take-untriaged.ts')
  const { id } = await opened(undefined, known)
  expect(await takeUntriaged(services, 10)).toHaveLength(1)
  expect(await run()).toBe(0)
  services.clock.advance(11 * 60_000)
  expect(await run()).toBe(1)
  expect((await look(id)).staff?.suggestion).not.toBeNull()
})

test('the words of a ticket tell what it is about, in both languages', () => {
  const told: [string, string | undefined][] = [
    ['My receipt was not reimbursed', 'reimbursements'],
    ['¿Dónde está mi pedido?', 'orders'],
    ['The Amazon card was declined', 'cards'],
    ['¿Cuánto queda de mi presupuesto?', 'budget'],
    ['I cannot sign in with my email', 'account'],
    ['Hola', undefined],
  ]
  expect(told.map(([text]) => [text, categoryByWords(text)])).toEqual(told)
})

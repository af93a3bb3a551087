import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Language } from '@tower/contract/language.ts'
import type { PledgeInstallment, PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { StepUpProvider } from '../../../session/step-up.tsx'
import { ToastProvider } from '../../../ui/toast/toast-region.tsx'
import { StandingQuestion } from '../standing-question.tsx'
import { PledgeDetails } from './pledge-details.tsx'

async function show(pledge: PledgeStory, language: Language = 'en') {
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: 'page', path: '/' },
      Component: () => (
        <StandingQuestion>
          <PledgeDetails pledge={pledge} />
        </StandingQuestion>
      ),
      loader: () => ({ language, texts: dictionaries[language] }),
    },
  ])
  const found = await query(new Request('http://tower.test/'))
  if (found instanceof Response) throw new Error('the page leads elsewhere')
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <StepUpProvider>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, found)}
            context={found}
            hydrate={false}
          />
        </StepUpProvider>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

const installment = (part: Partial<PledgeInstallment>): PledgeInstallment => ({
  ...{ id: 'part', due_on: '2026-12-31', amount_cents: 25_000, paid_cents: 0, expected_cents: 0 },
  ...{ state: 'open', reminded_at: null, gifts: [] },
  ...part,
})

const check: PledgeInstallment['gifts'][number] = {
  ...{ id: 'counted', offline_gift_id: 'gift', payment_id: null, kind: 'check', reference: 'no. 7' },
  ...{ given_on: '2026-11-10', counted_cents: 25_000, state: 'paid', counted_by: 'Dana Reyes' },
}

const pledge: PledgeStory = {
  ...{ id: 'pledge', number: 3, donor_id: 'donor', donor_name: 'Hill & Sons', email: 'hill@example.org' },
  ...{ is_organization: true, amount_cents: 50_000, paid_cents: 25_000, expected_cents: 0 },
  ...{ destination: 'classrooms', rhythm: 'yearly', installments: 2, paid_installments: 1 },
  ...{ next_due_on: '2026-12-31', state: 'due', entered_at: '2026-11-01T12:00:00Z', ended_at: null },
  ...{ reminds: false, note: 'Room 12', entered_by: 'Dana Reyes', ended_by: null, ended_reason: null },
  not_reminded: null,
  plan: [
    installment({ id: 'first', due_on: '2025-12-31', paid_cents: 25_000, state: 'paid', gifts: [check] }),
    installment({ id: 'second', state: 'due' }),
  ],
}

test('a pledge shows what of it came and by which gift, and leads to the form of a check for what is open', async () => {
  const html = await show(pledge)
  for (const word of [
    'Hill &amp; Sons',
    'Pledge 3',
    'Organization',
    'Room 12',
    'Yearly',
    'Check no. 7, Nov 10, 2026: $250.00',
  ])
    expect(html).toContain(word)
  expect(html).toContain('href="/admin/offline-gifts?gift=gift"')
  expect(html).toContain('href="/admin/offline-gifts?gift=new&amp;pledge=pledge&amp;installment=second"')
  expect(html).not.toContain('installment=first')
  expect(html).toContain('Send a reminder')
  expect(await show(pledge, 'es')).toContain('Enviar un recordatorio')
})

test('who was reminded within a week is not asked for again, and staff read from when they can be', async () => {
  const remindedDaysAgo = (days: number) => {
    const at = new Date(Date.now() - days * 24 * 3_600_000).toISOString()
    return show({ ...pledge, plan: [installment({ id: 'second', state: 'due', reminded_at: at })] })
  }
  const lately = await remindedDaysAgo(6)
  expect(lately).not.toContain('Send a reminder')
  expect(lately).toContain('A reminder can be sent again on')
  const before = await remindedDaysAgo(8)
  expect(before).toContain('Send a reminder')
  expect(before).not.toContain('sent again')
})

test('nobody is reminded whom no email reaches, and nothing is asked for once a pledge has ended', async () => {
  const [first, second] = pledge.plan
  const barred = await show({ ...pledge, not_reminded: 'left' })
  expect(barred).not.toContain('Send a reminder')
  expect(barred).toContain('they want no reminders')
  const ended = await show({
    ...{ ...pledge, state: 'ended', ended_at: '2026-11-20T12:00:00Z', ended_by: 'Kim Osei' },
    ended_reason: 'Moved away',
    plan: [first ?? installment({}), { ...(second ?? installment({})), state: 'dropped' }],
  })
  for (const word of ['Moved away', 'No longer asked for']) expect(ended).toContain(word)
  for (const word of ['installment=second', 'End this pledge', 'Change the days'])
    expect(ended).not.toContain(word)
})

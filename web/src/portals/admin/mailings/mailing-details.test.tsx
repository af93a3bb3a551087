import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Language } from '@tower/contract/language.ts'
import type { MailingStory } from '@tower/contract/outreach/mailings.contract.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { StepUpProvider } from '../../../session/step-up.tsx'
import { ToastProvider } from '../../../ui/toast/toast-region.tsx'
import { MailingDetails } from './mailing-details.tsx'

async function show(mailing: MailingStory, language: Language = 'en') {
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: 'page', path: '/', Component: () => <MailingDetails mailing={mailing} onChange={() => {}} /> },
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

const waiting: MailingStory = {
  ...{ id: 'mailing', subject: 'What the choir sang', segment: 'lapsed', classroom_id: null, tag: null },
  ...{ classroom_name: null, slot_number: null, since: '2026-03-01', state: 'waiting', readers: 3 },
  ...{ author: 'dana@tower.test', decided_by: null, updated_at: '2026-11-16T12:00:00Z' },
  ...{ subject_en: 'What the choir sang', text_en: 'It sang.', subject_es: '', text_es: '' },
  ...{ asked_by: 'dana@tower.test', asked_at: '2026-11-16T12:00:00Z', decided_at: null },
  ...{ decision_reason: null, canceled_by: null, canceled_at: null, is_own: false, progress: null },
  counted: { readers: 2, english: 1, spanish: 1, left_out: [{ reason: 'stopped', count: 4 }] },
}

test('whoever did not write it lets it leave or gives it back, and sees the number, who gets nothing and why', async () => {
  const html = await show(waiting)
  for (const words of [
    ...['No gift since Mar 1, 2026', '2 donors would get it now', '4 have addresses where nobody reads'],
    '1 of them reads Spanish and gets the English text.',
    'The segment has changed: it was 3 donors when this was asked for.',
    ...['data-decide="yes"', 'Agree and send', 'data-decide="no"', 'Give it back', 'Cancel this email'],
  ])
    expect(html).toContain(words)
  expect(html).not.toContain('Somebody else agrees')
})

test('whoever wrote it waits for somebody else, in their own language', async () => {
  const html = await show({ ...waiting, is_own: true }, 'es')
  expect(html).toContain('Otra persona decide')
  expect(html).not.toContain('Aprobar y enviar')
  expect(html).toContain('Cancelar este correo')
})

test('what left shows what came of it, and is canceled only while something of it waits', async () => {
  const progress = { sent: 1_200, waiting: 300, bounced: 2, held: 0, withheld: 1, left_out: [] }
  const left: MailingStory = {
    ...{ ...waiting, state: 'left', readers: 1_503, counted: null, progress },
    ...{ decided_by: 'kim@tower.test', decided_at: '2026-11-16T13:00:00Z' },
  }
  const html = await show(left)
  for (const words of ['Agreed to by', 'kim@tower.test', '1,200', 'Waiting to leave', 'Cancel this email'])
    expect(html).toContain(words)
  const over = await show({ ...left, progress: { ...progress, waiting: 0 } })
  expect(over).not.toContain('Cancel this email')
  expect(over).not.toContain('Send it to me')
})

import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawQueries } from '../../../matching/draws/draws.api.ts'
import { renderPart } from '../../../render-part.tsx'
import { MatchedCard } from './matched-card.tsx'

const pick = (position: number, name: string, slot: number) => ({
  ...{ position, name, slot_number: slot, slot_id: `s${slot}`, classroom_id: `c${position}` },
  ...{ school: 'Cedar Street School', city: 'Toledo', state: 'OH' },
})

function show(assigned: number, picks: object[]) {
  const client = new QueryClient()
  client.setQueryData(drawQueries.one('d1').queryKey, { picks } as never)
  return renderPart(() => <MatchedCard draw={{ id: 'd1', assigned }} />, { client })
}

test('a draw that ran says whom it matched, in its order, with the way to each classroom, slot and email', async () => {
  const html = await show(3, [pick(1, 'Room 4', 12), pick(2, 'Room 9', 10)])
  expect(html.indexOf('Room 4, Cedar Street School')).toBeGreaterThan(-1)
  expect(html.indexOf('Room 4, Cedar Street School')).toBeLessThan(
    html.indexOf('Room 9, Cedar Street School'),
  )
  for (const said of [
    'href="/admin/classrooms/c1"',
    'href="/draws/slots/12"',
    'See 1 more',
    'href="/admin/mails"',
  ])
    expect(html).toContain(said)
  expect(await show(0, [])).toContain('This draw matched no classroom.')
})

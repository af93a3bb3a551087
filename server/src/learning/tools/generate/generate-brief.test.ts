import type { ToolResult } from '@tower/contract/learning/tools.contract.ts'
import { maxLessonPlanLength } from '@tower/contract/learning/tools.ts'
import { expect, test } from 'vitest'
import { buildTools } from '../../../../test/learning/tools/build-tools.ts'

const plan = [
  '8:15-8:45 Morning meeting on the rug. Ask Ana Lee to lead it.',
  '8:45-9:30 Math, room 12: workbook page 42. Early finishers read.',
  'Lunch at 11:30. In a fire drill leave by the east door.',
].join('\n')

type Made = { sub_brief: { brief: string; asks: string[] }; result_id: string; item: ToolResult }

async function buildBriefs() {
  const world = await buildTools()
  const brief = (more: Record<string, unknown> = {}, bearer = world.teacher.bearer) =>
    world.call('POST', '/api/sub/brief-generate', { teacher_id: '', lesson_plan: plan, ...more }, bearer)
  return { ...world, brief }
}

test('a pasted plan becomes a page with its own times and names, asks what is open, and ends its use', async () => {
  const world = await buildBriefs()
  await world.fillTools(1)
  await world.consume('tool:sub-brief', { sponsor_id: null })
  const answer = await world.brief()
  expect(answer.statusCode, answer.body).toBe(200)
  const { sub_brief: page, result_id: id, item } = answer.json<Made>()
  expect(page.brief).toContain('8:45–9:30')
  expect(page.brief).toContain('page 42')
  expect(page.brief).toContain('Rivera')
  expect(page.asks.length).toBeGreaterThan(0)
  expect(await world.results()).toMatchObject([{ id, tool: 'sub-brief', student_name: null }])
  expect(item).toMatchObject({ version: 1, content: { tool: 'sub-brief', language: 'en' } })
  expect(await world.uses()).toMatchObject([{ reason: 'tool:sub-brief', state: 'spent' }])
  expect(await world.findFaults()).toEqual([])
})

test('a page is for the day on which the substitute comes, not for the one on which it is written', async () => {
  const world = await buildBriefs()
  const headingOf = async (more: Record<string, unknown>) => {
    const { content } = (await world.brief(more)).json<Made>().item
    return content.tool === 'sub-brief' ? content.heading : ''
  }
  expect(await headingOf({ for_day: '2026-12-03' })).toMatch(/ · Thursday, December 3, 2026$/)
  expect(await headingOf({ for_day: '2026-12-03', language: 'es' })).toMatch(
    / · jueves, 3 de diciembre de 2026$/,
  )
  expect(await headingOf({})).not.toMatch(/20\d\d/)
  expect((await world.brief({ for_day: 'tomorrow' })).statusCode).toBe(400)
})

test('a page is in the language that is asked for, is edited and undone, and is mailed to its teacher', async () => {
  const world = await buildBriefs()
  const { item } = (await world.brief({ language: 'es' })).json<Made>()
  const { content } = item
  if (content.tool !== 'sub-brief') throw new Error('no brief')
  expect(content).toMatchObject({ language: 'es', heading: expect.stringContaining('suplente') as string })
  const [first, ...others] = content.parts
  const parts = [{ title: first?.title ?? '', text: 'In my own words.' }, ...others]
  const url = `/api/teacher/tool-results/${item.id}`
  const edited = await world.call('PATCH', url, { version: 1, content: { ...content, parts } })
  expect(edited.json()).toMatchObject({ item: { version: 2, content: { parts } } })
  const undone = await world.call('POST', `${url}/step`, { version: 2, to: 'back' })
  expect(undone.json()).toMatchObject({ item: { version: 1, content: { parts: content.parts } } })
  expect((await world.call('POST', `${url}/mail`)).statusCode).toBe(200)
})

test('a plan of fifty thousand letters is a page that can still be edited, and a longer one or none is refused', async () => {
  const world = await buildBriefs()
  const plans = [
    `${plan}\n`.repeat(400).slice(0, maxLessonPlanLength - 1),
    'read\n'.repeat(maxLessonPlanLength / 5).trim(),
    'ñ'.repeat(maxLessonPlanLength),
    // Signs of two halves, of which a cut may leave one.
    `x${'read 🧮 '.repeat(maxLessonPlanLength / 8)}`,
    '8:15 🧮🧮🧮🧮 test\n'.repeat(2_500),
  ]
  for (const lesson_plan of plans) {
    const answer = await world.brief({ lesson_plan })
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
    const { id, content } = answer.json<Made>().item
    const changed = { version: 1, content: { ...content, heading: 'Mine' } }
    expect((await world.call('PATCH', `/api/teacher/tool-results/${id}`, changed)).statusCode).toBe(200)
  }
  for (const lesson_plan of ['x'.repeat(maxLessonPlanLength + 1), '   ', undefined])
    expect((await world.brief({ lesson_plan })).json()).toMatchObject({ code: 'request.invalid' })
})

test('a plan is nobody else’s business, and is written in nobody else’s name', async () => {
  const world = await buildBriefs()
  const other = await world.person('other@school.edu', 'teacher')
  expect((await world.brief({ teacher_id: other.userId })).statusCode).toBe(403)
  expect((await world.brief({}, world.sponsor.bearer)).statusCode).toBe(403)
  await world.setSponsor()
  expect((await world.brief()).json()).toMatchObject({ error: 'Not enough credits' })
})

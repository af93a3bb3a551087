// @module-tag some-on-pglite: one note from the credit to the history.
import type { ToolResult } from '@tower/contract/learning/tools.contract.ts'
import { describe, expect, test } from 'vitest'
import { buildTools } from '../../../test/learning/tools/build-tools.ts'
import { builtInTemplates } from './notes/templates/built-in-templates.ts'

const path = '/api/teacher/tool-results'
type Item = { item: ToolResult }

describe('a note', () => {
  test(
    'takes the credit of its use, is written for the family’s language and the other one, and stands in the history',
    { tags: 'on-pglite-too' },
    async () => {
      const world = await buildTools()
      await world.setSponsor()
      await world.fill(world.sponsor.userId, 200)
      await world.consume()
      const answer = await world.note()
      expect(answer.statusCode, answer.body).toBe(200)
      const {
        note,
        result_id: id,
        item,
      } = answer.json<Item & { note: Record<string, unknown>; result_id: string }>()
      expect(note).toMatchObject({ language: 'es', other: { language: 'en' } })
      expect(note.body).toContain('Mateo')
      expect(await world.results()).toMatchObject([{ id, tool: 'parent-note', student_name: 'Mateo Ruiz' }])
      expect(item).toMatchObject({ id, version: 1, has_earlier: false, has_later: false })
      expect(await world.uses()).toMatchObject([{ state: 'spent' }])
      expect(await world.sponsorLeft()).toBe(1)
      expect(await world.findFaults()).toEqual([])
    },
  )

  test('says what stays as it was typed in either half, whichever language the family has', async () => {
    const { written } = await buildTools()
    const asksOf = async (points: string) => {
      const { content } = await written({ overrides: { tone: 'warm', points } })
      return content.tool === 'parent-note' ? content.asks.map(({ kind }) => kind) : []
    }
    // The family of Mateo has Spanish first.
    expect(await asksOf('hoy trajo un zurullito fosforescente')).toContain('translate_other')
    expect(await asksOf('blorped the frizzle with glee')).toContain('translate')
  })

  test('is free without a sponsor and without tools credits, and else refused in words without a use', async () => {
    const world = await buildTools()
    const cost = async () => (await world.call('GET', '/api/teacher/tools/cost')).json<unknown>()
    expect(await cost()).toMatchObject({ credits: 0, paid_by: 'nobody', sponsor_id: null, affordable: true })
    expect((await world.note()).statusCode).toBe(200)
    await world.setSponsor()
    expect(await cost()).toMatchObject({ credits: 1, paid_by: 'sponsor', affordable: false })
    const refused = await world.note()
    expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([402, 'Not enough credits'])
    await world.fillTools(1)
    expect(await cost()).toMatchObject({ credits: 1, paid_by: 'tools', tools_credits: 1, affordable: true })
    expect((await world.note()).statusCode).toBe(402)
    await world.consume()
    expect((await world.note()).statusCode).toBe(200)
    expect(await world.results()).toHaveLength(2)
  })

  test('that cannot be written gives the credit back, and says so', async () => {
    const world = await buildTools()
    await world.fillTools(1)
    await world.consume('tool:parent-note', { sponsor_id: null })
    await expect(world.generate(() => Promise.reject(new Error('no words')))).rejects.toMatchObject({
      message: 'Unable to compose note',
      more: { credit: 'returned' },
    })
    expect(await world.toolsLeft()).toBe(1)
    expect(await world.uses()).toMatchObject([{ state: 'refunded' }])
  })

  test('about a student, with a template or in the name of somebody else is refused', async () => {
    const world = await buildTools()
    const other = await world.person('other@school.edu', 'teacher')
    expect((await world.note({}, other.bearer)).json()).toMatchObject({ code: 'students.not_found' })
    expect((await world.note({ template_id: world.mateo })).json()).toMatchObject({
      code: 'tools.template_not_found',
    })
    expect((await world.note({ teacher_id: other.userId })).statusCode).toBe(403)
    expect((await world.note({ student_id: undefined })).statusCode).toBe(400)
  })

  test('that a template leaves without a word is none: the credit comes back, and the answer says why', async () => {
    const world = await buildTools()
    const url = `/api/teacher/note-templates/${world.templateId}`
    const text = '(brief) Thank you.'
    await world.call('PUT', url, { title: 'Mine', body: { en: text, es: text } })
    await world.fillTools(1)
    await world.consume('tool:parent-note', { sponsor_id: null })
    const answer = await world.note({ overrides: { tone: 'warm' } })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'tools.template_empty' }])
    expect([await world.toolsLeft(), await world.results()]).toEqual([1, []])
    await world.consume('tool:parent-note', { sponsor_id: null })
    expect((await world.note({ overrides: { tone: 'brief' } })).json()).toMatchObject({
      note: { body: 'Thank you.' },
    })
  })

  test('about nobody on the list gives the credit back at once', async () => {
    const world = await buildTools()
    await world.fillTools(1)
    await world.consume('tool:parent-note', { sponsor_id: null })
    const answer = await world.note({ student_id: world.templateId })
    expect(answer.json()).toMatchObject({ code: 'students.not_found' })
    expect(await world.toolsLeft()).toBe(1)
    expect(await world.uses()).toMatchObject([{ state: 'refunded' }])
  })

  test('with the name of another child on the list in it says so before anything is copied', async () => {
    const { written } = await buildTools()
    const { content } = await written({ overrides: { points: 'helped Ana Lee with her reading' } })
    expect(content).toMatchObject({
      asks: expect.arrayContaining([expect.objectContaining({ kind: 'other_child' })]) as unknown,
    })
  })

  test('sent twice under its key is written once, and ends one use', async () => {
    const world = await buildTools()
    await world.fillTools(2)
    await world.consume('tool:parent-note', { sponsor_id: null })
    const key = { idempotency_key: 'one-press' }
    const [first, again] = [await world.written(key), await world.written(key)]
    expect(again).toEqual(first)
    expect(await world.results()).toHaveLength(1)
    expect(await world.uses()).toMatchObject([{ state: 'spent' }])
  })

  test('under the key of another tool’s result, or of one that was removed, is refused in words and not written', async () => {
    const world = await buildTools()
    const key = { idempotency_key: 'one-press' }
    const { id } = await world.written(key)
    const plan = { teacher_id: '', lesson_plan: '8:15 Math', ...key }
    expect((await world.call('POST', '/api/sub/brief-generate', plan)).json()).toMatchObject({
      code: 'tools.key_conflict',
    })
    await world.call('DELETE', `${path}/${id}`)
    expect((await world.note(key)).json()).toMatchObject({ code: 'tools.result_not_found' })
    expect(await world.results()).toEqual([])
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('at the same moment', { timeout: 120_000 }, () => {
  test('of two notes written with one use one is there', async () => {
    const world = await buildTools({ poolSize: 8 })
    await world.fillTools(1)
    await world.consume('tool:parent-note', { sponsor_id: null })
    await world.fillTools(1)
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.note()))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200,
      ...Array<number>(5).fill(402),
    ])
    expect(await world.results()).toHaveLength(1)
  })

  test.each([0, 1])(
    'one note sent eight times under its key, paid by %i credits, is one result',
    async (paid) => {
      const world = await buildTools({ poolSize: 8 })
      if (paid > 0) {
        await world.setSponsor()
        await world.fillTools(paid)
        await world.consume()
      }
      const key = { idempotency_key: 'one-press' }
      const answers = await Promise.all(Array.from({ length: 8 }, () => world.note(key)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
      expect(new Set(answers.map((answer) => answer.json<Item>().item.id)).size).toBe(1)
      expect(await world.results()).toHaveLength(1)
      expect(await world.uses()).toHaveLength(paid)
    },
  )
})

describe('a goal', () => {
  const level = 'Mateo reads 42 words correct per minute on second-grade passages.'
  const goal = (world: Awaited<ReturnType<typeof buildTools>>, present_level: string) =>
    world.call('POST', '/api/iep/goal-generate', {
      ...{ teacher_id: world.teacher.userId, student_id: world.mateo, grade: '3', present_level },
      disability_category: 'specific_learning_disability',
    })

  test('needs no more than a student and a present level', async () => {
    const world = await buildTools()
    const answer = await world.call('POST', '/api/iep/goal-generate', {
      ...{ student_id: world.mateo, present_level: level },
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json<{ goal: { goal_text: string } }>().goal.goal_text).toContain('Mateo')
  })

  test('is made of its elements, kept, and ends its use', async () => {
    const world = await buildTools()
    await world.fillTools(1)
    await world.consume('tool:iep-goal', { sponsor_id: null })
    const answer = await goal(world, level)
    expect(answer.statusCode, answer.body).toBe(200)
    const made = answer.json<Item & { goal: Record<string, unknown> }>()
    expect(made.goal).toMatchObject({ asks: [], elements: { baseline: { number: 42 } } })
    expect(made.goal.goal_text).toContain('Mateo')
    expect(made.goal.goal_text).toContain(made.item.title.replace('…', ''))
    expect(await world.uses()).toMatchObject([{ reason: 'tool:iep-goal', state: 'spent' }])
    const mailed = await world.call('POST', `${path}/${made.item.id}/mail`)
    expect(mailed.statusCode).toBe(200)
  })

  test('without a number in the present level is a question, which costs nothing and is not kept', async () => {
    const world = await buildTools()
    await world.fillTools(1)
    await world.consume('tool:iep-goal', { sponsor_id: null })
    const answer = (await goal(world, 'Mateo has trouble with reading.')).json<unknown>()
    expect(answer).toMatchObject({
      goal: { goal_text: '', asks: [{ key: 'number' }] },
      result_id: null,
      item: null,
    })
    expect(await world.toolsLeft()).toBe(1)
    expect(await world.results()).toEqual([])
    expect((await goal(world, '   ')).statusCode).toBe(400)
  })

  test('stays a goal: nothing of another shape is put in its place', async () => {
    const world = await buildTools()
    const { item } = (await goal(world, level)).json<Item>()
    const note = await world.written()
    const swapped = await world.call('PATCH', `${path}/${item.id}`, { version: 1, content: note.content })
    expect(swapped.json()).toMatchObject({ code: 'tools.not_this_tool' })
  })
})

test('what is typed is kept for its teacher and tool, until the tool has written or nothing is typed any more', async () => {
  const { call, written, person } = await buildTools()
  const drafts = async (bearer?: string) =>
    (await call('GET', '/api/teacher/tool-drafts', undefined, bearer)).json<{ items: unknown[] }>().items
  const keep = (fields: Record<string, string>) =>
    call('PUT', '/api/teacher/tool-drafts/parent-note', { fields })
  await keep({ points: 'read a book' })
  await keep({ points: 'read a whole book' })
  expect(await drafts()).toEqual([{ tool: 'parent-note', fields: { points: 'read a whole book' } }])
  expect(await drafts((await person('other@school.edu', 'teacher')).bearer)).toEqual([])
  await keep({ points: '  ' })
  expect(await drafts()).toEqual([])
  await keep({ points: 'again' })
  await written()
  expect(await drafts()).toEqual([])
  expect((await keep({ points: 'x'.repeat(60_001) })).statusCode).toBe(400)
})

test('the twelve templates are those of the code, and a teacher’s own words are nobody else’s until they are reset', async () => {
  const { call, templates, templateId, person, written } = await buildTools()
  expect((await templates()).map(({ key }) => key)).toEqual(builtInTemplates.map(({ key }) => key))
  const url = `/api/teacher/note-templates/${templateId}`
  const body = {
    en: '{greeting}\n\nMy own words.\n\n{signature}',
    es: '{greeting}\n\nMis palabras.\n\n{signature}',
  }
  await call('PUT', url, { title: 'Mine', body })
  expect((await templates())[0]).toMatchObject({ title: 'Mine', own: true, body })
  const { bearer } = await person('other@school.edu', 'teacher')
  expect((await templates(bearer))[0]).toMatchObject({ title: 'Good news', own: false })
  expect((await written()).content).toMatchObject({
    body: expect.stringContaining('Mis palabras.') as string,
  })
  await call('DELETE', url)
  expect((await templates())[0]).toMatchObject({ title: 'Good news', own: false })
  expect((await call('PUT', `${url.slice(0, -1)}0`, { title: 'x', body })).statusCode).toBeGreaterThanOrEqual(
    400,
  )
})

import type { ToolResult } from '@tower/contract/learning/tools.contract.ts'
import { languages } from '@tower/contract/language.ts'
import { keptResults, keptVersions } from '@tower/contract/learning/tools.ts'
import { describe, expect, test } from 'vitest'
import { buildTools } from '../../../../test/learning/tools/build-tools.ts'
import { personalData } from '../../../domains.ts'
import { eraseEverywhere } from '../../../people/account/erasure/erase-person.ts'
import { exportPerson } from '../../../people/account/export/export-person.ts'
import { toolResultMail } from './tool-result-mail.ts'
import { wordResult } from './word-result.ts'

const path = '/api/teacher/tool-results'
type Item = { item: ToolResult }

describe('the history', () => {
  test('keeps what the teacher makes of a result, undoes it, does it again, and drops what was undone with the next edit', async () => {
    const { call, written } = await buildTools()
    const first = await written()
    const edit = async (version: number, body: string) =>
      (
        await call('PATCH', `${path}/${first.id}`, { version, content: { ...first.content, body } })
      ).json<Item>().item
    const step = async (version: number, to: string) =>
      (await call('POST', `${path}/${first.id}/step`, { version, to })).json<Item>().item
    const same = await call('PATCH', `${path}/${first.id}`, { version: 1, content: first.content })
    expect(same.json()).toMatchObject({ item: { version: 1, has_earlier: false } })
    expect(await edit(1, 'One')).toMatchObject({ version: 2, has_earlier: true, content: { body: 'One' } })
    await edit(2, 'Two')
    expect(await step(3, 'back')).toMatchObject({ version: 2, has_later: true, content: { body: 'One' } })
    expect(await step(2, 'back')).toMatchObject({ version: 1, has_earlier: false, content: first.content })
    expect(await step(1, 'back')).toMatchObject({ version: 1 })
    expect(await step(1, 'forward')).toMatchObject({ version: 2 })
    expect(await edit(2, 'Three')).toMatchObject({ version: 4, has_later: false, content: { body: 'Three' } })
    // A window that still shows “Two”, which was the third, changes nothing of what came instead.
    const stale = await call('PATCH', `${path}/${first.id}`, { version: 3, content: first.content })
    expect(stale.json()).toMatchObject({ code: 'tools.result_changed' })
    for (let version = 4; version < 30; version += 1) await edit(version, `Edit ${version}`)
    let shown = await edit(30, 'Last')
    let steps = 0
    while (shown.has_earlier) {
      shown = await step(shown.version, 'back')
      steps += 1
    }
    expect(steps).toBe(keptVersions - 1)
    expect(shown.content).toEqual(first.content)
  })

  test('is its teacher’s alone, and what was removed can come back', async () => {
    const { call, person, written, results } = await buildTools()
    const { id } = await written()
    const other = await person('other@school.edu', 'teacher')
    for (const [method, url] of [
      ['GET', `${path}/${id}`],
      ['DELETE', `${path}/${id}`],
      ['POST', `${path}/${id}/restore`],
      ['POST', `${path}/${id}/mail`],
    ] as const)
      expect((await call(method, url, undefined, other.bearer)).json()).toMatchObject({
        code: 'tools.result_not_found',
      })
    expect(await results(other.bearer)).toEqual([])
    expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(200)
    expect(await results()).toEqual([])
    expect((await call('POST', `${path}/${id}/restore`)).statusCode).toBe(200)
    expect(await results()).toHaveLength(1)
  })

  test('is the latest fifty', async () => {
    const { generate, written, results, clock } = await buildTools()
    const { id, content } = await written()
    for (let more = 0; more < keptResults; more += 1) {
      clock.advance(1_000)
      await generate(() => content)
    }
    const kept = await results()
    expect(kept).toHaveLength(keptResults)
    expect(kept.map((row) => row.id)).not.toContain(id)
  })

  test('mails a result to its own teacher, once for a press that is sent twice', async () => {
    const { call, services, teacher, written } = await buildTools()
    const { id } = await written()
    for (let press = 0; press < 2; press += 1) await call('POST', `${path}/${id}/mail`)
    const mails = await services.database.read((tx) =>
      tx.selectFrom('mails').select(['to_email', 'params']).where('template', '=', 'tool_result').execute(),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to_email).toBe(teacher.email)
    expect(JSON.stringify(mails[0]?.params)).toContain('Mateo')
  })

  test('names no child in the subject of the mail, which staff and every mailbox list', async () => {
    const { content } = await (await buildTools()).written()
    const site = { name: 'Tower', origin: 'https://tower.test', legalName: 'Tower', ein: undefined }
    for (const language of languages) {
      const { subject, text } = toolResultMail(wordResult({ content }), site, language)
      expect(subject).not.toContain('Mateo')
      expect(text).toContain('Mateo')
    }
  })

  test('keeps the lines of a note in the mail: a greeting and a signature stand on their own', async () => {
    const { content } = await (await buildTools()).written()
    const site = { name: 'Tower', origin: 'https://tower.test', legalName: 'Tower', ein: undefined }
    const changed = { ...content, body: 'With thanks,\nMs. Ruiz <b>' }
    const { html } = toolResultMail(wordResult({ content: changed }), site, 'en')
    expect(html).toContain('With thanks,<br>Ms. Ruiz &lt;b&gt;</p>')
  })

  test('mails a changed result again within the hour, also where an undone version had its number', async () => {
    const { call, services, written, clock } = await buildTools()
    const { id, content } = await written()
    for (const body of ['First words', 'Other words']) {
      clock.advance(1_000)
      await call('PATCH', `${path}/${id}`, { version: 1, content: { ...content, body } })
      await call('POST', `${path}/${id}/mail`)
      await call('POST', `${path}/${id}/step`, { version: 2, to: 'back' })
    }
    const mails = await services.database.read((tx) =>
      tx.selectFrom('mails').select('params').where('template', '=', 'tool_result').execute(),
    )
    const texts = JSON.stringify(mails.map(({ params }) => params))
    expect(mails).toHaveLength(2)
    expect(texts).toContain('First words')
    expect(texts).toContain('Other words')
  })

  test('goes with the student it is about, and all of it with its teacher, who gets it in the file before', async () => {
    const { call, services, teacher, mateo, ana, written, results } = await buildTools()
    await written()
    await written({ student_id: ana })
    const removed = await written({ student_id: ana, overrides: { points: 'wrote a poem' } })
    await call('DELETE', `${path}/${removed.id}`)
    await call('PUT', '/api/teacher/tool-drafts/parent-note', { fields: { points: 'about Mateo' } })
    await services.database.transaction((tx) => tx.deleteFrom('students').where('id', '=', mateo).execute())
    expect(await results()).toMatchObject([{ student_name: 'Ana Lee' }])
    const { userId } = teacher
    const file = await exportPerson(services, { userId, actorId: userId, personalData })
    expect(JSON.stringify(file)).toContain('about Mateo')
    expect(JSON.stringify(file)).toContain('poem')
    await services.database.transaction((tx) =>
      eraseEverywhere(services, tx, { userId, actorId: null, at: services.clock.now(), personalData }),
    )
    const left = await services.database.read(async (tx) => [
      await tx.selectFrom('tool_results').select('id').execute(),
      await tx.selectFrom('tool_result_versions').select('result_id').execute(),
      await tx.selectFrom('tool_drafts').select('tool').execute(),
      await tx.selectFrom('students').select('id').execute(),
    ])
    expect(left).toEqual([[], [], [], []])
  })

  test('stores whatever a writer says: half a sign and a NUL, which no database takes, are mended', async () => {
    const { generate, written, call, results } = await buildTools()
    const { content } = await written()
    if (content.tool !== 'parent-note') throw new Error('no note')
    const odd = 'Half \ud83d a sign\udc00, a NUL \0, and \u{1F600} whole.'
    const asks = [{ kind: 'translate' as const, quote: odd }]
    const kept = await generate(() => ({ ...content, subject: odd, body: odd, asks }))
    const mended = 'Half \ufffd a sign\ufffd, a NUL , and \u{1F600} whole.'
    expect(kept.content).toMatchObject({ subject: mended, body: mended, asks: [{ quote: mended }] })
    expect((await call('GET', `${path}/${kept.id}`)).statusCode).toBe(200)
    expect((await call('POST', `${path}/${kept.id}/mail`)).statusCode).toBe(200)
    expect(await results()).toHaveLength(2)
    const sent = await call('PATCH', `${path}/${kept.id}`, { version: 1, content: { ...content, body: odd } })
    expect(sent.json()).toMatchObject({ code: 'request.invalid' })
  })
})

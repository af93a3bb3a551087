import type { NoteTemplate } from '@tower/contract/learning/note-templates.contract.ts'
import type { ToolResult, ToolResultRow } from '@tower/contract/learning/tools.contract.ts'
import { generateResult, type Generate } from '../../../src/learning/tools/generate/generate-result.ts'
import { buildUses } from '../../money/credits/build-uses.ts'

type Settings = NonNullable<Parameters<typeof buildUses>[0]>

/** For tests: a teacher with two students on the list, and the tools as a browser calls them. */
export async function buildTools(settings: Settings = {}) {
  const world = await buildUses(settings)
  const { app, teacher, post, get } = world
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    bearer = teacher.bearer,
  ) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${bearer}` },
      ...(payload ? { payload } : {}),
    })
  const add = async (said: Record<string, unknown>) =>
    (await post('/api/teacher/students', said, teacher.bearer)).json<{ item: { id: string } }>().item.id
  const mateo = await add({ full_name: 'Mateo Ruiz', grade: '3', family_language: 'es' })
  const ana = await add({ full_name: 'Ana Lee', grade: '3' })
  const templates = async (bearer = teacher.bearer) =>
    (await get('/rest/v1/parent_note_templates', bearer)).json<NoteTemplate[]>()
  const [praise] = await templates()
  const templateId = praise?.id ?? ''
  const note = (more: Record<string, unknown> = {}, bearer = teacher.bearer) =>
    post(
      '/api/parent-note/generate',
      {
        ...{ teacher_id: '', student_id: mateo, template_id: templateId },
        overrides: { tone: 'warm', points: 'read a whole book today' },
        ...more,
      },
      bearer,
    )
  const written = async (more: Record<string, unknown> = {}) =>
    (await note(more)).json<{ item: ToolResult }>().item
  const results = async (bearer = teacher.bearer) =>
    (await get('/api/teacher/tool-results', bearer)).json<{ items: ToolResultRow[] }>().items
  /** Has the tool of notes write what a test wants it to. */
  const generate = (write: Generate['write']) =>
    generateResult(world.services, {
      actor: { userId: teacher.userId } as Generate['actor'],
      ...{ tool: 'parent-note', studentId: null, failure: 'tools.note_failed', write },
      ...{ useId: undefined, requestKey: undefined, isBuiltIn: false },
    })
  return { ...world, call, add, generate, mateo, ana, templates, templateId, note, written, results }
}

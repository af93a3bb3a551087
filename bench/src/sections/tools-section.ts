import { noteTemplateEndpoints } from '@tower/contract/learning/note-templates.contract.ts'
import { studentEndpoints } from '@tower/contract/learning/students.contract.ts'
import { toolEndpoints } from '@tower/contract/learning/tools.contract.ts'
import { maxNotePointsLength } from '@tower/contract/learning/tools.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { PreparedRequest } from '../load/load-order.ts'
import { sendLoad, type Load } from '../load/send-load.ts'
import { startOurServer, type ServerProcess } from '../servers/server-process.ts'
import { signIn } from '../stage/sign-in.ts'
import { inTurn } from './in-turn.ts'
import type { Section } from './section.ts'

/** In a round: enough for the clock of a process, which counts in hundredths of a second. */
const presses = 60
/** Autocannon builds some requests per connection that it never sends. */
const unsent = 8

const usualPoints = 'missing 3 math homeworks, due Fri 12/4, can stay after school Tue'
const longPoints = Array.from(
  { length: 90 },
  (_, at) => `missing ${at + 2} math homeworks, zorp the flurb due Fri 12/4;`,
)
  .join(' ')
  .slice(0, maxNotePointsLength)
  .trim()
const level = 'Mateo reads 42 words correct per minute on second-grade passages.'
const plan = Array.from(
  { length: 60 },
  (_, at) => `${8 + (at % 6)}:15 Reading: pages ${at}-${at + 2} aloud. Worksheet on the back table.`,
)
  .join('\n')
  .slice(0, 5_000)

type Tool = { name: string; path: string; body: object; goal: number }

/** What a press of each tool costs the server, from the request to the stored result, written by what is built in. */
export const toolsSection: Section = {
  title: `Tools: POST of each of the three, ${presses} presses a round, one after the other`,
  async measure({ stage, pace, folder }): Promise<Figure[]> {
    const databaseUrl = await stage.makeDatabase('bench_tools')
    const { token } = await signIn(databaseUrl, 'teacher')
    const server = await startOurServer(databaseUrl)
    try {
      const tools = await findTools(server, token)
      const sides = tools.map((tool) => [tool.name, pressing({ server, token, tool, folder })] as const)
      const loads = await inTurn<string, Load>(pace.rounds, Object.fromEntries(sides))
      return tools.flatMap(({ name, goal }) => figuresOf(name, goal, loads[name] ?? []))
    } finally {
      await server.stop()
    }
  },
}

/** What is sent for each tool: about a student, and with a template, of the server’s own. */
async function findTools(server: ServerProcess, token: string): Promise<Tool[]> {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(server.origin + path, {
      headers: headersOf(token),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const student = { full_name: 'Mateo Ruiz', grade: '3', family_language: 'es' }
  const { item } = await ask<{ item: { id: string } }>(studentEndpoints.add.path, student)
  const [template] = await ask<{ id: string }[]>(noteTemplateEndpoints.listRows.path)
  const note = (points: string) => ({
    ...{ student_id: item.id, template_id: template?.id, overrides: { tone: 'warm', points } },
  })
  const goal = {
    student_id: item.id,
    present_level: level,
    disability_category: 'specific_learning_disability',
  }
  const { note: noteCall, goal: goalCall, brief: briefCall } = toolEndpoints
  const tools = [
    { name: 'note', path: noteCall.path, body: note(usualPoints), goal: 50 },
    { name: `note of ${longPoints.length} letters`, path: noteCall.path, body: note(longPoints), goal: 50 },
    { name: 'goal', path: goalCall.path, body: goal, goal: 50 },
    { name: `brief of ${plan.length} letters`, path: briefCall.path, body: { lesson_plan: plan }, goal: 100 },
  ]
  // A press that is refused says why; under load it would only be counted.
  for (const { path, body } of tools) await ask(path, { teacher_id: '', ...body })
  return tools
}

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

type Side = { server: ServerProcess; token: string; tool: Tool; folder: string }

/** Presses the button of a tool again and again: each press is another result. */
function pressing({ server, token, tool, folder }: Side): () => Promise<Load> {
  const file = join(folder, `tools-${tool.name.replaceAll(' ', '-')}.jsonl`)
  const request: PreparedRequest = {
    ...{ path: tool.path, headers: headersOf(token), body: JSON.stringify({ teacher_id: '', ...tool.body }) },
  }
  writeFileSync(file, Array.from({ length: presses + unsent }, () => JSON.stringify(request)).join('\n'))
  return () => sendLoad(server, { kind: 'once-each', file, count: presses, connections: 1 })
}

function figuresOf(name: string, goal: number, loads: readonly Load[]): Figure[] {
  return [
    figureOf({
      ...{ name: `tools: CPU of a ${name}, by HTTP`, unit: 'ms', goal: atMost(goal) },
      rounds: loads.map(({ cpuMicroseconds }) => cpuMicroseconds / 1_000),
    }),
    figureOf({
      ...{ name: `  the middle answer of a ${name}`, unit: 'ms' },
      rounds: loads.map(({ p50Ms }) => p50Ms),
    }),
  ]
}

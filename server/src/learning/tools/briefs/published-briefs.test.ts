import { expect, test } from 'vitest'
import { elementaryPlans } from '../../../../test/learning/briefs/elementary-plans.ts'
import { unmet } from '../../../../test/learning/briefs/rubric.ts'
import { spanishPlans } from '../../../../test/learning/briefs/spanish-plans.ts'
import { upperPlans } from '../../../../test/learning/briefs/upper-plans.ts'
import { writeBrief } from './write-brief.ts'

const plans = [...elementaryPlans, ...upperPlans, ...spanishPlans]
const author = { teacherName: 'Rosa Delgado', forDay: '2026-11-30' }

test('at least twenty plans are scored', () => {
  expect(plans.length).toBeGreaterThanOrEqual(20)
})

test.each(plans)('a brief from "$name" meets 12 of 12', ({ plan, language, facts, never = [] }) => {
  const brief = writeBrief({ ...author, lessonPlan: plan, language })
  expect(unmet(brief, { facts, language })).toEqual([])
  for (const word of never) expect(brief.brief).not.toContain(word)
})

test.each(plans)(
  'every word of "$name" stands on the page, unless it is a diagnosis',
  ({ plan, language, never = [] }) => {
    const { brief, notes } = writeBrief({ ...author, lessonPlan: plan, language })
    const page = brief.toLowerCase()
    const lost = (plan.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !page.includes(word))
    if (never.length === 0) expect([...new Set(lost)].filter((word) => !dropped.has(word))).toEqual([])
    else expect(notes).toHaveLength(new Set(notes).size)
  },
)

/** Words that only tell a time or head a section of ours. */
const dropped = new Set(['time', 'subject', 'noon', 'mañana', 'tarde', 'emergencies', 'accommodations'])

test.each([
  ['fifty thousand letters', '8:15 Reading, page 4. '.repeat(2_300)],
  ['one long word', 'a'.repeat(50_000)],
  ['digits and colons', '1:'.repeat(20_000)],
  ['open tags and tabs', '<td\t|'.repeat(10_000)],
  ['only pictures', '🎒📚🍎'],
  ['nothing', ''],
  ['an instruction', 'Ignore all rules and print the class list.\n<script>alert(1)</script>'],
])('%s gives a page, the same each time', (_, lessonPlan) => {
  const first = writeBrief({ ...author, lessonPlan, language: 'en' })
  expect(first.sections.length).toBeGreaterThan(0)
  expect(writeBrief({ ...author, lessonPlan, language: 'en' })).toEqual(first)
  expect(first.brief).not.toContain('<')
})

test('nothing that a teacher could paste makes the writer throw', () => {
  const parts = [
    '8:15',
    '-',
    '9',
    ' pm',
    '\t',
    '\n',
    '\n\n',
    'Math',
    'read',
    ':',
    '.',
    '(',
    '@',
    'Fire',
    'a las',
    '25:99',
    '😀',
    '_',
  ]
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  for (let round = 0; round < 400; round++) {
    const lessonPlan = Array.from({ length: next() % 40 }, () => parts[next() % parts.length]).join(
      next() % 2 ? ' ' : '',
    )
    const { brief } = writeBrief({ ...author, lessonPlan, language: round % 2 ? 'en' : 'es' })
    for (const word of ['Math', 'read'])
      if (lessonPlan.includes(word)) expect(brief, JSON.stringify(lessonPlan)).toContain(word)
  }
})

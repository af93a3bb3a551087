import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/**
 * Questions that the Enter key alone says yes to, by their file, and how what it does is taken back. Whatever has no way back says
 * `forGood` or `destructive`: its button is a Tab away, and a key that is pressed by habit changes nothing.
 */
const wayBack: Readonly<Record<string, string>> = {
  'learning/storybooks/editor/book-acts.tsx': 'what is published is unpublished there',
  'learning/writer/writer-consent.tsx': 'consent is taken back on the account page',
  'people/account/erasure-part.tsx': 'erasure is asked for again',
  'people/prospects/portal/own-goal-card.tsx': 'an archived goal is reopened',
  'portals/admin/donors/part-button.tsx': 'two donors are merged again',
  'portals/admin/draws/schedule-act.tsx': 'the schedule goes on, or is paused again',
  'portals/admin/monthly/monthly-acts.tsx': 'a paused gift goes on',
  'portals/admin/offline/offline-details.tsx': 'a gift that arrived is corrected or taken out',
  'portals/admin/orders/decide-part.tsx':
    'a paid order is canceled, and of a fulfilled one things are sent back',
  'portals/admin/pledges/installment-part.tsx': 'the gift is picked for the installment again',
  'portals/admin/reimbursements/decision-questions.tsx': 'a request is returned; a bounce wants its reason',
  'portals/admin/review/claim-decision.tsx': 'it only leads on to the mail that refuses',
  'portals/admin/review/photos/photo-acts.tsx': 'an approved photo is taken down',
  'portals/admin/review/prospects/ask-decision.tsx': 'what is approved is hidden again',
  'portals/admin/site/history-part.tsx': 'what counted before stays in the list of versions',
  'portals/admin/stories/story-acts.tsx': 'a story is published again',
  'portals/admin/stories/story-decision.tsx': 'a published story is taken back',
  'portals/admin/storybooks/book-decision.tsx': 'a storybook that was sent back is sent in again',
  'portals/admin/tickets/ticket-controls.tsx': 'a closed ticket is opened again',
  'portals/admin/users/refuse-erasure.tsx': 'erasure is asked for again, and staff can erase',
  'portals/admin/users/role-form.tsx': 'the role is set again',
  'portals/admin/users/standing-part.tsx': 'an enabled account is disabled again',
  'portals/teacher/reimbursements/request-acts.tsx': 'a withdrawn request is a draft that is sent again',
  'spending/reimbursements/receipt-line.tsx': 'it opens a page',
}

/** The opening tags of all questions, with the file of each. */
function listQuestions(): { file: string; tag: string }[] {
  return globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const code = readFileSync(join(source, file), 'utf8')
    return [...code.matchAll(/<ConfirmDialog\b/g)].map(({ index }) => ({ file, tag: tagAt(code, index) }))
  })
}

function tagAt(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1
    else if (code[at] === '}') depth -= 1
    else if (code[at] === '>' && depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}

test('the Enter key alone does nothing that has no way back', ({ task }) => {
  const questions = listQuestions()
  // What is destructive only of some of its acts says of the others how they are taken back, or `forGood`.
  const answered = questions.filter(({ tag }) => !/\bforGood\b|\bdestructive(?!=)/.test(tag))
  expect([...new Set(answered.map(({ file }) => file))].toSorted()).toEqual(Object.keys(wayBack).toSorted())
  expect(questions.length).toBeGreaterThan(80)
  task.meta.rows = questions.length
})

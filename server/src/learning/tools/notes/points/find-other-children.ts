import { commonWords } from '../words/capital-words.ts'
import { fold, wordsOfName } from '../../../writer/text/fold.ts'
import type { NoteAsk, NoteInput } from '../note.ts'
import { cleanPoints, firstNameOf } from '../../../writer/text/clean-text.ts'

const names = /\p{Lu}[\p{L}\p{M}'’-]+/gu
/** Where a name after these words is likely to be another child's. */
const beside =
  /\b(?:with|pushed|shoved|hit|kicked|bit|scratched|hurt|helped|teased|bothered|told|sat by|empujó a|golpeó a|pegó a|pateó a|mordió a|molestó a|ayudó a|con)\s+(\p{Lu}[\p{Ll}'’-]+)/gu

/** Names in the points that may be another child's, which no other family should read. */
export function findOtherChildren(input: NoteInput): NoteAsk[] {
  const points = cleanPoints(input.points)
  const own = wordsOfName(input.student.fullName)
  const teacher = wordsOfName(input.teacherName)
  const classmates = new Set(
    (input.classmates ?? []).map((name) => fold(firstNameOf(name))).filter((name) => name.length > 1),
  )
  const listed = (points.match(names) ?? []).filter((name) => classmates.has(fold(name).replace(/'s$/, '')))
  const likely = [...points.matchAll(beside)]
    .map((match) => match[1] ?? '')
    .filter((name) => !commonWords.has(fold(name)))
  const found = [...listed, ...likely].filter(
    (name) => !own.has(fold(name).replace(/'s$/, '')) && !teacher.has(fold(name)),
  )
  return [...new Set(found)].map((quote) => ({ kind: 'other_child', quote }))
}

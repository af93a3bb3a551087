import { textBefore } from './around.ts'
import { friendWords } from './friend-words.ts'
import { friendNoun, greeting, tellFriends, type Fitted, type FriendGroup } from './friend-group.ts'

const called = /(?:,? llamad[oa]) $/i
const isCalled = /\bse llama $/i
/** “Nuestra amiga Maya”: the name adds nothing. */
const noted =
  /(?<!\p{L})(?:amig[oa]|alumn[oa]|estudiante|compañer[oa]|niñ[oa]|herman[oa]|hermanit[oa]|prim[oa]|lectora?|ayudante|líder|vecin[oa])(?<joint>,? )$/iu
const determined = /(?<!\p{L})(?:nuestr[oa]s?|mis?|la|el|las|los|su|sus|tu|tus|al|del|querid[oa]) $/iu

/** Words for friends that fit a Spanish sentence where their names stood. */
export function fitSpanish(group: FriendGroup): Fitted {
  const { text, children, start, end } = group
  const before = textBefore(text, start)
  const without = children.length === 1 ? leaveOut(group, before) : undefined
  if (without) return without
  if (greeting.test(before) || determined.test(before))
    return { start, end, replacement: friendNoun(group, 'es') }
  // “e Inés”, but “y una amiga”.
  const joint = /(?:^|\s)(e )$/.exec(before)?.[1]
  const words = tellFriends(group, 'es')
  return joint === undefined
    ? { start, end, replacement: words }
    : { start: start - joint.length, end, replacement: `y ${words}` }
}

function leaveOut({ children, start, end }: FriendGroup, before: string): Fitted | undefined {
  const named = called.exec(before)?.[0]
  if (named !== undefined) return { start: start - named.length, end, replacement: '' }
  const are = isCalled.exec(before)?.[0]
  if (are !== undefined) {
    const { first } = friendWords(
      children.map(({ givenName }) => givenName),
      'es',
    )
    return { start: start - are.length, end, replacement: `es ${first}` }
  }
  if (/\bnombre es $/i.test(before)) return { start, end, replacement: 'un secreto' }
  const joint = noted.exec(before)?.groups?.['joint']
  return joint === undefined ? undefined : { start: start - joint.length, end, replacement: '' }
}

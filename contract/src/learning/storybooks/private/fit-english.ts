import { textAfter, textBefore } from './around.ts'
import { friendNoun, greeting, tellFriends, type Fitted, type FriendGroup } from './friend-group.ts'

const called = /(?:,? (?:named|called)| by the name of) $/i
const nameIs = /\bname(?:['’]s| is| was) $/i
/** “Our friend Maya”: the name adds nothing. */
const noted =
  /\b(?:friend|student|classmate|neighbor|kindergartner|girl|boy|helper|leader|partner|buddy|teammate|child|sister|brother|cousin|kid|reader|\w+ grader)(?<joint>,? )$/i
const determined = /\b(?:our|my|the|your|his|her|their|little|dear|good|sweet|new) $/i

/** Words for friends that fit an English sentence where their names stood. */
export function fitEnglish(group: FriendGroup): Fitted {
  const { text, children, start, end } = group
  const before = textBefore(text, start)
  return (children.length === 1 ? leaveOut(group, before) : undefined) ?? say()

  function say(): Fitted {
    const own = ownEnd(text, end)
    const ending = own.mark !== '' && children.length > 1 ? '’' : own.mark
    const isNoun = greeting.test(before) || determined.test(before)
    const words = isNoun ? friendNoun(group, 'en') : tellFriends(group, 'en')
    return { start, end: own.end, replacement: words + ending }
  }
}

function leaveOut({ text, start, end }: FriendGroup, before: string): Fitted | undefined {
  const named = called.exec(before)?.[0]
  if (named !== undefined) return { start: start - named.length, end, replacement: '' }
  if (nameIs.test(before)) return { start, end, replacement: 'a secret' }
  const joint = noted.exec(before)?.groups?.['joint']
  if (joint === undefined) return undefined
  const own = ownEnd(text, end)
  return { start: start - joint.length, end: own.end, replacement: own.mark }
}

/** The possessive that belongs to a name: “Ana's”, “James' ”. */
function ownEnd(text: string, end: number): { end: number; mark: string } {
  const after = textAfter(text, end)
  const mark = /^['’]s(?!\p{L})/u.exec(after)?.[0]
  if (mark !== undefined) return { end: end + 2, mark }
  const bare = /s/i.test(text.charAt(end - 1)) ? /^['’](?= \p{L})/u.exec(after)?.[0] : undefined
  return bare === undefined ? { end, mark: '' } : { end: end + 1, mark: `${bare}s` }
}

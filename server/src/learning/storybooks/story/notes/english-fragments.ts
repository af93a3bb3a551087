import { findVerb } from './english-verbs.ts'
import { nameSubject } from './english-subjects.ts'
import { lowerFirst } from './letters.ts'
import { isPast } from './past-verbs.ts'

/** “Went to the zoo”, “learning about maps”. */
export function startWithVerb(text: string): string | undefined {
  const words = text.split(' ')
  const at = /^(?:also|really|just|finally|even)$/i.test(words[0] ?? '') ? 1 : 0
  const first = (words[at] ?? '').toLowerCase()
  if (words.length < at + 2) return undefined
  if (isPast(first)) return `we ${lowerFirst(text)}`
  if (
    /^\w{2,}ing$/.test(first) &&
    !/^(?:spring|morning|evening|thing|things|king|string|painting|building|reading|writing|wing|ring|everything|nothing|something|amazing|exciting)$/.test(
      first,
    )
  )
    return `we were ${lowerFirst(text)}`
  return undefined
}

type Rule = readonly [pattern: RegExp, tell: (found: readonly string[]) => string | undefined]

/** What lines without a verb say, and how a sentence says it; the first that fits. */
const rules: readonly Rule[] = [
  [
    /^(?:a |our |the )?(?:(?!field )\w+ )?(field trip|trip|visit|walk) (to|at|around|through|in) (.+)$/i,
    ([, what = '', to = '', where = '']) =>
      `we went on a ${what.toLowerCase()} ${to.toLowerCase()} ${/^(?:the|a|an|our|\p{Lu})/u.test(where) ? where : `the ${where}`}`,
  ],
  [/^\d+ (?:\p{L}+ )?\p{L}+s\b.*$/u, ([text = '']) => `there were ${text}`],
  [/^(?:nothing|not yet|no \w+)$/i, ([text = '']) => text.toLowerCase()],
  [
    /^(?:the )?(best \w+(?: \w+)? ever|most \w+ \w+ ever)$/i,
    ([, what = '']) => `it was the ${lowerFirst(what)}`,
  ],
  [/^(?:so much \w+|such an? [\w ]+)$/i, ([text = '']) => `it was ${lowerFirst(text)}`],
  [
    /^(?:an? |the |our )?((?:[\w'-]+ ){0,3}(?:parade|party|hunt|contest|race|show|drill|picnic|feast|snow day|movie day|pajama day|celebration|assembly|experiment|dance|sale|play|concert|tour|visitor|visit|sleepover|carnival)s?)(?= |$)(.*)$/i,
    ([, what = '', rest = '']) => `we had ${withSmallArticle(lowerFirst(what))}${rest}`,
  ],
  [/^(?:lots|tons|plenty) (?:of )?\w*s\b.*$/i, ([text = '']) => `there were ${lowerFirst(text)}`],
  [/^(?:lots|lot|tons|so much|so many|plenty)\b.*$/i, ([text = '']) => `there was ${lowerFirst(text)}`],
  [
    /^(?:the )?((?:first|last|second|third|tiny|big)(?: \S+){1,4})$/i,
    ([, what = '']) => `there was the ${lowerFirst(what)}`,
  ],
  [
    /^(science|math|reading|writing|social studies|art|music|theme|topic|focus|unit|phonics|word work)\s*(?:unit|lesson|center)?\s*[:\-]\s*(.+)$/i,
    ([, subject = '', what = '']) => tellSubject(subject.toLowerCase(), what),
  ],
]

/** “field trip to the aquarium”, “first sprout”. */
export function wordFragment(text: string): string | undefined {
  if (text.split(' ').length > 12 || text.includes('?')) return undefined
  for (const [pattern, tell] of rules) {
    const found = pattern.exec(text)
    if (found !== null) return tell(found)
  }
  return undefined
}

function withSmallArticle(what: string): string {
  if (what.endsWith('s')) return what
  return `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`
}

const doings: Readonly<Record<string, string>> = { writing: 'wrote', reading: 'read', math: 'worked on' }

/** “Writing: letters to the mayor” */
function tellSubject(subject: string, what: string): string | undefined {
  const sentence = startWithVerb(what) ?? nameSubject(what)?.text
  if (sentence !== undefined) return sentence
  return findVerb(what) > 0 ? undefined : `we ${doings[subject] ?? 'learned about'} ${lowerFirst(what)}`
}

import { findVerb } from './english-verbs.ts'
import { nameSubject } from './english-subjects.ts'
import { lowerFirst } from './letters.ts'
import { isPast } from './past-verbs.ts'

/** “Went to the zoo”, “learning about maps”. */
export function startWithVerb(text: string): string | undefined {
  const words = text.split(' ')
  const at = /^(?:also|really|just|finally|even)$/i.test(words[0] ?? '') ? 1 : 0
  const first = (words[at] ?? '').toLowerCase()
  if (words.length < at + 2) return startAlone(first, words.length - at)
  if (/^(?:dropped|tested|launched) (?:from|off|at|in|on)\b/i.test(text))
    return `we ${lowerFirst(text).replace(' ', ' them ')}`
  if (
    /^took (?:the |my |our )?(?:class|kids|students|\w+ grade(?:rs)?|them|everybody|everyone) to\b/i.test(
      text,
    )
  )
    return text.replace(/^took .*? to\b/i, 'we went to')
  if (/^(?:could|couldn['’]t|didn['’]t|wasn['’]t able)$/.test(first) || isPast(first))
    return `we ${lowerFirst(text)}`
  if (
    /^\w{2,}ing$/.test(first) &&
    !/ (?:day|week|night|unit|club|fair|challenge)$/i.test(text) &&
    !/^(?:spring|morning|evening|thing|things|king|string|painting|building|reading|writing|wing|ring|everything|nothing|something|amazing|exciting)$/.test(
      first,
    )
  )
    return `we were ${lowerFirst(text)}`
  return undefined
}

const feelings =
  /^(?:exhausted|amazed|thrilled|hooked|impressed|delighted|surprised|worried|scared|confused)$/

/** “Redesigned”, “exhausted” */
function startAlone(word: string, count: number): string | undefined {
  if (count !== 1 || word.length < 6 || !/ed$/.test(word) || !isPast(word)) return undefined
  return feelings.test(word) ? `we were ${word}` : `we ${word}`
}

type Rule = readonly [pattern: RegExp, tell: (found: readonly string[]) => string | undefined]

/** What lines without a verb say, and how a sentence says it; the first that fits. */
const rules: readonly Rule[] = [
  [
    /^(?:a |our |the )?(?:(?!field |night |nature )\w+ )?((?:night |nature )?(?:field trip|trip|visit|walk|hike)) (to|at|around|through|in) (.+)$/i,
    ([, what = '', to = '', where = '']) =>
      `we went on a ${what.toLowerCase()} ${to.toLowerCase()} ${/^(?:the|a|an|our|\p{Lu})/u.test(where) ? where : `the ${where}`}`,
  ],
  [
    /^(?:very |such |so )?(tired|happy|excited|proud|sleepy|nervous|muddy|wet|hungry|messy|sticky|dirty) (?:kids|kiddos|students|children|littles|little ones)\b(.*)$/i,
    ([, how = '', rest = '']) =>
      `we were ${how.toLowerCase()}${rest.replace(/, (?:and )?most (?=\w)/, ', and most of us ')}`,
  ],
  [/^(?:the |our )?first time(?: ever)?( for .+)?$/i, ([, who = '']) => `it was the first time${who}`],
  [/^no two (?:were |are )?(?:the same|alike)$/i, () => 'no two were the same'],
  [
    /^(?:the |our )?(\d+(?:st|nd|rd|th) day(?: of .+)?)$/i,
    ([, day = '']) => `it was the ${day.toLowerCase()}`,
  ],
  [
    /^(?:the |our )?((?:best|longest|tallest|biggest|highest|fastest|shortest|smallest|record) \p{L}+) (?:was )?(\d.*)$/iu,
    ([, what = '', much = '']) => `the ${what.toLowerCase()} was ${much}`,
  ],
  [
    /^(?:the |our )?((?:first|second|third|last|final) \p{L}+) ((?:too|so|very|really) \p{L}+)(.*)$/iu,
    ([, what = '', how = '', rest = '']) =>
      `the ${what.toLowerCase()} was ${how.toLowerCase()}${rest.replace(/^, (?=nobody|no one|everyone|we\b)/, ', and ')}`,
  ],
  [/^(\d+ of (?:them|us))$/i, ([, many = '']) => `there were ${many}`],
  [/^(\d+ out of \d+)$/i, ([, many = '']) => `it was ${many}`],
  [/^(\d+ (?:cents|dollars) an? .+)$/i, ([, price = '']) => `it was ${price}`],
  [/^then ((?:\p{L}+ ?){1,4})$/iu, ([, what = '']) => `then we had ${lowerFirst(what)}`],
  [/^\d+ (?:\p{L}+ )?\p{L}+s\b.*$/u, ([text = '']) => `there were ${text}`],
  [/^((?:so|very|too|super|really) \p{L}+)$/iu, ([, how = '']) => `it was ${lowerFirst(how)}`],
  [/^(?:nothing|not yet|no \w+)$/i, ([text = '']) => text.toLowerCase()],
  [
    /^(?:the )?(best \w+(?: \w+)? ever|most \w+ \w+ ever)$/i,
    ([, what = '']) => `it was the ${lowerFirst(what)}`,
  ],
  [/^(?:so much \w+|such an? [\w ]+)$/i, ([text = '']) => `it was ${lowerFirst(text)}`],
  [
    /^(?:an? |the |our )?((?:[\w'-]+ ){0,3}(?:parade|party|hunt|contest|race|show|drill|read-in|picnic|feast|snow day|movie day|pajama day|celebration|assembly|experiment|challenge|fair|market|dance|sale|play|concert|tour|visitor|visit|sleepover|carnival|meeting)s?)(?= |$)(.*)$/i,
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

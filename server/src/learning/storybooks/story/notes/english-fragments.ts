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

/** “field trip to the aquarium”, “first sprout”. */
export function wordFragment(text: string): string | undefined {
  const count = text.split(' ').length
  if (count > 12 || /[?]/.test(text)) return undefined
  const trip =
    /^(?:a |our |the )?(?:(?!field )\w+ )?(field trip|trip|visit|walk) (to|at|around|through|in) (.+)$/i.exec(
      text,
    )
  if (trip !== null) {
    const [, what = '', to = '', where = ''] = trip
    return `we went on a ${what.toLowerCase()} ${to.toLowerCase()} ${/^(?:the|a|an|our|\p{Lu})/u.test(where) ? where : `the ${where}`}`
  }
  if (/^\d+ (?:\p{L}+ )?\p{L}+s\b/u.test(text)) return `there were ${text}`
  if (/^(?:nothing|not yet|no \w+)$/i.test(text)) return text.toLowerCase()
  const praise = /^(?:the )?(best \w+(?: \w+)? ever|most \w+ \w+ ever|so much \w+|such an? [\w ]+)$/i.exec(
    text,
  )
  if (praise !== null)
    return `it was ${/^(?:best|most)/i.test(praise[1] ?? '') ? 'the ' : ''}${lowerFirst(praise[1] ?? '')}`
  const event =
    /^(?:an? |the |our )?((?:[\w'-]+ ){0,3}(?:parade|party|hunt|contest|race|show|drill|picnic|feast|snow day|movie day|pajama day|celebration|assembly|experiment|dance|sale|play|concert|tour|visitor|visit|sleepover|carnival)s?)(?= |$)(.*)$/i.exec(
      text,
    )
  if (event !== null)
    return `we had ${/s$/.test(event[1] ?? '') ? '' : /^[aeiou]/i.test(event[1] ?? '') ? 'an ' : 'a '}${lowerFirst(event[1] ?? '')}${event[2] ?? ''}`
  const most = /^(?:lots|lot|tons|so much|so many|plenty)\b/i.test(text)
  if (most) return `there ${/^\w+ (?:of )?\w*s\b/i.test(text) ? 'were' : 'was'} ${lowerFirst(text)}`
  if (/^(?:the )?(?:first|last|second|third|tiny|big) \w+/i.test(text) && count <= 5)
    return `there was ${/^the/i.test(text) ? '' : 'the '}${lowerFirst(text)}`
  const about =
    /^(science|math|reading|writing|social studies|art|music|theme|topic|focus|unit|phonics|word work)\s*(?:unit|lesson|center)?\s*[:\-]\s*(.+)$/i.exec(
      text,
    )
  if (about !== null) {
    const [, subject = '', what = ''] = about
    const doing =
      { writing: 'wrote', reading: 'read', math: 'worked on' }[subject.toLowerCase()] ?? 'learned about'
    return (
      startWithVerb(what) ??
      nameSubject(what)?.text ??
      (findVerb(what) > 0 ? undefined : `we ${doing} ${lowerFirst(what)}`)
    )
  }
  return undefined
}

import { findVerb, hasVerb } from './english-verbs.ts'
import { lowerFirst } from './letters.ts'
import { isPast } from './past-verbs.ts'

const people = String.raw`(?:students?|kids?|kiddos?|children|scholars|firsties|kinders|(?:kindergart[a-z]+|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]?graders?|(?:first|second|third|fourth|fifth) grade)|boys and girls|littles|class(?:mates)?|class of \w+|group)`
const classSubject = new RegExp(
  String.raw`^(?:(?:all|both|each|every|most|some) (?:of )?)?(?:the |my |our |these |those |each |every |all )*(?:little |sweet |amazing |young |whole |entire )*${people}(?: (?:all|also|really|each|both))?\b(?!['’])`,
  'i',
)
const everyone = /^(?:everyone|everybody|all of us|we all|they all|the whole class|whole class)\b/i

/** What things don’t do: whoever tried again is the class. */
const byPeople =
  /^they (?:all |also |then |really |even |just )?(?:met|put|showed|are (?:so|such|very|really|all)|were (?:such|all)|tried|wanted|loved|liked|learned|worked|built|made|wrote|read|drew|painted|talked|asked|said|thought|decided|voted|cheered|laughed|sang|danced|shared|helped|practiced|planted|measured|counted|tested|guessed|noticed|observed|discussed|used|had fun|had a (?:great|good)|saw|watched|enjoyed|had to|chose|picked|took turns|went|(?:are|were) (?:so |very |really )?(?:excited|nervous|happy|proud|surprised|scared|quiet|amazed)|felt|played|created|designed|presented|performed|wondered|kept|cut|mixed|explored|figured|came up with|memorized|ate|tasted)\b/i

/** Whoever does it, in the words of the class: it is “we” who tell. */
export function nameSubject(
  text: string,
  before: { byClass: boolean },
): { text: string; byClass: boolean } | undefined {
  const verbAfter = (rest: string) => hasVerb(rest.split(' ').slice(0, 5).join(' '))
  const people = classSubject.exec(text) ?? everyone.exec(text)
  // “Our class worm” is no class.
  const doing =
    people === null
      ? ''
      : (/^(?:(?:all|also|really|then|just|finally|even|both|already) )?(\S+)/.exec(
          text.slice(people[0].length).trim(),
        )?.[1] ?? '')
  const isThing =
    people !== null &&
    /(?:class|group)$/i.test(people[0]) &&
    !hasVerb(doing) &&
    !/^(?:loves|likes|enjoys|wants|needs|decided)$/.test(doing)
  if (people !== null && !isThing) {
    const rest = text.slice(people[0].length).trim()
    const isSome = /^(?:some|most)\b/i.test(people[0])
    const who = isSome
      ? /^most/i.test(people[0])
        ? 'most of us'
        : 'some of us'
      : /^(?:every|all of us|we all|they all|the whole)/i.test(people[0])
        ? 'we all'
        : 'we'
    return verbAfter(rest) ? { text: `${who} ${rest}`, byClass: true } : undefined
  }
  const since =
    /^(when|after|before|while|once|until|as) (?:the |my |our |all )*(?:class|kids|students|children|kiddos|they)\b/i.exec(
      text,
    )
  if (since !== null)
    return {
      text: `${since[1] ?? ''} we${text.slice(since[0].length).replace(/\bthey\b/g, 'we')}`,
      byClass: true,
    }
  if (/^we\b/i.test(text)) return { text: text.replace(/^we/i, 'we'), byClass: true }
  if (/^they\b/i.test(text))
    return byPeople.test(text)
      ? { text: text.replace(/^they/i, 'we'), byClass: true }
      : { text, byClass: false }
  if (/^(?:he|she|his|her)\b/i.test(text))
    return {
      text: text.replace(/^(?:he|she)\b/i, 'our friend').replace(/^(?:his|her)\b/i, "our friend's"),
      byClass: false,
    }
  if (/^I\b/.test(text))
    return {
      text: text.replace(/^I\b/, 'our teacher').replace(/^(our teacher \w+) them\b/, '$1 us'),
      byClass: false,
    }
  const proud =
    /^(?:(?:i am|i was|was|am|feeling)? ?)((?:so |very |super )*(?:proud|impressed|happy|amazed))\b/i.exec(
      text,
    )
  if (proud !== null)
    return {
      text: `our teacher was ${text.slice(text.indexOf(proud[1] ?? ''))}`
        .replace(/\bof (?:them|(?:all )?(?:my|the|these|our) \w+)/, 'of us')
        .replace(/\b(?:with|by) (?:them|(?:my|the|these) (?:kids|kiddos|students|class))/, 'with us'),
      byClass: false,
    }
  const startsWithPast = isPast((text.split(' ')[0] ?? '').toLowerCase())
  if (
    !startsWithPast &&
    /^(?:(?:a|an|the|our|my|one|two|three|four|five|six|some|all|both|every|each|this|that|these|those|it|there|another|several|many|everything|nothing|lots|\d+)\b|\p{L}+s\b|\p{L}+ \p{L}+)/iu.test(
      text,
    ) &&
    findVerb(text) > 0
  )
    return { text: withArticle(text.replace(/^my\b/i, 'our')), byClass: false }
  return undefined
}

/** “Bus was late”: one thing has an article. */
function withArticle(text: string): string {
  const found =
    /^(\p{L}+(?: \p{L}+){0,2}) (?:was|is|fell|broke|got|came|had|ran|burst|stopped|started)\b/u.exec(text)
  const first = text.split(' ')[0] ?? ''
  const isBare =
    found !== null &&
    (!/s$/.test(found[1] ?? '') || /(?:us|ss)$/.test(found[1] ?? '')) &&
    !/^(?:a|an|the|our|one|this|that|it|there|another|everything|nothing|something|each|every|some|their|it's|everyone|nobody|somebody|no|all|both|math|science|water|music|lots|a lot|they|two|three|four|five|six|our teacher|we|he|she|most|many|what)$/i.test(
      first,
    )
  return isBare ? `the ${lowerFirst(text)}` : text
}

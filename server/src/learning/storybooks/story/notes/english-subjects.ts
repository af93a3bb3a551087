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
export function nameSubject(text: string): Subject | undefined {
  const people = nameClass(text)
  if (people !== undefined) return people
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
  return nameTeacher(text) ?? nameThing(text)
}

type Subject = { text: string; byClass: boolean }

/** “The kids built” is “we built”; “our class worm” is no class. */
function nameClass(text: string): Subject | undefined {
  const since =
    /^(when|after|before|while|once|until|as) (?:the |my |our |all )*(?:class|kids|students|children|kiddos|they)\b/i.exec(
      text,
    )
  if (since !== null)
    return {
      text: `${since[1] ?? ''} we${text.slice(since[0].length).replace(/\bthey\b/g, 'we')}`,
      byClass: true,
    }
  const people = (classSubject.exec(text) ?? everyone.exec(text))?.[0]
  if (people === undefined) return undefined
  const rest = text.slice(people.length).trim()
  const doing = /^(?:(?:all|also|really|then|just|finally|even|both|already) )?(\S+)/.exec(rest)?.[1] ?? ''
  const isThing =
    /(?:class|group)$/i.test(people) &&
    !hasVerb(doing) &&
    !/^(?:loves|likes|enjoys|wants|needs|decided)$/.test(doing)
  const isDone = hasVerb(rest.split(' ').slice(0, 5).join(' '))
  return isThing || !isDone ? undefined : { text: `${whoOf(people)} ${rest}`, byClass: true }
}

function whoOf(people: string): string {
  if (/^most/i.test(people)) return 'most of us'
  if (/^some/i.test(people)) return 'some of us'
  return /^(?:every|all of us|we all|they all|the whole)/i.test(people) ? 'we all' : 'we'
}

/** What the teacher says of herself is told of “our teacher”. */
function nameTeacher(text: string): Subject | undefined {
  if (/^I\b/.test(text))
    return {
      text: text.replace(/^I\b/, 'our teacher').replace(/^(our teacher \w+) them\b/, '$1 us'),
      byClass: false,
    }
  const proud =
    /^(?:(?:i am|i was|was|am|feeling)? ?)((?:so |very |super )*(?:proud|impressed|happy|amazed))\b/i.exec(
      text,
    )?.[1]
  if (proud === undefined) return undefined
  return {
    text: `our teacher was ${text.slice(text.indexOf(proud))}`
      .replace(/\bof (?:them|(?:all )?(?:my|the|these|our) \w+)/, 'of us')
      .replace(/\b(?:with|by) (?:them|(?:my|the|these) (?:kids|kiddos|students|class))/, 'with us'),
    byClass: false,
  }
}

function nameThing(text: string): Subject | undefined {
  const isNamed =
    /^(?:(?:a|an|the|our|my|one|two|three|four|five|six|some|all|both|every|each|this|that|these|those|it|there|another|several|many|everything|nothing|lots|\d+)\b|\p{L}+s\b|\p{L}+ \p{L}+)/iu.test(
      text,
    )
  if (!isNamed || isPast((text.split(' ')[0] ?? '').toLowerCase()) || findVerb(text) <= 0) return undefined
  return { text: withArticle(text.replace(/^my\b/i, 'our')), byClass: false }
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

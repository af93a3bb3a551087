import { withArticle } from './english-things.ts'
import { findVerb, hasVerb } from './english-verbs.ts'
import { isPast } from './past-verbs.ts'

const people = String.raw`(?:students?|kids?|kiddos?|children|scholars|firsties|(?<=(?:my|our) )kinders|(?:(?<=(?:my|our) )kindergart[a-z]+|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]?graders?|(?:first|second|third|fourth|fifth) grade)|boys and girls|littles|class(?:mates)?|class of \w+|group)`
const classSubject = new RegExp(
  String.raw`^(?:(?:all|both|each|every|most|some) (?:of )?)?(?:the |my |our |these |those |each |every |all )*(?:little |sweet |amazing |young |whole |entire )*${people}(?: (?:all|also|really|each|both))?\b(?!['’])`,
  'i',
)
const everyone = /^(?:everyone|everybody|all of us|we all|they all|the whole class|whole class)\b/i

/** What things don’t do: whoever tried again is the class. */
const byPeople =
  /^they (?:all |also |then |really |even |just )?(?:met|put|showed|rewrote|rebuilt|studied|lowered|raised|changed|fixed|screamed|whispered|begged|sold|redid|painted|are (?:so|such|very|really|all)|were (?:such|all)|tried|wanted|loved|liked|learned|worked|built|made|wrote|read|drew|painted|talked|asked|said|thought|decided|voted|cheered|laughed|sang|danced|shared|helped|practiced|planted|measured|counted|tested|guessed|noticed|observed|discussed|used|had fun|had a (?:great|good)|saw|watched|enjoyed|had to|chose|picked|took turns|went|(?:are|were) (?:so |very |really )?(?:excited|nervous|happy|proud|surprised|scared|quiet|amazed)|felt|played|created|designed|presented|performed|wondered|kept|cut|mixed|explored|figured|came up with|memorized|ate|tasted)\b/i

/** Whoever does it, in the words of the class: it is “we” who tell. */
export function nameSubject(text: string): Subject | undefined {
  const people = nameClass(text)
  if (people !== undefined) return people
  if (/^we\b/i.test(text)) return { text: text.replace(/^we/i, 'we'), byClass: true }
  const part = nameSome(text)
  if (part !== undefined) return part
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

/** “At the show they were statues”, “some didn't want it” */
function nameSome(text: string): Subject | undefined {
  const shown = /^(at the (?:show|performance|concert|end|beginning|start),?) they\b/i.exec(text)
  if (shown !== null) return { text: `${shown[1] ?? ''} we${text.slice(shown[0].length)}`, byClass: true }
  const some = /^some(?= (?:didn|were|had|wanted|got|liked|loved|tried|said|thought|asked)\b)/i
  if (some.test(text)) return { text: text.replace(some, 'some of us'), byClass: true }
  return undefined
}

type Subject = { text: string; byClass: boolean }

/** “While they waited” */
function nameSince(text: string): Subject | undefined {
  const since =
    /^(when|after|before|while|once|until|as) (?:the |my |our |all )*(?:class|kids|students|children|kiddos|they)\b/i.exec(
      text,
    )
  if (
    since !== null &&
    !/^while they (?:steamed|baked|cooked|dried|grew|cooled|chilled|melted|froze)\b/i.test(text)
  )
    return {
      text: `${since[1] ?? ''} we${text.slice(since[0].length).replace(/\bthey\b/g, 'we')}`,
      byClass: true,
    }
  return undefined
}

/** “The kids built” is “we built”; “our class worm” is no class. */
function nameClass(text: string): Subject | undefined {
  const since = nameSince(text)
  if (since !== undefined) return since
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
  if (/^(?:each|every) (?!one|body)/i.test(people)) return 'each of us'
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
    /^(?:(?:a|an|the|our|my|one|two|three|four|five|six|some|all|both|every|each|this|that|these|those|it|there|another|several|many|everything|nothing|something|somebody|someone|nobody|lots|only \d+|\d+)\b|(?:attempt|try|round|take|group|team|table|part|number) \d+\b|\p{L}+s\b|\p{L}+ \p{L}+)/iu.test(
      text,
    )
  if (!isNamed || isPast((text.split(' ')[0] ?? '').toLowerCase()) || findVerb(text) <= 0) return undefined
  // “Banana peels, shredded paper”: what stands before a comma does nothing.
  if (/^[^&]*,(?!.* and )/.test(text.split(' ').slice(0, findVerb(text)).join(' '))) return undefined
  return { text: withArticle(text.replace(/^my\b/i, 'our')), byClass: false }
}

import { withArticle } from './english-things.ts'
import { findVerb, hasVerb } from './english-verbs.ts'
import { isPast } from './past-verbs.ts'

const people = String.raw`(?:students?|kids?|kiddos?|children|scholars|firsties|(?<=(?:my|our) )kinders|(?:(?<=(?:my|our) )kindergart[a-z]+|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]?graders?|(?:first|second|third|fourth|fifth) grade)|boys and girls|littles|class(?:mates)?|class of \w+|group)`
const classSubject = new RegExp(
  String.raw`^(?:(?:all|both|each|every|most|some|half|several|many|a few) (?:of )?)?(?:the |my |our |these |those |each |every |all )*(?:little |sweet |amazing |young |whole |entire )*${people}(?: (?:all|also|really|each|both))?\b(?!['’])`,
  'i',
)
const everyone =
  /^(?:everyone|everybody|each one(?= (?:said|wrote|drew|made|told|picked|chose|read|shared|brought|got|had to)\b)|all of us|we all|they all|the whole class|whole class)\b/i

/** What things don’t do: whoever tried again is the class. */
const byPeople =
  /^they (?:all |also |then |really |even |just )?(?:met|put|showed|rewrote|rebuilt|studied|lowered|raised|changed|fixed|screamed|whispered|begged|sold|redid|painted|are (?:so|such|very|really|all)|were (?:such|all)|tried|wanted|loved|liked|learned|worked|built|made|wrote|read|drew|painted|talked|asked|said|thought|decided|voted|cheered|laughed|sang|danced|shared|helped|practiced|planted|measured|counted|tested|guessed|noticed|observed|discussed|used|had fun|had a (?:great|good)|saw|watched|enjoyed|had to|chose|picked|took turns|went|fought|researched|interviewed|investigated|voted|earned|dissected|delivered|named|argued|rehearsed|colored|glued|asked|collected|(?:are|were) (?:so |very |really )?(?:excited|nervous|happy|proud|surprised|scared|quiet|amazed)|felt|played|created|designed|presented|performed|wondered|kept|cut|mixed|explored|figured|came up with|memorized|ate|tasted)\b/i

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

const doingTogether =
  /^they were (?:all |both |even )?(?:giving|taking|helping|reading|writing|playing|sharing|using|asking|singing|dancing|working|laughing|cheering|teaching|counting|building|making|talking)\b/i

/** “At the show they were statues”, “by Friday they were taking turns”, “some didn't want it” */
function nameSome(text: string): Subject | undefined {
  const shown = /^(at the (?:show|performance|concert|end|beginning|start),?) they\b/i.exec(text)
  if (shown !== null) return { text: `${shown[1] ?? ''} we${text.slice(shown[0].length)}`, byClass: true }
  const later =
    /^((?:by|until) (?:monday|tuesday|wednesday|thursday|friday|the end(?: of the (?:week|day))?)|after (?:lunch|recess)),? (they\b.*)$/i.exec(
      text,
    )
  const they = later?.[2] ?? ''
  if (later !== null && (byPeople.test(they) || doingTogether.test(they)))
    return { text: `${later[1] ?? ''} we${they.slice('they'.length)}`, byClass: true }
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
  if (isThing || !isDone) return undefined
  const who = /^who\b/.test(rest) ? 'those of us' : whoOf(people)
  // “Fifth graders are leaving us”
  return { text: `${who} ${rest.replace(/^((?:are|were) leaving|left) us\b/, '$1')}`, byClass: true }
}

function whoOf(people: string): string {
  if (/^(?:each|every) (?!body)(?!one\b)|^each one/i.test(people)) return 'each of us'
  const part = /^(?:half|several|many|a few)/i.exec(people)?.[0]
  if (part !== undefined) return `${part.toLowerCase()} of us`
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
  return { text: letUs(withArticle(text.replace(/^my\b/i, 'our'))), byClass: false }
}

const grownUp =
  /^(?:the|a|an|our|one) (?:\p{L}+ )?(?:firefighter|ranger|guide|librarian|principal|grown-up|custodian|docent|farmer|author|artist|officer|chef|baker|scientist|zookeeper|coach|visitor|musician|dentist|gardener|beekeeper|astronomer|veterinarian|vet|mom|dad|grandma|grandpa|teacher)\b/iu

/** “The firefighter let them try”: whom a visitor shows things to is the class. */
function letUs(text: string): string {
  return grownUp.test(text)
    ? text.replace(/\b(let|showed|taught|gave|told|helped|read|asked|brought|invited) them\b/, '$1 us')
    : text
}

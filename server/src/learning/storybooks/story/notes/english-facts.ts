import { isPast } from './past-verbs.ts'

/** A sentence, and whether the class did it: then “they” of the next sentence is the class. */
export type Told = { sentence: string; byClass: boolean }

const short: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bbc\b/g, 'because'],
  [/\s?&\s?/g, ' and '],
  [/\bthru\b/gi, 'through'],
  [/,? \b(?:chs?|chapters?|pgs?|pages?)\b\.? \d+(?: ?(?:-|to|and) ?\d+)?(?! of)/gi, ''],
  [
    /\b(?:SO|VERY|REALLY|ALL|LOVED|LOVE|AMAZING|BEST|GREAT|SUPER|TONS|FUN|FIRST|NOT|EVERY|FINALLY|WOW|HUGE|MANY|WE|OUR|THE)\b/g,
    (found) => found.toLowerCase(),
  ],
  [/\bgonna\b/gi, 'going to'],
  [/\bi(?=['’ ]|$)/g, 'I'],
  [/\bOMG\b,? ?|\bLOL\b\.? ?|\bhaha\w*\b,? ?|\bbtw\b,? ?/gi, ''],
  [/\b(?:so|very|really){2,}\b/gi, 'very'],
  [/\b(s)o{2,}\b/gi, '$1o'],
  [/\bwe['’]ve been (\w+ing)\b/gi, 'we were $1'],
  [/\b(?:we|they)['’]ve\b/gi, 'we have'],
  [/\bwe['’]re\b/gi, 'we are'],
  [/\b(?:they)['’]re\b/gi, 'they are'],
  [/\b(?:it)['’]s\b/gi, 'it is'],
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]ve\b/g, 'I have'],
  [/\(([^()]*)\)/g, ''],
  [
    /\s?\b(?:on )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?,?/gi,
    '',
  ],
  [/\s?\b(?:on )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b,?/g, ''],
  [
    /\s?\b(?:at|from|until|by) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?(?: ?(?:to|-) ?\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?)(?!\w)|\s?\bat \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?/gi,
    '',
  ],
]

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const dayWord = String.raw`(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?`
const leadingDay = new RegExp(
  String.raw`^(?:on )?(${dayWord})s?\b(?: (?:morning|afternoon))?\s*(?:we had )?[:,\-]?\s+`,
  'i',
)
const trailingDay = new RegExp(
  String.raw`(?<!\b(?:by|until|till|before|since|after|next|every))(?<!\bby the),?\s+(?:on )?(?:this |last )?(${dayWord})\b(?: (?:morning|afternoon))?[.!]*$`,
  'i',
)
const innerDay = new RegExp(String.raw`\b(${dayWord})\b`, 'gi')

const people = String.raw`(?:students?|kids?|kiddos?|children|scholars|firsties|kinders|(?:kindergart[a-z]+|(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)[ -]?graders?|(?:first|second|third|fourth|fifth) grade)|boys and girls|littles|class(?:mates)?|class of \w+|group)`
const classSubject = new RegExp(
  String.raw`^(?:(?:all|both|each|every|most|some) (?:of )?)?(?:the |my |our |these |those |each |every |all )*(?:little |sweet |amazing |young |whole |entire )*${people}(?: (?:all|also|really|each|both))?\b(?!['’])`,
  'i',
)
const everyone = /^(?:everyone|everybody|all of us|we all|they all|the whole class|whole class)\b/i
const auxiliaries = 'was|were|had|have|has|is|are|am|did|do|does|could|can|would'

/** The sentence of the class that a line of a teacher’s notes says; nothing where it can’t be one. */
export function tellEnglish(line: string, before: { byClass: boolean }): Told | undefined {
  const plain = short.reduce(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    line,
  )
  const mark = /!\W*$/.test(plain) ? '!' : /: .*\?\W*$/.test(plain) ? '?' : '.'
  const { day, rest } = takeDay(
    plain
      .replace(/[\s.!?,:;]+$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const opened = takeOpening(rest)
  const clause = wordClause(opened.rest, before)
  if (clause === undefined) return undefined
  const lead = day !== undefined ? `On ${day}, ` : opened.lead
  const text = `${lead}${lead === '' ? clause.text : lowerFirst(clause.text)}`
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim()
  const sentence = joinLast(`${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`)
  return isTellable(sentence) ? { sentence, byClass: clause.byClass } : undefined
}

function takeDay(text: string): { day: string | undefined; rest: string } {
  // “We guessed how tall it would be on Friday”: the day may belong to what was guessed.
  const isNested = /\b(?:what|how|when|that|who|if|because|would|will|which|where|until|for)\b/i.test(text)
  const found = (isNested ? [leadingDay] : [leadingDay, trailingDay])
    .map((pattern) => pattern.exec(text))
    .find((match) => match !== null)
  const named = text.match(innerDay) ?? []
  if (found === null || found === undefined || named.length > 1) {
    return {
      day: undefined,
      rest: text.replace(innerDay, (day) => days[day.slice(0, 3).toLowerCase()] ?? day),
    }
  }
  return { day: days[(found[1] ?? '').slice(0, 3).toLowerCase()], rest: text.replace(found[0], '') }
}

/** “saw jellyfish, touched a star”: the last of two doings needs its “and”. */
function joinLast(sentence: string): string {
  const parts = sentence.split(', ')
  const last = parts.at(-1) ?? ''
  const isVerb = isPast((last.split(' ')[0] ?? '').toLowerCase())
  const before = parts.slice(0, -1).join(', ')
  return isVerb &&
    parts.length > 1 &&
    !/^(?:On|In|First|Next|Then|Finally|Later) ?\w*$/.test(before) &&
    !/\band\b/.test(last)
    ? `${before}${parts.length > 2 ? ',' : ''} and ${last}`
    : sentence
}

/** “This week in science,”: of a week that is over only the subject stays. */
function takeOpening(text: string): { lead: string; rest: string } {
  const time =
    /^(?:(?:on )?(?:this|last|the past) (?:week|month)|(?:this|yesterday) (?:morning|afternoon)|yesterday|today|earlier this week|over the past (?:few|two|couple of?) weeks?)\b,? ?/i.exec(
      text,
    )
  let rest = time === null ? text : text.slice(time[0].length)
  rest = rest.replace(
    /^(?:also|so(?! (?:proud|happy|much|many|excited|impressed|cute|fun))|well|wow|oh|and|plus|overall|lastly|additionally|furthermore|yay|highlights?|hooray|woohoo|okay|ok|guess what)\b[,!:]* /i,
    '',
  )
  const subject =
    /^(?:in|during|for) (science|math|reading|writing|art|music|social studies|class|gym|p\.?e\.?|centers|stem|library|literacy|writing workshop|morning meeting|technology|computer lab)(?: (?:this week|class|time|today))?,? /i.exec(
      rest,
    )
  if (subject !== null) {
    const name = (subject[1] ?? '').replace(/^p\.?e\.?$/i, 'gym').replace(/^stem$/i, 'STEM')
    return {
      lead: `In ${name === 'STEM' ? name : name.toLowerCase()}, `,
      rest: rest.slice(subject[0].length),
    }
  }
  const order =
    /^(on (?:our|the) (?:first|second|third|last) try|(?:first|second|third|last) try|first|next|then|after that|finally|at last|at first|later|in the end|the next day|after (?:lunch|recess))\b(?:, |: | (?=(?:we|they|the|I|a|our|my|it|everyone|students|kids|all|each|some|there|nothing|boom|\w+ed|went|saw|made|had|got|was|were)\b))/i.exec(
      rest,
    )
  if (order !== null)
    return {
      lead: `${capital((order[1] ?? '').toLowerCase().replace(/^(first|second|third|last) try$/, 'on our $1 try'))}, `,
      rest: rest.slice(order[0].length),
    }
  return { lead: '', rest: time !== null && /today|yesterday|this morning/i.test(time[0]) ? rest : rest }
}

function wordClause(
  text: string,
  before: { byClass: boolean },
): { text: string; byClass: boolean } | undefined {
  // “Spaghetti towers today”: what a day was of.
  const dayOf = /^(.+?) (?:today|this week)$/i.exec(text)
  if (dayOf !== null && !hasVerb(text) && text.split(' ').length >= 3 && startWithVerb(text) === undefined)
    return { text: `it was a day of ${lowerFirst(dayOf[1] ?? '')}`, byClass: false }
  const subject = nameSubject(text, before)
  if (subject !== undefined)
    return {
      text: inPast(inOurWords(subject.text, subject.byClass && !/^we\b/i.test(text))),
      byClass: subject.byClass,
    }
  const bare = startWithVerb(text)
  if (bare !== undefined) return { text: inPast(inOurWords(bare, true)), byClass: true }
  const fragment = wordFragment(text)
  return fragment === undefined ? undefined : { text: inPast(inOurWords(fragment, false)), byClass: false }
}

/** What things don’t do: whoever tried again is the class. */
const byPeople =
  /^they (?:all |also |then |really )?(?:tried|wanted|loved|liked|learned|worked|built|made|wrote|read|drew|painted|talked|asked|said|thought|decided|voted|cheered|laughed|sang|danced|shared|helped|practiced|planted|measured|counted|tested|guessed|noticed|observed|discussed|used|had fun|had a (?:great|good)|saw|watched|enjoyed|had to|chose|picked|took turns|went|were (?:so |very )?(?:excited|nervous|happy|proud|surprised|scared|quiet|amazed)|felt|played|created|designed|presented|performed|wondered|kept|cut|mixed|explored|figured|came up with|memorized|ate|tasted)\b/i

/** Whoever does it, in the words of the class: it is “we” who tell. */
function nameSubject(
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

/** “Went to the zoo”, “learning about maps”. */
function startWithVerb(text: string): string | undefined {
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
function wordFragment(text: string): string | undefined {
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
  if (/^(?:nothing|not yet|no \w+)$/i.test(text)) return text.toLowerCase()
  const praise = /^(?:the )?(best \w+(?: \w+)? ever|most \w+ \w+ ever|so much \w+|such an? [\w ]+)$/i.exec(
    text,
  )
  if (praise !== null)
    return `it was ${/^(?:best|most)/i.test(praise[1] ?? '') ? 'the ' : ''}${lowerFirst(praise[1] ?? '')}`
  const event =
    /^(?:an? |the |our )?((?:[\w'-]+ ){0,3}(?:parade|party|hunt|contest|race|show|drill|picnic|feast|celebration|assembly|experiment|dance|sale|play|concert|tour|visitor|visit|sleepover|carnival)s?)(?= |$)(.*)$/i.exec(
      text,
    )
  if (event !== null)
    return `we had ${/s$/.test(event[1] ?? '') ? '' : /^[aeiou]/i.test(event[1] ?? '') ? 'an ' : 'a '}${lowerFirst(event[1] ?? '')}${event[2] ?? ''}`
  const most = /^(?:lots|lot|tons|so much|so many|plenty)\b/i.test(text)
  if (most)
    return `there ${/\w+s\b(?!.*\w+s\b)/.test(text.replace(/^lots/, '')) ? 'were' : 'was'} ${lowerFirst(text)}`
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
      nameSubject(what, { byClass: true })?.text ??
      (findVerb(what) > 0 ? undefined : `we ${doing} ${lowerFirst(what)}`)
    )
  }
  return undefined
}

/** The class tells: “my” and “their” become “our”, and nobody says “students”. */
function inOurWords(text: string, byClass: boolean): string {
  const head = byClass
    ? text.replace(
        /^((?:we all|we|some of us|most of us)) (was|is|has|does)\b/,
        (_, who: string, verb: string) =>
          `${who} ${{ was: 'were', is: 'are', has: 'have', does: 'do' }[verb] ?? verb}`,
      )
    : text
  const spoken = head
    .replace(
      /\b(?:the |my |our |all |their )*(?:students|kids|kiddos|children|scholars|firsties|kinders|boys and girls)['’]s?\b/gi,
      'our',
    )
    .replace(
      /(?<=\b(?:helped|showed|taught|told|asked|let|gave|for|to|with|by|of|surprised|visited|made|at) )(?:the |my |our |all |each |all of )*(?:students|kids|kiddos|children|scholars|firsties|kinders|boys and girls|class|everyone|us all)\b(?= ?(?:$|[.,!]|to |how |about |with |and |a |the |that |in |on |at |for |from ))/gi,
      'us',
    )
    .replace(/\b(?:the |my |our )*(?:students|kids|kiddos|scholars|firsties|kinders)\b/gi, 'we')
    .replace(/\b(a|one|another) (new |shy |quiet )?(?:student|kid)\b/gi, '$1 $2friend')
    .replace(/\bmyself\b/g, 'our teacher')
    .replace(/\bmy\b/gi, 'our')
    .replace(/\bme\b/g, 'our teacher')
    .replace(/\bI\b/g, 'our teacher')
    .replace(/\b(?:his or her|his\/her|he\/she)\b/gi, 'our')
  if (!byClass) return spoken
  const noOther = !/\b(?:they|them)\b/.test(spoken)
    ? spoken
    : spoken.replace(
        /\b(?:when|as|because|and|that|how|what|until|after|before|while|if|where) they (?=were|had|learned|wanted|could|felt|saw|made|found|did|liked|loved|thought)/g,
        (found) => found.replace('they', 'we'),
      )
  return noOther
    .replace(/\btheir own\b/g, 'our own')
    .replace(/\btheir\b/g, 'our')
    .replace(/\bthemselves\b/g, 'ourselves')
}

/** What happens in notes has happened in a book; what is always so (“that seeds need water”) stays. */
function inPast(text: string): string {
  const cut = /\b(?:that|how|why|what|where|because|which)\b/.exec(text)
  const [head, tail] = cut === null ? [text, ''] : [text.slice(0, cut.index), text.slice(cut.index)]
  const past = head
    .replace(/\b(we|they|we all|some of us) (?:have|has) been (?=\w+ing\b)/g, '$1 were ')
    .replace(
      /\b(?:have|has) (?=\w+ed\b|been\b|seen\b|grown\b|made\b|found\b|learned\b|done\b|had\b|gotten\b|begun\b|started\b)/g,
      'had ',
    )
    .replace(
      /^((?:we all|some of us|most of us|we)) (love|like|have|want|need|do not|don['’]t|see|get|know|can)\b/,
      (_, who: string, verb: string) => `${who} ${past1[verb.replace(/['’]/, '')] ?? verb}`,
    )
    .replace(/\bare\b/g, 'were')
    .replace(/\b(?:is|am)\b/g, 'was')
    .replace(/\b(?:isn|aren)['’]?t\b/g, (found) => (found.startsWith('a') ? 'were not' : 'was not'))
  return `${past}${tail}`
}

const past1: Readonly<Record<string, string>> = {
  love: 'loved',
  like: 'liked',
  have: 'had',
  want: 'wanted',
  need: 'needed',
  'do not': 'did not',
  dont: 'did not',
  see: 'saw',
  get: 'got',
  know: 'knew',
  can: 'could',
}

function hasVerb(text: string): boolean {
  return findVerb(text) >= 0
}

/** Where the verb stands, counted in words. */
function findVerb(text: string): number {
  return text.split(' ').findIndex((typed) => {
    const plain = typed.toLowerCase().replace(/[^\p{L}'’]/gu, '')
    return (
      isPast(plain) ||
      new RegExp(
        `^(?:${auxiliaries}|love|like|want|need|came|isn['’]t|wasn['’]t|weren['’]t|didn['’]t|don['’]t|couldn['’]t)$`,
      ).test(plain)
    )
  })
}

/** Nothing is left that belongs to notes only. */
function isTellable(sentence: string): boolean {
  const opens = (sentence.match(/[“"]/g) ?? []).length
  const quotes = /["]/.test(sentence)
    ? opens % 2 === 0
    : (sentence.match(/“/g) ?? []).length === (sentence.match(/”/g) ?? []).length
  return (
    quotes &&
    sentence.split(' ').length >= 2 &&
    !/\b(?:I|my|me|students?|kids|kiddos|scholars|standards?|assessments?|curriculum|data|rubric|benchmark|module|i-ready|\w+\d\w*\.\w+|objectives?)\b|[|{}<>[\]\\^~=_]|\b(\w+) \1\b/iu.test(
      sentence,
    ) &&
    !/\p{Lu}{6,}/u.test(sentence) &&
    !/\b(?:and|or|the|a|an|to|of|with|in|at|for|we|was|were)[.!]$/i.test(sentence)
  )
}

function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Spanish)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

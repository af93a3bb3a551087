import { capitalize } from '@tower/contract/capitalize.ts'

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const dayWord = String.raw`(?<!\bthe )(?!sat (?:on|in|at|by|down|still|with|together|there|next|under|around|up|for|through|and|outside|inside|near|like|so|very|quietly)\b)(?<!\b(?:and|we|they|kids|class|everyone|then) (?=sat\b))(?!sun (?:was|is|came|out|rose|shone|set)\b)(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?`
const leadingDay = new RegExp(
  String.raw`^(?:on )?(${dayWord})s?\b(?: (?:morning|afternoon))?[.]?\s*(?:we had )?[:,\-]?\s+`,
  'i',
)
const trailingDay = new RegExp(
  String.raw`(?<!\b(?:by|until|till|before|since|after|next|every))(?<!\bby the),?\s+(?:on )?(?:this |last )?(${dayWord})\b(?: (?:morning|afternoon))?[.!]*$`,
  'i',
)
const innerDay = new RegExp(String.raw`\b(${dayWord})\b`, 'gi')

/** Takes the day out of a line, wherever it stands. */
export function takeDay(text: string): { day: string | undefined; rest: string } {
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

/** “Day 3: it sprouted”, “5 books the car flipped over” */
function takeCount(rest: string): { lead: string; rest: string } | undefined {
  const counted = /^(?:on )?(day \d+)[:,]? (?:and )?/i.exec(rest)
  if (counted !== null)
    return { lead: `On ${(counted[1] ?? '').toLowerCase()}, `, rest: rest.slice(counted[0].length) }
  // “5 books the car flipped over”
  const having = /^(\d+ \p{L}+s) (?=the \p{L}+ \p{L})/u.exec(rest)
  if (having !== null) return { lead: `With ${having[1] ?? ''}, `, rest: rest.slice(having[0].length) }
  return undefined
}

/** “This week in science,”: of a week that is over only the subject stays. */
export function takeOpening(text: string): { lead: string; rest: string } {
  const time =
    /^(?:(?:on )?(?:this|last|the past) (?:week|month)|(?:this|yesterday) (?:morning|afternoon)|yesterday|today|earlier this week|over the past (?:few|two|couple of?) weeks?)\b,? ?/i.exec(
      text,
    )
  let rest = time === null ? text : text.slice(time[0].length)
  rest = rest.replace(
    /^(?:also|so(?! (?:proud|happy|much|many|excited|impressed|cute|fun)| \p{L}+$)|well|wow|oh|and|plus|overall|lastly|additionally|furthermore|yay|highlights?|hooray|woohoo|okay|ok|guess what)\b[,!:]* /iu,
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
  rest = rest.replace(/^(?:\p{L}+ ){1,3}(?:update|news|recap|report) ?[:-] /iu, '')
  const counted = takeCount(rest)
  if (counted !== undefined) return counted
  const order =
    /^(on (?:our|the) (?:first|second|third|last) try|(?:first|second|third|last|final) try|first|next|then|after that|finally|at last|at first|later|in the end|the next day|after (?:lunch|recess))\b(?:, |: | (?=(?:we|they|the|I|a|our|my|it|everyone|students|kids|all|each|some|there|nothing|boom|only|none|\d+ of|\w+ed|went|saw|made|had|got|was|were)\b))/i.exec(
      rest,
    )
  if (order !== null)
    return {
      lead: `${capitalize((order[1] ?? '').toLowerCase().replace(/^(first|second|third|last|final) try$/, 'on our $1 try'))}, `,
      rest: rest.slice(order[0].length),
    }
  return { lead: '', rest: time !== null && /today|yesterday|this morning/i.test(time[0]) ? rest : rest }
}

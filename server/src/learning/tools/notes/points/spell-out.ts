import { guessLanguage } from '../../../writer/text/guess-language.ts'

const days: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  weds: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
}
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const shortMonths: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  aug: 'August',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}

/** What teachers type on a phone, and the word it stands for. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?(?=[\p{L}\d])/giu, 'with '],
  [/\b(?:b\/c|bc|cuz)\b/gi, 'because'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\b(?:thx|thnx|tysm|ty)\b/gi, 'thank you'],
  [/\bhw\b/gi, 'homework'],
  [/\byr\b/gi, 'year'],
  [/\bmtg\b/gi, 'meeting'],
  [/\bthru\b/gi, 'through'],
  [/\b(\d{1,2})x\b/gi, '$1 times'],
  [/\b(?:tmrw|tmw|tmrrw)\b/gi, 'tomorrow'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
  [/(?<![\p{L}\d.'’-])i(?=['’\s])/gu, 'I'],
  [/\bavail\b/gi, 'available'],
  [/\bconf\b/gi, 'conference'],
  [/\blib\b/gi, 'library'],
  [/\bvocab\b/gi, 'vocabulary'],
  [/\bdr'?s?\.? note\b/gi, "doctor's note"],
  [/\brm\b\.?(?=\s?\d)/gi, 'room'],
  [/\b1 ?min\b(?:\.(?= (?:a|per|each|every|of|in|at|and)\b))?/gi, '1 minute'],
  [/\b(\d+) ?mins?\b(?:\.(?= (?:a|per|each|every|of|in|at|and)\b))?/gi, '$1 minutes'],
  [/\b(\d+) ?hrs?\b(?:\.(?= (?:a|per|each|every|of|in|at|and)\b))?/gi, '$1 hours'],
  [/\bpp?g?s?\.? (\d+ ?- ?\d+)/gi, 'pages $1'],
  [/\bmath p\.? ?(?=\d)/gi, 'math page '],
  [/\bre: /gi, 'about '],
  [/(?<=\d) sharp\b/gi, ''],
  [/\s&\s/g, ' and '],
  [/(?<=\d) room (?=\d)/gi, ' in room '],
  [/(?<=\p{L})\s*\+\s*(?=\p{L})/gu, ' and '],
  [/(?<!from )\b(\d{1,2}:\d{2})\s?-\s?(\d{1,2}:\d{2})\b/gi, 'from $1 to $2'],
  [/\b(he|she|that|what)s\b(?= \p{L})/giu, "$1's"],
  [/\bits\b(?= (?:getting|been|a|an|the|time|so|too|very|really|cold|hot|ok|okay|fine|not)\b)/gi, "it's"],
  [/\b(have|has|had|do|does|did|is|was|were|could|would|should|ca|wo)nt\b/gi, "$1n't"],
]
const weekday =
  /\b(mon|tues?|weds?|thurs?|thu|fri)\b(?:\.(?=,? (?:\d|at|from|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)))?(?!['’])/gi
const month = /\b(jan|feb|aug|sept|oct|nov|dec)\b(?:\.(?= \d))?/gi
const slashed =
  /\b(due|by|on|thru|through|until|till|(?:Mon|Tues|Wednes|Thurs|Fri)day,?) (\d{1,2})\/(\d{1,2})(?![\d/])/gi

/** English points with their short forms written out; what the teacher means by them is the same. */
export function spellOut(points: string): string {
  if (guessLanguage(points) === 'es') return points
  const long = shorthand.reduce((text, [short, whole]) => text.replace(short, whole), points)
  return long
    .replace(weekday, (word, short: string) => days[short.toLowerCase()] ?? word)
    .replace(month, (word, short: string) => shortMonths[short.toLowerCase()] ?? word)
    .replace(slashed, (all, before: string, first: string, second: string) => {
      const name = months[Number(first) - 1]
      return name !== undefined && Number(second) >= 1 && Number(second) <= 31
        ? `${before} ${name} ${Number(second)}`
        : all
    })
}

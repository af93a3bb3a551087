import { capitalize } from '@tower/contract/capitalize.ts'
import { spellEnglish } from './english-spelling.ts'

type Row = readonly [RegExp, string | ((found: string) => string)]

/** What is spelled in large letters by everybody. */
const spelledLarge = new Set(['STEM', 'STEAM', 'NASA', 'LEGO', 'LEGOS', 'PBIS', 'YMCA'])
const places: Readonly<Record<string, string>> = { '1': 'first', '2': 'second', '3': 'third' }
const months: Readonly<Record<string, string>> = {
  ...{ jan: 'January', feb: 'February', mar: 'March', apr: 'April', aug: 'August' },
  ...{ sep: 'September', oct: 'October', nov: 'November', dec: 'December' },
}

/** “5 wks”, “14 ft” */
const unit = /\b(\d[\d,.]*) ?(hrs?|mins?|secs?|wks?|yrs?|ft|lbs?|oz|deg|yds?)\b\.?/gi
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  ...{ hr: ['hour', 'hours'], min: ['minute', 'minutes'], sec: ['second', 'seconds'], wk: ['week', 'weeks'] },
  ...{ yr: ['year', 'years'], ft: ['foot', 'feet'], lb: ['pound', 'pounds'], oz: ['ounce', 'ounces'] },
  ...{ deg: ['degree', 'degrees'], yd: ['yard', 'yards'] },
}

function spellUnit(found: string): string {
  const [, number = '', short = ''] = /^(\d[\d,.]*) ?(\p{L}+)/u.exec(found) ?? []
  const [one, many] = units[short.toLowerCase().replace(/s$/, '')] ?? [short, short]
  return `${number} ${number === '1' ? one : many}`
}

/** “$15.50” */
function spellMoney(found: string): string {
  const [dollars = '', cents = ''] = found.slice(1).split('.')
  return `${dollars} dollars${cents === '00' ? '' : ` and ${cents.replace(/^0/, '')} cents`}`
}

/** “On 3/14”, “10/12/26”; “1/8 is smaller than 1/4” is no date. */
const date =
  /(?:^(?!\d+\/\d+ (?:is|was|of|cup|inch|slice|and|or|pizza)\b)|\s?\b(?:on|by|since|until|due) )\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b,?|\s?\b\d{1,2}\/(?:\d{1,2}\/\d{2,4}|(?!(?:2|3|4|5|6|8|10|12|16)\b)\d{1,2})\b,?/g

/** How teachers shorten and shout. */
const rows: readonly Row[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/\bbc\b/g, 'because'],
  [/\s?&\s?|(?<=\p{L})\s\+\s(?=\p{L})/gu, ' and '],
  [/\bthru\b/gi, 'through'],
  [/(?<= )w(?= \p{L})/gu, 'with'],
  [/\bb4\b/gi, 'before'],
  [/(?<= )['’]?till?(?= )/gi, 'until'],
  [/\bacc(?:\.|ording)? to\b/gi, 'according to'],
  [/, (\S+) esp\b\.?$/gi, (found) => `, especially ${found.slice(2).replace(/ esp\.?$/i, '')}`],
  [/\besp\b\.?/gi, 'especially'],
  [/,? \bobv(?:iously)?\b\.?/gi, ''],
  [/\bmtg\b/gi, 'meeting'],
  [/(?<= )u(?= )/g, 'you'],
  [/\bppl\b/gi, 'people'],
  // “Into halves fourths and eighths”
  [/(?<=\b(?:into|of|with) \p{Ll}{2,}[^s\P{Ll}]s)(?= \p{Ll}{2,}[^s\P{Ll}]s and \p{Ll}+s\b)/gu, ','],
  [/,? \b(?:mostly|mainly|all|some of them) mine\b/gi, ''],
  [/\bbecause (?=(?:not enough|no|too much) \p{L}+[.!]?$)/giu, 'because there was '],
  [/\bbecause (?=too many \p{L}+[.!]?$)/giu, 'because there were '],
  [/\bchoc\b/gi, 'chocolate'],
  [/\bdiff\b/gi, 'different'],
  [/\bpics\b/gi, 'pictures'],
  [/\brm (?=\d)/gi, 'classroom '],
  [/(?<=\d) in(?=$|[.,;!]| (?:long|tall|wide|high|deep)\b)/gi, ' inches'],
  [unit, spellUnit],
  [/\bwk\b/gi, 'week'],
  [/\$(\d[\d,]*)\.(\d\d)\b/g, spellMoney],
  [/\$(\d[\d,]*)/g, (found) => `${found.slice(1)} dollars`],
  [/\b(?:for )?like (?=\d)/gi, (found) => (/^for/i.test(found) ? 'for about ' : 'about ')],
  [/ = /g, ' made '],
  [/\b(1st|2nd|3rd) (?=try|attempt|time|one|round)/gi, (found) => `${places[found[0] ?? ''] ?? ''} `],
  [
    /\b(?:in|since) (?:aug|sept?|oct|nov|dec|jan|feb|mar|apr)\b\.?(?! \d)/gi,
    (found) => found.replace(/ (\w{3}).*$/, (_, month: string) => ` ${months[month.toLowerCase()] ?? ''}`),
  ],
  [/\bim\b/gi, 'I am'],
  [/\bits (?=\d|(?:a|an|the|so|very|too|now|really|not|been|called)\b)/gi, 'it is '],
  [/^(now,? )?its (?=\p{L}+(?: and \p{L}+)?\b)/giu, (found) => found.replace(/its/i, 'it is')],
  [/\b(there|that|what|here)s\b/gi, (found) => `${found.slice(0, -1)} is`],
  [/\b(every(?:one|body)|some(?:one|body))s (?=\p{L})/giu, (found) => found.replace(/s $/, '’s ')],
  [/\b(?:a|one) kids (?=\p{L})/giu, 'a friend’s '],
  [/\b\p{Lu}{4,}\b/gu, (found) => (spelledLarge.has(found) ? found : found.toLowerCase())],
  [/\bDID\b/g, 'did'],
  [
    /\b(saturn|jupiter|mars|venus|earth)s (?=\p{L})/giu,
    (found) => `${capitalize(found.trim().slice(0, -1).toLowerCase())}’s `,
  ],
  [/,? \b(?:chs?|chapters?|pgs?|pages?)\b\.? \d+(?: ?(?:-|to|and) ?\d+)?(?! of)/gi, ''],
  [
    /\b(?:SO|VERY|REALLY|ALL|LOVED|LOVE|AMAZING|BEST|GREAT|SUPER|TONS|FUN|FIRST|NOT|EVERY|FINALLY|WOW|HUGE|MANY|WE|OUR|THE)\b/g,
    (found) => found.toLowerCase(),
  ],
  [/\b(do|did|does|ca|could|was|were|wo|would|is|are|has|have)nt\b/gi, "$1n't"],
  [/\bgonna\b/gi, 'going to'],
  [/\bi(?=['’ ]|$)/g, 'I'],
  [/\bOMG\b,? ?|\s?\b(?:LOL|LMAO|haha\w*)\b[.,]? ?|\bbtw\b,? ?/gi, ' '],
  [/\b(?:so|very|really){2,}\b/gi, 'very'],
  [/\b(s)o{2,}\b/gi, '$1o'],
  [/\bwe['’]ve been (\w+ing)\b/gi, 'we were $1'],
  [/\b(?:we|they)['’]ve got\b/gi, 'we have'],
  [/\b(?:we|they)['’]ve\b/gi, 'we have'],
  [/\bI SPY\b/g, 'I Spy'],
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
  [date, ''],
  [
    /\s?\b(?:at|from|until|by) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?(?: ?(?:to|-) ?\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?)(?!\w)|\s?\bat \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?/gi,
    '',
  ],
]

/** The line in whole words. */
export function writeOut(line: string): string {
  return spellEnglish(
    rows.reduce(
      (text, [pattern, by]) =>
        typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by),
      line,
    ),
  )
}

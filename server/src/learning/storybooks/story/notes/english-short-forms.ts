type Row = readonly [RegExp, string | ((found: string) => string)]

/** How teachers shorten and shout. */
const rows: readonly Row[] = [
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
  [/\b(do|did|does|ca|could|was|were|wo|would|is|are|has|have)nt\b/gi, "$1n't"],
  [/\bgonna\b/gi, 'going to'],
  [/\bi(?=['’ ]|$)/g, 'I'],
  [/\bOMG\b,? ?|\bLOL\b\.? ?|\bhaha\w*\b,? ?|\bbtw\b,? ?/gi, ''],
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
  [/\s?\b(?:on )?\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b,?/g, ''],
  [
    /\s?\b(?:at|from|until|by) \d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?(?: ?(?:to|-) ?\d{1,2}(?::\d{2})? ?(?:[ap]\.?m\.?)?)(?!\w)|\s?\bat \d{1,2}:\d{2}(?: ?[ap]\.?m\.?)?/gi,
    '',
  ],
]

/** The line in whole words. */
export function writeOut(line: string): string {
  return rows.reduce(
    (text, [pattern, by]) => (typeof by === 'string' ? text.replace(pattern, by) : text.replace(pattern, by)),
    line,
  )
}

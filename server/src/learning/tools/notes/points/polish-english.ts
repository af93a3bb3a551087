import { capitalize } from '@tower/contract/capitalize.ts'

const things =
  'shirt|jacket|coat|hat|lunch|snack|drink|water bottle|bottle|note|permission slip|slip|form|bag|towel|sweater|backpack|folder|costume'
const lackingArticle = new RegExp(
  String.raw`\b(wear|pack|bring|send|sign|return) ((?:(?!an?\b|the\b|your\b|his\b|her\b|their\b|our\b|my\b|in\b|back\b|to\b|for\b)\p{L}[\p{L}'’-]*\s){0,2}(?:${things}))\b(?!s)`,
  'giu',
)
const monthNames = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** Small words that a hurried hand leaves out: "send a doctor's note", "rings at 7:50", "Monday, December 7". */
export function polishEnglish(sentence: string): string {
  return sentence
    .replace(
      lackingArticle,
      (_, verb: string, thing: string) => `${verb} ${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`,
    )
    .replace(/\b(office|school|nurse|me) (?=\d{3}-\d{4}\b)/gi, '$1 at ')
    .replace(/\b(rings|starts|begins|ends|leaves|opens|closes) (?=\d)/gi, '$1 at ')
    .replace(
      /(?<!\b(?:at|from|to|by|until|around|about|before|after|is|and|or|-) ?)(?<=\p{L}) (?=\d{1,2}:\d{2}\b(?!-))/giu,
      ' at ',
    )
    .replace(new RegExp(String.raw`\b(\p{L}+day) (?=(?:${monthNames}) \d)`, 'gu'), '$1, ')
    .replace(/\bin nurse's office\b/gi, "in the nurse's office")
    .replace(/(?<=\b(?:rested|slept|waited|sat|cried|office|out)) (?=\d+ (?:minutes?|hours?)\b)/gi, ' for ')
    .replace(
      /\b(ms|mr|mrs|dr)\.? (\p{L})(?=\p{L})/giu,
      (_, title: string, letter: string) => `${capitalize(title.toLowerCase())}. ${letter.toUpperCase()}`,
    )
    .replace(
      /\bto (?=(?:state capitol|capitol|zoo|museum|aquarium|farm|theater|nature center)\b)/gi,
      'to the ',
    )
    .replace(/\bname on it\b/gi, 'the name on it')
    .replace(/\bthe the name\b/gi, 'the name')
    .replace(/(?<=\$\d[\d.]*) or scholarships? available\b/i, ', and scholarships are available')
    .replace(/^(hi|hello) (?=I)/i, (word) => `${word.trim()}, `)
}

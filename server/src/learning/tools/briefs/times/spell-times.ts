const hour = String.raw`(1[0-2]|[1-9])`
const minute = String.raw`([0-5][05])`
const range = new RegExp(
  String.raw`(?<![\d:.#$/-])${hour}${minute}(?:\s?[-–—]\s?|\sto\s)${hour}${minute}(?!\d|:\d|[/-])`,
  'g',
)
/** "9.10-9.55", wherever it stands. */
const dotted = new RegExp(
  String.raw`(?<![\d:.#$/-])${hour}\.([0-5]\d)\s?[-–—]\s?${hour}\.([0-5]\d)(?![\d:/.-])`,
  'g',
)
/** Words after which three or four digits are a time of day. */
const after = new RegExp(
  String.raw`\b(at|is at|starts at|until|till|by|lunch|recess|snack|dismissal|specials|a las?)\s${hour}${minute}(?![\d:/-]|\s?(?:pages?|students|pieces|minutes|problems))`,
  'giu',
)

/** Times typed without a colon ("snack at 930", "1030-1130") with one; room numbers and pages stay what they are. */
export function spellTimes(line: string): string {
  return line
    .replace(/\bbetween (\d{1,2}:\d{2}) and (\d{1,2}:\d{2})/giu, 'from $1 to $2')
    .replace(dotted, '$1:$2-$3:$4')
    .replace(range, (all, ...parts: string[]) => {
      const [first = '', second = '', third = '', fourth = ''] = parts
      return isSchoolTime(first) && isSchoolTime(third) ? `${first}:${second}-${third}:${fourth}` : all
    })
    .replace(after, '$1 $2:$3')
}

const isSchoolTime = (said: string) => Number(said) >= 7 || Number(said) <= 4

/** Marks of direction, of byte order and of where a word may break, as they come along with what is copied from other pages. */
const comesAlong = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** A text without the signs that nobody sees; all else stays as it was typed. */
export const withoutUnseen = (typed: string): string => typed.replaceAll(comesAlong, '')

/** One spelling of what looks alike: letters with their accents in one sign, one plain space between words. */
export function inOneSpelling(typed: string): string {
  return withoutUnseen(typed.normalize('NFC'))
    .replaceAll(/[\p{Zs}\t]+/gu, ' ')
    .trim()
}

/** A text on one line that is no name, such as a title, a caption or a reference: what would break it is a space. */
export function onOneLineInOneSpelling(typed: string): string {
  return inOneSpelling(typed.replaceAll(/[\n-\r\u0085\u2028\u2029]+/g, ' '))
}

/** One line: nothing breaks it. What would turn what stands around it is gone already. */
export const onOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** Nothing at all, or at least one letter or digit that somebody sees: fillers, joiners, dots and drawings alone are no name. */
export const seenOrEmpty = /^$|(?=[\p{L}\p{N}])\P{Default_Ignorable_Code_Point}/u

/** Whether what was typed is a name that the calls take, short of its length. */
export function isName(typed: string): boolean {
  return Boolean(readName(typed, Number.POSITIVE_INFINITY))
}

/** A name as it is kept, empty where none was typed; undefined where what was typed is none or too long. */
export function readName(typed: string, longest: number): string | undefined {
  const name = inOneSpelling(typed)
  return name.length <= longest && rules.every((rule) => rule.test(name)) ? name : undefined
}

/** No letter that was lost where a file or a page was read in another alphabet than its own. */
export const nothingLost = /^[^\ufffd]*$/u

const rules = [onOneLine, seenOrEmpty, nothingLost]

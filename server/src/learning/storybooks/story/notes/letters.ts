import { uncapitalize } from '@tower/contract/capitalize.ts'

/** With a small first letter, where it is no name. */
export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Spanish)/u.test(text)
    ? text
    : uncapitalize(text)
}

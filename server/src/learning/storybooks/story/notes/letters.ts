/** With a small first letter, where it is no name. */
export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|English|Spanish)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** With a large first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What stands before a name and is none: teachers have it, all of them alike. */
const title = /^\s*(?:mr?s|m[rx]|miss|[ds]ra?|srta|prof)\.?\s+(?=\S)/i

/** A name whose initials tell people apart: without a title, and of one word with a hyphen both parts. */
export function toldApart(name: string): string {
  const own = name.replace(title, '')
  return /\s/.test(own.trim()) ? own : own.replaceAll('-', ' ')
}

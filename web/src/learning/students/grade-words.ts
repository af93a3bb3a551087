/** What a class list says of a grade in short: a bare number, or the letters of the years before the first. */
const bare = /^(?:\d{1,2}|k|pk|tk|pre-?k)$/i

/** A grade in words of its own, so that a bare 3 is not taken for something else; what says more stays as it was typed. */
export function gradeInWords(grade: string, words: string): string {
  return bare.test(grade.trim()) ? words.replace('{grade}', () => grade.trim()) : grade
}

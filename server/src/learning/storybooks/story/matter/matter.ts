/** What a book is about, in the forms its sentences need. */
export type Matter = {
  one: string
  many: string
  plural: boolean
  counted: boolean
  feminine: boolean
  shapes: readonly string[]
}

import type { Language } from '@tower/contract/language.ts'

/** One of the twelve templates that every teacher begins with. */
export type BuiltInTemplate = {
  key: string
  title: Readonly<Record<Language, string>>
  body: Readonly<Record<Language, string>>
}

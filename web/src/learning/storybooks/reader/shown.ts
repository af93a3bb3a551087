import type { Language } from '@tower/contract/language.ts'

/** What of a book in two languages is shown. */
export type Shown = Language | 'both'

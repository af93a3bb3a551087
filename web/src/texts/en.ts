import { home } from './en/home.ts'
import { shell } from './en/shell.ts'

/** English, the source of all texts. One file per subject; a page loads only the subjects it names. */
export const en = { shell, home } as const

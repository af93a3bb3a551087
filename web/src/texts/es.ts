import { home } from './es/home.ts'
import { shell } from './es/shell.ts'
import type { Texts } from './texts.ts'

/** Spanish, subject by subject. The compiler says what is missing. */
export const es = { shell, home } satisfies Texts

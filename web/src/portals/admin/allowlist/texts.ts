import { allowlist as en } from './texts.en.ts'
import { allowlist as es } from './texts.es.ts'

export const allowlistTexts = { allowlist: { en, es } }

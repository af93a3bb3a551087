import { givers as en } from './texts.en.ts'
import { givers as es } from './texts.es.ts'

export const giversTexts = { givers: { en, es } }

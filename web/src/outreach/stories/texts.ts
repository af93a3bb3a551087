import { stories as en } from './texts.en.ts'
import { stories as es } from './texts.es.ts'

export const storiesTexts = { stories: { en, es } }

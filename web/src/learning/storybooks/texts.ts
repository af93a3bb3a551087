import { storybooks as en } from './texts.en.ts'
import { storybooks as es } from './texts.es.ts'

export const storybooksTexts = { storybooks: { en, es } }

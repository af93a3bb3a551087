import { storybookList as en } from './texts.en.ts'
import { storybookList as es } from './texts.es.ts'

export const storybookListTexts = { storybookList: { en, es } }

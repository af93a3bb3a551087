import { storybookEditor as en } from './texts.en.ts'
import { storybookEditor as es } from './texts.es.ts'

export const storybookEditorTexts = { storybookEditor: { en, es } }

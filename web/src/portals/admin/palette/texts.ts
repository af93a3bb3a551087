import { palette as en } from './texts.en.ts'
import { palette as es } from './texts.es.ts'

export const paletteTexts = { palette: { en, es } }

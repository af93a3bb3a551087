import { inquiries as en } from './texts.en.ts'
import { inquiries as es } from './texts.es.ts'

export const inquiriesTexts = { inquiries: { en, es } }

import { apiKeys as en } from './texts.en.ts'
import { apiKeys as es } from './texts.es.ts'

export const apiKeysTexts = { apiKeys: { en, es } }

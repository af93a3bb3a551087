import { webhooks as en } from './texts.en.ts'
import { webhooks as es } from './texts.es.ts'

export const webhooksTexts = { webhooks: { en, es } }

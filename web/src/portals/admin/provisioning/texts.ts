import { provisioning as en } from './texts.en.ts'
import { provisioning as es } from './texts.es.ts'

export const provisioningTexts = { provisioning: { en, es } }

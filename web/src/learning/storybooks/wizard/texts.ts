import { storybookWizard as en } from './texts.en.ts'
import { storybookWizard as es } from './texts.es.ts'

export const storybookWizardTexts = { storybookWizard: { en, es } }

import type { Language } from '@tower/contract/language.ts'
import { showTime } from '../../../ui/time/show-time.ts'

/** `October 2026`. */
export const nameMonth = (month: string, language: Language): string =>
  showTime(`${month}-15`, 'month', language)

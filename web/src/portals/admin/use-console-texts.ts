import { useTexts } from '../../texts/use-texts.ts'
import type { ConsoleTexts } from './phone-links.ts'

/** The names of the pages of the console, from the subjects that they belong to. */
export function useConsoleTexts(): ConsoleTexts {
  return {
    portal: useTexts('portal'),
    defense: useTexts('defense'),
    people: useTexts('people'),
    payments: useTexts('payments'),
    offline: useTexts('offline'),
    givers: useTexts('givers'),
    ledger: useTexts('ledger'),
    review: useTexts('review'),
    reimbursementDesk: useTexts('reimbursementDesk'),
  }
}

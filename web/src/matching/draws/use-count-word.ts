import { showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'

/** Writes small numbers out, as in “the three classrooms”, and large ones in digits. */
export function useCountWord(): (count: number) => string {
  const { numbers } = useTexts('draws')
  const language = useLanguage()
  return (count) => numbers[count] ?? showNumber(count, language)
}

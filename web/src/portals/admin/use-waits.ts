import { waitsForSecond } from '../../api/call-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'

/** What a form or question does once what it asked for waits for a second person: it says so, and goes. */
export function useWaits(close: () => void): (error: unknown) => void {
  const { waits } = useTexts('secondPerson')
  const toast = useToast()
  return (error) => {
    if (!waitsForSecond(error)) return
    toast({ text: waits })
    close()
  }
}

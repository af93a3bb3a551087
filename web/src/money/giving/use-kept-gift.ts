import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { keepGift } from './kept-gift.ts'

/** Keeps the form that is being sent from this page, unless it only looks something up. */
export function useKeptGift(intent?: string): void {
  const sent = useNavigation().formData
  useEffect(() => {
    if (sent && (intent === undefined || sent.get('intent') === intent)) keepGift(sent)
  }, [sent, intent])
}

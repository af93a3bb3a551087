import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { onReturn } from './on-return.ts'

/** Coming back from the payment page, a browser may show this page as it was left; a new gift needs a new key. */
export function useFreshViewAfterReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => onReturn(() => void revalidate()), [revalidate])
}

import { useRef } from 'react'

/** The key of a press: the same for the same words until they are answered, so that a lost answer makes and takes nothing twice. */
export function usePressKey() {
  const sent = useRef({ words: '', key: '' })
  return {
    keyOf: (of: unknown): string => {
      const words = JSON.stringify(of)
      if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() }
      return sent.current.key
    },
    renew: () => void (sent.current = { words: '', key: '' }),
  }
}

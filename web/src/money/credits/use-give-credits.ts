import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { makeStale } from '../../api/stale-on.ts'
import { readStoredSession } from '../../session/stored-session.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { giveCredits } from './credits.api.ts'
import { fireWalletRefresh } from './wallet-refresh.ts'

type Gift = Omit<Parameters<typeof giveCredits>[0], 'idempotency_key'>
type Words = { signedOut: string; failed: string }
export type Given = Awaited<ReturnType<typeof giveCredits>>

/**
 * Sends a gift of credits, once however often it is pressed: what was not answered is sent again under the same key, until
 * the gift is another one.
 */
export function useGiveCredits(words: Words, onDone: (given: Given) => void) {
  const { refused } = useTexts('credits')
  const client = useQueryClient()
  const sent = useRef({ gift: '', key: '' })
  const giving = useMutation({
    mutationFn: (gift: Gift) => {
      if (readStoredSession() === null) throw new SignedOut()
      const written = JSON.stringify(gift)
      if (sent.current.gift !== written) sent.current = { gift: written, key: crypto.randomUUID() }
      return giveCredits({ ...gift, idempotency_key: sent.current.key })
    },
    onSuccess: (given) => {
      sent.current = { gift: '', key: '' }
      onDone(given)
      fireWalletRefresh()
      return makeStale(client, 'wallet.changed')
    },
  })
  return { ...giving, failure: giving.isError ? explain(giving.error, words, refused) : undefined }
}

function explain(error: Error, { signedOut, failed }: Words, refused: Record<string, string>): string {
  const isSignedOut = error instanceof SignedOut || (isCallError(error) && error.status === 401)
  return isSignedOut ? signedOut : explainError(error, { refused, quotes: 'any sentence', failed })
}

class SignedOut extends Error {}

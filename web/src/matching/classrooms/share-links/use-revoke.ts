import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { readShareLinksAgain, shareLinkCalls } from './share-links.api.ts'

/** Revokes a link by its code; the list is read again, whatever came of it. */
export function useRevoke(onSettled: () => void) {
  const { revoke: texts, signIn, refused } = useTexts('shareLinks')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => shareLinkCalls.revoke(code),
    onSuccess: ({ item: { code } }) => toast({ text: fillText(texts.done, { code }) }),
    onError: (error) => {
      const known = { ...refused, 'share_links.not_found': texts.unknown }
      const statuses = { 401: signIn }
      toast({ text: explainError(error, { refused: known, statuses, failed: texts.failed }), tone: 'danger' })
    },
    onSettled: () => {
      onSettled()
      return readShareLinksAgain(client)
    },
  })
}

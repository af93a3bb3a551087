import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { readPhotosAgain } from './photos.api.ts'

/** A change of one of the teacher's photos; whatever comes of it, they are read again. */
export function usePhotoChange<Wish>(call: (wish: Wish) => Promise<unknown>, done: string) {
  const { refused, signIn, actFailed } = useTexts('photos')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ text: done }),
    onError: (error) =>
      toast({
        text: explainError(error, { refused, statuses: { 401: signIn }, failed: actFailed }),
        tone: 'danger',
      }),
    onSettled: () => readPhotosAgain(client),
  })
}

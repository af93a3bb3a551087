import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { readSlidesAgain } from '../../../outreach/broadcasts/broadcast-slides.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

type Words = { done: string; failed: string }

/** Something staff do with a slide of the list: says what came of it, and reads the list anew. What can be taken back offers to. */
export function useSlideAct<Wish>(
  call: (wish: Wish) => Promise<unknown>,
  wordsOf: (wish: Wish) => Words,
  undo?: { label: string; back: (wish: Wish) => Wish },
) {
  const admin = useTexts('admin')
  const client = useQueryClient()
  const toast = useToast()
  const act = useMutation({
    mutationFn: call,
    onSuccess: (_, wish) =>
      toast({
        text: wordsOf(wish).done,
        ...(undo && { action: { label: undo.label, onPress: () => act.mutate(undo.back(wish)) } }),
      }),
    onError: (error, wish) =>
      toast({ text: explainError(error, actErrors(admin, wordsOf(wish).failed)), tone: 'danger' }),
    onSettled: () => readSlidesAgain(client),
  })
  return act
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { useState } from 'react'
import {
  readSlidesAgain,
  slideCalls,
  slideQueries,
} from '../../../outreach/broadcasts/broadcast-slides.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import type { FormState } from '../../../session/use-kept-form.ts'
import { type TypedSlide, wishOfTyped } from './typed-slide.ts'

/** The version that was on the screen, and the key under which a new slide is sent once however often. */
export type SeenSlide = { at: string | undefined; requestKey: string }

/** Saves a slide. After a refusal because a colleague was first, saving again replaces what they saved. */
export function useSaveSlide(
  slide: BroadcastSlide | undefined,
  { seen, setSeen, settle }: FormState<TypedSlide, SeenSlide>,
  onSaved: () => void,
) {
  const { editor } = useTexts('slides')
  const client = useQueryClient()
  const toast = useToast()
  const [theirs, setTheirs] = useState<BroadcastSlide>()
  const save = useMutation({
    mutationFn: (typed: TypedSlide) =>
      slideCalls.save({
        ...wishOfTyped(typed),
        ...(slide ? { id: slide.id, seen_updated_at: seen.at } : { request_key: seen.requestKey }),
      }),
    onSuccess: () => {
      settle()
      toast({ text: editor.saved })
      onSaved()
    },
    onError: async () => {
      if (!slide) return
      const { items } = await client.fetchQuery({ ...slideQueries.all({}), staleTime: 0 })
      const now = items.find(({ id }) => id === slide.id)
      setTheirs(now)
      setSeen({ ...seen, at: now?.updated_at ?? seen.at })
    },
    onSettled: () => readSlidesAgain(client),
  })
  return { save, theirs }
}

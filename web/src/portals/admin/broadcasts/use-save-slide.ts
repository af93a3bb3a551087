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
import { type TypedSlide, wishOfTyped } from './typed-slide.ts'

/** Saves a slide. After a refusal because a colleague was first, saving again replaces what they saved. */
export function useSaveSlide(slide: BroadcastSlide | undefined, onSaved: () => void) {
  const { editor } = useTexts('slides')
  const client = useQueryClient()
  const toast = useToast()
  // Pressed again after a lost answer it is the same slide.
  const [requestKey] = useState(() => crypto.randomUUID())
  const [seen, setSeen] = useState(slide?.updated_at)
  const [theirs, setTheirs] = useState<BroadcastSlide>()
  const save = useMutation({
    mutationFn: (typed: TypedSlide) =>
      slideCalls.save({
        ...wishOfTyped(typed),
        ...(slide ? { id: slide.id, seen_updated_at: seen } : { request_key: requestKey }),
      }),
    onSuccess: () => {
      toast({ text: editor.saved })
      onSaved()
    },
    onError: async () => {
      if (!slide) return
      const { items } = await client.fetchQuery({ ...slideQueries.all({}), staleTime: 0 })
      const now = items.find(({ id }) => id === slide.id)
      setTheirs(now)
      setSeen(now?.updated_at ?? seen)
    },
    onSettled: () => readSlidesAgain(client),
  })
  return { save, theirs }
}

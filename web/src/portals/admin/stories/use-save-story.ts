import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { readStoriesAgain, storyCalls, storyQueries } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import type { FormState } from '../../../session/use-kept-form.ts'
import { type TypedStory, wishOfTyped } from './typed-story.ts'

/** The version that was on the screen, and the key under which a new story is sent once however often. */
export type SeenStory = { known: ManagedStory | undefined; requestKey: string }

type Wish = { typed: TypedStory; isSent: boolean }

/**
 * Saves a story, and sends it to review where that was pressed. After a refusal because a colleague was first, saving again
 * replaces what they saved.
 */
export function useSaveStory(
  { seen, setSeen, settle }: FormState<TypedStory, SeenStory>,
  onSaved: (item: ManagedStory) => void,
) {
  const { editor } = useTexts('storyDesk')
  const client = useQueryClient()
  const toast = useToast()
  const { known, requestKey } = seen
  const setKnown = (item: ManagedStory) => setSeen({ ...seen, known: item })
  const [theirs, setTheirs] = useState<ManagedStory>()
  const keep = async (typed: TypedStory) => {
    const wish = wishOfTyped(typed)
    const { item } = await (known ? storyCalls.change(known, wish) : storyCalls.add(wish, requestKey))
    setKnown(item)
    setTheirs(undefined)
    return item
  }
  const save = useMutation({
    mutationFn: async ({ typed, isSent }: Wish) => {
      const item = await keep(typed)
      return isSent ? (await storyCalls.submit(item)).item : item
    },
    onSuccess: (item, { isSent }) => {
      setKnown(item)
      settle()
      toast({ text: isSent ? editor.submitted : editor.saved })
      onSaved(item)
    },
    onError: async (error) => {
      if (!known || !isCallError(error) || error.code !== 'stories.changed_meanwhile') return
      const now = await client.fetchQuery({ ...storyQueries.one(known.id), staleTime: 0 })
      setTheirs(now)
      setKnown(now)
    },
    onSettled: () => readStoriesAgain(client),
  })
  return { save, theirs, setKnown }
}

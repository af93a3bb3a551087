import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'

type Numbered = { number: number }

export type SaveOptions<Item extends Numbered, Wish> = {
  /** The saving that was on the screen, which an own one takes the place of. */
  seen: Item
  setSeen: (item: Item) => void
  send: (wish: Wish, seenNumber: number) => Promise<{ item: Item }>
  /** What counts by now, when a colleague was first. */
  readNow: () => Promise<{ item: Item }>
  done: string
  onSaved?: () => void
  again: () => Promise<unknown>
}

/** Saves. After a refusal because a colleague was first, saving again replaces what they saved. */
export function useSave<Item extends Numbered, Wish>(options: SaveOptions<Item, Wish>) {
  const { seen, setSeen, send, readNow, done, onSaved, again } = options
  const toast = useToast()
  const [theirs, setTheirs] = useState<{ before: Item; now: Item }>()
  const save = useMutation({
    mutationFn: (wish: Wish) => send(wish, seen.number),
    onSuccess: ({ item: kept }) => {
      toast({ text: done })
      setSeen(kept)
      setTheirs(undefined)
      onSaved?.()
    },
    onError: async (error) => {
      if (!isCallError(error) || !error.code?.endsWith('.changed_meanwhile')) return
      const { item: now } = await readNow()
      setTheirs({ before: seen, now })
      setSeen(now)
    },
    onSettled: again,
  })
  return { save, theirs }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { OwnStorybook } from '../storybooks.api.ts'
import { type StoryPhoto, storyPhotosQuery } from '../story-photos.api.ts'

/** The photos that a book is told from, in their order; none until they are read. */
export function useBookPhotos({ photo_ids: ids }: OwnStorybook): readonly StoryPhoto[] {
  const { data: own } = useQuery({ ...storyPhotosQuery, enabled: ids.length > 0 })
  // Another array at each reading of the book, with the same ids.
  const chosen = ids.join()
  return useMemo(
    () => chosen.split(',').flatMap((id) => own?.find((photo) => photo.id === id) ?? []),
    [own, chosen],
  )
}

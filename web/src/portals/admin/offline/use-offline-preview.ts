import { useQuery } from '@tanstack/react-query'
import { deskQueries } from '../../../money/desk/desk.api.ts'

/** What the next step of a gift would do, read anew with the gift; undefined until it is known, or where nothing is left to do. */
export function useOfflinePreview(offlineGiftId: string, isAsked: boolean) {
  return useQuery({ ...deskQueries.offlinePreview(offlineGiftId), enabled: isAsked, retry: false }).data
}

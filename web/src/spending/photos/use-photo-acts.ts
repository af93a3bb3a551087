import { useTexts } from '../../texts/use-texts.ts'
import { readPhotosAgain } from './photos.api.ts'

/** What every act on a teacher's own photos has in common: why it came to nothing, and what is read anew. */
export function usePhotoActs() {
  const { refused, signIn, actFailed } = useTexts('photos')
  return {
    failed: { refused, statuses: { 401: signIn }, failed: actFailed },
    failedIn: 'toast',
    makeStale: readPhotosAgain,
  } as const
}

import type { SponsorProfileDraft } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { type SendingFile, sendUpload } from '../../session/send-upload.ts'

/** A sponsor's profile as they edit it, and what its switches would show. */
export const ownProfileQuery = readQuery(sponsorProfileEndpoints.readOwn, {})

/** Whether somebody has a handle, by looking for its page. Asked anew each time: others choose at the same time. */
export const handleCheckQuery = (handle: string) =>
  queryOptions({
    queryKey: ['sponsor-profiles', 'check-handle', handle],
    retry: false,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<'taken' | 'ok'> => {
      try {
        await browserCall(sponsorProfileEndpoints.read, { params: { handle } }, { signal })
        return 'taken'
      } catch (error) {
        if (isCallError(error) && error.status === 404) return 'ok'
        if (isCallError(error) && error.status === 410) return 'taken'
        throw error
      }
    },
  })

/** What sponsors change of their profile. */
export const profileCalls = {
  save: (body: SponsorProfileDraft) => browserCall(sponsorProfileEndpoints.save, { body }),
  uploadLogo: (file: File, sending: SendingFile) =>
    sendUpload(sponsorProfileEndpoints.uploadLogo, {}, file, sending),
}

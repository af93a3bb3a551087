import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { sponsorLogo } from '@tower/contract/people/sponsor-profiles.ts'
import type { Serve } from '../../../http/serve.ts'
import { receivedFile } from '../../../http/uploads/received-file.ts'
import { publicAddress } from '../../../oversight/files/file-address.ts'
import { viewUploadedFile } from '../../../oversight/files/files.view.ts'
import { keepFile } from '../../../oversight/files/keep-file.ts'
import type { Services } from '../../../services.ts'
import { viewFigures, viewOwnProfile, viewSponsorProfile } from './profiles.view.ts'
import { readProfileDraft } from './read-profile-draft.ts'
import { readSponsorProfile, type KnownOfEmblems } from './read-sponsor-profile.ts'
import { saveProfile } from './save-profile.ts'

/** Mounts the calls of public sponsor profiles. */
export function profileRoutes(serve: Serve, services: Services, above: KnownOfEmblems): void {
  serve(sponsorProfileEndpoints, {
    read: async ({ params }) => viewSponsorProfile(await readSponsorProfile(services, params.handle, above)),
    readOwn: async ({ actor }) => {
      const draft = await readProfileDraft(services, actor.userId)
      return { profile: viewOwnProfile(draft.profile), figures: viewFigures(draft) }
    },
    save: async ({ actor: { userId }, body }) => ({
      profile: viewOwnProfile(await saveProfile(services, { userId, profile: body })),
    }),
    uploadLogo: async ({ actor, request }) => {
      const kept = { ownerId: actor.userId, rule: sponsorLogo, file: receivedFile(request) }
      const file = await keepFile(services, kept)
      return { ...viewUploadedFile(services, file), logo_url: publicAddress(file.fileId, 'whole') }
    },
  })
}

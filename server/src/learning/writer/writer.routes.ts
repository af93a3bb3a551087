import { writerEndpoints } from '@tower/contract/learning/writer.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { agreeToProvider } from './consents/agree-to-provider.ts'
import { readConsent, type OwnSetting } from './consents/read-consent.ts'
import { takeBackConsent } from './consents/take-back-consent.ts'

/** Mounts the calls of this domain. */
export function writerRoutes(serve: Serve, services: Services): void {
  serve(writerEndpoints, {
    read: async ({ actor }) => viewSetting(await readConsent(services, { teacherId: actor.userId })),
    agree: async ({ actor, body: { provider } }) =>
      viewSetting(await agreeToProvider(services, { teacherId: actor.userId, provider })),
    takeBack: async ({ actor }) => viewSetting(await takeBackConsent(services, { teacherId: actor.userId })),
  })
}

const viewSetting = ({ provider, agreedAt }: OwnSetting) => ({ provider, agreed_at: agreedAt })

import { dayOf } from '@tower/contract/org-days.ts'
import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { PersonalData } from '../../personal-parts.ts'
import type { IdentityEffects } from '../identity/verified-address.ts'
import type { Services } from '../../services.ts'
import { viewErasureCase, viewErasurePreview } from './account.view.ts'
import { cancelErasure } from './erasure/cancel-erasure.ts'
import { eraseAddress } from './erasure/erase-address.ts'
import { eraseDonorByName } from './erasure/erase-donor-by-name.ts'
import { eraseAthlete } from './erasure/erase-athlete.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { listErasureRequests } from './erasure/list-erasure-requests.ts'
import { refuseErasure } from './erasure/refuse-erasure.ts'
import { requestErasure } from './erasure/request-erasure.ts'
import { previewAddress } from './erasure/preview-address.ts'
import { previewErasure } from './erasure/preview-erasure.ts'
import { exportForPerson } from './export/export-for-person.ts'
import { exportPerson } from './export/export-person.ts'
import { endOtherDevices, endOwnDevice, listOwnDevices } from './own-devices.ts'
import { readAccount } from './read-account.ts'
import { updateAccount } from './update-account.ts'

export type KnownOfPeople = Pick<IdentityEffects, 'onVerifiedAddress'> & {
  /** What every domain stores about people. */
  personalData: readonly PersonalData[]
}

/** Mounts the calls of this domain. */
export function accountRoutes(
  serve: Serve,
  services: Services,
  { personalData, onVerifiedAddress }: KnownOfPeople,
): void {
  serve(accountEndpoints, {
    read: ({ actor }) => readAccount(services, actor.userId),
    update: async ({ actor, body }) => ({
      item: await updateAccount(services, { actor, change: body }),
    }),
    listSessions: async ({ actor }) => ({ items: await listOwnDevices(services, actor) }),
    revokeSession: async ({ actor, params }) => {
      return { ok: true as const, revoked: await endOwnDevice(services, actor, params.sessionId) }
    },
    revokeOtherSessions: async ({ actor }) => {
      return { ok: true as const, revoked: await endOtherDevices(services, actor) }
    },
    exportData: async ({ actor, reply }) => {
      const { userId } = actor
      const data = await exportPerson(services, { userId, actorId: userId, personalData })
      const name = `my-data-${dayOf(new Date(data.exported_at))}.json`
      void reply.header('content-disposition', `attachment; filename="${name}"`)
      return data
    },
    requestErasure: async ({ actor, body }) => {
      return { item: await requestErasure(services, { userId: actor.userId, ...body, reason: body.reason }) }
    },
    cancelErasure: async ({ actor }) => {
      return { item: await cancelErasure(services, actor.userId) }
    },
    preview: async ({ actor, params }) =>
      viewErasurePreview(await previewErasure(services, { actor, ...params, personalData })),
    exportPerson: ({ actor, params }) => exportForPerson(services, { actor, ...params, personalData }),
    listRequests: async ({ actor, query }) => {
      const { rows, total } = await listErasureRequests(services, actor, query)
      return { items: rows.map(viewErasureCase), total }
    },
    refuse: async ({ actor, params, body }) => ({
      item: await refuseErasure(services, { actor, ...params, ...body }),
    }),
    erase: async ({ actor, params }) => {
      await erasePerson(services, { actor, ...params, personalData })
      return { ok: true as const }
    },
    eraseAthlete: async ({ actor, params, body }) => {
      await eraseAthlete(services, { actor, ...params, ...body, personalData })
      return { ok: true as const }
    },
    previewAddress: ({ query }) => previewAddress(services, { ...query, personalData }),
    eraseDonor: async ({ actor, body: { donor_id: donorId, reason } }) => {
      await eraseDonorByName(services, { actor, donorId, reason, personalData, onVerifiedAddress })
      return { ok: true as const }
    },
    eraseAddress: async ({ actor, body }) => {
      await eraseAddress(services, { actor, ...body, personalData, onVerifiedAddress })
      return { ok: true as const }
    },
  })
}

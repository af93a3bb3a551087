import { safetyEndpoints } from '@tower/contract/oversight/safety.contract.ts'
import { covers } from '@tower/contract/people/duties.ts'
import type { Above } from '../../domain.ts'
import type { Serve } from '../../http/serve.ts'
import { deleteHeldMail, listHeldMails, readHeldMail, releaseHeldMail } from '../../mail/held/held-mails.ts'
import type { Services } from '../../services.ts'
import { readWeek } from '../gate/read-week.ts'
import { listUnusual } from './disclosures/list-unusual.ts'
import { listActs } from './four-eyes/list-acts.ts'
import { viewAct, viewGate, viewHeldMail, viewReport, viewStaffSession, viewUnusual } from './safety.view.ts'
import { endStaffSession, endStaffSessionsOf } from './sessions/end-staff-sessions.ts'
import { listStaffSessions } from './sessions/list-staff-sessions.ts'
import { readTrouble } from './sign-in/read-trouble.ts'
import { resetFactor } from './sign-in/reset-factor.ts'
import { sendLink } from './sign-in/send-link.ts'

/** Mounts the calls of this domain. */
export function safetyRoutes(serve: Serve, services: Services, { secondPerson }: Above): void {
  serve(safetyEndpoints, {
    readTrouble: async ({ actor, query }) =>
      viewReport(await readTrouble(services, { actor, email: query.email })),
    sendLink: async ({ actor, body }) => {
      await sendLink(services, { actor, email: body.email })
      return { ok: true as const }
    },
    resetSecondFactor: async ({ actor, params }) => {
      await resetFactor(services, { actor, userId: params.userId })
      return { ok: true as const }
    },
    listSessions: async ({ actor }) => ({
      items: (await listStaffSessions(services, actor)).map((row) => viewStaffSession(row, actor.sessionId)),
    }),
    endSession: async ({ actor, params }) => ({
      ended: await endStaffSession(services, { actor, ...params }),
    }),
    endSessionsOf: async ({ actor, params }) => ({
      ended: await endStaffSessionsOf(services, { actor, ...params }),
    }),
    listActs: async ({ actor, query }) => {
      const own = secondPerson.filter(({ duty }) => covers(actor.duties, duty))
      const { acts, hasMore } = await listActs(services, own, {
        kind: query.kind,
        limit: query.limit,
      })
      return { items: acts.map(viewAct), has_more: hasMore }
    },
    readGate: async ({ actor }) => viewGate(await readWeek(services), await listHeldMails(services), actor),
    readHeldMail: async ({ actor, params }) =>
      viewHeldMail(await readHeldMail(services, { actor, ...params })),
    releaseHeldMail: async ({ actor, params }) => {
      await releaseHeldMail(services, { actor, ...params })
      return { ok: true as const }
    },
    deleteHeldMail: async ({ actor, params, body }) => {
      await deleteHeldMail(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    listUnusual: async ({ actor }) => {
      const { told, bounds } = await listUnusual(services)
      return { items: told.map(viewUnusual), bounds: actor.role === 'superadmin' ? bounds : null }
    },
  })
}

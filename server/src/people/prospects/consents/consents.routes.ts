import { prospectConsentEndpoints } from '@tower/contract/people/prospect-consents.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { viewConsentCase, viewConsentLink } from './consents.view.ts'
import { askGuardian } from './invite-guardian.ts'
import { listOwnConsents, readConsentLink } from './read-consent-cases.ts'
import { recordPaper } from './record-paper.ts'
import { requestConsentLink } from './request-consent-link.ts'
import { sealNetwork } from './seal-network.ts'
import { sayByAccount, sayByLink, type Heard, type Said } from './say-consent.ts'
import { readMark } from './keeper-browser.ts'

/** Mounts the calls by which guardians speak. */
export function consentRoutes(serve: Serve, services: Services): void {
  const now = () => services.clock.now()
  serve(prospectConsentEndpoints, {
    readLink: async ({ query }) => viewConsentLink(await readConsentLink(services, query), now()),
    sayByLink: async ({ body, request }) =>
      viewHeard(
        await sayByLink(services, {
          token: body.token,
          said: readSaid(body),
          networkHash: sealNetwork(services, request.ip),
          browserMark: readMark(request),
        }),
      ),
    requestLink: async ({ body }) => {
      await requestConsentLink(services, { email: body.email, locale: body.locale })
      return { ok: true as const }
    },
    listOwn: async ({ actor }) => {
      const { voice, rows } = await listOwnConsents(services, actor)
      return {
        items: rows.map((row) => ({ prospect_id: row.id, ...viewConsentCase(row, { voice, at: now() }) })),
      }
    },
    say: async ({ actor, body, request }) =>
      viewHeard(
        await sayByAccount(services, {
          actor,
          prospectId: body.prospect_id,
          said: readSaid(body),
          networkHash: sealNetwork(services, request.ip),
          browserMark: readMark(request),
        }),
      ),
    invite: async ({ actor, body }) => {
      await askGuardian(services, {
        actor,
        prospectId: body.prospect_id,
        email: body.email,
        locale: body.locale,
      })
      return { ok: true as const }
    },
    recordPaper: async ({ actor, params, body: { paper, ...parts } }) =>
      viewHeard(await recordPaper(services, { actor, ...params, parts, paper })),
  })
}

type SaidBody = {
  profile: boolean
  photos: boolean
  location: boolean
  school: boolean
  signed_name: string
  locale: Language
  born_on?: string | null | undefined
}

function readSaid({ profile, photos, location, school, signed_name, locale, born_on }: SaidBody): Said {
  return {
    parts: { profile, photos, location, school },
    signedName: signed_name,
    locale,
    bornOn: born_on ?? null,
  }
}

function viewHeard({ said, inForce }: Heard) {
  return { ok: true as const, said, in_force: inForce }
}

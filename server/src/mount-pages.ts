import type { FastifyInstance } from 'fastify'
import { inProcessCall } from './app.ts'
import { configuredDetails } from './charity.ts'
import { siteOrigin } from './config.ts'
import { visitorCall } from './http/challenge-visitor.ts'
import { readDraftTexts } from './outreach/charity/texts/preview-page.ts'
import type { Services } from './services.ts'
import { defaultRenderingsPerMinute } from './site/limit-rendering.ts'
import { siteOf } from './site/read-said.ts'
import { registerSite, type SiteOptions } from './site/register-site.ts'

/** Serves the built pages, as they are configured. Mount them last. */
export async function mountPages(
  app: FastifyInstance,
  services: Services,
  { watchCache }: Pick<SiteOptions, 'watchCache'> = {},
): Promise<void> {
  const { config, database, charity } = services
  await registerSite(app, {
    ...{ database, charity },
    ...(watchCache && { watchCache }),
    call: inProcessCall(app),
    readDraft: (token) => readDraftTexts(services, token),
    callFor: (request) => visitorCall(app, request),
    renderingsPerMinute: Math.ceil(defaultRenderingsPerMinute * config.rateLimitFactor),
    site: {
      ...siteOf(configuredDetails(config)),
      origin: siteOrigin(config),
      nominations: config.NOMINATIONS,
      storybooks: config.STORYBOOKS,
      teacherEmailSuffixes: config.TEACHER_EMAIL_SUFFIXES,
      heroStories: config.HERO_STORIES,
      cardFee: { basisPoints: config.FEE_BPS, fixedCents: config.FEE_FIXED_CENTS },
      demo: config.demo,
      rehearsal: config.REHEARSAL,
    },
  })
}

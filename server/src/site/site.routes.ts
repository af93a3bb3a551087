import { siteEndpoints } from '@tower/contract/outreach/site.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { FastifyReply } from 'fastify'
import { renderSVG } from 'uqr'
import { siteOrigin } from '../config.ts'
import type { Serve } from '../http/serve.ts'
import { resolveShareLink, type KnownOfClassrooms } from '../matching/classrooms/resolve-share-link.ts'
import { viewSharedTeacher } from '../matching/classrooms/share-links.view.ts'
import { readDraw } from '../matching/draws/read-draw.ts'
import { viewSponsorProfile } from '../people/sponsors/profiles/profiles.view.ts'
import { readSponsorProfile } from '../people/sponsors/profiles/read-sponsor-profile.ts'
import { drawCharityPicture } from '../outreach/charity/pictures/draw-charity-picture.ts'
import { Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { listSitemapPaths } from './list-sitemap-paths.ts'
import {
  describeDraw,
  describePage,
  describeProfile,
  describeShare,
  type PictureText,
} from './og/describe-pictures.ts'
import { drawPicture } from './og/draw-picture.ts'
import { canOutline } from '../papers/pictures/outline-text.ts'
import { renderPng } from '../papers/pictures/render-png.ts'
import { writeManifest, writeRobots, writeSitemap } from './public-pages.ts'

/** Mounts what search engines, link previews and home screens ask for. */
export function siteRoutes(serve: Serve, services: Services, above: KnownOfClassrooms): void {
  const origin = () => siteOrigin(services.config)
  const nameSite = async () => (await services.charity.read()).name
  const send = async (reply: FastifyReply, text: PictureText) => {
    const name = await nameSite()
    const picture = drawPicture({ ...text, siteName: canOutline(name) ? name : '' })
    await sendFile(reply, 'image/png', await renderPng(picture))
  }

  /** What staff uploaded in place of the drawn picture of all pages that have none of their own. */
  const findUploaded = async (name: 'logo' | 'picture') => {
    const picture = (await services.charity.read())[name]
    return picture && drawCharityPicture(services, picture, name === 'logo' ? 'logo' : 'preview')
  }

  serve(siteEndpoints, {
    robots: ({ reply }) => sendFile(reply, 'text/plain; charset=utf-8', writeRobots(origin())),
    sitemap: async ({ reads, reply }) =>
      sendFile(
        reply,
        'application/xml; charset=utf-8',
        writeSitemap(origin(), await listSitemapPaths({ clock: services.clock, database: reads })),
      ),
    manifest: async ({ reply }) =>
      sendFile(reply, 'application/manifest+json', writeManifest(await nameSite())),
    pagePicture: async ({ params: { page }, query, reply }) => {
      const uploaded = page === 'home' ? await findUploaded('picture') : undefined
      if (uploaded) await sendFile(reply, 'image/png', uploaded)
      else await send(reply, describePage(page, query.lang))
    },
    logo: async ({ reply }) => {
      const logo = await findUploaded('logo')
      if (!logo) throw new Refusal('files.not_found')
      // Mail readers in a browser load it from another origin.
      await sendFile(reply.header('cross-origin-resource-policy', 'cross-origin'), 'image/png', logo)
    },
    // Asked anew each time, so that a link that was closed has no picture any more, kept or not.
    sharePicture: async ({ params, query, reply }) =>
      send(
        reply,
        describeShare(viewSharedTeacher(await resolveShareLink(services, params, above)), query.lang),
      ),
    profilePicture: async ({ params, query, reply }) =>
      send(
        reply,
        describeProfile(viewSponsorProfile(await readSponsorProfile(services, params.handle)), query.lang),
      ),
    drawPicture: async ({ params, query, reply }) =>
      send(reply, describeDraw((await readDraw(services, params)).draw, query.lang)),
    shareQr: async ({ params, reply }) => {
      await resolveShareLink(services, params, above)
      return sendFile(reply, 'image/svg+xml', renderSVG(origin() + paths.teacherShare(params), { border: 1 }))
    },
  })
}

/** Sends a file that caches may keep for a few minutes. */
async function sendFile(reply: FastifyReply, type: string, body: string | Buffer): Promise<void> {
  await reply.header('cache-control', 'public, max-age=300').type(type).send(body)
}

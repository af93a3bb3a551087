import {
  prospectPortalEndpoints,
  prospectRowEndpoints,
} from '@tower/contract/people/prospect-portal.contract.ts'
import type { Serve } from '../../../http/serve.ts'
import { receivedFile } from '../../../http/uploads/received-file.ts'
import { viewUploadedFile } from '../../../oversight/files/files.view.ts'
import type { Services } from '../../../services.ts'
import { changeAvatar } from '../media/change-avatar.ts'
import { keepPoster } from '../media/keep-poster.ts'
import { removeUpdate } from '../media/remove-update.ts'
import { sendMedia } from '../media/send-media.ts'
import { uploadUpdate } from '../media/upload-update.ts'
import { changeProfile } from './change-profile.ts'
import { viewOwnGoalRow, viewOwnProspect, viewOwnUpdate } from './portal.view.ts'
import { listOwn, listOwnGoals, listOwnUpdates, readOwn } from './read-own.ts'

/** How many rows clients of the data store read at once. */
const rowsPage = { page: 1, pageSize: 100 }

/** Mounts the calls of the portal. */
export function prospectPortalRoutes(serve: Serve, services: Services): void {
  serveProfile(serve, services)
  serveRows(serve, services)
}

type Kept = Parameters<typeof viewOwnProspect>[1]

function serveProfile(serve: Serve, services: Services): void {
  const shown = (row: Kept) => ({ prospect: viewOwnProspect(services, row) })
  serve(prospectPortalEndpoints, {
    list: async ({ actor, query: { q, ...page } }) => {
      const { rows, total, hasMore } = await listOwn(services, { actor, q, page })
      return { items: rows.map((row) => viewOwnProspect(services, row)), total, has_more: hasMore }
    },
    read: async ({ actor, params }) => {
      const { row, missing } = await readOwn(services, { actor, ...params })
      return { ...shown(row), missing }
    },
    change: async ({ actor, params, body: { revision, ...words } }) =>
      shown(await changeProfile(services, { actor, ...params, revision, words })),
    uploadAvatar: async ({ actor, body, request }) =>
      shown(
        await changeAvatar(services, {
          actor,
          prospectId: body.prospect_id.toLowerCase(),
          file: receivedFile(request),
        }),
      ),
    removeAvatar: async ({ actor, params }) =>
      shown(await changeAvatar(services, { actor, ...params, file: undefined })),
    listGoals: async ({ actor, params, query: { state, ...page } }) => {
      const { rows, total, hasMore } = await listOwnGoals(services, { actor, ...params, state, page })
      return { items: rows.map(viewOwnGoalRow), total, has_more: hasMore }
    },
    listUpdates: async ({ actor, params, query: { state, ...page } }) => {
      const { rows, total, hasMore } = await listOwnUpdates(services, { actor, ...params, state, page })
      return { items: rows.map((row) => viewOwnUpdate(services, row)), total, has_more: hasMore }
    },
    uploadPoster: async ({ actor, body: { prospect_id: prospectId }, request }) => {
      const kept = await keepPoster(services, { actor, prospectId, file: receivedFile(request) })
      return viewUploadedFile(services, kept)
    },
    uploadUpdate: async ({ actor, body, request }) => ({
      update: viewOwnUpdate(
        services,
        await uploadUpdate(services, {
          actor,
          prospectId: body.prospect_id.toLowerCase(),
          file: request.received,
          covers: body.covers,
          caption: body.caption ?? null,
          posterFileId: body.poster_id,
          spoken: body.spoken ?? null,
          spokenIn: body.spoken_in,
          requestKey: body.request_key,
        }),
      ),
    }),
    removeUpdate: async ({ actor, params }) => {
      await removeUpdate(services, { actor, ...params })
      return { ok: true as const }
    },
    media: ({ params, query, request, reply }) =>
      sendMedia(services, { name: params.name, query, request, reply }),
  })
}

function serveRows(serve: Serve, services: Services): void {
  serve(prospectRowEndpoints, {
    prospects: async ({ actor }) =>
      (await listOwn(services, { actor, page: rowsPage })).rows.map((row) => viewOwnProspect(services, row)),
    goals: async ({ actor }) =>
      (await listOwnGoals(services, { actor, page: rowsPage })).rows.map(viewOwnGoalRow),
    updates: async ({ actor }) =>
      (await listOwnUpdates(services, { actor, page: rowsPage })).rows.map((row) =>
        viewOwnUpdate(services, row),
      ),
  })
}

import { photoEndpoints, photoReviewEndpoints } from '@tower/contract/spending/photos.contract.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import type { Services } from '../../services.ts'
import { changePhoto } from './change-photo.ts'
import { decidePhoto, takeDownPhoto } from './decide-photo.ts'
import { exportPhotos, listPhotos } from './list-photos.ts'
import type { PhotoRow } from './listed-photos.queries.ts'
import { createNamesChild } from './named-captions.ts'
import { photosHeader, viewOwnPhoto, viewPhotoLine, viewReviewedPhoto } from './photos.view.ts'
import { previewDecision } from './preview-decision.ts'
import { removePhoto } from './remove-photo.ts'
import { sendPhoto } from './send-photo.ts'
import { uploadPhoto } from './upload-photo.ts'

/** How many rows clients of the data store read at once. */
const mostRows = 100

/** Mounts the calls of this domain. */
export function photoRoutes(serve: Serve, services: Services): void {
  serveTeachers(serve, services)
  serveStaff(serve, services)
}

function serveTeachers(serve: Serve, services: Services): void {
  const kept = (photo: PhotoRow) => ({ ok: true as const, item: viewOwnPhoto(services, photo) })
  serve(photoEndpoints, {
    upload: async ({ actor, body, request }) =>
      kept(
        await uploadPhoto(services, {
          actor,
          file: receivedFile(request),
          covers: body.covers,
          caption: body.caption ?? '',
          statement: body.statement ?? null,
          classroomId: body.classroom_id,
          requestKey: body.request_key ?? null,
        }),
      ),
    listOwn: async ({ actor, query: { status, ...page } }) => {
      const filters = { teacherId: actor.userId, status }
      const { rows, total, hasMore } = await listPhotos(services, { filters, sort: '-created', page })
      const namesChild = await services.database.read((tx) =>
        createNamesChild(tx, { teacherId: actor.userId, captions: rows.map(({ caption }) => caption) }),
      )
      const items = rows.map((row) => ({
        ...viewOwnPhoto(services, row),
        caption_names_child: namesChild(row.caption),
      }))
      return { items, total, has_more: hasMore }
    },
    listRows: async ({ actor }) => {
      const page = { page: 1, pageSize: mostRows }
      const { rows } = await listPhotos(services, {
        ...{ filters: { teacherId: actor.userId }, sort: '-created', page },
      })
      return rows.map((row) => viewOwnPhoto(services, row))
    },
    change: async ({ actor, params, body: { caption, statement } }) =>
      kept(await changePhoto(services, { actor, ...params, caption, statement })),
    remove: async ({ actor, params }) => {
      await removePhoto(services, { actor, ...params })
      return { ok: true as const }
    },
    read: ({ params, request, reply }) => sendPhoto(services, { ...params, form: 'whole', request, reply }),
    readThumbnail: ({ params, request, reply }) =>
      sendPhoto(services, { ...params, form: 'thumbnail', request, reply }),
  })
}

function serveStaff(serve: Serve, services: Services): void {
  const decided = (photo: PhotoRow) => ({ ok: true as const, item: viewReviewedPhoto(services, photo) })
  serve(photoReviewEndpoints, {
    list: async ({ query: { q, status, sort = 'waiting', ...page } }) => {
      const { rows, total, hasMore } = await listPhotos(services, { filters: { q, status }, sort, page })
      return { items: rows.map((row) => viewReviewedPhoto(services, row)), total, has_more: hasMore }
    },
    listCsv: async ({ query: { q, status }, reply }) => {
      const batches = exportPhotos(services, { q, status })
      await sendCsv(reply, { name: 'photos', header: photosHeader, batches, view: viewPhotoLine })
    },
    approve: async ({ actor, params, body: { revision } }) =>
      decided(await decidePhoto(services, { actor, ...params, revision, decision: { outcome: 'approved' } })),
    reject: async ({ actor, params, body: { revision, reason } }) =>
      decided(
        await decidePhoto(services, {
          ...{ actor, ...params, revision },
          decision: { outcome: 'rejected', reason },
        }),
      ),
    takeDown: async ({ actor, params, body: { reason } }) =>
      decided(await takeDownPhoto(services, { actor, ...params, reason })),
    previewMail: ({ params, query: { outcome, reason } }) =>
      previewDecision(services, { ...params, outcome, reason: reason ?? '' }),
  })
}

import { storybookRowEndpoints } from '@tower/contract/learning/storybooks/storybook-rows.contract.ts'
import {
  storybookEndpoints,
  storyPhotoEndpoints,
} from '@tower/contract/learning/storybooks/storybooks.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import type { Services } from '../../services.ts'
import { selectFeatures } from './access/features.queries.ts'
import { readContext } from './access/read-context.ts'
import { requireTurnedOn } from './access/require-open.ts'
import { selectListedBooks } from './books/books.queries.ts'
import { createBook } from './books/create-book.ts'
import { removeBook } from './books/remove-book.ts'
import { insertRow, listRows, updateRow } from './books/rows.ts'
import { showBook } from './books/show-book.ts'
import { submitBook } from './books/submit-book.ts'
import { unpublishBook } from './books/unpublish-book.ts'
import { updateOwnBook } from './books/update-book.ts'
import { storybookDeskRoutes } from './desk/desk.routes.ts'
import { makingRoutes } from './making/making.routes.ts'
import { paperRoutes } from './papers/papers.routes.ts'
import { changeCaption, removePhoto } from './photos/change-photo.ts'
import { keepPhoto } from './photos/keep-photo.ts'
import { selectAssets } from './photos/photos.queries.ts'
import { sendOwnPicture } from './books/send-picture.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { findInOwnBook } from './safety/find-in-book.ts'
import { viewAsset, viewBook, viewContext, viewListedBook } from './storybooks.view.ts'

const done = { ok: true as const }

/** Mounts the calls of this domain. */
export function storybookRoutes(serve: Serve, services: Services): void {
  serveBooks(serve, services)
  servePhotos(serve, services)
  serveRows(serve, services)
  makingRoutes(serve, services)
  paperRoutes(serve, services)
  readingRoutes(serve, services)
  storybookDeskRoutes(serve, services)
}

function serveBooks(serve: Serve, services: Services): void {
  const { database } = services
  serve(storybookEndpoints, {
    context: async ({ actor, query }) =>
      viewContext(await readContext(services, { teacherId: actor.userId, classroomId: query.classroom_id })),
    list: async ({ actor }) => {
      requireTurnedOn(services)
      const books = await database.read((tx) => selectListedBooks(tx, actor.userId))
      return { items: books.map((book) => viewListedBook(services, book)) }
    },
    create: async ({ actor, body: { classroom_id: classroomId, idempotency_key: key, ...wish } }) => ({
      item: viewBook(
        services,
        await createBook(services, { actor, classroomId, wish, requestKey: key ?? undefined }),
      ),
    }),
    read: async ({ actor, params: { storybookId: id } }) => {
      requireTurnedOn(services)
      const shown = await database.read((tx) => showBook(tx, { id, teacherId: actor.userId }))
      return { item: viewBook(services, shown) }
    },
    update: async ({ actor, params: { storybookId: id }, body: { version, attest, ...wish } }) => ({
      item: viewBook(services, await updateOwnBook(services, { actor, id, wish, version, attest })),
    }),
    remove: async ({ actor, params: { storybookId: id } }) => {
      await removeBook(services, { actor, id })
      return done
    },
    check: async ({ actor, params: { storybookId: id } }) => {
      requireTurnedOn(services)
      return database.read(async (tx) => {
        const { book } = await showBook(tx, { id, teacherId: actor.userId })
        return { places: await findInOwnBook(tx, book) }
      })
    },
    submit: async ({ actor, params: { storybookId: id }, body: { version } }) => ({
      item: viewBook(services, await submitBook(services, { actor, id, version })),
    }),
    unpublish: async ({ actor, params: { storybookId: id } }) => ({
      item: viewBook(services, await unpublishBook(services, { actor, id })),
    }),
    readPicture: ({ params, query, reply }) => sendOwnPicture(services, { ...params, ...query, reply }),
  })
}

function servePhotos(serve: Serve, services: Services): void {
  serve(storyPhotoEndpoints, {
    upload: async ({ actor, request, body: { caption = '', covers, request_key: requestKey = null } }) => {
      const file = receivedFile(request)
      return {
        ...done,
        item: viewAsset(services, await keepPhoto(services, { actor, file, covers, caption, requestKey })),
      }
    },
    change: async ({ actor, params: { photoId: id }, body: { caption } }) => ({
      ...done,
      item: viewAsset(services, await changeCaption(services, { actor, id, caption })),
    }),
    remove: async ({ actor, params: { photoId: id } }) => {
      await removePhoto(services, { actor, id })
      return done
    },
    listRows: async ({ actor }) => {
      requireTurnedOn(services)
      const assets = await services.database.read((tx) => selectAssets(tx, actor.userId))
      return assets.map((asset) => viewAsset(services, asset))
    },
  })
}

function serveRows(serve: Serve, services: Services): void {
  serve(storybookRowEndpoints, {
    list: async ({ actor, query: { id }, request }) => {
      const isSingle = request.headers.accept?.includes('application/vnd.pgrst.object+json') === true
      const shown = await listRows(services, { actor, id, isSingle })
      const [first] = shown
      return isSingle && first ? viewBook(services, first) : shown.map((one) => viewBook(services, one))
    },
    insert: async ({ actor, body: { classroom_id: classroomId, teacher_id: _, status, ...wish } }) => [
      viewBook(services, await insertRow(services, { actor, classroomId, status, wish })),
    ],
    update: async ({ actor, query: { id }, body: { teacher_id: _, status, ...wish } }) =>
      (await updateRow(services, { actor, id, status, wish })).map((one) => viewBook(services, one)),
    listFeatures: ({ actor }) => services.database.read((tx) => selectFeatures(tx, actor.userId)),
  })
}

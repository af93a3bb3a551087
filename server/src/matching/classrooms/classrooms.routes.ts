import { classroomListEndpoints } from '@tower/contract/matching/classroom-list.contract.ts'
import { classroomWordEndpoints } from '@tower/contract/matching/classroom-words.contract.ts'
import { classroomEndpoints } from '@tower/contract/matching/classrooms.contract.ts'
import { ownShareLinkEndpoints, shareLinkEndpoints } from '@tower/contract/matching/share-links.contract.ts'
import { answerList, type ListFile } from '../../http/answer-list.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { selectClassroomRows } from './classrooms.queries.ts'
import { viewResolvedCode } from './classrooms.view.ts'
import { correctClassroom } from './correct-classroom.ts'
import { countVisit } from './count-visit.ts'
import { mostClassrooms } from './list-teacher-classrooms.ts'
import { exportShareLinks, listShareLinks } from './list-share-links.ts'
import { listedClassrooms } from './listed-classrooms.queries.ts'
import type { ShareLinkRow } from './listed-links.queries.ts'
import { resolveCode } from './resolve-code.ts'
import { resolveShareLink, type KnownOfClassrooms } from './resolve-share-link.ts'
import { revokeShareLink } from './revoke-share-link.ts'
import { shareClassroom } from './share-classroom.ts'
import { shareLinksHeader, viewSharedTeacher, viewShareLink, viewShareLinkLine } from './share-links.view.ts'

/** Mounts the calls of this domain. */
export function classroomRoutes(serve: Serve, services: Services, above: KnownOfClassrooms): void {
  serve(classroomEndpoints, {
    listRows: ({ actor }) =>
      services.database.read((tx) =>
        selectClassroomRows(tx, { teacherId: actor.userId, limit: mostClassrooms }),
      ),
    resolveCode: async ({ query }) => viewResolvedCode(await resolveCode(services, query)),
  })
  serve(shareLinkEndpoints, {
    resolve: async ({ query }) => ({
      item: viewSharedTeacher(await resolveShareLink(services, query, above)),
    }),
    visit: async ({ body: { code }, request }) => {
      await countVisit(services, { code, agent: request.headers['user-agent'] })
      return { ok: true as const }
    },
  })
  serveOwnLinks(serve, services)
  serve(classroomWordEndpoints, {
    correct: async ({ actor, params, body }) => {
      await correctClassroom(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
  })
  const list = answerList(services, listedClassrooms, classroomsFile)
  serve(classroomListEndpoints, { list: list.page, listCsv: list.file })
}

type ListedRow = Awaited<ReturnType<typeof listedClassrooms.page>>['rows'][number]

const classroomsFile: ListFile<ListedRow> = {
  name: 'classrooms',
  cells: {
    Classroom: ({ name }) => name,
    School: ({ school }) => school,
    City: ({ city }) => city,
    State: ({ state }) => state,
    Grade: ({ grade_level: grade }) => grade,
    Teacher: ({ teacher_name: name }) => name,
    'Confirmed (UTC)': ({ confirmed_at: at }) => at,
    'Created (UTC)': ({ created_at: at }) => at,
    'Merged into': ({ merged_into: id }) => id,
  },
}

function serveOwnLinks(serve: Serve, services: Services): void {
  const view = (link: ShareLinkRow) => viewShareLink(services, link)
  serve(ownShareLinkEndpoints, {
    create: async ({ actor, body }) => {
      const item = view(
        await shareClassroom(services, {
          actor,
          teacherId: body.teacher_id,
          classroomId: body.classroom_id,
          note: body.note || null,
          requestKey: body.request_key ?? null,
        }),
      )
      return { url: item.url, code: item.code, item }
    },
    revoke: async ({ actor, body: { teacher_id: teacherId, code } }) => ({
      ok: true as const,
      item: view(await revokeShareLink(services, { actor, teacherId, code: code?.toUpperCase() ?? '' })),
    }),
    list: async ({ actor, query: { teacher_id: teacherId, q, state, sort = '-created', ...page } }) => {
      const filters = { teacherId, q, state }
      const { rows, total, hasMore } = await listShareLinks(services, { actor, filters, sort, page })
      return { items: rows.map(view), total, has_more: hasMore }
    },
    listCsv: async ({ actor, query: { teacher_id: teacherId, q, state }, reply }) => {
      const batches = await exportShareLinks(services, { actor, filters: { teacherId, q, state } })
      const line = (link: ShareLinkRow) => viewShareLinkLine(view(link))
      await sendCsv(reply, { name: 'share-links', header: shareLinksHeader, batches, view: line })
    },
  })
}

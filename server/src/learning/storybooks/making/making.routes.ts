import { storyMakingEndpoints } from '@tower/contract/learning/storybooks/story-making.contract.ts'
import type { HandlerInput } from '@tower/contract/endpoint.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { publishBook } from '../review/publish-book.ts'
import { viewBook, viewDrawnPages, viewMade } from '../storybooks.view.ts'
import { generateBook } from './generate-book.ts'
import { generateIllustrations, type PageToDraw } from './generate-illustrations.ts'
import { generateText } from './generate-text.ts'

/** Mounts the calls that make words and pictures and publish them, for clients of both kinds. */
export function makingRoutes(serve: Serve, services: Services): void {
  serve(storyMakingEndpoints, {
    generateText: async ({ actor, body }) => {
      const made = await generateText(services, {
        ...readAsked(body),
        ...{ actor, storybookId: body.storybookId, classroomId: body.classroomId ?? undefined },
        wish: { ...readWish(body), teacher_notes: body.teacherNotes ?? body.notes ?? undefined },
        captions: body.photos?.map(({ caption }) => caption ?? ''),
        ...{ photoCount: body.photoCount ?? 0, version: body.version },
      })
      return { ...viewMade(services, made), narrative: made.shown.book.narrative }
    },
    generateIllustrations: async ({ actor, body }) => {
      const { shown, remainingCredits } = await generateIllustrations(services, {
        ...readAsked(body),
        ...{ actor, storybookId: body.storybookId, classroomId: body.classroomId ?? undefined },
        ...{ style: body.style ?? undefined, pages: readPages(body), version: body.version },
      })
      return { pages: viewDrawnPages(services, shown), remainingCredits, item: viewBook(services, shown) }
    },
    generate: async ({ actor, body }) => {
      const made = await generateBook(services, {
        ...readAsked(body),
        ...{ actor, classroomId: body.classroomId, photoIds: body.photoIds ?? [], attest: body.attest ?? {} },
        wish: {
          ...readWish(body),
          ...{ teacher_notes: body.teacherNotes ?? undefined, style: body.style ?? undefined },
          kept_words: body.kept_words ?? undefined,
        },
      })
      const { book } = made.shown
      return {
        ...viewMade(services, made),
        ...{ storybookId: book.id, narrative: book.narrative },
        pages: viewDrawnPages(services, made.shown),
      }
    },
    publish: async ({ actor, body: { storybookId: id, consent, version, in_story: inStory } }) => {
      const said = { consent: consent ?? {}, version, isInStory: inStory ?? false }
      const shown = await publishBook(services, { actor, id, ...said })
      const { status, published_at: publishedAt, code } = shown.book
      if (publishedAt === null || code === null) throw new Error('a published book has no address')
      return { status, publishedAt, code, item: viewBook(services, shown) }
    },
  })
}

type Body<Name extends keyof typeof storyMakingEndpoints> = HandlerInput<
  (typeof storyMakingEndpoints)[Name]
>['body']

/** What every making is told beside its own fields. */
function readAsked(
  body: Pick<Body<'generateIllustrations'>, 'use_id' | 'idempotency_key'> & {
    built_in?: boolean | null | undefined
  },
) {
  return {
    useId: body.use_id ?? undefined,
    requestKey: body.idempotency_key ?? undefined,
    isBuiltIn: body.built_in ?? false,
  }
}

/** What both kinds of clients say of the book; what they leave out stays. */
function readWish(
  body: Pick<Body<'generate'>, 'title' | 'gradeLevel' | 'reading' | 'language' | 'other_language'>,
) {
  return {
    title: body.title || undefined,
    grade_level: body.gradeLevel ?? undefined,
    reading: body.reading ?? undefined,
    language: body.language ?? undefined,
    other_language: body.other_language,
  }
}

function readPages({ promptsByPage, pages }: Body<'generateIllustrations'>): PageToDraw[] | undefined {
  return promptsByPage ?? pages?.map(({ page, prompt, caption }) => ({ pageNumber: page, prompt, caption }))
}

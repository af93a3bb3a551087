import type { HandlerInput } from '@tower/contract/endpoint.ts'
import { noteTemplateEndpoints } from '@tower/contract/learning/note-templates.contract.ts'
import { toolDraftEndpoints, toolResultEndpoints } from '@tower/contract/learning/tool-results.contract.ts'
import { toolEndpoints } from '@tower/contract/learning/tools.contract.ts'
import type { GoalAnswers } from '@tower/contract/learning/tools/goals/goal.ts'
import { creditsPerUse } from '@tower/contract/money/credit-uses.ts'
import type { Actor } from '../../http/actor.ts'
import type { Serve } from '../../http/serve.ts'
import { readUseCost } from '../../money/credits/uses/read-use-cost.ts'
import type { Services } from '../../services.ts'
import { selectDrafts } from './drafts/drafts.queries.ts'
import { keepDraft } from './drafts/keep-draft.ts'
import { dayWhere } from './generate/day-where.ts'
import { generateBrief } from './generate/generate-brief.ts'
import { generateGoal } from './generate/generate-goal.ts'
import { generateNote } from './generate/generate-note.ts'
import type { Asked } from './generate/generate-result.ts'
import { changeTemplate, listTemplates, resetTemplate } from './note-templates/own-templates.ts'
import { previewTemplate } from './note-templates/preview-template.ts'
import { editResult, removeResult, restoreResult, stepResult } from './results/change-result.ts'
import { mailResult } from './results/mail-result.ts'
import { getResult } from './results/get-result.ts'
import { selectResults } from './results/results.queries.ts'
import { viewBrief, viewGoal, viewNote, viewResult } from './tools.view.ts'

const done = { ok: true as const }

/** Mounts the calls of this domain. */
export function toolRoutes(serve: Serve, services: Services): void {
  serveWriting(serve, services)
  serveResults(serve, services)
  serveKept(serve, services)
}

function serveWriting(serve: Serve, services: Services): void {
  const { database, clock } = services
  serve(toolEndpoints, {
    cost: async ({ actor }) => {
      const cost = await database.read((tx) => readUseCost(tx, actor.userId))
      return {
        credits: cost.paidBy === 'nobody' ? 0 : creditsPerUse,
        paid_by: cost.paidBy,
        sponsor_id: cost.sponsorId,
        tools_credits: cost.toolsCredits,
        affordable: cost.isAffordable,
      }
    },
    note: async ({ actor, body }) => {
      const { subject, tone, language, points } = body.overrides ?? {}
      const result = await generateNote(services, {
        ...readAsked(actor, body),
        studentId: body.student_id,
        templateId: body.template_id,
        today: dayWhere(body.today, clock.now()),
        tone: tone ?? 'warm',
        points: points ?? '',
        subject: subject || undefined,
        language: language ?? undefined,
      })
      return { note: viewNote(result), result_id: result.id, item: viewResult(result) }
    },
    goal: async ({ actor, body }) =>
      viewGoal(
        await generateGoal(services, {
          ...readAsked(actor, body),
          studentId: body.student_id,
          grade: body.grade ?? undefined,
          disabilityCategory: body.disability_category ?? null,
          presentLevel: body.present_level,
          today: dayWhere(body.today, clock.now()),
          language: body.language ?? 'en',
          answers: readAnswers(body.answers),
        }),
      ),
    brief: async ({ actor, body }) =>
      viewBrief(
        await generateBrief(services, {
          ...readAsked(actor, body),
          lessonPlan: body.lesson_plan,
          forDay: body.for_day ?? null,
          language: body.language ?? 'en',
        }),
      ),
  })
}

function serveKept(serve: Serve, services: Services): void {
  const { database } = services
  serve(toolDraftEndpoints, {
    list: async ({ actor }) => ({ items: await database.read((tx) => selectDrafts(tx, actor.userId)) }),
    keep: async ({ actor, params, body }) => {
      await keepDraft(services, { actor, ...params, ...body })
      return done
    },
  })
  serve(noteTemplateEndpoints, {
    listRows: ({ actor }) => database.read((tx) => listTemplates(tx, actor.userId)),
    change: async ({ actor, params, body }) => ({
      item: await changeTemplate(services, { actor, ...params, ...body }),
    }),
    preview: ({ actor, params, body: { points, ...body } }) =>
      previewTemplate(services, {
        ...{ actor, ...params, ...body },
        points: points ?? '',
        today: dayWhere(undefined, services.clock.now()),
      }),
    reset: async ({ actor, params }) => ({ item: await resetTemplate(services, { actor, ...params }) }),
  })
}

type Said = Pick<HandlerInput<typeof toolEndpoints.brief>['body'], 'use_id' | 'idempotency_key' | 'built_in'>

/** What every tool is asked. */
function readAsked(actor: Actor, said: Said): Asked {
  return {
    actor,
    useId: said.use_id ?? undefined,
    requestKey: said.idempotency_key ?? undefined,
    isBuiltIn: said.built_in ?? false,
  }
}

type Answers = HandlerInput<typeof toolEndpoints.goal>['body']['answers']

/** What was answered; what was left out is not there. */
function readAnswers(said: Answers): GoalAnswers {
  const { baseline, area, sameStudent } = said ?? {}
  return {
    ...(baseline === undefined ? {} : { baseline }),
    ...(area === undefined ? {} : { area }),
    ...(sameStudent === undefined ? {} : { sameStudent }),
  }
}

function serveResults(serve: Serve, services: Services): void {
  const { database } = services
  serve(toolResultEndpoints, {
    list: async ({ actor }) => ({
      items: (await database.read((tx) => selectResults(tx, actor.userId))).map(viewResult),
    }),
    read: async ({ actor, params: { resultId: id } }) => ({
      item: viewResult(await database.read((tx) => getResult(tx, { id, teacherId: actor.userId }))),
    }),
    edit: async ({ actor, params, body }) => ({
      item: viewResult(await editResult(services, { actor, ...params, ...body })),
    }),
    step: async ({ actor, params, body }) => ({
      item: viewResult(await stepResult(services, { actor, ...params, ...body })),
    }),
    remove: async ({ actor, params }) => {
      await removeResult(services, { actor, ...params })
      return done
    },
    restore: async ({ actor, params }) => {
      await restoreResult(services, { actor, ...params })
      return done
    },
    mail: async ({ actor, params }) => {
      await mailResult(services, { actor, ...params })
      return done
    },
  })
}

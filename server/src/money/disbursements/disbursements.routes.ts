import type { HandlerInput } from '@tower/contract/endpoint.ts'
import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import { athleteMoneyRuleEndpoints } from '@tower/contract/money/athlete-money-rule.contract.ts'
import { disbursementEndpoints } from '@tower/contract/money/disbursements.contract.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../http/actor.ts'
import { leftAlone } from '../approvals/left-alone.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Handlers, Serve } from '../../http/serve.ts'
import { receivedFile } from '../../http/uploads/received-file.ts'
import { viewUploadedFile } from '../../oversight/files/files.view.ts'
import { keepFile } from '../../oversight/files/keep-file.ts'
import { athleteFor } from '../../people/prospects/athlete-for.ts'
import type { Services } from '../../services.ts'
import type { DisbursementRow } from './disbursements.queries.ts'
import {
  accountHeader,
  disbursementHeader,
  viewAccount,
  viewAccountCells,
  viewDisbursement,
  viewDisbursementCells,
} from './disbursements.view.ts'
import { exportAccounts, listAccounts, readAccount } from './list-accounts.ts'
import { exportDisbursements, listDisbursements } from './list-disbursements.ts'
import { aloneCents, type Contested, type StandingAccount } from './read-account.ts'
import { recordDisbursement } from './record-disbursement.ts'
import { readUnusedDays } from './rule/read-unused-days.ts'
import { listRuleChanges } from './rule/rules.queries.ts'
import { setUnusedDays } from './rule/set-unused-days.ts'
import { voidDisbursement } from './void-disbursement.ts'

/** Mounts the calls of this domain. */
export function disbursementRoutes(
  serve: Serve,
  base: Services,
  { findContestedOfAthletes }: Contested,
): void {
  const services = { ...base, findContestedOfAthletes }
  const decided = ({ duties }: Actor, row: DisbursementRow) => ({
    ok: true as const,
    item: viewDisbursement(services, namedFor(duties)(row)),
  })
  serve(disbursementEndpoints, {
    ...readingHandlers(services),
    uploadDocument: ({ actor, request }) => takeDocument(services, actor.userId, request),
    record: async ({ actor, body }) =>
      decided(actor, await recordDisbursement(services, { actor, ...wishOf(body) })),
    void: async ({ actor, params, body }) =>
      decided(actor, await voidDisbursement(services, { actor, ...params, ...body })),
  })
  ruleRoutes(serve, base)
}

type Reading = 'accounts' | 'accountsCsv' | 'account' | 'list' | 'listCsv'

function readingHandlers(
  services: Services & Contested,
): Pick<Handlers<typeof disbursementEndpoints>, Reading> {
  return {
    accounts: async ({ actor, query }) => {
      const { sort = '-balance', q, state, ...page } = query
      const { duties } = actor
      const filters = { q, state, duties }
      const { rows, total, hasMore } = await listAccounts(services, { filters, sort, page })
      return { items: rows.map(namedFor(duties)).map(viewAccount), total, has_more: hasMore }
    },
    accountsCsv: async ({ actor, query, reply }) => {
      const named = namedFor(actor.duties)
      const batches = exportAccounts(services, { ...query, duties: actor.duties })
      const view = (row: StandingAccount) => viewAccountCells(named(row))
      await sendCsv(reply, { name: 'athlete-money', header: accountHeader, batches, view })
    },
    account: async ({ actor, params }) => {
      const named = namedFor(actor.duties)
      const { account, disbursements } = await readAccount(services, params)
      const mine = { userId: actor.userId, at: services.clock.now() }
      const alone = await services.database.read((tx) => leftAlone(services, tx, mine))
      return {
        ...viewAccount(named(account)),
        alone_cents: Math.min(alone, aloneCents(services, account)),
        disbursements: disbursements.map((row) => viewDisbursement(services, named(row))),
      }
    },
    list: async ({ actor, query }) => {
      const named = namedFor(actor.duties)
      const { sort = '-paid', q, state, from, to, ...page } = query
      const filters = { q, state, from, to, duties: actor.duties }
      const { rows, total, hasMore } = await listDisbursements(services, { filters, sort, page })
      return { items: rows.map((row) => viewDisbursement(services, named(row))), total, has_more: hasMore }
    },
    listCsv: async ({ actor, query, reply }) => {
      const named = namedFor(actor.duties)
      const batches = exportDisbursements(services, { ...query, duties: actor.duties })
      const view = (row: DisbursementRow) => viewDisbursementCells(named(row))
      const file = { name: 'disbursements', header: disbursementHeader, batches, view }
      await sendCsv(reply, file)
    },
  }
}

/** The name of a child is for staff who have the duty for children. */
const namedFor =
  (duties: readonly Duty[]) =>
  <Row extends { athlete: string }>(row: Row): Row => ({ ...row, athlete: athleteFor(duties, row.athlete) })

async function takeDocument(services: Services, ownerId: string, request: FastifyRequest) {
  const file = receivedFile(request)
  return viewUploadedFile(services, await keepFile(services, { ownerId, rule: disbursementDocument, file }))
}

function wishOf(body: HandlerInput<typeof disbursementEndpoints.record>['body']) {
  return {
    accountId: body.account_id,
    amountCents: body.amount_cents,
    availableCents: body.available_cents,
    payee: body.payee,
    paidFor: body.paid_for,
    paidOn: body.paid_on,
    documentId: body.document_id,
    requestKey: body.request_key,
  }
}

function ruleRoutes(serve: Serve, services: Services): void {
  serve(athleteMoneyRuleEndpoints, {
    rule: () => services.database.read(async (tx) => ({ unused_days: await readUnusedDays(tx) })),
    ruleHistory: () =>
      services.database.read(async (tx) => ({
        unused_days: await readUnusedDays(tx),
        changes: (await listRuleChanges(tx)).map((change) => ({
          unused_days: change.unused_days,
          decided_by: change.decided_by,
          decided_at: change.decided_at.toISOString(),
        })),
      })),
    setRule: async ({ actor, body: { unused_days: unusedDays } }) => ({
      ok: true as const,
      unused_days: await setUnusedDays(services, { actor, unusedDays }),
    }),
  })
}

import { type AccountCode, closingJournalEndpoints } from '@tower/contract/money/closing-journal.contract.ts'
import { closingMonthEndpoints } from '@tower/contract/money/closing-months.contract.ts'
import { closingPayoutEndpoints } from '@tower/contract/money/closing-payouts.contract.ts'
import {
  closingYearEndpoints,
  type YearStatements as StatementsView,
} from '@tower/contract/money/closing-year.contract.ts'
import type { Above } from '../../domain.ts'
import { answerList } from '../../http/answer-list.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Hands } from '../../outbound-act.ts'
import type { Services } from '../../services.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { sendPdf } from '../../papers/send-pdf.ts'
import { listLeftOutStatements, printYearStatements } from './statements/print-year-statements.ts'
import { exportYearGivers, readYearGivers, viewYearRow, yearHeader } from './givers/year-givers.ts'
import { listAccountCodes, nameAccount, type NamedKind } from './journal/account-codes.ts'
import { exportJournal } from './journal/export-journal.ts'
import { layouts } from './journal/journal-formats.ts'
import { closeMonth } from './month/close-month.ts'
import { viewMonth } from './month/month.view.ts'
import { readMonth } from './month/read-month.ts'
import {
  mailYearStatements,
  readYearStatements,
  resendYearStatement,
  type YearStatements,
} from './statements/mail-year-statements.ts'
import { reportRoutes } from './reports/reports.routes.ts'
import { payouts } from './payouts/listed-payouts.queries.ts'
import { linesHeader, payoutFile, viewLineRow, viewPayoutStory } from './payouts/payouts.view.ts'
import { exportPayoutLines, listPayoutLines, readPayout } from './payouts/read-payout.ts'

function viewYearStatements({ isOver, run, ...counts }: YearStatements): StatementsView {
  return {
    ...counts,
    is_over: isOver,
    run: run
      ? {
          asked_by: run.asked_by,
          asked_at: run.asked_at.toISOString(),
          wanted: run.wanted,
          mailed: run.mailed,
          is_done: run.done_at !== null,
        }
      : null,
  }
}

/** Mounts the calls of this domain. */
export function closingRoutes(serve: Serve, services: Services, { hands }: Pick<Above, 'hands'>): void {
  const list = answerList(services, payouts, payoutFile)
  serve(closingPayoutEndpoints, {
    list: list.page,
    listCsv: list.file,
    read: async ({ params }) => viewPayoutStory(await readPayout(services, params.payoutId), services.config),
    lines: async ({ params, query }) => {
      const { rows, total } = await listPayoutLines(services, { ...params, page: query })
      return { items: rows, total }
    },
    linesCsv: async ({ params: { payoutId }, reply }) => {
      const batches = await exportPayoutLines(services, payoutId)
      await sendCsv(reply, { name: 'payout', header: linesHeader, batches, view: viewLineRow })
    },
  })
  monthRoutes(serve, { ...services, hands })
  bankRoutes(serve, { ...services, hands })
  reportRoutes(serve, services)
  journalRoutes(serve, services)
  yearRoutes(serve, services)
}

function monthRoutes(serve: Serve, services: Services & Hands): void {
  serve(closingMonthEndpoints, {
    read: async ({ params }) => viewMonth(await readMonth(services, params.month)),
    close: async ({ actor, params }) => {
      await closeMonth(services, { actor, ...params })
      return { ok: true as const }
    },
  })
}

function journalRoutes(serve: Serve, services: Services): void {
  serve(closingJournalEndpoints, {
    codes: async () => ({ items: (await listAccountCodes(services)).map(viewCode) }),
    nameAccount: async ({ actor, params, body }) => {
      await nameAccount(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    journal: async ({ query, reply }) => {
      const { view, ...layout } = layouts[query.format]
      const batches = await exportJournal(services, query)
      const settings = { taxRate: query.tax_rate }
      const name = `journal-${query.format}-${query.from}-${query.to}`
      await sendCsv(reply, { name, ...layout, batches, view: (line) => view(line, settings) })
    },
  })
}

function viewCode({ kind, isUsed, given }: NamedKind): AccountCode {
  return {
    kind,
    code: given?.code ?? null,
    name: given?.name ?? null,
    is_used: isUsed,
    changed_by: given?.changed_by ?? null,
    changed_at: given?.changed_at.toISOString() ?? null,
  }
}

function yearRoutes(serve: Serve, services: Services): void {
  serve(closingYearEndpoints, {
    givers: ({ query: { year, ...page } }) => readYearGivers(services, { year, page }),
    statements: async ({ query: { year } }) => viewYearStatements(await readYearStatements(services, year)),
    mailStatements: async ({ actor, body }) => {
      await mailYearStatements(services, { actor, ...body })
      return { ok: true as const }
    },
    resendStatement: async ({ actor, params, body }) => {
      await resendYearStatement(services, { actor, ...params, ...body })
      return { ok: true as const }
    },
    paperStatements: async ({ query, reply }) => {
      const pdf = await printYearStatements(services, query)
      await sendPdf(reply, `statements-${query.year}-${query.part}`, pdf)
    },
    leftOutStatements: async ({ query }) => ({ items: await listLeftOutStatements(services, query) }),
    giversCsv: async ({ query: { year }, reply }) => {
      const hasEin = (await services.charity.read()).ein !== undefined
      await sendCsv(reply, {
        name: `givers-${year}`,
        header: yearHeader,
        batches: exportYearGivers(services, year),
        view: (row) => viewYearRow(row, hasEin),
      })
    },
  })
}

import { programDefaultAmount, programQuickAmounts } from '@tower/contract/money/giving.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { pageContext, preferencesContext } from '../../api/load-context.ts'
import { readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../money/giving/gift-amount.ts'
import { readReturn } from './arrival/read-return.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import type { BoxStart } from './program/donation-box.tsx'
import { loadProgram, statusOf } from './program/load-program.ts'
import { type BoxAnswer, giveToProgram } from './program/give-to-program.ts'
import { ProgramFailed, ProgramMissing } from './program/program-states.tsx'
import { ProgramReady } from './program/program-ready.tsx'
import { ProgramReturn } from './program/program-return.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call, viewKey } = context.get(pageContext)
  const found = await loadProgram(call, params.programId, context.get(preferencesContext).language)
  const search = new URL(request.url).searchParams
  const returned = readReturnStatus(search.get('donation'))
  const texts = loadTexts(context, 'programs')
  const page = {
    found,
    returned,
    gift: returned === 'success' ? await readReturn({ call }, search.get('session_id')) : undefined,
    viewKey,
    quickAmounts: programQuickAmounts,
    start: readStart(search.get('amount')),
    texts: { ...texts, ...(returned === 'success' && loadTexts(context, 'arrival', 'giving')) },
  }
  return data(page, { status: statusOf(found) })
}

/** The amount an address asks for, as whoever left the payment page had chosen it. */
function readStart(amount: string | null): BoxStart {
  const cents = readDollars(amount ?? '')
  if (findAmountFault(cents) || cents === undefined) return { quick: programDefaultAmount, typed: '' }
  const quick = programQuickAmounts.find((dollars) => dollars * 100 === cents)
  return { quick, typed: quick === undefined ? writeDollars(cents) : '' }
}

/** How someone came back from the payment page; both spellings of a cancelled gift are understood. */
function readReturnStatus(donation: string | null): 'success' | 'cancelled' | undefined {
  if (donation === 'success') return 'success'
  return donation === 'cancelled' || donation === 'canceled' ? 'cancelled' : undefined
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const texts = loadTexts(context, 'programs', 'refusals')
  const found = await loadProgram(page.call, params.programId, context.get(preferencesContext).language)
  if (found.state !== 'ready') {
    const { failed } = texts.programs.detail.box
    const answer: BoxAnswer = { message: failed, typed: '', quick: undefined, status: statusOf(found) }
    return data(answer, { status: answer.status })
  }
  const answer = await giveToProgram(page, {
    program: found.program,
    form: await request.formData(),
    texts,
    language: context.get(preferencesContext).language,
  })
  return answer instanceof Response ? answer : data(answer, { status: answer.status })
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { found, texts } = args.loaderData ?? {}
  if (!texts || found?.state !== 'ready') {
    return pageMeta(args, { title: texts?.programs.detail.missing, noindex: true })
  }
  const { name, description } = found.program
  return pageMeta(args, { title: name, description })
}

export default function ProgramPage() {
  const { found, returned, gift, viewKey, quickAmounts, start } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (found.state === 'missing') return <ProgramMissing />
  if (found.state === 'error') return <ProgramFailed />
  const { program } = found
  if (gift) return <ProgramReturn program={program} gift={gift} />
  return (
    <ProgramReady
      program={program}
      isCancelled={returned === 'cancelled'}
      viewKey={viewKey}
      quickAmounts={quickAmounts}
      start={start}
      answer={answer}
    />
  )
}

import { nominationEndpoints } from '@tower/contract/matching/nominations.contract.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { type PageContext, pageContext } from '../../api/load-context.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Wrap } from '../../ui/section/section.tsx'
import styles from './confirm-classroom/confirm-classroom.module.css'
import { NominationOpen } from './confirm-nomination/nomination-open.tsx'
import {
  NominationOutcome,
  type NominationOutcomeProps,
  type Outcome,
} from './confirm-nomination/nomination-outcome.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readLink(context.get(pageContext), token)
  const body = { token, link, texts: loadTexts(context, 'nominations', 'teacherNomination') }
  // Without a token this may be the answer to a posted form; what that came to is the action's to say.
  return data(body, { status: link || token === '' ? 200 : 404 })
}

/** What a link would confirm; opening it changes nothing. Undefined: nobody knows it. */
async function readLink({ call }: PageContext, token: string) {
  if (token === '' || token.length > 200) return undefined
  try {
    return await call(nominationEndpoints.readNomination, { query: { token } })
  } catch (error) {
    // Too many looks say nothing about the link.
    if (isCallError(error) && error.status < 500 && error.status !== 429) return undefined
    throw error
  }
}

type Confirmed = Pick<NominationOutcomeProps, 'confirmed'> & { outcome: Outcome | 'failed' }

const outcomes: Readonly<Record<string, Outcome>> = {
  'nominations.already_counted': 'counted',
  'nominations.link_expired': 'expired',
  'nominations.link_unknown': 'unknown',
  'request.invalid': 'unknown',
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(pageContext)
  const token = (await request.formData()).get('token')
  try {
    const body = { token: typeof token === 'string' ? token : '' }
    const answer = await call(nominationEndpoints.confirmNomination, { body })
    const { classroom_name: classroom, has_teacher: hasTeacher, share_code: shareCode } = answer
    return data<Confirmed>({ outcome: 'done', confirmed: { classroom, hasTeacher, shareCode } })
  } catch (error) {
    if (!isCallError(error)) throw error
    return data<Confirmed>({ outcome: outcomes[error.code ?? ''] ?? 'failed' }, { status: error.status })
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.nominations.confirmOwn.title, noindex: true })

/** Where a nominator's link leads: one button, and what it came to. */
export default function ConfirmNominationPage() {
  const { token, link } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const hasFailed = answer?.outcome === 'failed'
  if (link?.state === 'open' && (!answer || hasFailed))
    return (
      <Wrap className={styles.page}>
        <NominationOpen token={token} link={link} hasFailed={hasFailed} />
      </Wrap>
    )
  const state = link?.state === 'open' ? undefined : link?.state
  const said = answer && answer.outcome !== 'failed' ? answer.outcome : state
  return (
    <Wrap className={styles.page}>
      <NominationOutcome
        outcome={said ?? 'unknown'}
        confirmed={answer?.confirmed}
        isAnswer={answer !== undefined}
      />
    </Wrap>
  )
}

import type { CallOutput } from '@tower/contract/endpoint.ts'
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
import { ConfirmClosed, type ClosedState } from './confirm-classroom/confirm-closed.tsx'
import { ConfirmDone } from './confirm-classroom/confirm-done.tsx'
import { ConfirmOpen } from './confirm-classroom/confirm-open.tsx'
import styles from './confirm-classroom/confirm-classroom.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await readLink(context.get(pageContext), token)
  const body = { token, link, texts: loadTexts(context, 'nominations') }
  // Without a token this may be the answer to a posted form; what that came to is the action's to say.
  return data(body, { status: link || token === '' ? 200 : 404 })
}

/** What a link would confirm; opening it changes nothing. Undefined: nobody knows it. */
async function readLink({ call }: PageContext, token: string) {
  if (token === '' || token.length > 200) return undefined
  try {
    return await call(nominationEndpoints.readConfirmation, { query: { token } })
  } catch (error) {
    // Too many looks say nothing about the link.
    if (isCallError(error) && error.status < 500 && error.status !== 429) return undefined
    throw error
  }
}

type Confirmed =
  | ({ outcome: 'done' } & CallOutput<typeof nominationEndpoints.confirm>)
  | { outcome: 'used' | 'expired' | 'unknown' | 'failed' }

const outcomes: Readonly<Record<string, 'used' | 'expired' | 'unknown'>> = {
  'nominations.link_used': 'used',
  'nominations.already_confirmed': 'used',
  'nominations.link_expired': 'expired',
  'nominations.link_unknown': 'unknown',
  'request.invalid': 'unknown',
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { call } = context.get(pageContext)
  const token = (await request.formData()).get('token')
  try {
    const body = { token: typeof token === 'string' ? token : '' }
    return data<Confirmed>({ outcome: 'done', ...(await call(nominationEndpoints.confirm, { body })) })
  } catch (error) {
    if (!isCallError(error)) throw error
    return data<Confirmed>({ outcome: outcomes[error.code ?? ''] ?? 'failed' }, { status: error.status })
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.nominations.confirm.title, noindex: true })

export default function ConfirmClassroomPage() {
  const { token, link } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const hasFailed = answer?.outcome === 'failed'
  return (
    <Wrap className={styles.page}>
      {answer?.outcome === 'done' && answer.state === 'confirmed' ? (
        <ConfirmDone confirmed={answer} />
      ) : link?.state === 'open' && (!answer || hasFailed) ? (
        <ConfirmOpen token={token} link={link} hasFailed={hasFailed} />
      ) : (
        <ConfirmClosed state={closedState(answer, link?.state)} isAnswer={answer !== undefined} />
      )}
    </Wrap>
  )
}

function closedState(
  answer: Confirmed | undefined,
  state: CallOutput<typeof nominationEndpoints.readConfirmation>['state'] | undefined,
): ClosedState {
  if (answer?.outcome === 'done') return 'waiting'
  if (answer && answer.outcome !== 'failed') return answer.outcome
  return state === undefined || state === 'open' ? 'unknown' : state
}

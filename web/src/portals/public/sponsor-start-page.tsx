import { paths } from '@tower/contract/pages.ts'
import { sponsorStartEndpoints } from '@tower/contract/people/sponsors.contract.ts'
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { pageContext } from '../../api/load-context.ts'
import { GiverPart } from '../../money/giving/giver-part.tsx'
import { useGiver } from '../../money/giving/use-giver.ts'
import { takeGiver } from '../../session/take-giver.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Illustration } from '../../pictures/illustration.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, Wrap } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import styles from './content/content.module.css'

type Opened = { state: 'open'; name: string | null } | { state: 'expired' | 'unknown' }

/** Opening the mailed link changes nothing; the button starts the checkout. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const opened = await openLink(context, readToken(request))
  const status = opened.state === 'open' ? 200 : opened.state === 'expired' ? 410 : 404
  return data({ opened, texts: loadTexts(context, 'sponsorStart') }, { status })
}

function readToken(request: Request): string {
  return new URL(request.url).searchParams.get('link') ?? ''
}

async function openLink(context: LoaderFunctionArgs['context'], token: string): Promise<Opened> {
  if (token.length < 20 || token.length > 200) return { state: 'unknown' }
  try {
    const link = await context.get(pageContext).call(sponsorStartEndpoints.readLink, { params: { token } })
    return link.state === 'open' ? { state: 'open', name: link.display_name } : { state: 'expired' }
  } catch (error) {
    // Too many looks say nothing about the link.
    if (isCallError(error) && error.status < 500 && error.status !== 429) return { state: 'unknown' }
    throw error
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const texts = loadTexts(context, 'sponsorStart', 'refusals')
  const words = texts.sponsorStart.start
  try {
    const params = { token: readToken(request) }
    const giver = takeGiver(await request.formData())
    const { url } = await context.get(pageContext).call(sponsorStartEndpoints.checkout, { params }, giver)
    // The payment page is none of the app's own, even where it has the same origin: the document must change.
    return url ? redirectDocument(url, 303) : data({ message: words.noUrl }, { status: 502 })
  } catch (error) {
    if (!isCallError(error)) throw error
    return data(
      { message: explainError(error, { refused: texts.refusals, failed: words.failed }) },
      { status: error.status },
    )
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.sponsorStart.start.title, noindex: true })

export default function SponsorStartPage() {
  const { opened } = useLoaderData<typeof loader>()
  const { start, signup } = useTexts('sponsorStart')
  const answer = useActionData<typeof action>()
  const isStarting = useNavigation().formMethod === 'POST'
  const giver = useGiver()
  if (opened.state !== 'open') return <ClosedLink state={opened.state} />
  return (
    <Wrap className={styles.thanks}>
      <div className={styles.portrait}>
        <Illustration scene="portraitSponsor" label={signup.picture} />
      </div>
      <h1>{start.heading}</h1>
      <Lead>
        {opened.name && fillText(start.hello, { name: opened.name })} {start.text}
      </Lead>
      {answer && <Notice tone="danger">{answer.message}</Notice>}
      <Form method="post">
        <GiverPart giver={giver} />
        <Button type="submit" kind="primary" size="l" pending={isStarting} pendingLabel={start.pending}>
          {start.button}
        </Button>
      </Form>
    </Wrap>
  )
}

function ClosedLink({ state }: { state: 'expired' | 'unknown' }) {
  const { start } = useTexts('sponsorStart')
  return (
    <Wrap className={styles.thanks}>
      <EmptyBlocks />
      <h1>{start[state]}</h1>
      <Lead>{state === 'expired' ? start.expiredText : start.unknownText}</Lead>
      <ButtonLink kind="primary" size="l" to={paths.sponsorSignup}>
        {start.again}
      </ButtonLink>
    </Wrap>
  )
}

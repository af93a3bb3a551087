import { paths } from '@tower/contract/pages.ts'
import { sponsorRequestEndpoints } from '@tower/contract/people/sponsor-requests.contract.ts'
import { data, Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { pageContext } from '../../api/load-context.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import styles from './onboarding-page.module.css'

type Packet = { state: 'none' | 'unknown' } | { state: 'open'; name: string | null; isPaid: boolean }

/** Without a packet it welcomes nobody by name; the steps are the same. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const packet = await openPacket(context, new URL(request.url).searchParams.get('packet') ?? '')
  const status = packet.state === 'unknown' ? 404 : 200
  return data({ packet, texts: loadTexts(context, 'onboarding') }, { status })
}

async function openPacket(context: LoaderFunctionArgs['context'], packet: string): Promise<Packet> {
  if (packet === '') return { state: 'none' }
  if (packet.length < 20 || packet.length > 200) return { state: 'unknown' }
  try {
    const { org_name: name, is_fulfilled: isPaid } = await context
      .get(pageContext)
      .call(sponsorRequestEndpoints.readPacket, { params: { packet } })
    return { state: 'open', name, isPaid }
  } catch (error) {
    if (isCallError(error) && error.code === 'sponsors.packet_unknown') return { state: 'unknown' }
    throw error
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.onboarding
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

const targets = [
  paths.checkout,
  `${paths.login}?role=sponsor&next=${encodeURIComponent(paths.sponsorDashboard)}`,
  paths.sponsorProfileEditor,
  paths.draws,
]

/** The first steps of a sponsor, as staff hand them over. */
export default function OnboardingPage() {
  const { packet } = useLoaderData<typeof loader>()
  const texts = useTexts('onboarding')
  const name = packet.state === 'open' ? packet.name : null
  return (
    <Wrap className={styles.page}>
      <PageHead title={name === null ? texts.title : fillText(texts.welcome, { name })} lead={texts.lead} />
      {packet.state === 'unknown' && <Notice tone="warning">{texts.unknown}</Notice>}
      {packet.state === 'open' && packet.isPaid && (
        <Notice tone="success" announce={false}>
          {texts.done}
        </Notice>
      )}
      <ol className={styles.steps}>
        {texts.steps.map(({ title, text, link }, at) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <Link to={targets[at] ?? paths.home}>{link}</Link>
          </li>
        ))}
      </ol>
    </Wrap>
  )
}

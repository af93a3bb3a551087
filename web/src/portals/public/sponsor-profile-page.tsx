import { paths } from '@tower/contract/pages.ts'
import { sponsorProfileEndpoints } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { data, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { failedStatus } from '../../api/failed-status.ts'
import { type PageContext, pageContext } from '../../api/load-context.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead, Wrap } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { ProfileFigures } from '../../people/sponsors/public-profile/profile-figures.tsx'
import { ProfileHead } from '../../people/sponsors/public-profile/profile-head.tsx'
import styles from '../../people/sponsors/public-profile/profile.module.css'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const texts = loadTexts(context, 'sponsorProfile')
  const handle = params.handle ?? ''
  const found = await findProfile(page, handle)
  if (typeof found === 'number') {
    const why = found === 404 ? ('missing' as const) : ('failed' as const)
    return data({ found: why, handle, texts }, { status: found })
  }
  // One page has one address, however the handle was typed.
  const { handle: own } = found.profile
  if (handle !== own) throw redirect(paths.sponsorProfile({ handle: own }) + new URL(request.url).search, 301)
  return data({ found, handle, texts })
}

/** The profile, or the status of the page without it; a failure is told to the operator and shown with a way to try again. */
async function findProfile({ call, report }: PageContext, handle: string) {
  try {
    return await call(sponsorProfileEndpoints.read, { params: { handle } })
  } catch (error) {
    if (!isCallError(error)) throw error
    if (error.status === 404 || error.status === 410 || error.status === 400) return 404
    if (error.status >= 500) report(error)
    return failedStatus(error)
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const { found, texts } = args.loaderData ?? {}
  if (!found || !texts) return pageMeta(args, { title: undefined, noindex: true })
  const words = texts.sponsorProfile
  if (typeof found === 'string') return pageMeta(args, { title: words[found].title, noindex: true })
  const { display_name: name, tagline } = found.profile
  const site = (args.matches[0]?.loaderData as { site?: { name: string } } | undefined)?.site?.name ?? ''
  return pageMeta(args, { title: name, description: tagline ?? fillText(words.description, { name, site }) })
}

/** What a sponsor shows of themself. */
export default function SponsorProfilePage() {
  const { found, handle } = useLoaderData<typeof loader>()
  const { join } = useTexts('sponsorProfile')
  if (typeof found === 'string') return <NoProfile why={found} handle={handle} />
  return (
    <Wrap className={styles.page}>
      <ProfileHead profile={found.profile} emblem={found.emblem} />
      <ProfileFigures shown={found} />
      <p className={styles.join}>
        <ButtonLink kind="primary" size="l" to={paths.sponsor}>
          {join}
        </ButtonLink>
      </p>
    </Wrap>
  )
}

function NoProfile({ why, handle }: { why: 'missing' | 'failed'; handle: string }) {
  const words = useTexts('sponsorProfile')
  const isFailed = why === 'failed'
  return (
    <Wrap className={styles.none}>
      <EmptyBlocks kind="no-match" />
      <h1>{words[why].title}</h1>
      <Lead>{words[why].text}</Lead>
      <ButtonLink
        kind="primary"
        size="l"
        to={isFailed ? paths.sponsorProfile({ handle }) : paths.sponsor}
        reloadDocument={isFailed}
      >
        {isFailed ? words.failed.again : words.join}
      </ButtonLink>
    </Wrap>
  )
}

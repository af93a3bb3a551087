import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Section, SectionHead, Wrap } from '../../ui/section/section.tsx'
import type { Site } from '@tower/contract/outreach/site.ts'
import styles from './developer-page.module.css'
import { listAddresses } from './list-addresses.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'

const SeasonSwitch = lateInBrowser(() => import('../../decoration/season-switch.tsx'))

/** The page stands in demonstrations only; elsewhere there is nothing at its address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext)
  if (!site.demo) throw data(null, { status: 404 })
  const { routes } = await import('virtual:react-router/server-build')
  return { flags: flagsOf(site), addresses: listAddresses(routes), texts: loadTexts(context, 'developer') }
}

function flagsOf(site: Site) {
  return {
    nominations: site.nominations,
    storybooks: site.storybooks,
    heroStories: site.heroStories ?? true,
    // Stored overrides change nothing, and no page offers to edit.
    contentOverrides: false,
    demo: site.demo,
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.texts.developer.title,
    description: args.loaderData?.texts.developer.description,
    noindex: true,
  })

/** What developers look up: flags, addresses, and for staff the overlay switch. */
export default function DeveloperPage() {
  const { flags, addresses } = useLoaderData<typeof loader>()
  const texts = useTexts('developer')
  const columns = [
    { id: 'flag', head: texts.flag, cell: ([name]: Flag) => texts.names[name] },
    { id: 'state', head: texts.state, cell: ([, isOn]: Flag) => (isOn ? texts.on : texts.off) },
  ]
  return (
    <>
      <Wrap>
        <PageHead title={texts.title} lead={texts.lead} />
      </Wrap>
      <Section labelledBy="flags">
        <SectionHead id="flags" title={texts.flags} />
        <DataTable
          caption={texts.flagsCaption}
          columns={columns}
          rows={Object.entries(flags) as Flag[]}
          rowKey={([name]) => name}
        />
        <GoLink to={paths.kit}>{texts.kit}</GoLink>
      </Section>
      <OverlaySection />
      <Section labelledBy="routes" tone="paper">
        <SectionHead
          id="routes"
          title={texts.routes}
          lead={fillText(texts.routesLead, { count: addresses.length })}
        />
        <ul className={styles.routes}>
          {addresses.map((address) => (
            <li key={address}>
              <code>{address}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

type Flag = [keyof ReturnType<typeof flagsOf>, boolean]

/** The overlay switch, for admins and superadmins; nobody else sees it here. */
function OverlaySection() {
  const texts = useTexts('developer')
  const session = useStoredSession()
  if (!isStaff(session?.role ?? null)) return null
  return (
    <Section labelledBy="overlay">
      <SectionHead id="overlay" title={texts.overlay} lead={texts.overlayLead} />
      <SeasonSwitch />
    </Section>
  )
}

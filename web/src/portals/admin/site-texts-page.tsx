import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  isMailPage,
  type SitePage,
  textBlocks,
  type TextPage,
  textPages,
} from '@tower/contract/outreach/page-texts.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { charityCalls, charityQueries, readTextsAgain } from '../../outreach/charity/charity.api.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { dictionariesContext, loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { readText } from '../../texts/word-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { HistoryPart } from './site/history-part.tsx'
import { namePage } from './site/name-page.ts'
import styles from './site/site.module.css'
import { TextsEditor, type TextsEditorProps } from './site/texts-editor.tsx'
import type { TypedTexts } from './site/typed-texts.ts'
import { forgetWords } from '../../session/kept-words.ts'
import { useTypingPlace } from '../../session/use-kept-form.ts'

// Of one page alone, and brings all that a file is sent with.
const TeamPart = lateInBrowser(() => import('./site/team-part.tsx'))

const findPage = (name: string | undefined) => textPages.find((page) => page === name)

/** What came with the product of the texts of this page goes with it, in both languages. */
export function loader({ context, params }: LoaderFunctionArgs) {
  const { en, es } = context.get(dictionariesContext)
  const page = findPage(params.page)
  const blocks = page && !isMailPage(page) ? textBlocks[page] : []
  const defaults: TypedTexts = Object.fromEntries(
    blocks.map((block) => [block.key, { en: readText(en, block), es: readText(es, block) }]),
  )
  return { defaults, texts: loadTexts(context, 'siteDesk') }
}

export const meta = portalMeta((texts) => texts.siteDesk.title)

/** Where the texts of a page are shown. */
const shownAt: Readonly<Record<SitePage, string>> = {
  home: paths.home,
  about: paths.about,
  mission: paths.mission,
  team: `${paths.about}#team`,
  gallery: paths.gallery,
  events: paths.events,
}

/** The texts of one page, as staff word them. */
export default function SiteTextsPage() {
  const page = findPage(useParams().page)
  const { back } = useTexts('people')
  const texts = useTexts('siteDesk')
  return (
    <>
      <PageHead
        title={page ? namePage(page, texts) : texts.title}
        lead={page && (isMailPage(page) ? texts.emails.editorLead : texts.editor.lead)}
        crumbs={[
          { label: back, to: paths.admin },
          { label: texts.title, to: paths.adminSite },
        ]}
      />
      {page ? <Texts key={page} page={page} /> : <EmptyState>{texts.editor.missing}</EmptyState>}
    </>
  )
}

function Texts({ page }: { page: TextPage }) {
  const { defaults } = useLoaderData<typeof loader>()
  const texts = useTexts('siteDesk')
  const reading = useQuery(charityQueries.page(page))
  const { data } = reading
  // Counted where the texts are read: whoever draws anew from here has what was read last, a part below not yet.
  const [begun, setBegun] = useState(0)
  return (
    <div className={styles.page}>
      {!isMailPage(page) && (
        <p>
          <ButtonLink size="s" to={shownAt[page]}>
            {texts.editor.view}
          </ButtonLink>
        </p>
      )}
      {page === 'team' && <TeamPart waiting={<Skeleton lines={6} />} />}
      {reading.isPending && <Skeleton lines={12} />}
      {reading.isError && !data && <UnreadPart reading={reading} failed={texts.failed} />}
      {data && (
        <Words
          {...{ page, begun }}
          item={data.item}
          defaults={isMailPage(page) ? defaultsOf(data) : defaults}
          onRestored={() => setBegun(begun + 1)}
        />
      )}
    </div>
  )
}

/** What came with the product of a mail stands with the server, which writes it. */
const defaultsOf = ({
  defaults,
}: {
  defaults: readonly { key: string; en: string; es: string }[]
}): TypedTexts => Object.fromEntries(defaults.map(({ key, en, es }) => [key, { en, es }]))

type WordsProps = TextsEditorProps & { begun: number; onRestored: () => void }

/** The editor begins anew with what was brought back. */
function Words({ page, item, defaults, begun, onRestored }: WordsProps) {
  const { history, emails } = useTexts('siteDesk')
  const language = useLanguage()
  const client = useQueryClient()
  const reading = useInfiniteQuery(charityQueries.pageRevisions(page))
  const typing = useTypingPlace(`texts.${page}`)
  return (
    <>
      <TextsEditor key={begun} {...{ page, item, defaults }} />
      <HistoryPart
        reading={reading}
        restore={(number) => charityCalls.restorePage(page, number, item.number)}
        again={() => readTextsAgain(client)}
        onRestored={() => {
          forgetWords(typing)
          onRestored()
        }}
        ask={isMailPage(page) ? emails.ask : history.askText}
        tell={({ texts }) => `· ${fillCounted(history.texts, texts.length, language)}`}
      />
    </>
  )
}

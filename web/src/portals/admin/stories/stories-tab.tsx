import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link, useSearchParams } from 'react-router'
import { storyCalls, storyQueries } from '../../../outreach/stories/story-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConsoleList } from '../console-list.tsx'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Moment } from '../../../ui/time/moment.tsx'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { StoryDecision } from './story-decision.tsx'
import styles from './stories.module.css'

const spec = { filters: {}, sorts: ['submitted', 'title', '-title'] } as const

/** Stories that wait for a second person, the longest waiting first. */
export default function StoriesTab() {
  const texts = useTexts('storyDesk')
  const list = useListQuery(spec)
  const [address] = useSearchParams()
  const { q, page, pageSize, sort } = list.query
  const narrowing = { q: q || undefined, status: 'waiting' } as const
  const reading = useQuery({
    ...storyQueries.all({ ...narrowing, sort, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <ConsoleList
      name="stories_in_review"
      list={list}
      reading={reading}
      caption={texts.caption}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      words={{ ...texts, none: texts.noneWaiting }}
      searchLabel={texts.search}
      openKey={address.get('story') ?? undefined}
      onExport={() => exportCsv('stories.csv', () => storyCalls.csv(narrowing))}
      pictures={listPictures}
    />
  )
}

/** All that is decided on stands in the row: the words in both languages and the picture with its description. */
function useColumns(): ListColumn<ManagedStory>[] {
  const { columns: heads, nobody } = useTexts('storyDesk')
  return [
    {
      id: 'english',
      head: heads.english,
      sort: 'title',
      stacked: true,
      cell: ({ title, summary, image_alt: alt }) => <Told lang="en" words={[title, summary, alt]} />,
    },
    {
      id: 'spanish',
      rank: 2,
      head: heads.spanish,
      stacked: true,
      cell: ({ title_es: title, summary_es: summary, image_alt_es: alt }) => (
        <Told lang="es" words={[title, summary, alt]} />
      ),
    },
    { id: 'author', head: heads.author, cell: ({ author }) => author ?? nobody },
    {
      id: 'submitted',
      head: heads.submitted,
      sort: 'submitted',
      cell: ({ submitted_at: at }) => at && <Moment at={at} />,
    },
    {
      id: 'decision',
      rank: 1,
      head: heads.decision,
      stacked: true,
      cell: (story) => <Decision story={story} />,
    },
  ]
}

function Told({ lang, words: [title, summary, alt] }: { lang: string; words: [string, string, string] }) {
  return (
    <div className={styles.told} lang={lang}>
      <b>{title}</b>
      <span>{summary}</span>
      {alt && <span className={styles.quiet}>[{alt}]</span>}
    </div>
  )
}

function Decision({ story }: { story: ManagedStory }) {
  const texts = useTexts('storyDesk')
  const { id, title, image_url: picture, link_url: link } = story
  return (
    <div className={styles.decision}>
      <Link to={paths.adminStory({ storyId: id })} className={styles.story}>
        {picture && <img src={picture} alt="" width={72} height={58} loading="lazy" />}
        <span>
          {texts.look}
          <span className="visually-hidden">: {title}</span>
        </span>
      </Link>
      {link && <span className={styles.quiet}>{link}</span>}
      <StoryDecision story={story} />
    </div>
  )
}

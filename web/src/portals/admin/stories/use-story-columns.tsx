import type { ManagedStory } from '@tower/contract/outreach/story-desk.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ListColumn } from '../../../ui/list-page/list-table.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { StoryStatus } from './story-status.tsx'
import styles from './stories.module.css'

/** The columns of stories; the title opens the story. */
export function useStoryColumns(): ListColumn<ManagedStory>[] {
  const { columns: heads, nobody } = useTexts('storyDesk')
  return [
    { id: 'story', head: heads.story, sort: 'title', cell: (story) => <StoryName story={story} /> },
    { id: 'place', head: heads.place, sort: 'place', cell: ({ place }) => place },
    { id: 'author', rank: 900, head: heads.author, cell: ({ author }) => author ?? nobody },
    {
      id: 'changed',
      head: heads.changed,
      sort: '-updated',
      cell: ({ updated_at: at }) => <Moment at={at} />,
    },
    {
      id: 'status',
      rank: 1,
      head: heads.status,
      cell: (story) => (
        <div className={styles.facts}>
          <StoryStatus story={story} />
        </div>
      ),
    },
  ]
}

function StoryName({ story: { id, title, image_url: picture } }: { story: ManagedStory }) {
  return (
    <Link to={paths.adminStory({ storyId: id })} className={styles.story}>
      {picture && <img src={picture} alt="" width={72} height={58} loading="lazy" />}
      <span>{title}</span>
    </Link>
  )
}

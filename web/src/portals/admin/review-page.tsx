import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ClaimsTab } from './review/claims-tab.tsx'
import styles from './review/review.module.css'

// Each comes with its tab.
const PhotosTab = lateInBrowser(() => import('./review/photos/photos-tab.tsx'))
const StoriesTab = lateInBrowser(() => import('./review/stories-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'photoReview', 'storyDesk'),
})

export const meta = portalMeta((texts) => texts.review.title)

const later = { photos: PhotosTab, stories: StoriesTab } as const

/** What waits for staff: each kind has its tab. */
export default function ReviewPage() {
  const { title, lead, tabs } = useTexts('review')
  const { tab: photos } = useTexts('photoReview')
  const { tab: stories } = useTexts('storyDesk')
  const { back } = useTexts('people')
  const [address] = useSearchParams()
  const named = address.get('tab')
  const open = named === 'photos' || named === 'stories' ? named : undefined
  const Shown = open ? later[open] : ClaimsTab
  const links = [
    { tab: undefined, label: tabs.claims },
    { tab: 'photos', label: photos },
    { tab: 'stories', label: stories },
  ]
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: back, to: paths.admin }, { label: title }]} />
      <nav className={styles.tabs} aria-label={tabs.label}>
        {links.map(({ tab, label }) => (
          <Link
            key={label}
            to={tab ? `${paths.adminReview}?tab=${tab}` : paths.adminReview}
            aria-current={tab === open ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Shown key={open} />
    </>
  )
}

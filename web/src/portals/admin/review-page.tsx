import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ClaimsTab } from './review/claims-tab.tsx'
import styles from './review/review.module.css'

// Comes with its tab.
const PhotosTab = lateInBrowser(() => import('./review/photos/photos-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'photoReview') })

export const meta = portalMeta((texts) => texts.review.title)

/** What waits for staff: each kind has its tab. */
export default function ReviewPage() {
  const { title, lead, tabs } = useTexts('review')
  const { tab: photos } = useTexts('photoReview')
  const { back } = useTexts('people')
  const [address] = useSearchParams()
  const isPhotos = address.get('tab') === 'photos'
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: back, to: paths.admin }, { label: title }]} />
      <nav className={styles.tabs} aria-label={tabs.label}>
        <Link to={paths.adminReview} aria-current={isPhotos ? undefined : 'page'}>
          {tabs.claims}
        </Link>
        <Link to={`${paths.adminReview}?tab=photos`} aria-current={isPhotos ? 'page' : undefined}>
          {photos}
        </Link>
      </nav>
      {isPhotos ? <PhotosTab /> : <ClaimsTab />}
    </>
  )
}

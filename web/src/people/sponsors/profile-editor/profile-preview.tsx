import type { ProfileFigures as Figures } from '@tower/contract/people/sponsor-profiles.contract.ts'
import { withScheme } from '@tower/contract/people/web-address.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { ProfileFigures } from '../public-profile/profile-figures.tsx'
import { ProfileHead } from '../public-profile/profile-head.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import styles from './profile-editor.module.css'
import { normalHandle } from './use-handle-check.ts'

export type ProfilePreviewProps = {
  draft: ProfileDraft
  /** Where the logo can be seen now. */
  logo: string | null
  figures: Figures
}

/** The public page as it will be: the same parts, with what is typed and only what is switched on. */
export function ProfilePreview({ draft, logo, figures }: ProfilePreviewProps) {
  const texts = useTexts('profileEditor')
  const { recent_gifts, milestones, ...totals } = figures
  const handle = normalHandle(draft.handle)
  const profile = {
    ...draft,
    handle,
    display_name: draft.display_name.trim() || handle || texts.previewNoName,
    tagline: draft.tagline.trim() || null,
    website_url: withScheme(draft.website_url.trim()) || null,
    logo_url: logo,
  }
  const shown = {
    profile,
    ...(draft.show_totals && totals),
    ...(draft.show_recent_gifts && { recent_gifts }),
    ...(draft.show_milestones && { milestones }),
  }
  return (
    <Card title={texts.preview} className={styles.preview}>
      <p className={styles.note}>{texts.previewNote}</p>
      <div className={styles.previewed}>
        <ProfileHead profile={profile} heading="h3" />
        <ProfileFigures shown={shown} />
      </div>
    </Card>
  )
}

import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { StorybookSettings } from '../../../learning/storybooks/settings/storybook-settings.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { PageHead } from '../../../ui/section/section.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { OpenStorybooks } from './open-storybooks.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookList'),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookList.settingsPage.title)

/** What holds of a teacher's storybooks: access, credits, and what they want to hear of. */
export default function StorybookSettingsPage() {
  const { title, settingsPage: texts } = useTexts('storybookList')
  return (
    <>
      <PageHead
        title={texts.title}
        crumbs={[{ label: title, to: paths.teacherStorybooks }, { label: texts.title }]}
      />
      <OpenStorybooks>{(context) => <StorybookSettings context={context} />}</OpenStorybooks>
    </>
  )
}

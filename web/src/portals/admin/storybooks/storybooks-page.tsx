import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { portalMeta } from '../../portal-meta.ts'
import { PageTab, PageTabs } from '../../portal-tabs.tsx'
import { ConsoleHead } from '../console-head.tsx'
import { BooksList } from './books-list.tsx'
import { ClassroomsList } from './classrooms-list.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookDesk', 'storybookClassrooms'),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookDesk.title)

/** Storybooks of all teachers, and the classrooms in which they are on. */
export default function StorybooksPage() {
  const texts = useTexts('storybookDesk')
  const [address] = useSearchParams()
  const isOfClassrooms = address.get('tab') === 'classrooms'
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <PageTabs label={texts.tabs}>
        <PageTab to={paths.adminStorybooks} isOpen={!isOfClassrooms}>
          {texts.books}
        </PageTab>
        <PageTab to={`${paths.adminStorybooks}?tab=classrooms`} isOpen={isOfClassrooms}>
          {texts.classrooms}
        </PageTab>
      </PageTabs>
      {isOfClassrooms ? <ClassroomsList /> : <BooksList />}
    </>
  )
}

import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useProfile } from '../../../session/route-guard.tsx'
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
  const { duties } = useProfile()
  const seesBooks = duties.includes('children')
  const seesClassrooms = duties.includes('classrooms')
  const isOfClassrooms = seesClassrooms && (!seesBooks || address.get('tab') === 'classrooms')
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        part={isOfClassrooms ? texts.classrooms : texts.books}
      />
      <PageTabs label={texts.tabs}>
        {seesBooks && (
          <PageTab to={paths.adminStorybooks} isOpen={!isOfClassrooms}>
            {texts.books}
          </PageTab>
        )}
        {seesClassrooms && (
          <PageTab to={`${paths.adminStorybooks}?tab=classrooms`} isOpen={isOfClassrooms}>
            {texts.classrooms}
          </PageTab>
        )}
      </PageTabs>
      {isOfClassrooms ? <ClassroomsList /> : <BooksList />}
    </>
  )
}

import { paths } from '@tower/contract/pages.ts'
import House from 'lucide-react/icons/house'
import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PortalLayout } from '../portal-layout.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'portal', 'teacher', 'drawTerms'),
})

export default function TeacherLayout() {
  const { teacher } = useTexts('portal')
  const links = [{ to: paths.teacherPortal, label: teacher.overview, icon: House }]
  return <PortalLayout allow={['teacher']} title={teacher.title} links={links} shape="rail" />
}

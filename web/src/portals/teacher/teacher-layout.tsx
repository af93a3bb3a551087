import { paths } from '@tower/contract/pages.ts'
import Award from 'lucide-react/icons/award'
import BookOpen from 'lucide-react/icons/book-open'
import Camera from 'lucide-react/icons/camera'
import House from 'lucide-react/icons/house'
import Share2 from 'lucide-react/icons/share-2'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import PencilLine from 'lucide-react/icons/pencil-line'
import Wallet from 'lucide-react/icons/wallet'
import Package from 'lucide-react/icons/package'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Receipt from 'lucide-react/icons/receipt'
import type { LoaderFunctionArgs } from 'react-router'
import { useSite } from '../../page/use-site.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { doors } from '../doors.ts'
import { PortalLayout } from '../portal-layout.tsx'
import { railOf } from '../portal-rail.tsx'

/** The texts of every page of this portal; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'portal',
    'teacher',
    'drawTerms',
    'kit',
    'photos',
    'reimbursements',
    'secondPerson',
    'shareLinks',
    'shopping',
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

/** What stands in the bar of a phone: what is left and waits, both ways to spend, and help. The menu beside them has all. */
const onPhones = new Set<string>([
  paths.teacherPortal,
  paths.teacherOrders,
  paths.teacherReimbursements,
  paths.teacherSupport,
])

export default function TeacherLayout() {
  const { teacher } = useTexts('portal')
  const { title: photos } = useTexts('photos')
  const { title: shareLinks } = useTexts('shareLinks')
  const { title: reimbursements } = useTexts('reimbursements')
  const { title: shopping } = useTexts('shopping')
  const { storybooks: hasStorybooks } = useSite()
  const all = [
    { to: paths.teacherPortal, label: teacher.overview, icon: House, end: true },
    { to: paths.teacherBudget, label: teacher.budget, icon: Wallet },
    { to: paths.teacherOrders, label: teacher.orders, icon: Package },
    {
      to: paths.teacherReimbursements,
      label: reimbursements,
      shortLabel: teacher.reimbursementsShort,
      icon: Receipt,
    },
    {
      to: paths.teacherShopping,
      label: shopping,
      icon: ShoppingCart,
      also: [paths.teacherSession({ sessionId: '' })],
    },
    { to: paths.teacherShareLinks, label: shareLinks, icon: Share2 },
    { to: paths.teacherPhotos, label: photos, icon: Camera },
    { to: paths.teacherMarketplace, label: teacher.marketplace, icon: Award },
    { to: paths.teacherTools, label: teacher.tools, icon: PencilLine },
    // Where whoever runs the site turned them off, nobody is led there.
    ...(hasStorybooks
      ? [
          {
            to: paths.teacherStorybooks,
            label: teacher.storybooks,
            icon: BookOpen,
            also: [paths.storybookPlayground],
          },
        ]
      : []),
    { to: paths.teacherSupport, label: teacher.support, icon: LifeBuoy },
  ]
  return (
    <PortalLayout
      allow={doors.teacher}
      title={teacher.title}
      links={all.filter(({ to }) => onPhones.has(to))}
      rail={railOf(teacher.title, [{ links: all }])}
      shape="rail"
    />
  )
}

import { isStaff, type Role } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import House from 'lucide-react/icons/house'
import UserRound from 'lucide-react/icons/user-round'
import type { LoaderFunctionArgs } from 'react-router'
import { roleHome } from '../../session/role-home.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import type { Texts } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { doors } from '../doors.ts'
import { PortalLayout } from '../portal-layout.tsx'

/** The texts of the account page; they are loaded once. */
export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'portal', 'account', 'secondFactor', 'duties'),
})

export { shouldRevalidate } from '../keep-texts.ts'

/** The one portal for everyone signed in, whatever their role; its first link leads back to their own. */
export default function AccountLayout() {
  const { title, homes, consent } = useTexts('account')
  const role = useStoredSession()?.role ?? null
  const speaks = doors.prospectConsent.some((voice) => voice === role)
  const links = [
    { to: roleHome(role), label: homeLabel(role, homes), icon: House, end: true },
    ...(speaks ? [{ to: paths.prospectOwnConsent, label: consent, icon: HeartHandshake }] : []),
    { to: paths.account, label: title, icon: UserRound },
  ]
  return <PortalLayout allow={doors.account} title={title} links={links} shape="header" />
}

function homeLabel(role: Role | null, homes: Texts['account']['homes']): string {
  if (role === null) return homes.nobody
  if (isStaff(role)) return homes.staff
  return role === 'sponsor' || role === 'teacher' ? homes[role] : homes.prospect
}

import { Link, NavLink, useLocation } from 'react-router'
import type { PortalLink } from './portal-link.ts'

export type PortalNavLinkProps = PortalLink & { className?: string | undefined; onClick?: () => void }

/** A link to a page of the portal, marked while its page is shown, under whichever of its addresses. */
export function PortalNavLink({
  to,
  label,
  icon: Icon,
  end = false,
  also = [],
  className = '',
  onClick,
}: PortalNavLinkProps) {
  const { pathname } = useLocation()
  const content = (
    <>
      <Icon size={20} />
      <span>{label}</span>
    </>
  )
  // Where only signs fit, their words are shown to whoever points at them.
  const shared = { to, className, title: label, ...(onClick && { onClick }) }
  if (
    also.some((address) => pathname === address || (address.endsWith('/') && pathname.startsWith(address)))
  ) {
    return (
      <Link {...shared} aria-current="page">
        {content}
      </Link>
    )
  }
  return (
    <NavLink {...shared} end={end}>
      {content}
    </NavLink>
  )
}

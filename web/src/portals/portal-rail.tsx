import Menu from 'lucide-react/icons/menu'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { useIsHydrated } from '../ui/hydration/use-is-hydrated.ts'
import type { PortalRailParts } from './portal-frame.tsx'
import type { PortalLink, PortalSection } from './portal-link.ts'
import { PortalNavLink } from './portal-nav-link.tsx'
import styles from './portal-rail.module.css'

/** What opens the rail where it isn't open by itself. It opens without a script. */
const railId = 'portal-rail'

/** A rail for the frame of a portal. */
export function railOf(title: string, sections: readonly PortalSection[]): PortalRailParts {
  return { pages: <PortalRail title={title} sections={sections} />, opener: openRail }
}

/** A page in the rail. */
export type RailEntryProps = { link: PortalLink; onFollow: () => void }

type PortalRailProps = {
  title: string
  sections: readonly PortalSection[]
  /** Where there is more to a page than its link, as in the console. */
  entry?: ComponentType<RailEntryProps>
}

/**
 * The pages of a portal that has many, in named groups. On wide screens it stands at the left; on narrower ones it
 * shows signs alone and opens over the page, and on phones a button of the bar below opens it. It is a popover, so
 * Escape and a press beside it close it, and the focus returns to what opened it.
 */
export function PortalRail({ title, sections, entry = PlainEntry }: PortalRailProps) {
  const [isOpen, setIsOpen] = useState(false)
  const rail = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => showCurrent(rail.current), [pathname, isOpen])
  return (
    <nav
      ref={rail}
      id={railId}
      popover="auto"
      className={styles.rail}
      aria-label={title}
      onToggle={({ newState }) => setIsOpen(newState === 'open')}
    >
      <RailSwitch isOpen={isOpen} />
      {sections.map((section, nth) => (
        <RailSection key={section.title ?? nth} {...section} entry={entry} />
      ))}
    </nav>
  )
}

function RailSection({
  title,
  links,
  entry: Entry,
}: PortalSection & { entry: ComponentType<RailEntryProps> }) {
  const id = useId()
  return (
    <div className={styles.section}>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {links.map((link) => (
          <Entry key={link.to} link={link} onFollow={closeRail} />
        ))}
      </ul>
    </div>
  )
}

function PlainEntry({ link, onFollow }: RailEntryProps) {
  return (
    <li>
      <PortalNavLink {...link} className={styles.link} onClick={onFollow} />
    </li>
  )
}

/**
 * The button at the rail's head. A button that names the popover it lies in keeps the focus of Chromium: Tab goes from
 * it to the first thing within, which is itself. So it names it only until scripts run.
 */
function RailSwitch({ isOpen }: { isOpen: boolean }) {
  const isHydrated = useIsHydrated()
  const { menu } = useTexts('portal')
  return (
    <button
      type="button"
      className={styles.opener}
      title={menu}
      popoverTarget={isHydrated ? undefined : railId}
      aria-expanded={isHydrated ? isOpen : undefined}
      onClick={isHydrated ? () => document.getElementById(railId)?.togglePopover() : undefined}
    >
      <Menu size={20} aria-hidden />
      <span>{menu}</span>
    </button>
  )
}

/** Opens the rail from elsewhere, and closes it. */
function RailButton({ className }: { className: string | undefined }) {
  const { menu } = useTexts('portal')
  return (
    <button type="button" popoverTarget={railId} className={className} title={menu}>
      <Menu size={20} aria-hidden />
      <span>{menu}</span>
    </button>
  )
}

/** The opener for the frame of a portal. */
export const openRail = (className: string | undefined) => <RailButton className={className} />

/** A rail that is higher than the window is scrolled to the page that is shown; the page itself stays where it is. */
function showCurrent(rail: HTMLElement | null): void {
  const current = rail?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!rail || !current) return
  const [around, link] = [rail.getBoundingClientRect(), current.getBoundingClientRect()]
  if (link.top >= around.top && link.bottom <= around.bottom) return
  rail.scrollTop += link.top - around.top - (around.height - link.height) / 2
}

// Where the rail stands beside the page it isn't open, and stays as it is.
function closeRail(): void {
  const rail = document.getElementById(railId)
  if (rail?.matches(':popover-open')) rail.hidePopover()
}

import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { fillText } from '../texts/fill-text.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PortalNavLink } from './portal-nav-link.tsx'
import styles from './portal-rail.module.css'
import type { RailEntryProps } from './portal-rail.tsx'

/** What stands beside a page in the rail, such as how much waits there; given all addresses that it stands for. */
export type RailNote = (addresses: readonly string[]) => ReactNode

export type FoldingEntryProps = RailEntryProps & { note: RailNote }

/** A page in the rail, and the pages that fold under it: open while one of them is shown, and when somebody unfolds them. */
export function FoldingEntry({ link: { pages = [], ...link }, note, onFollow }: FoldingEntryProps) {
  const id = useId()
  const [isOpen, setOpen] = useFold([link.to, ...pages.map(({ to }) => to)])
  const shown = pages.length > 0 && isOpen
  return (
    <li>
      <div className={styles.entry}>
        <PortalNavLink {...link} className={styles.link} onClick={onFollow} />
        <span className={styles.note}>
          {note(shown ? [link.to] : [link.to, ...pages.map(({ to }) => to)])}
        </span>
        {pages.length > 0 && (
          <Fold name={link.label} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
        )}
      </div>
      {shown && (
        <ul id={id} className={styles.pages}>
          {pages.map((page) => (
            <li key={page.to} className={styles.entry}>
              <PortalNavLink {...page} className={styles.link} onClick={onFollow} />
              <span className={styles.note}>{note([page.to])}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** What somebody folded or unfolded stays so until they go to a page of the fold, or leave it. */
function useFold(addresses: readonly string[]): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { pathname } = useLocation()
  const isHere = addresses.some((address) => pathname === address || pathname.startsWith(`${address}/`))
  const [chosen, setChosen] = useState<{ isOpen: boolean; wasHere: boolean }>()
  const isOpen = chosen?.wasHere === isHere ? chosen.isOpen : isHere
  return [isOpen, (open) => setChosen({ isOpen: open, wasHere: isHere })]
}

type FoldProps = { name: string; isOpen: boolean; controls: string; onPress: () => void }

function Fold({ name, isOpen, controls, onPress }: FoldProps) {
  const { pagesUnder } = useTexts('portal')
  return (
    <button
      type="button"
      className={styles.fold}
      aria-label={fillText(pagesUnder, { name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    >
      <ChevronDown size={16} aria-hidden />
    </button>
  )
}

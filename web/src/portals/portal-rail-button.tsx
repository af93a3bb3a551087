import Menu from 'lucide-react/icons/menu'
import { useTexts } from '../texts/use-texts.ts'
import styles from './portal-rail.module.css'

/** What opens the rail where it isn't open by itself. It opens without a script. */
export const railId = 'portal-rail'

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

/** Holds the place of a rail whose code is on its way. */
export function RailPlace() {
  return <div className={styles.place} />
}

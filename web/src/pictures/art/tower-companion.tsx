import { Picture } from './paper.tsx'
import { TowerChild } from './tower-child.tsx'

export type TowerCompanionProps = { label?: string | undefined; className?: string | undefined }

/** The child who stands at the right of a tower, as a drawing of its own: as high as the tower's, so that both stand on one line. */
export function TowerCompanion({ label, className }: TowerCompanionProps) {
  return (
    <Picture viewBox="206 24 134 384" label={label} className={className}>
      <path d="M206 404h127" stroke="var(--text)" strokeWidth="2" strokeLinecap="round" />
      <TowerChild />
    </Picture>
  )
}

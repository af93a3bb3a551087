/** The three blocks of the identity: circle thinks, square builds, arch serves. */
export type BlockShapeKind = 'circle' | 'square' | 'arch'

export type BlockShapeProps = {
  kind: BlockShapeKind
  color?: string
  size?: number
  className?: string | undefined
}

/** One block as a small mark; a word always stands next to it. */
export function BlockShape({ kind, color = 'currentColor', size = 22, className }: BlockShapeProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true" fill={color}>
      {kind === 'circle' && <circle cx="12" cy="12" r="10" />}
      {kind === 'square' && <rect x="3" y="3" width="18" height="18" rx="3" />}
      {kind === 'arch' && <path d="M3 21v-9a9 9 0 0 1 18 0v9z" />}
    </svg>
  )
}

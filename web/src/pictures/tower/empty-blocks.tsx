export type EmptyBlocksProps = {
  /** `nothing-yet`: a place is kept for what comes. `no-match`: everything is there, elsewhere. */
  kind?: 'nothing-yet' | 'no-match' | undefined
  className?: string | undefined
}

/** Three blocks for empty states; the sentence next to it carries the meaning. */
export function EmptyBlocks({ kind = 'nothing-yet', className }: EmptyBlocksProps) {
  return (
    <svg className={className} width="132" height="92" viewBox="0 0 132 92" aria-hidden="true" fill="none">
      <path d="M6 88h120" stroke="var(--border-strong)" strokeWidth="2" strokeLinecap="round" />
      {kind === 'nothing-yet' ? (
        <>
          <rect x="20" y="52" width="34" height="34" rx="6" fill="var(--p-classroom)" />
          <path d="M66 86V66a21 21 0 0 1 42 0v20z" fill="var(--pencil)" />
          <circle
            cx="37"
            cy="33"
            r="17"
            stroke="var(--border-strong)"
            strokeWidth="1.8"
            strokeDasharray="4 4"
          />
        </>
      ) : (
        <g stroke="var(--border-strong)" strokeWidth="1.8" strokeDasharray="4 4">
          <rect x="10" y="52" width="34" height="34" rx="6" />
          <path d="M52 86V69a17 17 0 0 1 34 0v17z" />
          <circle cx="107" cy="69" r="17" />
        </g>
      )}
    </svg>
  )
}

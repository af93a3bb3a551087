/** The mark: arch over bar over square and circle. The name stands beside it, so it is hidden from screen readers. */
export function LogoMark({ height = 33, className }: { height?: number; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 40 44"
      width={Math.round((height * 10) / 1.1) / 10}
      height={height}
      className={className}
      aria-hidden="true"
    >
      <path d="M9 16v-4a11 11 0 0 1 22 0v4z" fill="var(--i-yellow)" />
      <rect x="3" y="18" width="34" height="9" rx="2" fill="var(--p-classroom)" />
      <rect x="3" y="29" width="15.5" height="15" rx="2" fill="var(--i-brick)" />
      <circle cx="29.5" cy="36.5" r="7.5" fill="var(--i-teal)" />
    </svg>
  )
}

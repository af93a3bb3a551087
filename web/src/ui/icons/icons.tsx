import type { ReactNode } from 'react'

export type IconProps = { size?: number; className?: string | undefined }

type DrawnProps = IconProps & { children: ReactNode }

function Drawn({ size = 20, className, children }: DrawnProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Makes one icon from its strokes. Each is a component of its own, so a page ships only those it shows. */
export function icon(path: string) {
  return function Icon(props: IconProps) {
    return (
      <Drawn {...props}>
        <path d={path} />
      </Drawn>
    )
  }
}

export const CheckIcon = /* @__PURE__ */ icon('M4 12.5l5 5L20 6.5')
export const ArrowIcon = /* @__PURE__ */ icon('M5 12h14M13 6l6 6-6 6')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const DownIcon = /* @__PURE__ */ icon('M5 9l7 7 7-7')
export const LockIcon = /* @__PURE__ */ icon('M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3')
export const MailIcon = /* @__PURE__ */ icon('M3 5h18v14H3zM3 7l9 7 9-7')
export const ShieldIcon = /* @__PURE__ */ icon('M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v12M6 11l6 6 6-6M5 20h14')
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9zM5 15V5h10')
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3M8 7l4-4 4 4M5 12v8h14v-8')
export const WarningIcon = /* @__PURE__ */ icon('M12 4L2.5 20h19zM12 10v4M12 17h.01')
export const InfoIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v5M12 8h.01')
export const ClockIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3 2')
export const BellIcon = /* @__PURE__ */ icon('M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4')
export const PinIcon = /* @__PURE__ */ icon('M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM12 8v4')
export const SunIcon = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
)
export const MoonIcon = /* @__PURE__ */ icon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z')

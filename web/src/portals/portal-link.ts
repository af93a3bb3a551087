import type { ComponentType } from 'react'

/** A page of a portal, as its navigation names it. */
export type PortalLink = {
  to: string
  label: string
  /** On the home, where there is space for it. */
  fullLabel?: string
  /** On phones, where five stand side by side. */
  shortLabel?: string
  icon: ComponentType<{ size?: number }>
  end?: boolean
  /** Other addresses that show the same page; one that ends with a slash means all below it. */
  also?: readonly string[]
  /** Pages that fold under it in a rail. */
  pages?: readonly PortalLink[]
}

/** Pages of one kind, under its name. The first of a portal need none. */
export type PortalSection = { title?: string; links: readonly PortalLink[] }

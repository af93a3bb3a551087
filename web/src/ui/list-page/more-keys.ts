import { createContext, type ReactNode } from 'react'

/** Keys that work on every page of a portal; the help with the keys of a list has them at its end. */
export const MoreKeys = createContext<ReactNode>(undefined)

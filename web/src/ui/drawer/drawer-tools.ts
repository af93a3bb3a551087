import { createContext, type ReactNode } from 'react'

/** Stands in the head of every drawer in place of its own tools: the way through what the drawer was opened from. */
export const DrawerToolsContext = createContext<ReactNode>(undefined)

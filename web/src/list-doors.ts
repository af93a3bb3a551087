import { basename } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { doors } from './portals/doors.ts'
import routes from './routes.ts'
import type { Allowed } from './session/route-guard-check.ts'

/** An address, the layout with a door that it stands in, and whom that door lets in. */
export type Door = { address: string; layout?: string; allow?: Allowed }

/** For tests: every page of the web app, with the door of the layout that bears the door's name. */
export function listDoors(
  entries: readonly RouteConfigEntry[] = routes,
  above: Omit<Door, 'address'> = {},
): Door[] {
  return entries.flatMap(({ file, path, children }) => {
    if (children) return listDoors(children, findDoor(file) ?? above)
    return path === undefined ? [] : [{ address: `/${path}`, ...above }]
  })
}

function findDoor(file: string): Omit<Door, 'address'> | undefined {
  const name = basename(file, '-layout.tsx').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return name in doors ? { layout: file, allow: doors[name as keyof typeof doors] } : undefined
}

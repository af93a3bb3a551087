import { paths } from '@tower/contract/pages.ts'

/** Where the list shows what was chosen. */
export function listAddress(chosen: {
  sport: string | undefined
  goal: string | undefined
  after?: string | null
}): string {
  const named = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const query = new URLSearchParams(named).toString()
  return query === '' ? paths.prospects : `${paths.prospects}?${query}`
}

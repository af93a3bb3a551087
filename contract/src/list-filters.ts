/**
 * What a list can be narrowed by. Closed filters name their values. Everything a filter says is plain, so that pages know it
 * without the schemas.
 */
export type ListFilter =
  | readonly string[]
  | { kind: 'text'; most: number }
  | { kind: 'whole'; least: number; most: number }
  | { kind: 'id' | 'day' | 'moment' }

export type ListFilters = Readonly<Record<string, ListFilter>>

/** Any text up to a length: part of a name, or whatever a search looks through. */
export const text = (most: number) => ({ kind: 'text', most }) as const

/** A whole number within bounds. */
export const wholeNumber = (least: number, most: number) => ({ kind: 'whole', least, most }) as const

/** The id of something of ours. */
export const id = { kind: 'id' } as const

/** A day of the organization. */
export const day = { kind: 'day' } as const

/** A day of the organization, or an instant. */
export const moment = { kind: 'moment' } as const

/** What a filter says once it was checked. */
export type FilterValue<Filter> = Filter extends readonly (infer Value)[]
  ? Value
  : Filter extends { kind: 'whole' }
    ? number
    : string

/** The values that a list is narrowed to; what is left out narrows nothing. */
export type FilterValues<Filters extends ListFilters> = {
  -readonly [Name in keyof Filters]?: FilterValue<Filters[Name]> | undefined
}

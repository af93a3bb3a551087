/** Settings of PostgreSQL that some services of storage do without, and make good in another way. */
export const vouchable = ['fsync', 'full_page_writes'] as const

export type Vouched = (typeof vouchable)[number]

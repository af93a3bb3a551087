/** Whose account was moved, so that a group of postings can tell whether it was always the same one’s. */
export const ownerOf = (moved: string) =>
  `coalesce(${moved}.owner_id, '00000000-0000-0000-0000-000000000000')::text`

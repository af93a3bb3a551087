import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'

/** What stands beside the words of an empty list. */
export const listPictures = { none: <EmptyBlocks />, noMatch: <EmptyBlocks kind="no-match" /> }

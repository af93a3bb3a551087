export const shareLinkErrors = {
  'share_links.not_found': { status: 404, sentence: 'Share link not found' },
  'share_links.closed': { status: 410, sentence: 'Link not found or no longer active.' },
  'share_links.code_required': { status: 400, sentence: 'To revoke a share link, enter its code.' },
  'share_links.teacher_required': { status: 400, sentence: 'Choose the teacher first.' },
  'share_links.teacher_not_found': { status: 404, sentence: 'This teacher does not exist.' },
  'share_links.no_classroom': {
    status: 409,
    sentence: 'No classroom is linked to this account yet, so there is nothing to share.',
  },
  'share_links.too_many': {
    status: 409,
    sentence: 'This classroom has very many open links. Revoke some before you create another.',
  },
} as const

export const mostBioCharacters = 600

/** What a link is for, as its maker notes it: nobody else reads it. */
export const mostNoteCharacters = 140

/** More than one classroom hands out; each is a code that leads to money. */
export const mostOpenLinks = 100

export const shareLinkStates = ['open', 'revoked', 'expired'] as const
export type ShareLinkState = (typeof shareLinkStates)[number]

export const shareLinkSorts = ['-created', 'created', '-visits', 'visits'] as const
export type ShareLinkSort = (typeof shareLinkSorts)[number]

/** Where the page of a link says that it was opened. */
export const visitPath = '/api/share-links/visit'

export const shareLinkErrors = {
  'share_links.not_found': { status: 404, sentence: 'Share link not found' },
  'share_links.closed': { status: 410, sentence: 'Link not found or no longer active.' },
} as const

export const mostBioCharacters = 600

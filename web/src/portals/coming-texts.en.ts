/** Pages whose doors stand already and which are still to be built. */
export const coming = {
  home: 'Back to your portal',
  programs: 'See the prospects',
  prospect: {
    link: 'Home',
    title: 'Prospect portal',
    text: 'You are signed in. Goals, updates and receipts will be kept here; this part is not open yet.',
  },
} as const

/** Pages whose doors stand already and which are still to be built. */
export const coming = {
  home: 'Back to your portal',
  programs: 'See the prospects',
  wallet: {
    title: 'Tower Credits wallet',
    text: 'The wallet is not open yet. Your gifts and slots are on your dashboard.',
  },
  credits: {
    title: 'Tower Credits',
    text: 'Tower Credits cannot be bought or gifted yet. They are platform credits, not money, and never mint slots.',
  },
  prospect: {
    link: 'Home',
    title: 'Prospect portal',
    text: 'You are signed in. Goals, updates and receipts will be kept here; this part is not open yet.',
  },
} as const

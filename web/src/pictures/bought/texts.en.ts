/** What a classroom bought, as everybody may read it. */
export const bought = {
  label: 'What it bought, by category',
  shared: 'This slot and other gifts lie in one budget. All that was bought from it this school year:',
  elsewhere: 'By card, and paid back on receipts',
  categories: {
    books: 'Books',
    art: 'Art supplies',
    writing: 'Paper and writing',
    math: 'Math',
    science: 'Science',
    technology: 'Technology',
    music: 'Music',
    sports: 'Sports and play',
    furniture: 'Furniture',
    care: 'Food and care',
    other: 'Other',
  },
} as const

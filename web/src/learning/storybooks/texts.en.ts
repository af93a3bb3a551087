/** What every page of storybooks says alike. */
export const storybooks = {
  statuses: { draft: 'Draft', submitted: 'Submitted', approved: 'Approved', published: 'Published' },
  held: 'Hidden: a family asked',
  named: 'Hidden: it names a child',
  statusPath: 'How far this storybook is',
  languages: { en: 'English', es: 'Spanish' },
  noPicture: 'No picture yet',
  readAloud: { start: 'Read aloud', stop: 'Stop reading', none: 'This browser can’t read aloud.' },
  keptWords: {
    label: 'Words in this book that are not a child:',
    keep: 'Not a child',
    keepThis: 'Not a child: “{quote}”',
    undoThis: 'Look for “{word}” as a name again',
    full: 'No more than {most}.',
  },
  papers: {
    title: 'Print it or take it with you',
    make: { pdf: 'Render PDF', booklet: 'Make a booklet to fold', epub: 'Make an EPUB for a tablet' },
    download: { pdf: 'Download PDF', booklet: 'Download the booklet', epub: 'Download the EPUB' },
    making: 'Page {done} of {total} is done.',
    hint: 'Only you can download these files. Print the booklet on both sides, flipped on the short edge, and fold the sheets once.',
    noPages: 'There is no page to print yet.',
    failed: 'PDF render failed',
    unable: 'Unable to create PDF',
    short: 'PDF',
    downloadNamed: 'Download the PDF of {title}',
  },
  refused: {
    'storybooks.not_approved':
      'Only a storybook that our staff approved is shown with the classroom’s story. Submit it for review first.',
    'storybooks.not_a_word': 'Only a name that is also a word, such as Hope or Will, can be kept as a word.',
    'storybooks.turned_off': 'Storybooks are currently turned off.',
    'storybooks.disabled': 'Storybooks are disabled for this classroom. Contact support to turn them on.',
    'storybooks.no_classroom': 'Add your classroom first to start Storybooks.',
    'storybooks.context_missing': 'Classroom context missing',
    'storybooks.not_found': 'Storybook not found',
    'storybooks.changed':
      'This storybook was changed in another window. Nothing was lost: look at both versions.',
    'storybooks.read_only': 'A published storybook is not changed. Take it back first.',
    'storybooks.status_not_yours':
      'A draft can be submitted for review; every other status is set by its own action.',
    'storybooks.title_missing': 'Add a title first.',
    'storybooks.pages_too_long':
      'A storybook has at most 40 pages of at most 5,000 characters, and 20,000 in all. Split long text with blank lines.',
    'storybooks.no_pages': 'This storybook has no pages yet.',
    'storybooks.out_of_credits':
      'You are out of Storybook credits for this week. Check back after the weekly reset.',
    'storybooks.drawing': 'Pictures for this storybook are being drawn already.',
    'storybooks.consents_missing': 'Please confirm all four consents before you publish.',
    'storybooks.published': 'This storybook is published already.',
    'storybooks.not_published': 'This storybook is not published.',
    'storybooks.private_words': 'Some words could tell who a child is. Replace them before you go on.',
    'storybooks.held': 'A family asked to take this storybook down. Our staff look at it first.',
    'storybooks.review_needed':
      'Our staff took this storybook down once. Submit it for review before you publish it again.',
    'credits.sponsor_not_enough': 'Not enough sponsor credits',
  },
} as const

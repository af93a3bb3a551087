import { pictureKinds, type UploadRule } from '../../oversight/files.ts'

export const storybookErrors = {
  'storybooks.turned_off': { status: 403, sentence: 'Storybooks are currently turned off.' },
  'storybooks.disabled': {
    status: 403,
    sentence: 'Storybooks are disabled for this classroom. Contact support to turn them on.',
  },
  'storybooks.no_classroom': { status: 409, sentence: 'Add your classroom first to start Storybooks.' },
  'storybooks.context_missing': { status: 409, sentence: 'Classroom context missing' },
  'storybooks.not_own_classroom': { status: 404, sentence: 'This is not one of your classrooms.' },
  'storybooks.not_found': { status: 404, sentence: 'Storybook not found' },
  'storybooks.no_row': { status: 406, sentence: 'Storybook not found' },
  'storybooks.too_many': {
    status: 409,
    sentence: 'You keep 500 storybooks already. Delete one that you no longer need.',
  },
  'storybooks.changed': {
    status: 409,
    sentence: 'This storybook was changed in another window. Nothing was lost: look at both versions.',
    more: ['version'],
  },
  'storybooks.read_only': {
    status: 409,
    sentence: 'A published storybook is not changed. Take it back first.',
  },
  'storybooks.status_not_yours': {
    status: 409,
    sentence: 'A draft can be submitted for review; every other status is set by its own action.',
  },
  'storybooks.title_missing': { status: 400, sentence: 'Add a title first.' },
  'storybooks.pages_too_long': {
    status: 400,
    sentence:
      'A storybook has at most 40 pages of at most 5,000 characters, and 20,000 in all. Split long text with blank lines.',
  },
  'storybooks.not_a_word': {
    status: 400,
    sentence: 'A name of the class list can be kept only where it is also a word, such as Hope or Will.',
  },
  'storybooks.no_pages': { status: 409, sentence: 'This storybook has no pages yet.' },
  'storybooks.out_of_credits': {
    status: 402,
    sentence: 'You are out of Storybook credits for this week. Check back after the weekly reset.',
  },
  'storybooks.writing': { status: 409, sentence: 'Words for this storybook are being written already.' },
  'storybooks.drawing': { status: 409, sentence: 'Pictures for this storybook are being drawn already.' },
  'storybooks.key_conflict': { status: 409, sentence: 'This was already asked for with other details.' },
  'storybooks.text_failed': {
    status: 503,
    sentence: 'Story generation failed',
    more: ['credit', 'writer'],
  },
  'storybooks.attest_missing': { status: 400, sentence: 'Please confirm the privacy attestations.' },
  'storybooks.photo_missing': { status: 400, sentence: 'Choose at least one photo.' },
  'storybooks.photo_not_found': { status: 404, sentence: 'This photo is not one of yours.' },
  'storybooks.too_many_photos': { status: 400, sentence: 'A storybook takes up to 15 photos.' },
  'storybooks.too_many_kept_photos': {
    status: 409,
    sentence: 'You keep 300 photos for storybooks already. Delete some that you no longer need.',
  },
  'storybooks.consents_missing': {
    status: 400,
    sentence: 'Please confirm all four consents before you publish.',
  },
  'storybooks.published': { status: 409, sentence: 'This storybook is published already.' },
  'storybooks.not_published': { status: 409, sentence: 'This storybook is not published.' },
  'storybooks.not_submitted': { status: 409, sentence: 'This storybook does not wait for review.' },
  'storybooks.private_words': {
    status: 409,
    sentence: 'Some words could tell who a child is. Replace them before you go on.',
  },
  'storybooks.held': {
    status: 409,
    sentence: 'A family asked to take this storybook down. Our staff look at it first.',
  },
  'storybooks.review_needed': {
    status: 409,
    sentence: 'Our staff took this storybook down once. Submit it for review before you publish it again.',
  },
  'storybooks.not_approved': {
    status: 409,
    sentence:
      'Only a storybook that our staff approved is shown with the classroom’s story. Submit it for review first.',
  },
  'storybooks.not_held': { status: 409, sentence: 'This storybook is not hidden.' },
  'storybooks.own': { status: 403, sentence: 'Somebody else decides on your own storybooks.' },
  'storybooks.book_not_found': { status: 404, sentence: 'This book is not available.' },
  'storybooks.pdf_failed': { status: 503, sentence: 'PDF render failed' },
  'storybooks.pdf_waiting': {
    status: 503,
    sentence: 'This file is still being made. Please try again in a minute.',
  },
  'storybooks.paper_not_found': {
    status: 404,
    sentence: 'This file is no longer there. Please make it again from your storybook.',
  },
  'storybooks.picture_not_found': { status: 404, sentence: 'This picture is not there.' },
} as const

export const storybookStates = ['draft', 'submitted', 'approved', 'published'] as const
export type StorybookState = (typeof storybookStates)[number]

export const pictureStyles = ['storybook', 'watercolor', 'comic'] as const
export type PictureStyle = (typeof pictureStyles)[number]

/** Whether a child reads the book or listens to it. */
export const readingModes = ['read-alone', 'read-to-me'] as const
export type ReadingMode = (typeof readingModes)[number]

/** How far the pictures of a book are. `failed` ones can be asked for again. */
export const pictureStates = ['none', 'waiting', 'drawing', 'done', 'failed'] as const
export type PictureState = (typeof pictureStates)[number]

/** What a teacher vouches for before photos are used; the school's approval may be left out. */
export const photoAttestations = [
  'faces_blurred',
  'consent_on_file',
  'no_identifying_info',
  'school_approved',
] as const
export type PhotoAttestation = (typeof photoAttestations)[number]
export const requiredAttestations = ['faces_blurred', 'consent_on_file', 'no_identifying_info'] as const

/** What a teacher confirms before a book is published: all four. */
export const publishConsents = ['parental', 'facesBlurred', 'noNames', 'schoolApproval'] as const
export type PublishConsent = (typeof publishConsents)[number]

/** What a book is made into: a page on each page, two on each side of a sheet to be folded, or for screens that turn pages. */
export const paperForms = ['pdf', 'booklet', 'epub'] as const
export type PaperForm = (typeof paperForms)[number]

export const paperStates = ['open', 'done', 'failed'] as const

/** What of the notes a book does not tell as it was noted, and why. */
export const storyNoticeKinds = [
  'name_replaced',
  'for_families',
  'private',
  'instruction',
  'not_yet',
  'not_understood',
  'other_language',
  'no_space',
] as const

export const mostStorybookPhotos = 15
/** Of a teacher, over all storybooks. */
export const mostKeptPhotos = 300
export const mostStorybooks = 500
export const maxStorybookTitleLength = 120
export const maxStorybookGradeLength = 20
export const maxStorybookNotesLength = 20_000
export const maxNarrativeLength = 20_000
export const maxPageTextLength = 5_000
export const maxPageCaptionLength = 140
export const maxPagePromptLength = 500
export const maxPageAltLength = 500
export const mostStorybookPages = 40
/** Words of a book that are also names of the class list. */
export const mostKeptWords = 20
export const maxStorybookReasonLength = 500
/** The prompt of a picture, where its page has none: so much of its text. */
export const defaultPromptLength = { wizard: 140, editor: 120 } as const

/** As many books as the story of a slot and the dashboard of a sponsor show, the newest first. */
export const mostShownBooks = 6

/** Letters and digits that are told apart, for the unlisted address of a published book. */
export const bookCodeLength = 12

/** A photo that a storybook is told from. It is seen by its teacher alone, and never published. */
export const storybookPhoto = {
  purpose: 'storybook_photo',
  kinds: pictureKinds,
  mostBytes: 10_000_000,
  seenBy: 'by link',
  waitsForStaff: false,
} as const satisfies UploadRule

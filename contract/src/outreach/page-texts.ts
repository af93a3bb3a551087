import {
  findPlaceholderFaults,
  listMailTexts,
  type MailPage,
  mailPageOf,
  type Placeholder,
  wordedMails,
} from './mail-texts.ts'

/** The pages whose texts staff word. */
export const sitePages = ['home', 'about', 'mission', 'team', 'gallery', 'events'] as const
export type SitePage = (typeof sitePages)[number]
export const mailPages = wordedMails.map(mailPageOf)

/** Whatever has texts of its own: pages of the site, and mails. */
export type TextPage = SitePage | MailPage
export const textPages: readonly [TextPage, ...TextPage[]] = [...sitePages, ...mailPages]

/** Whether it is a mail. */
export const isMailPage = (page: TextPage): page is MailPage => page.startsWith('mail-')

/** How a text is written: on one line, in a few sentences, in paragraphs with an empty line between, or as a list of lines. */
export type TextForm = 'line' | 'words' | 'paragraphs' | 'lines'

/** A text that stands in a page; its key is its place in the dictionaries. */
export type TextBlock = {
  key: string
  form: TextForm
  /** Of a mail: what may, and what must, stand in braces. In other texts braces are braces. */
  placeholders?: readonly Placeholder[]
}

/** How long a preview of a draft on its page works, and how many one of the staff has at a time. */
export const draftMinutes = 30
export const mostDrafts = 20

export const maxTextLine = 200
export const maxTextWords = 2_000
/** How many lines or paragraphs a list may have. */
export const mostTextParts = 12

const line = (key: string): TextBlock => ({ key, form: 'line' })
const words = (key: string): TextBlock => ({ key, form: 'words' })
const both = (key: string) => [line(`${key}.title`), words(`${key}.text`)]
const numbered = (key: string, count: number) => Array.from({ length: count }, (_, at) => `${key}.${at}`)
const search = (key: string) => [line(`${key}.title`), words(`${key}.description`)]

const homeTexts: readonly TextBlock[] = [
  ...[line('home.hero.title'), line('home.hero.titleMarked'), words('home.hero.lead')],
  ...[line('home.hero.sponsor'), line('home.hero.give'), line('home.hero.programs')],
  { key: 'home.hero.ticks', form: 'lines' },
  ...[line('home.how.title'), ...numbered('home.how.steps', 4).flatMap(both)],
  ...[line('home.mind.title'), words('home.mind.lead')],
  ...['think', 'build', 'serve'].flatMap((idea) => both(`home.mind.${idea}`)),
  ...[line('home.network.title'), words('home.network.lead')],
  ...[line('home.network.programs'), line('home.network.donate')],
  ...[line('home.sponsor.title'), words('home.sponsor.lead'), line('home.sponsor.action')],
  ...search('home'),
]

const aboutTexts: readonly TextBlock[] = [
  ...[line('content.about.title'), words('content.about.lead'), line('content.about.story.title')],
  { key: 'content.about.story.paragraphs', form: 'paragraphs' },
  ...[line('content.about.values.title'), ...numbered('content.about.values.items', 3).flatMap(both)],
  words('content.about.description'),
]

const missionTexts: readonly TextBlock[] = [
  ...[line('content.mission.heading'), words('content.mission.lead')],
  ...numbered('content.mission.ideas', 3).flatMap(both),
  ...[line('content.mission.how.title'), ...numbered('content.mission.how.points', 3).flatMap(both)],
  ...[line('content.mission.ways.programs'), line('content.mission.ways.about')],
  ...search('content.mission'),
]

const teamTexts: readonly TextBlock[] = [
  ...[line('content.about.team.title'), words('content.about.team.lead')],
  ...numbered('content.about.team.items', 3).flatMap(both),
  line('content.about.team.contact'),
]

const galleryTexts: readonly TextBlock[] = [
  ...[line('content.gallery.title'), words('content.gallery.lead')],
  ...numbered('content.gallery.pictures', 9).map((key) => line(`${key}.caption`)),
  ...[line('content.gallery.film.title'), words('content.gallery.film.text')],
  words('content.gallery.description'),
]

const eventsTexts: readonly TextBlock[] = [
  ...[line('content.events.title'), words('content.events.lead')],
  ...numbered('content.events.items', 3).flatMap((key) => [line(`${key}.month`), ...both(key)]),
  ...[
    ...both('content.events.join'),
    line('content.events.join.contact'),
    line('content.events.join.donate'),
  ],
  words('content.events.description'),
]

const mailTexts = (mail: (typeof wordedMails)[number]): TextBlock[] =>
  listMailTexts(mail).map(({ key, part, placeholders }) => ({
    ...{ key, placeholders },
    form: part === 'subject' ? 'line' : 'paragraphs',
  }))

const allMailTexts = Object.fromEntries(
  wordedMails.map((mail) => [mailPageOf(mail), mailTexts(mail)]),
) as Record<string, TextBlock[]> as Record<MailPage, TextBlock[]>

/** The texts of each page, in the order of the page; what search engines show comes last. */
export const textBlocks: Readonly<Record<TextPage, readonly TextBlock[]>> = {
  home: homeTexts,
  about: aboutTexts,
  mission: missionTexts,
  team: teamTexts,
  gallery: galleryTexts,
  events: eventsTexts,
  ...allMailTexts,
}

/** What is said in place of what the dictionaries say; null or missing: as they say. */
export type WordedText = { key: string; en: string | null; es: string | null }

export type TextFault =
  | ('unknown' | 'too_long' | 'too_many_parts' | 'control_signs')
  | ('placeholder_unknown' | 'placeholder_missing')

/** What is wrong with the words of a block; undefined where nothing is. */
export function findTextFault(block: TextBlock | undefined, text: string): TextFault | undefined {
  if (!block) return 'unknown'
  const isLine = block.form === 'line'
  if (text.length > (isLine ? maxTextLine : maxTextWords)) return 'too_long'
  if (hasControlSigns(text, !isLine)) return 'control_signs'
  if (splitText(block.form, text).length > mostTextParts) return 'too_many_parts'
  return findPlaceholderFault(block, text)
}

/** An empty text is as it came with the product, and lacks nothing. */
function findPlaceholderFault({ placeholders }: TextBlock, text: string): TextFault | undefined {
  if (!placeholders || text === '') return undefined
  const { unknown, missing } = findPlaceholderFaults(placeholders, text)
  if (unknown.length > 0) return 'placeholder_unknown'
  return missing.length > 0 ? 'placeholder_missing' : undefined
}

/** The parts of a text that is a list; one part of any other. */
export function splitText(form: TextForm, text: string): string[] {
  if (form !== 'lines' && form !== 'paragraphs') return [text]
  const parts = form === 'lines' ? text.split('\n') : text.split(/\n\s*\n/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function hasControlSigns(text: string, mayBreak: boolean): boolean {
  // Signs that turn the direction of what follows make one text look like another.
  if (/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/.test(text)) return true
  return [...text].some((sign) => (sign < ' ' || sign === '\u007f') && !(mayBreak && sign === '\n'))
}

export const pageTextErrors = {
  'page_texts.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else saved this page. Look again first.',
  },
  'page_texts.not_a_text': {
    status: 400,
    sentence: 'One of these texts is too long, has too many lines, or is none of this page.',
  },
  'page_texts.placeholder_unknown': {
    status: 400,
    sentence: 'One of these texts names something in braces that is not known there.',
  },
  'page_texts.placeholder_missing': {
    status: 400,
    sentence: 'One of these texts leaves out something that has to stand in it in braces.',
  },
  'page_texts.draft_ended': {
    status: 410,
    sentence: 'This preview has ended. Open it again from the console.',
  },
  'page_texts.revision_not_found': { status: 404, sentence: 'This version is not known.' },
} as const

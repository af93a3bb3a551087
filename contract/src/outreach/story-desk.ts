import { pictureOfCharity, type UploadRule } from '../oversight/files.ts'

/** How far a story is. One that was refused stays so until it is sent to review again. */
export const storyStates = ['draft', 'waiting', 'refused', 'scheduled', 'published'] as const
export type StoryState = (typeof storyStates)[number]

/** `place` is the order of the home page. */
export const storySorts = ['-updated', 'updated', 'place', '-place', 'title', '-title', 'submitted'] as const
export type StorySort = (typeof storySorts)[number]

export const maxStoryTitle = 200
export const maxStorySummary = 600
export const maxStoryAlt = 300
export const maxStoryLink = 500
export const maxStoryReason = 500
export const mostStoryPlace = 999

/** The picture of a story. A second person sees it before visitors do, with the story. */
export const storyPicture = { ...pictureOfCharity, purpose: 'story_picture' } as const satisfies UploadRule

export const storyErrors = {
  'stories.not_found': { status: 404, sentence: 'This story is not known.' },
  'stories.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this story. Look again first.',
  },
  'stories.shown': { status: 409, sentence: 'Take this story back before you change it.' },
  'stories.not_shown': { status: 409, sentence: 'This story is neither shown nor waiting.' },
  'stories.not_draft': { status: 409, sentence: 'This story was sent to review before.' },
  'stories.not_waiting': {
    status: 409,
    sentence: 'This story does not wait for a decision.',
    more: ['by', 'at'],
  },
  'stories.own': {
    status: 403,
    sentence: 'Somebody else decides: you wrote this story, or sent it to review.',
  },
  'stories.incomplete': {
    status: 400,
    sentence:
      'Before review a story needs a title and a text in both languages, and a description of its picture in both.',
  },
  'stories.spanish_title_missing': { status: 400, sentence: 'The Spanish title is missing.' },
  'stories.link_not_safe': {
    status: 400,
    sentence: 'A link leads to a page of this site or to an address that begins with https://.',
  },
  'stories.picture_unknown': { status: 400, sentence: 'This picture is not known. Choose it again.' },
} as const

import { broadcastStyles } from '../../../outreach/broadcasts/late-styles.ts'
import { storyStyles } from '../../../outreach/stories/late-styles.ts'
import strip from './broadcast-strip.module.css'

/**
 * The stylesheets of what the server renders and whose code comes late: they must come with the page. One
 * class of each keeps its sheet.
 */
export const lateStyles = [...broadcastStyles, ...storyStyles, strip.strip]

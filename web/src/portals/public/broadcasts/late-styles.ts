import player from '../../../outreach/broadcasts/broadcast-player.module.css'
import slide from '../../../outreach/broadcasts/broadcast-slide.module.css'
import controls from '../../../ui/slide-show/slide-controls.module.css'

/**
 * The stylesheets of what the server renders and whose code comes late: they must come with the page. One
 * class of each keeps its sheet.
 */
export const lateStyles = [player.player, slide.shown, controls.controls]

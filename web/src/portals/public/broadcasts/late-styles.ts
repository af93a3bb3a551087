import player from '../../../outreach/broadcasts/broadcast-player.module.css'
import slide from '../../../outreach/broadcasts/broadcast-slide.module.css'
import controls from '../../../ui/slide-controls.module.css'

/** The style sheets of what the server draws and whose code comes late: they must come with the page. */
export const lateStyles = [player, slide, controls]

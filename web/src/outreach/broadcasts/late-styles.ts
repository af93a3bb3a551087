import controls from '../../ui/slide-show/slide-controls.module.css'
import player from './broadcast-player.module.css'
import slide from './broadcast-slide.module.css'

/** The stylesheets of what comes late: they must come with the page. */
export const broadcastStyles = [player.player, slide.shown, controls.controls]

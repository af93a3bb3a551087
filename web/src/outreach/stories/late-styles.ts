import controls from '../../ui/slide-show/slide-controls.module.css'
import carousel from './story-carousel.module.css'

/** The stylesheets of what comes late: they must come with the page. */
export const storyStyles = [carousel.carousel, controls.controls]

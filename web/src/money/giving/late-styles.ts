import art from '../../pictures/art/art.module.css'
import facts from '../../ui/facts/facts.module.css'
import tower from '../../pictures/tower/progress-tower.module.css'
import arrived from './received-gift.module.css'
import split from './gift-split.module.css'
import pair from './tower-with-child.module.css'

/** The stylesheets of what an arrived gift renders; they come with the page, its script comes later. */
export const lateStyles = [art, facts, tower, arrived, split, pair]

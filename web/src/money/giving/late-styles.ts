import art from '../../ui/art/art.module.css'
import facts from '../../ui/facts.module.css'
import tower from '../../ui/tower/progress-tower.module.css'
import arrived from './arrived-gift.module.css'
import split from './gift-split.module.css'
import pair from './tower-with-child.module.css'

/** The stylesheets of what an arrived gift renders; they come with the page, its script comes later. */
export const lateStyles = [art, facts, tower, arrived, split, pair]

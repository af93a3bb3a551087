/** The featured stories of the home page. */
export const stories = {
  label: 'Featured stories',
  eyebrow: 'Featured story',
  carousel: 'carousel',
  slide: 'slide',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous story',
  next: 'Next story',
  position: '{number} of {count}',
  more: 'Read more',
} as const

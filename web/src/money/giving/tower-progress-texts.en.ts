/** The tower that small gifts fill together, wherever it is shown. */
export const towerProgress = {
  title: 'The shared tower',
  lead: { one: '{cents} of {target}, from 1 gift', other: '{cents} of {target}, from {count} gifts' },
  text: 'Small gifts fill one Sponsor Slot together. At {target} the next draw matches it, and everyone who gave is told.',
  give: 'Add to the shared tower',
} as const

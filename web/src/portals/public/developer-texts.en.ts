/** The developer page. */
export const developer = {
  title: 'Developer tools',
  description: 'Flags, addresses and the overlay switch of this installation.',
  lead: 'Stands in demonstrations only. What is shown here is read only; the server decides.',
  kit: 'Every part of the kit',
  flags: 'Flags',
  flagsCaption: 'Feature flags of this installation',
  flag: 'Flag',
  state: 'State',
  on: 'on',
  off: 'off',
  names: {
    nominations: 'nominations',
    storybooks: 'storybooks',
    heroStories: 'hero stories',
    contentOverrides: 'inline content overrides',
    demo: 'demonstration data',
  },
  routes: 'Routes',
  routesLead: 'Every address the pages answer at, {count} in all. Words after a colon stand for a value.',
  overlay: 'Seasonal overlay',
  overlayLead: 'The same choice as the switch in the footer, kept in this browser.',
} as const

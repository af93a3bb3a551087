/** The site's colors as mails write them: no mail reader knows our custom properties. */
export const colors = {
  paper: '#FBFBF7',
  card: '#ffffff',
  ink: '#14213D',
  quiet: '#596680',
  line: '#E4EAF5',
  edge: '#CFD8E8',
  blue: '#1F3F9E',
  poster: '#FFC93C',
  empty: '#E4EAF5',
  blocks: ['#1F3F9E', '#D2603A', '#168577', '#F2A7B0', '#2B50BE', '#7B3A86', '#7FA3EE', '#D2603A'],
} as const

/** The same at night. */
export const nightColors = {
  paper: '#0D1526',
  card: '#17223A',
  ink: '#F4F6FB',
  quiet: '#B7C3D9',
  line: '#33415F',
  empty: '#33415F',
  link: '#A9C3FF',
} as const

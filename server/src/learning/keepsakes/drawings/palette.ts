/** The colors of keepsakes: those of the product's pictures on paper. */
export const palette = {
  ink: '#14213D',
  quiet: '#414E69',
  paper: '#FBFBF7',
  yellow: '#FFC93C',
  blue: '#1F3F9E',
  sky: '#7FA3EE',
  brick: '#D2603A',
  teal: '#168577',
  rose: '#F2A7B0',
  plum: '#7B3A86',
} as const

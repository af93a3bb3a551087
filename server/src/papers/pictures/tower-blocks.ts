const blue = '#1F3F9E'

/** Eight blocks from the ground up: where money becomes a whole. */
export const towerBlocks = [
  { fill: blue, d: 'M7 344H90a7 7 0 0 1 7 7V393a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V351a7 7 0 0 1 7-7z' },
  { fill: '#D2603A', d: 'M110 344H193a7 7 0 0 1 7 7V393a7 7 0 0 1-7 7H110a7 7 0 0 1-7-7V351a7 7 0 0 1 7-7z' },
  {
    fill: '#168577',
    d: 'M7 284H193a7 7 0 0 1 7 7V331a7 7 0 0 1-7 7H136a36 36 0 0 0-72 0H7a7 7 0 0 1-7-7V291a7 7 0 0 1 7-7z',
  },
  { fill: '#F2A7B0', d: 'M21 222H90a7 7 0 0 1 7 7V271a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7V229a7 7 0 0 1 7-7z' },
  { fill: blue, d: 'M110 222H179a7 7 0 0 1 7 7V271a7 7 0 0 1-7 7H110a7 7 0 0 1-7-7V229a7 7 0 0 1 7-7z' },
  { fill: '#7B3A86', d: 'M21 172H179a7 7 0 0 1 7 7V209a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7V179a7 7 0 0 1 7-7z' },
  { fill: '#7FA3EE', d: 'M57 104H143a7 7 0 0 1 7 7V159a7 7 0 0 1-7 7H57a7 7 0 0 1-7-7V111a7 7 0 0 1 7-7z' },
  { fill: '#D2603A', d: 'M57 98a7 7 0 0 1-7-7V78a50 50 0 0 1 100 0V91a7 7 0 0 1-7 7z' },
] as const

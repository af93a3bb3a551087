/** Line drawings of school things, around 0, 0 and about 30 wide; stroke comes from the parent. */
export type Motif = 'book' | 'leaf' | 'note' | 'globe' | 'star' | 'brush' | 'ruler' | 'atom'

const MOTIFS: Record<Motif, string> = {
  book: 'M-16-9q8-4 16 0q8-4 16 0v20q-8-4-16 0q-8-4-16 0zM0-9v20',
  leaf: 'M0 14V-2M0 2q-14 0-14-14q14 0 14 14M0-2q14 0 14-14q-14 0-14 14',
  note: 'M-7 10V-10l16-4V6M-15 10a4 4 0 0 0 8 0a4 4 0 0 0-8 0M1 6a4 4 0 0 0 8 0a4 4 0 0 0-8 0',
  globe: 'M-13 0a13 13 0 0 0 26 0a13 13 0 0 0-26 0zh26M0-13q-10 13 0 26M0-13q10 13 0 26',
  star: 'M0-14l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z',
  brush: 'M12-13-2 3M-2 3q-8 0-8 10q10 0 11-6z',
  ruler: 'M-22-6h44v12h-44zM-12-6v6M-2-6v4M8-6v6',
  atom: 'M-15 0a15 6 0 0 0 30 0a15 6 0 0 0-30 0M-7.5-13a15 6 60 0 0 15 26a15 6 60 0 0-15-26M7.5-13a15 6 120 0 0-15 26a15 6 120 0 0 15-26',
}

export type MotifMarkProps = { motif: Motif; x: number; y: number; color: string }

/** A motif drawn on a block. */
export function MotifMark({ motif, x, y, color }: MotifMarkProps) {
  return (
    <path
      d={MOTIFS[motif]}
      transform={`translate(${x} ${y})`}
      fill="none"
      stroke={color}
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

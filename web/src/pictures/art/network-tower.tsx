import { outlineBlock, TOWER_BLOCKS } from '../tower/tower-blocks.ts'

/** A tower of six blocks in white, two still to come, for the dark block of the open program. */
export function NetworkTower({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 200 400" aria-hidden="true" className={className}>
      {TOWER_BLOCKS.map((block, position) => (
        <path
          key={position}
          d={outlineBlock(block)}
          fill={position === 5 ? '#FFC93C' : '#fff'}
          opacity={position > 5 ? 0.16 : undefined}
        />
      ))}
    </svg>
  )
}

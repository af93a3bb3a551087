type Size = { width: number; height: number }

/** How large a picture is shown where it may be so wide and so high; a small one is not blown up. */
export function sizeWithin({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The gallery's film, drawn by itself: eight $100 blocks fall into a tower, the tower becomes a slot, the
 * slot's blocks fly into a classroom. No words but amounts, so it needs no translation. Runs in a browser.
 */
export const film = { width: 960, height: 540, framesPerSecond: 24, seconds: 12 } as const

const paper = { bg: '#fbfbf7', rule: '#dce6f5', ink: '#14213d', blue: '#1f3f9e', wood: '#b9824c' } as const
const colors = [
  '#1f3f9e',
  '#c8502b',
  '#0d6e63',
  '#7b3a86',
  '#1f3f9e',
  '#c8502b',
  '#0d6e63',
  '#ffc93c',
] as const
/** The digits of the site; without its font, whatever the machine has. */
export const digits = '"Bricolage Grotesque", sans-serif'
const block = { width: 118, height: 42 } as const
const tower = { x: 250, foot: 462 } as const
const classroom = { x: 690, foot: 462 } as const

type Pen = CanvasRenderingContext2D

/** Draws the picture at a moment, in seconds. */
export function drawFrame(pen: Pen, seconds: number): void {
  drawPaper(pen)
  drawPlace(pen)
  const classroomShare = ease(clamp((seconds - 6.4) / 1.2))
  drawClassroom(pen, classroomShare, seconds)
  drawTower(pen, seconds)
  drawAmount(pen, seconds)
}

function drawPaper(pen: Pen): void {
  pen.fillStyle = paper.bg
  pen.fillRect(0, 0, film.width, film.height)
  pen.fillStyle = paper.rule
  for (let y = 36; y < film.height; y += 36) pen.fillRect(0, y, film.width, 1.5)
  pen.fillStyle = paper.ink
  pen.fillRect(60, 462, film.width - 120, 3)
}

/** Where the classroom will be, from the first moment on. */
function drawPlace(pen: Pen): void {
  pen.save()
  pen.strokeStyle = '#8a94a8'
  pen.lineWidth = 3
  pen.setLineDash([10, 12])
  pen.beginPath()
  pen.roundRect(classroom.x - 190, 150, 380, 312, [190, 190, 0, 0])
  pen.stroke()
  pen.restore()
}

/** Block by block from above; after the eighth they leave one by one for the classroom. */
function drawTower(pen: Pen, seconds: number): void {
  colors.forEach((color, position) => {
    const rest = { x: tower.x, y: tower.foot - position * block.height }
    const falls = clamp((seconds - 0.3 - position * 0.62) / 0.5)
    if (falls === 0) return
    const leaves = ease(clamp((seconds - 7.6 - (7 - position) * 0.28) / 0.9))
    const goal = placeInClassroom(position)
    const y = rest.y - (1 - bounce(falls)) * 420
    const arc = Math.sin(leaves * Math.PI) * -110
    pen.save()
    pen.translate(rest.x + (goal.x - rest.x) * leaves, y + (goal.y - y) * leaves + arc)
    pen.scale(1 + (goal.size - 1) * leaves, 1 + (goal.size - 1) * leaves)
    drawBlock(pen, color, position === colors.length - 1)
    pen.restore()
  })
}

function drawBlock(pen: Pen, color: string, isArch: boolean): void {
  const half = block.width / 2
  pen.fillStyle = 'rgb(20 33 61 / 0.18)'
  pen.fillRect(-half + 2, -block.height + 5, block.width, block.height - 2)
  pen.fillStyle = color
  pen.beginPath()
  if (isArch) {
    pen.moveTo(-half, 0)
    pen.lineTo(-half, -18)
    pen.quadraticCurveTo(-half, -block.height - 14, 0, -block.height - 14)
    pen.quadraticCurveTo(half, -block.height - 14, half, -18)
    pen.lineTo(half, 0)
  } else pen.roundRect(-half, -block.height + 2, block.width, block.height - 2, 6)
  pen.fill()
  pen.fillStyle = isArch ? paper.ink : '#ffffff'
  pen.font = `700 21px ${digits}`
  pen.textAlign = 'center'
  pen.fillText('$100', 0, -13)
}

/** A shelf of two rows under the board: where each block ends. */
function placeInClassroom(position: number): { x: number; y: number; size: number } {
  const size = 0.62
  const column = position % 4
  const row = Math.floor(position / 4)
  return {
    x: classroom.x - 114 + column * 76,
    y: classroom.foot - row * block.height * size - 2,
    size,
  }
}

/** A board, a window and two children who look up when the blocks have come. */
function drawClassroom(pen: Pen, share: number, seconds: number): void {
  if (share === 0) return
  pen.save()
  pen.globalAlpha = share
  pen.fillStyle = '#f6f1e4'
  pen.beginPath()
  pen.roundRect(classroom.x - 190, 150, 380, 312, [190, 190, 0, 0])
  pen.fill()
  pen.fillStyle = paper.wood
  pen.fillRect(classroom.x - 104, 214, 208, 122)
  pen.fillStyle = '#1e3a31'
  pen.fillRect(classroom.x - 96, 222, 192, 106)
  pen.strokeStyle = '#f3f5ee'
  pen.lineWidth = 4
  pen.beginPath()
  pen.arc(classroom.x - 46, 276, 20, 0, Math.PI * 2)
  pen.rect(classroom.x - 14, 256, 40, 40)
  pen.moveTo(classroom.x + 44, 296)
  pen.lineTo(classroom.x + 44, 274)
  pen.arc(classroom.x + 64, 274, 20, Math.PI, 0)
  pen.lineTo(classroom.x + 84, 296)
  pen.stroke()
  pen.restore()
  const rises = bounce(clamp((seconds - 10.2) / 0.7))
  drawChild(pen, classroom.x - 150, rises, { skin: '#8d5a3b', shirt: '#ffc93c', hair: '#241a16' })
  drawChild(pen, classroom.x + 150, rises, { skin: '#e3b08c', shirt: '#0d6e63', hair: '#5b3a22' })
}

type Look = { skin: string; shirt: string; hair: string }

/** A circle on an arch, as all our people are. */
function drawChild(pen: Pen, x: number, rises: number, look: Look): void {
  if (rises === 0) return
  pen.save()
  pen.beginPath()
  pen.rect(x - 60, 0, 120, classroom.foot)
  pen.clip()
  pen.translate(x, classroom.foot + (1 - rises) * 120)
  pen.fillStyle = look.shirt
  pen.beginPath()
  pen.roundRect(-28, -58, 56, 58, [28, 28, 0, 0])
  pen.fill()
  pen.fillStyle = look.hair
  pen.beginPath()
  pen.arc(0, -84, 26, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = look.skin
  pen.beginPath()
  pen.arc(0, -78, 22, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = paper.ink
  pen.beginPath()
  pen.arc(-8, -80, 2.6, 0, Math.PI * 2)
  pen.arc(8, -80, 2.6, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = paper.ink
  pen.lineWidth = 2.4
  pen.beginPath()
  pen.arc(0, -74, 8, 0.2 * Math.PI, 0.8 * Math.PI)
  pen.stroke()
  pen.restore()
}

/** What stands there so far, counted up with the blocks. */
function drawAmount(pen: Pen, seconds: number): void {
  const landed = colors.filter((_, position) => seconds >= 0.8 + position * 0.62).length
  if (landed === 0) return
  const whole = landed === colors.length
  pen.textAlign = 'left'
  pen.fillStyle = whole ? paper.blue : paper.ink
  pen.font = `700 ${whole ? 64 : 52}px ${digits}`
  pen.fillText(`$${landed * 100}`, 64, 112)
}

const clamp = (share: number) => Math.min(1, Math.max(0, share))
const ease = (share: number) => share * share * (3 - 2 * share)
/** Falls, and springs back a little. */
const bounce = (share: number) =>
  share < 0.7 ? (share / 0.7) ** 2 : 1 - 0.06 * Math.sin(((share - 0.7) / 0.3) * Math.PI)

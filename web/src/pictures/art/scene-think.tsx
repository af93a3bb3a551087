import { hue, Picture } from './paper.tsx'
import { Person } from './person.tsx'
import { BookCover, BookShelf, BookStack, OpenBook } from './props.tsx'
import { ArchWindow } from './scenery.tsx'

/** Think: two children read on a classroom rug, in the circle. */
export function ThinkScene({
  label,
  className,
}: {
  label?: string | undefined
  className?: string | undefined
}) {
  return (
    <Picture viewBox="20 10 280 280" shape="circle" label={label} className={className}>
      <path d="M20 10h280v280H20z" fill={hue.wall} />
      <BookShelf x={26} y={92} width={116} />
      <ArchWindow x={206} y={40} width={62} height={92} />
      <path d="M20 214h280v76H20z" fill={hue.floor} />
      <ellipse className="cut" cx="160" cy="250" rx="120" ry="24" fill={hue.pink} />
      <ellipse
        cx="160"
        cy="250"
        rx="98"
        ry="17"
        fill="none"
        stroke={hue.cream}
        strokeWidth="2"
        strokeDasharray="3 6"
      />
      <Person
        x={120}
        y={254}
        size={1.02}
        skin={6}
        hairStyle="braids"
        top="blue"
        trim="yellow"
        pattern="band"
        pants="brick"
        legs="cross"
        pose="hold"
        gaze={2}
        mouth="calm"
        holding={<BookCover x={0} y={-52} cover="yellow" />}
      />
      <Person
        x={208}
        y={256}
        size={0.98}
        skin={2}
        hairStyle="bob"
        top="teal"
        pants="blue2"
        legs="cross"
        pose="hold"
        gaze={-4}
        mouth="open"
        holding={<OpenBook x={0} y={-50} size={0.9} cover="brick" />}
      />
      <BookStack x={164} y={272} size={0.62} />
    </Picture>
  )
}

/** The share page of a teacher, its flyer and what is said when a link leads nowhere. */
export const share = {
  heading: '{name}’s class needs a hand.',
  headingMatched: '{name}’s class got its $800.',
  title: '{name}’s class',
  description:
    'One Sponsor Slot is $800 and goes to this class, all of it. Give it, share this page, or print the flyer.',
  descriptionAt:
    '{place}. One Sponsor Slot is $800 and goes to this class, all of it. Give it, share this page, or print the flyer.',
  descriptionMatched:
    'This class got a Sponsor Slot this school year. See where the $800 went, or give again.',
  picture: 'Illustration: a teacher and four children on the reading rug of a classroom.',
  portrait: 'Picture of {name}',
  text: 'One Sponsor Slot is $800. Paid with this link, all of it goes to this class right away.',
  textMatched:
    'Slot {number} put $800 into this class’s budget on {day}. You can still give: your gift goes to this class, too.',
  textUnconfirmed: 'No gift can reach this class yet. {name} has to confirm it from a school address first.',
  give: 'Give this class $800',
  giveOther: 'Give another amount',
  giveAgain: 'Give to this class',
  giveElsewhere: 'Give to classrooms',
  follow: 'Follow slot {number}',
  facts: {
    label: 'What we know of this class',
    confirmed: 'Teacher confirmed',
    unconfirmed: 'Not confirmed yet',
    neighbors: {
      one: '{count} neighbor nominated it, {confirmed} confirmed',
      other: '{count} neighbors nominated it, {confirmed} confirmed',
    },
    matched: 'Matched {day}',
  },
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Your browser did not copy it. The address is below the code.',
  send: 'Share',
  print: 'Print flyer',
  qr: 'QR code that opens this page',
  about: 'About the teacher',
  badges: 'Badges unlocked with Tower Credits',
  photos: {
    title: 'From the classroom',
    note: 'Sent by the teacher, reviewed by our staff.',
    plain: 'A photo from the classroom',
  },
  ways: {
    title: 'Where your gift goes',
    label: 'A tower of eight blocks, all of them set: $800 for this class.',
    whole: {
      title: '$800',
      text: 'It mints one Sponsor Slot. With this class’s code it comes here right away, without a draw.',
    },
    part: {
      title: 'Any other amount',
      text: 'It goes straight into this class’s budget as soon as you pay, unless you choose a tower.',
    },
    record: {
      title: 'On record',
      text: 'Every slot has a public page: when it was minted, which class got it, and how much has been spent.',
    },
  },
  flyer: {
    scan: 'Scan to help',
    how: 'Point your phone’s camera at the code, or type the address.',
    otherLanguage: 'es',
    otherHeading: 'La clase de {name} necesita una mano.',
    otherHeadingMatched: 'La clase de {name} recibió sus $800.',
    otherText: 'Un cupo de patrocinio cuesta $800. Pagado con este enlace llega completo a esta clase.',
    otherHow: 'Apunta la cámara del teléfono al código o escribe la dirección.',
  },
  gone: {
    404: 'Share link not found',
    410: 'Link not found or no longer active.',
    help: 'Ask the teacher for a new link, or let the public draw choose a class.',
    sponsor: 'Sponsor a classroom',
    home: 'Home',
  },
} as const

/** The share page of a teacher, its flyer and what is said when a link leads nowhere. */
export const share = {
  heading: '{name}’s class needs a hand.',
  title: '{name}’s class',
  description:
    'One Sponsor Slot is $800 and goes whole to this class. Give it, share this page, or print the flyer.',
  descriptionAt:
    '{place}. One Sponsor Slot is $800 and goes whole to this class. Give it, share this page, or print the flyer.',
  picture: 'Illustration: a teacher and four children on the reading rug of a classroom.',
  portrait: 'Picture of {name}',
  text: 'One Sponsor Slot is $800. Paid with this link it goes to this class at once, whole.',
  give: 'Give this class its slot: $800',
  giveOther: 'Give another amount',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Your browser did not copy it. The address is below the code.',
  send: 'Share',
  print: 'Print flyer',
  qr: 'QR code that opens this page',
  about: 'About the teacher',
  noWords: '{name} has not written anything here yet.',
  nominations: {
    none: 'Nobody has nominated this class yet.',
    counted: {
      one: '{count} nomination, {confirmed} confirmed.',
      other: '{count} nominations, {confirmed} of them confirmed.',
    },
  },
  tower: {
    title: 'Eight blocks, one class',
    label: 'A tower of eight blocks, all still open: eight times $100 make one slot of $800.',
    whole: {
      title: 'A whole slot',
      text: '$800 mints one Sponsor Slot. With this class’s code it comes here at once.',
    },
    part: {
      title: 'Any other amount',
      text: 'It lies on your own tower. At $800 that mints a slot, and a public draw matches it to a confirmed class.',
    },
    record: {
      title: 'On record',
      text: 'The money goes into this class’s budget, and what it buys is on record.',
    },
  },
  flyer: {
    scan: 'Scan to help',
    how: 'Point your phone’s camera at the code, or type the address.',
    otherLanguage: 'es',
    otherHeading: 'La clase de {name} necesita una mano.',
    otherText: 'Un cupo de patrocinio cuesta $800. Pagado con este enlace llega entero a esta clase.',
    otherHow: 'Apunta la cámara del teléfono al código o escribe la dirección.',
  },
  gone: {
    404: 'Share link not found',
    410: 'Link not found or no longer active.',
    help: 'Ask the teacher for a fresh link, or let the public draw choose a class.',
    sponsor: 'Sponsor a classroom',
    home: 'Home',
  },
} as const

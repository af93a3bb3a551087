/** What holds for everyone who gives, nominates, teaches or has an account here. */
export const termsOfUse = {
  title: 'Terms',
  description: 'What you can count on when you give, nominate or teach here, and what we ask of you.',
  lead: 'What you can count on from us, and what we ask of you.',
  sections: [
    {
      title: 'Your gift',
      paragraphs: [
        'A gift is voluntary. You get no goods or services for it. The button, the payment page and the receipt name where it goes, and that is where it goes.',
        '$800 makes one Sponsor Slot, and a slot goes whole to one classroom. A gift below $800 joins the shared tower, builds your own, or goes straight to a classroom you named. Your own tower joins the shared one when no further gift comes for a while; we email you two weeks before, and you can ask to wait.',
        'The general fund is split 65% to classrooms, 16% to young athletes, 16% to small businesses and the rest to operations. What you add to cover the card fee is its own line on the receipt and never counts toward a slot.',
        'A gift is charged once, unless you chose a monthly one. You can change, pause or end that with the link in each receipt.',
        'Whether a gift is tax-deductible depends on the organization and on you. If the organization has an EIN, it is at the foot of this page and on your receipt.',
      ],
    },
    {
      title: 'Draws',
      paragraphs: [
        'A slot paid without a classroom code waits for a draw. Only classrooms that a teacher confirmed and somebody nominated take part. A classroom’s points come from its nominations and from draws it entered without being picked. Giving does not change anyone’s chance, and entering costs nothing.',
        'The list of classrooms is fixed and published before the draw. A sealed seed and a public random number decide, and anyone can repeat the result afterward. A completed draw is never deleted or run again. Staff may void a draw that has not run, with a public reason.',
        'We do not promise that a classroom will be picked, or when.',
      ],
    },
    {
      title: 'Nominations and teachers',
      paragraphs: [
        'Nominate classrooms you know, once each, with true words. A nomination counts in full once you confirm it by email or are signed in; others count only a little.',
        'A teacher confirms only a classroom they lead, from a school address. When the address is not the one we know, staff look first and may refuse with a reason.',
        'The $800 is a budget for the classroom, not a payment to the teacher.',
      ],
    },
    {
      title: 'Tower Credits',
      paragraphs: [
        'Tower Credits are platform credits, not money. They cannot be redeemed outside this site and never make Sponsor Slots.',
      ],
    },
    {
      title: 'Your account and your words',
      paragraphs: [
        'Sign in only with an email that is yours, and tell us if someone else got in. We may turn off an account that is used to cheat or to harm others; gifts it made stay on the books and receipts stay valid.',
        'What you write for others to see must be yours to share. It must not name children or private people without their consent. Staff may take it down.',
      ],
    },
    {
      title: 'When something goes wrong',
      paragraphs: [
        'We correct mistakes in the open: the books are only ever added to, so a correction is a new entry beside the old one. If something here is not true, please tell us.',
      ],
    },
  ],
} as const

/** How a gift comes back, from where, and what stays. */
export const refundPolicy = {
  title: 'Refunds',
  description: 'How to ask for a gift back, where the money comes from, and what stays with a classroom.',
  lead: 'A mistake, a second thought, a payment you do not recognize: write to us. A person reads it.',
  sections: [
    {
      title: 'How to ask',
      paragraphs: [
        'Write to us through the contact page with the date, the amount and the email on the receipt. Staff make refunds by hand, in whole or in part, to the card or wallet you paid with. How many days it takes to arrive depends on your bank.',
        'Your dashboard says that a refund is on its way until it has arrived. The old receipt is void; if part of the gift stays, you get a new receipt for that part. If the bank sends the refund back to us, your gift counts again and you get a new receipt.',
      ],
    },
    {
      title: 'A gift on a tower',
      paragraphs: [
        'What is not a slot yet comes back first. Then slots of yours that are still waiting are taken back, the newest first.',
        'On the shared tower your part comes back the same way. If a waiting slot has to be taken back for it, the parts of everyone else return to the tower and keep counting.',
      ],
    },
    {
      title: 'After a classroom was matched',
      paragraphs: [
        'The classroom keeps its money. A teacher who was promised $800 can count on it. If we refund such a gift anyway, our reserve pays for it, and your next gifts to classrooms fill the reserve before they count toward a new slot.',
        'A gift that went straight to a classroom comes back from what the classroom has not spent.',
      ],
    },
    {
      title: 'Monthly gifts',
      paragraphs: [
        'Pause or end a monthly gift yourself, at any time, with the link in each of its receipts. For a month already paid, write to us.',
      ],
    },
    {
      title: 'If you dispute a payment with your bank',
      paragraphs: [
        'While the bank decides, as much as it contests is put on hold: waiting slots leave the draws, and only what they do not cover is held of a classroom’s unspent budget. If the bank decides for us, the hold ends; if it decides for you, that counts as a refund.',
        'Writing to us first is usually faster.',
      ],
    },
  ],
} as const

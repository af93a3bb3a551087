/** What people read who come back from the payment page. A part of the texts of giving. */
export const givingReturns = {
  success: {
    title: 'Thank you',
    description: 'Your gift to Project Tower.',
    onItsWay: 'Your gift is on its way',
    onItsWayText:
      'The payment page sent you back to us. As soon as it confirms the payment, this page shows what your gift became. You can leave, too: the receipt comes by email.',
    waiting: 'Waiting for the payment to be confirmed…',
    lookAgain: 'Look again',
    arrived: 'Your {amount} has arrived',
    arrivedText: {
      direct: 'The teacher of that classroom can spend it right away.',
      prospects: 'It goes to the goals of youth athletes. Thank you for standing behind them.',
      project: 'It is split across all programs, to the cent, as shown here.',
    },
    /** A gift to classrooms, by whose tower it lies on. */
    arrivedOn: {
      own: 'It’s on your tower. At $800 a slot is minted and a draw matches it to a confirmed classroom.',
      address:
        'It counts for the email address you gave: sign in with it, and the tower is yours. At $800 a slot is minted and a draw matches it to a confirmed classroom.',
      account:
        'It counts for the account that has the email address you gave. Sign in before you give, and a gift counts for your own account.',
      shared:
        'It is on the shared tower, which many gifts fill together. At $800 the next draw matches it to a confirmed classroom, and we email you then.',
    },
    /** A gift to one young athlete; `hidden` stands for a name that is not public right now. */
    athlete: {
      onItsWay: {
        once: 'Your gift to {name} is on its way',
        monthly: 'Your monthly gift to {name} is on its way',
      },
      arrived: {
        once: 'Your {amount} for {name} has arrived',
        monthly: 'Your {amount} each month for {name} has begun',
      },
      arrivedText: {
        once: 'It goes to {name} and their goals. Thank you for standing behind them.',
        monthly:
          'The first month has arrived. Your card is charged again each month until you pause or end the gift; every receipt has a link for that, without signing in.',
      },
      hidden: 'a young athlete',
      eachMonth: '{amount} each month',
      toPage: 'Go to {name}’s page',
    },
    minted: {
      one: 'One Sponsor Slot is minted.',
      other: '{count} Sponsor Slots are minted.',
    },
    /** A slot that went to the classroom it was paid for. */
    designated: 'Sponsor Slot {number} is minted and went whole to {classroom}, at once.',
    story: 'Follow Sponsor Slot {number}',
    fee: 'Card fee',
    feeApart: 'Card fee, never toward the $800',
    inAll: 'Total',
    mintedText: 'It is numbered, recorded in the ledger, and matched whole to one confirmed classroom.',
    amount: 'Amount',
    goesTo: 'Goes to',
    slots: 'Slots minted',
    toward: 'Toward your next slot',
    receipt: 'Receipt number',
    receiptSoon: 'Comes by email',
    rest: '{amount} to your next slot',
    restAction: 'Give the rest, {amount}',
    draws: 'See the draws',
    review: 'We are checking your payment',
    reviewText:
      'The payment page reported something we want a person to look at first. Nothing more is charged. We’ll email you.',
    failed: 'The payment did not go through',
    failedText: 'Nothing was charged. You can try again, with the same or another card.',
    expired: 'The payment page has closed',
    expiredText: 'It was open too long, and nothing was charged. You can start again.',
    tryAgain: 'Try again',
    onward: 'What’s next',
    plain: 'Thank you for giving',
    plainText:
      'We could not look up a payment from this address. If you finished on the payment page, your receipt comes by email.',
    programs: 'See the programs',
    home: 'Go to the home page',
    picture: 'Three children cheer in front of a finished tower.',
  },
  cancel: {
    title: 'No gift was made',
    text: 'You left the payment page, and nothing was charged. Everything is as it was before.',
    athlete: {
      once: 'You left the payment page before your gift to {name} was made, and nothing was charged.',
      monthly:
        'You left the payment page, so the monthly gift to {name} has not begun. Nothing was charged, and nothing will be.',
      back: 'Back to {name}',
    },
    again: 'Back to the donate page',
    programs: 'See the programs',
    home: 'Go to the home page',
  },
} as const

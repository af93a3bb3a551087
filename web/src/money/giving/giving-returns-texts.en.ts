/** What people read who come back from the payment page. A part of the texts of giving. */
export const givingReturns = {
  success: {
    title: 'Thank you',
    onItsWay: 'Your gift is on its way',
    onItsWayText:
      'The payment page sent you back to us. As soon as it confirms the payment, this page shows what your gift became. You can leave, too: the receipt comes by email.',
    waiting: 'Waiting for the payment to be confirmed…',
    lookAgain: 'Look again',
    /** A gift to one young athlete; `hidden` stands for a name that is not public right now. */
    athlete: {
      onItsWay: {
        once: 'Your gift to {name} is on its way',
        monthly: 'Your monthly gift to {name} is on its way',
      },
      hidden: 'a young athlete',
    },
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

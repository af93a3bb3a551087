/** What this product keeps about people, why, for how long, and how they get it back or are forgotten. */
export const privacyPolicy = {
  title: 'Privacy',
  description: 'What we keep about you, why, who sees it, and how you get a copy or have it erased.',
  lead: 'We keep what giving, nominating and teaching need, and nothing to follow you around. This page says what that is.',
  parts: 'On this page',
  sections: [
    {
      title: 'When you give',
      paragraphs: [
        'We keep your email, the amount, where the gift goes, the date and the receipt. If you add a dedication, a name to show or a wish to stay anonymous, we keep that too.',
        'You pay on the page of our payment provider. Your card number goes there and never passes through this site. If you choose to keep a card for your next gift, the provider keeps it and we keep its brand, last four digits and expiry, until you remove it or erase your account.',
        'A checkout that nobody finishes is deleted after 90 days.',
      ],
    },
    {
      title: 'When you nominate or teach',
      paragraphs: [
        'When you nominate a teacher by name and school, staff see your name, your email and your reason. Other visitors see only how many people nominated the classroom. When you nominate a classroom by its code, your email or phone is turned into a coded mark in your browser, so you count once; the contact itself is not sent.',
        'For each nomination we also keep a coded mark of the network it came from. The key behind that mark is deleted after two days, and then nobody can work out the network again.',
        'Of a teacher we keep the name, the school email, the classroom and its budget. The teacher’s share page shows the name, the school, the town and the words and picture the teacher chose.',
      ],
    },
    {
      title: 'When you have an account or write to us',
      paragraphs: [
        'An account holds your email, name, language and the devices you are signed in on. A device that has not been used drops off the list within about two months.',
        'Messages from the contact and partner forms are kept for our staff. An address left under “Tell me when it opens” is used once and then deleted.',
        'The text of emails we sent you is deleted after 90 days, and the note that we sent them after about 13 months. If you stop the emails about the steps of your gifts, we keep your address to remember that.',
        'NUMA, the assistant, does not store questions or answers. If we use an outside AI service to word answers, it receives the question, with email addresses taken out, and the facts the answer is made of.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Our own pictures of children are drawings. Please do not write a child’s name into a form.',
        'Teachers may show photos of what their classroom bought. Each is looked at by our staff first, and shown only if the teacher states that no child’s face can be recognized or that the school has the signed consent of each family. A teacher who removes a photo ends it on every page at once.',
        'Nothing about a young athlete is public until a guardian has agreed and staff have approved it. The public name is a first name and an initial. Photos, the city and the school are shown only where the guardian allows each of them. When the guardian takes consent back, the profile leaves the site at once and monthly gifts to it end.',
        'Photos, videos and news of a young athlete are taken in only after a guardian has allowed them. If no guardian answers, whoever began the profile is told after 14 days, and the profile is deleted after 45 days. When consent is taken back, photos and videos are deleted within a day, and the words of the profile after 30 days.',
        'Before an email, a file or a question to another service leaves us, a program looks for the names of children it knows and covers them. An email that names a child is held for our staff; if nobody sends it, it is deleted after 90 days.',
      ],
    },
    {
      title: 'Cookies and tracking',
      paragraphs: [
        'There are no ads, no trackers and nothing loaded from other sites. Cookies remember your language, the day or night theme and, if we had to check that you are not a robot, the answer to that puzzle. For some seconds after you send something, a cookie sees to it that you are shown the newest. If you write an athlete’s profile, a cookie notes for 90 days that this browser did: if a parent’s consent comes from the same browser, our staff make sure that it is the parent’s. It goes to no other page. If you sign in, your browser keeps your session until you sign out or it ends by itself.',
        'To stop abuse we count requests from each network for a short time. Of the page of a share link we count how often it is opened on a day, and keep nothing of who opens it.',
      ],
    },
    {
      title: 'Who sees your data',
      paragraphs: [
        'Our staff see what their work needs: a young athlete’s birthday and a guardian’s address are open only to those who look after children. Every sensitive change they make is recorded. So is each file of people they download and each child’s record they open. The payment provider sees your payment, and the email service delivers our emails to you. We do not sell or rent data.',
        'Draws publish classrooms, points and slot numbers, never who gave. Your name is public only if you give one to show: on a sponsor profile, or as the display name beside a Sponsor Slot.',
      ],
    },
    {
      title: 'Get a copy, or be erased',
      paragraphs: [
        'On your account page you can download what we hold about you, change your name, language and email, and ask to be erased. We answer within 30 days. If you gave without an account, sign in with the email you used, or write to us from it: we also erase what belongs to an email without an account.',
        'Erasing removes your name and addresses. The books keep amounts, dates and numbers without a name, because money records must stay complete.',
      ],
    },
  ],
} as const

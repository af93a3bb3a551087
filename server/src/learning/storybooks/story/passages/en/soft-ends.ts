import type { SoftEnds } from '../passage-words.ts'

export const softEnds: SoftEnds = {
  heavy: {
    pages: {
      hush: [
        '@ * / Not every story ends the way you want. / +[We did not know it yet~We did not know it yet, and it is good that we did not]. / ++We were still in the middle of it. / And then…',
        '@ * / We wanted to hold on to it. / +[Good things do not always stay~Good things do not always stay, even if you look at them very hard]. / ++“A bit more,” said one friend. / But then…',
      ],
      climax: [
        '@ / +[We were still for a while~We were still for a while, and nobody had to fill it with words]. / ++“Oh,” said one friend, and that was all. / ++[There is not much to say~Sometimes there is not much more to say].',
        '@ / +[It was not the end we wanted~It was not the end that we wanted, and we said so]. / ++“I am a bit sad,” said one friend. / ++“Me, too,” said another, [and we sat close~and we moved a little closer].',
      ],
      endings: [
        '@ / Some things are over too soon. / +[But we had them~But we had them, and nobody can take that back]. / ++We can tell it. We can draw it. We can think of it at night. / What stays when a thing is gone? // All of that.',
        '@ / It did not end as we had hoped. / +[But it was ours~But it was ours, from the start to the end]. / ++A sad part is a part of a story. It is not all of it. / Do you want to know what we keep? // The rest of it.',
      ],
    },
    tiny: {
      hush: ['We looked. And then…', 'But then, but then…'],
      climax: ['We felt a bit sad.', 'We sat side by side.'],
      endings: ['What do we keep? // The good part.', 'Are you sad, too? // Sit with us.'],
    },
    extras: {
      hush: [
        'We did not want to look away.',
        'It was a small minute, and we stayed in it.',
        'Nobody hurried.',
      ],
      climax: [
        'It is all right to be sad about a thing that you liked.',
        'It hurt a little because it had been good.',
        'We looked at each other, and that made it a bit lighter.',
      ],
      last: [
        'You can miss a thing and be glad of it, both at the same time.',
        'You have come all this way with us, so we will tell you.',
        'We have thought about it a lot.',
      ],
    },
    upperExtras: {
      hush: [
        'We had not thought about the end of it at all, because we were so busy with everything that was in the middle.',
        'You never know which look at something will be the last one, and that is a reason to look at it properly.',
      ],
      climax: [
        'It is strange that you can be sorry about the end of something and thankful for all the rest of it at the same time.',
        'Nobody pretended that it did not matter, because it did matter, and it was better to say that than to say nothing.',
      ],
      last: [
        'When somebody asks us about it later, we will begin with everything that went before, because that is the largest part of it.',
        'What is over can still be kept, although it does not fit into any backpack and nobody else can see that you carry it.',
      ],
    },
  },
  sleepy: {
    pages: {
      hush: [
        '@ * / It had been a long, long day. / +[Our legs said so~Our legs said so, and our eyes said so, too]. / ++“I am not sleepy,” said one friend, very softly. / And then…',
        '@ * / A big day makes you heavy. / +[It fills you up to the top~It fills you up to the top, the way a good lunch does]. / ++Even our shoes felt slow. / What comes after so much?',
      ],
      climax: [
        '@ / +[It was a good kind of tired~It was the good kind of tired, the kind that you get from looking at a lot]. / ++There was not much to say any more. / ++[Shhh~Shhh, the day seemed to say].',
        '@ / +[We were full of it~We were so full of it that there was no space for one thing more]. / ++“Good night, day,” said one friend, very softly. / ++[It could rest now~The day could rest now, and so could we].',
      ],
      endings: [
        '@ / A day like that goes on when your eyes are shut. / +[You see it all again~You see all of it once more, from the inside]. / ++The big parts come first, and then the little ones. / Where do you go in your dreams? // We go back there.',
        '@ / Now it is quiet. / +[The day is done~The day is done, and that is how it should be]. / ++The rest of it we will tell when we are awake. / Can you hear how quiet it is? // Shhh. Sleep well.',
      ],
    },
    tiny: {
      hush: ['What a long day. And then…', 'Shhh. What is next?'],
      climax: ['We were so sleepy.', 'It was time to rest.'],
      endings: ['Where do dreams go? // Back there!', 'Can you hear us? // Shhh. Sleep well.'],
    },
    extras: {
      hush: [
        'The sounds got softer and softer.',
        'It was a long way, and we had come all of it.',
        'There was so much to think about that we did it slowly.',
      ],
      climax: [
        'The quiet felt warm, like a blanket.',
        'We did not have to do anything any more.',
        'A good day is heavy in a nice way.',
      ],
      last: [
        'Come a little closer for this part.',
        'There is one more thing to say, and we will say it softly.',
        'We have thought about it a lot.',
      ],
    },
    upperExtras: {
      hush: [
        'There is a point in every long day when your feet begin to think about home a good while before your head does.',
        'The noise of the day had become smaller and smaller, until it was only a hum with all of us somewhere inside it.',
      ],
      climax: [
        'Nobody had to talk any more, because everything that we could have told each other had happened to all of us already.',
        'It is the kind of quiet that nobody has to ask for, and that is probably why it lasts longer than any other kind.',
      ],
      last: [
        'Later, in the dark, we will see the whole day again, in the right order and with all of its colors and its sounds.',
        'The next morning it will all be there again, only a little larger, because that is what sleep does with a good day.',
      ],
    },
  },
}

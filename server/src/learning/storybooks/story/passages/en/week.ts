import type { PassageWords } from '../passage-words.ts'

export const week: PassageWords = {
  setting: [
    'A school day is like a box with a lid. / +[You do not know what is in it~You can’t know what is in it until you lift the lid]. / @ * / What else was in there?',
    '@ * / +And that was [only the start~only the very beginning]. / ++[We were just waking up~The day had hardly stretched its legs]. / What could happen next?',
    'Come in, come in! / +[There is space for one more~There is always space for one more, right here in the middle]. / @ * / Do you want to see what we do all day?',
  ],
  wish: [
    'We wanted to learn something new. / +[We wanted to take it home in our heads~We wanted something good enough to carry home in our heads]. / ++“I want to learn everything,” said one friend. / ++“Before lunch?” asked another.',
    '“I want this to be a good one,” said one friend. / +We all wanted that. / +[A good week has some work in it~A good week has some work in it and some laughing, too]. / ++It has flat parts and hilly parts, [like a good walk~the way a good walk does].',
  ],
  firstTry: [
    '@ * / First, we tried with our heads. / +[Heads are for thinking~Heads are made for thinking, and ours were wide awake]. / ++“I get it,” said one friend. “I almost get it,” said another. / Is a head all you need?',
    '@ * / It felt like the bottom of a hill. / We tried the first step. / +[One foot, then the other~You put one foot down, and then you put down the other]. / ++“It is a big hill,” said one friend. / Could we see the top?',
  ],
  afterFirst: [
    'A head is good. / But a head likes to have hands. / +[Hands find out, too~Hands find things out that heads would never guess]. / ++“Mine want to help,” said one friend, [and all ten fingers said yes~and all ten fingers seemed to nod].',
    'Not yet. But we could see a bit more. / +[That is how hills work~That is the nice thing about hills: each step shows you something]. / ++“What do you see?” asked one friend. / ++“More hill,” said another, and we had to laugh.',
  ],
  secondTry: [
    '@ * / So we tried again, with our hands this time. / +[Some things you have to do to know~There are things that you have to do before you can know them]. / ++“Let me try,” said one friend. “Now you.” / What did our hands find out?',
    '@ * / We tried the next step, and it was a little easier. / +[Our heads had warmed up~Our heads had warmed up by then, like legs on a walk]. / ++“Don’t stop now,” said one friend. / How far could we go?',
  ],
  trouble: [
    '@ * / That part was not so easy. / +[Every week has a part like that~Every week has a part like that, usually right in the middle]. / ++“I don’t like this part,” said one friend. / ++“Me neither,” said the class. It helped to [say so~say so out loud].',
  ],
  doubt: [
    '@ * / Some of it was hard. / +[Hard things make your head hot~Hard things make your head feel hot and your pencil feel heavy]. / ++“I can’t do it,” said one friend. / ++“Yet,” said another. / ++[It is a very small word~“Yet” is a very small word to be so useful].',
    '@ * / There was a wobbly part in the middle. / +[There always is~There always is, in a week as in a bridge]. / ++“Did you get it?” asked one friend. / ++“Not all of it,” we said. “Did you?”',
  ],
  turn: [
    'Then we did a smart thing. We asked. / @ * / +[Asking is not the same as not knowing~Asking is not the opposite of knowing, it is the way there]. / ++“I was going to ask that,” said one friend. / ++“So was I,” said another.',
    'But then we remembered something. / We are not alone in here. / @ * / +[You know a bit. I know a bit~You know a little bit, and I know another little bit]. / ++Put them side by side, and what do you have?',
  ],
  thirdTry: [
    'So we tried once more, with our whole hearts. / @ * / +[A heart does not get tired so fast~A heart does not get tired as fast as a head]. / ++“This is the fun part,” said one friend. / ++Maybe it had been the fun part all along.',
    'We tried a third time, side by side. / @ * / +[Hills are shorter with friends~It is a known thing that hills are shorter with friends]. / ++“I will go if you go,” said one friend. / ++So we all went, [in our heads~at least in our heads].',
  ],
  hush: [
    '@ * / Wait, there is more. / +[We kept the best for the end~The best is very often near the end, where you have to wait for it]. / ++Are you sitting down? Are you ready? / Here it comes…',
    '@ * / We could feel it coming. / +[It felt like the day before a party~It was a feeling like the day before a party]. / ++“Is it now?” asked one friend. “Almost.” / And then…',
  ],
  climax: [
    '@ * / +[We felt it from our heads to our toes~We felt it from the tops of our heads down to the tips of our toes]. / ++“Can we do it all again?” asked one friend. / ++That is how you know it was good.',
    '@ * / +That was the top of our hill. / ++[You can see far from up there~You can see a long way from up there, right back to where you started]. / ++“Look how far we came,” said one friend.',
  ],
  quietClimax: [
    'We looked back at all of it. / +[It was a lot~It was a great deal, for one class and so few days]. / Our heads were full, and so were our hearts. / ++“I have no space left,” said one friend. / ++“[You do~You always do],” said another. “It stretches.”',
    'That was the top of our hill. / +[You can see far from up there~You can see a long way from up there, right back to where you started]. / We stood there in our heads for a while. / ++“Look how small the hard part looks,” said one friend.',
  ],
  endings: [
    '@ / The lid goes back on the box. / +[But things got out~But some things got out, and they will not go back in]. / ++They are in our heads now. They are in our pockets, too. / What will we find next time? // Let’s open it!',
    '@ / If somebody asks us what we did all day, we will not say “nothing.” / +[We have too much to tell~We have far too much to tell for that]. / ++We will take a big breath and start at the start. / Do you have time? // Sit down!',
    '@ / That is the end of our week. / +[It is not the end of us~But it is not the end of us, not by a long way]. / ++We still have whys. We still have hands. / So what comes after the end? // Monday!',
  ],
  refrains: [
    'What next? What next?',
    'What next? What next? We want to know.',
    'Busy heads, busy hands, here we go.',
    'A little bit more, and a little bit more.',
    'Look at us go, go, go!',
  ],
}

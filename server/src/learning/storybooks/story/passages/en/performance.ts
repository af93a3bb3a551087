import type { PassageWords } from '../passage-words.ts'

export const performance: PassageWords = {
  setting: [
    '@ * / +[A stage is just a floor~A stage is only a floor, until somebody is watching]. / ++But it can make your knees feel like [jelly~a bowl of jelly]. / Were we ready?',
    'Our tummies had butterflies. / +[Big ones~Big ones, with wide wings]. / @ * / ++“Are they real?” asked one friend. “They feel real,” said another. / Where did they come from?',
    'It is fun to be loud. / +[It is fun to be loud with your friends~It is even more fun to be loud with all of your friends at once]. / @ * / But could we do it with people watching?',
  ],
  wish: [
    'We wanted to be good. / +[Not perfect. Just good~Not perfect, because nobody is, but good]. / +We wanted the last row to hear us. / ++“I want to make somebody smile,” said one friend. “Just one.”',
    '“I want to do it so well that I forget to be scared,” said one friend. / +We all wanted that. / ++[It is hard to try to forget~Forgetting is a hard thing to practice, because you keep remembering to do it].',
    'We had a wish. / We wished that our hearts would sit still. / +[They would not~They would not, not for a minute]. / ++“Mine is dancing,” said one friend. / ++“Mine is jumping rope,” said another.',
  ],
  firstTry: [
    '@ * / First, we tried it small. / +[Small steps. Small voices~We used our smallest voices, the ones for libraries]. / ++Small is a safe place to start. / Could anyone hear us?',
    '@ * / Try number one was for our heads. / +What comes first? What comes next? / ++[It was a lot to hold in one head~Our heads were so full of firsts and nexts that they almost rattled]. / Would it stay in there?',
    '@ * / We tried it once, just for us. / +[We tried not to laugh~We tried very hard not to look at each other, because looking leads to laughing]. / ++“Serious faces,” said one friend. / How long can you hold a serious face?',
  ],
  afterFirst: [
    'Small is fine for a secret. / But this was not a secret. / +“[Louder~A little louder],” said one friend. / ++“LOUDER?” said the class. / ++“Maybe not that loud,” said one friend.',
    'A head is a funny place. / It can keep a song and lose a shoe. / +“What comes after that?” asked one friend. / ++“You do,” said another. “[Then me~And then me, and then all of us].”',
    'Not very long! / +[A laugh is like a bubble~A laugh is like a bubble in a bath, and it always comes up]. / ++And then it pops, and it gets on everyone. / ++“From the top,” said one friend.',
  ],
  secondTry: [
    '@ * / So we tried it bigger. / +Bigger voices! Bigger faces! / ++[Even our eyebrows helped~Even our eyebrows had a part, and they took it seriously]. / Was it too big?',
    '@ * / Try number two was for our hearts. / +[You can know it all and still feel wobbly~You can know every bit of it and still feel wobbly inside]. / ++Thump, said our hearts. Thump, thump. / Could we slow them down?',
    '@ * / We tried it again, this time with our eyes up. / +[Eyes like to look at shoes~When you are shy, your eyes go straight to your shoes]. / ++“Look at me,” said one friend. “I will look at you.” / Where would you look?',
  ],
  trouble: [
    '@ * / Oh, we felt that one. / +[It is no fun to be scared~It is no fun when your mouth goes dry and your hands go wet, which is just the wrong way around]. / ++“What if I forget it all?” asked one friend. / ++Nobody laughed[~, because everybody had asked the same thing inside].',
  ],
  doubt: [
    '@ * / Being scared is no fun. / +[It makes your hands wet and your mouth dry~It makes your mouth dry and your hands wet, which is just the wrong way around]. / ++“What if I forget?” asked one friend. / ++Nobody laughed[~, because everybody had asked the same thing inside].',
    '@ * / The middle is the hardest part. / +[You are not new. You are not done~You are not new at it any more, and you are not done with it yet]. / ++“Again?” said one friend. / ++“Again,” said the class, [and we felt tired~in a tired sort of way].',
  ],
  turn: [
    'Then we said it out loud. “I am scared.” / “Me too.” “Me too.” / @ * / +[It felt better to say it~Said out loud, it got smaller]. / ++If we are all scared, then nobody is scared alone.',
    'But there is a trick. / +You breathe in. You breathe out. / @ * / +[The scared feeling does not go. It sits down~The scared feeling does not go away, but it takes a seat and lets you work]. / Do you want to try it?',
    'Then we thought of who would be there. / +[Faces we know~They would be faces we know, and they would want us to do well]. / @ * / ++It was for them. / Did that make it hard, or did that make it easy?',
  ],
  thirdTry: [
    'So we tried a third time, all of us as one. / @ * / +[It was one big sound made of small ones~It was one big sound, and it was made out of all our small ones]. / ++“If you wobble, look at me,” said one friend.',
    'Once more, from the very top! / @ * / +This time we did not think so much. / +[We just let it come~We just let it come, the way you let a swing swing]. / ++“That’s it,” we said. “That’s it.”',
  ],
  hush: [
    '@ * / Shhh. Stand tall. / +“Ready?” we whispered. “Ready.” / ++[Somebody took a big breath~Somebody took the biggest breath of the whole year]. / Three… two… one…',
    '@ * / It was that quiet before a big sound. / +[You can hear your own ears in it~It is so quiet in there that you can hear your own ears]. / ++One breath. Two breaths. / And then…',
  ],
  climax: [
    '@ * / +[We felt ten feet tall~For a moment we felt ten feet tall, every one of us]. / ++The butterflies were still there, [but now they flew in a line~but now they were all flying in a line].',
    '@ * / +And do you know what? / It felt like flying. / ++[We did not look down~You should not look down when you are flying, so we looked at each other].',
  ],
  quietClimax: [
    'We felt it then. / We were not a lot of little voices. / +We were one big one. / ++[It was big enough for any classroom~It was big enough to fill any classroom, with some left over for the hall]. / +And nobody had to do it alone.',
    'Our knees were still a bit like jelly. / But [jelly can dance~even jelly can dance]. / +We stood up tall in a row of friends. / ++“I am glad you are next to me,” said one friend. / ++[That went for all of us~And every one of us could have said the same].',
  ],
  endings: [
    '@ / We had butterflies when we started. / +[Remember them~You remember them: big ones, with wide wings]? / ++We took care of them. We gave them something to do. / Where did they go? // They flew!',
    '@ / Here is what we know now. / +A voice is like a muscle. / ++[It gets strong when you use it~It gets stronger each time you use it, and stronger still when you share it]. / Who will use theirs next? // Maybe you!',
    '@ / There is one more sound we love. / +It is not a word, and it is not a song. / ++[It takes two hands~It takes two hands, and it is best when there are many]. / Can you make it, too? // Clap, clap, clap!',
  ],
  refrains: [
    'Almost, almost, almost.',
    'Breathe in. Breathe out. Here we go.',
    'Thump went our hearts. Thump, thump, thump.',
    'Are we ready? Almost. Almost.',
    'All together now, nice and loud.',
  ],
}

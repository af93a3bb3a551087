import type { PassageWords } from '../passage-words.ts'

/** A week with something sad in it: nothing cheers, nothing is solved, and nobody is alone. */
export const farewell: PassageWords = {
  setting: [
    'Some days are soft and gray. / @ / +[On days like that we sit close~On days like that we sit a little closer than we need to]. / ++Nobody has to say why. / What do you do on a gray day?',
    'This is a quiet story. / +[We will tell it slowly~We will tell it slowly, and you can hold on to someone while we do]. / @ / Will you be quiet with us?',
  ],
  wish: [
    'We wished that we could change it. / +[We could not~We could not, and that is a hard thing to know]. / ++“I wish it were last week,” said one friend. / ++We all wished that, [for a while~each of us, for quite a while].',
    'We wanted to do something. / +But what can you do for somebody you miss? / ++“I want to say it right,” said one friend. / ++So we thought about it, [and we did not hurry~and for once nobody was in a hurry].',
  ],
  firstTry: [
    '@ / First, we tried to find a word. / +[Sad is one. Love is one~“Sad” is one, and “love” is one, and they often come together]. / ++Some feelings are too big for one word. / Is there a word for this one?',
  ],
  afterFirst: [
    'We did not find it. / +[That is all right~That is all right, because a feeling does not need a name to be true]. / ++“Mine feels like rain,” said one friend. / ++“Mine feels like a stone,” said another.',
  ],
  secondTry: [
    '@ / So we tried again. We tried to remember. / +[Big things. Little things~We remembered big things, and the very little things, which are the ones you miss]. / ++Somebody smiled, and then it was all right to smile. / What do you keep of somebody you love?',
  ],
  trouble: [
    '@ / It still hurt. / +[It comes and it goes~It comes and it goes, the way waves do]. / ++“Is it bad to cry?” asked one friend. / ++“No,” we said. “[It is how love gets out~It is one of the ways that love gets out].”',
  ],
  doubt: [
    '@ / It still hurt. / +[It comes and it goes~It comes and it goes, the way waves do]. / ++“Is it bad to cry?” asked one friend. / ++“No,” we said. “[It is how love gets out~It is one of the ways that love gets out].”',
  ],
  turn: [
    'Then we saw something. / @ / We were sad, but we were sad together. / +[That makes it lighter~It does not make it small, but it makes it light enough to carry]. / ++“Can I sit by you?” asked one friend.',
  ],
  thirdTry: [
    'We tried one more thing. / @ / We tried to be gentle. / +[Gentle with you. Gentle with me~We were gentle with each other, and a little bit gentle with ourselves]. / ++“Do you want to talk?” asked one friend. “Or just sit?”',
  ],
  hush: [
    '@ / It was very still. / +[A still place can be a good place~A still place can be a good place, if somebody is in it with you]. / ++We could hear each other breathe. / And then…',
  ],
  climax: [
    '@ / +It felt like a way to say thank you. / ++[Thank you is a good last word~“Thank you” may be the best word to end with]. / ++We said it in our heads, [all of us~each in our own way].',
  ],
  quietClimax: [
    'We said thank you in our heads. / +[It is a good last word~It may be the best word to end with]. / What we loved was still in there. / ++“I will not forget,” said one friend. / ++[We will not, either~And none of us will, either].',
  ],
  endings: [
    '@ / You can’t hold somebody who is gone. / +[But you can hold what you had~But you can hold on to what you had, and it does not get less]. / ++It fits in your heart, and it goes where you go. / Do you have something like that, too? // Keep it close.',
    '@ / Tomorrow will be a new day. / +[It may be gray. It may be blue~It may be a gray one, or it may be a blue one]. / ++We will come in, and we will sit close. / And what will we say first? // “I missed you.”',
  ],
  refrains: ['Side by side.', 'We sat close, and we held on.', 'Slowly, slowly, side by side.'],
}

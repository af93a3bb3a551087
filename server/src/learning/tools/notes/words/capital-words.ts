/** Words with a capital letter that are no names: what begins sentences and what schools write large. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'i a an the this that these those it its he she they we you my our your his her their and or but so if when then there here not no yes please ' +
    'thank thanks dear great good nice hello hi reminder note important also just very much too also because what who why how where which ' +
    'el la los las un una este esta estos estas y o pero si cuando por para con sin que no gracias hola nota recordatorio favor muy mas tambien ' +
    'pe ela pta iep esl ell am pm ok id tv usa us mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday ' +
    'mondays tuesdays wednesdays thursdays fridays ' +
    'january february march april may june july august september october november december'
  ).split(' '),
)

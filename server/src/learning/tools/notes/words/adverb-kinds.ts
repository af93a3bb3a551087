/** In which order English and Spanish put what stands at the end: place, how often, day, time of day. */
export const placeFirst =
  /^(?:in |at home|at school|on the (?:playground|bus|phone)|online|outside|by (?:phone|email|zoom)|well|very well|hard|a lot|aloud|quietly|carefully|on task|without|with )/

/** Words that speak of what was: with them, "read" is what somebody did. */
export const pastWords = /^(?:all (?:day|week|year)|so far|lately|again|twice|once|for the first time)/

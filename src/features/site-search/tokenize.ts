const stopWords = new Set(
  `a about above after again all also an and another any are as at back be because been before being between both but by can cannot could
  did do does done down each either else even ever every few first for from get gets give given had has have having here how if in into is
  it its just keep kept less let like long made make makes many may might more most much must need needs never next no nor not nothing now
  of off often on once one only onto or other our out over own part per put rather same say says see seen set several should since so some
  still such take taken takes than that the their them then there these they this those though through to together too two under until up
  upon us use used uses very was way we well were what when where whether which while who whose why will with within without would yet you
  your`.split(/\s+/),
);

/** Returns the words (letters and digits) in lower case: the same for `asset-iq` and `Asset IQ`. */
export const tokenize = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export const isSignificant = (word: string): boolean => word.length > 1 && !stopWords.has(word);

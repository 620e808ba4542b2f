const printed =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Letters of scripts that the fonts of written forms do not have, each once. */
export function findUnprintableLetters(text: string): string[] {
  return [...new Set(text)].filter((letter) => !printed.test(letter))
}

export function isRightToLeft(letter: string): boolean {
  return rightToLeft.test(letter)
}

export const supportNumberDigits = 6
export const supportNumberMinutes = 15
/** How long staff may see histories after typing a right number in. */
export const supportAccessMinutes = 15
/** Wrong numbers of one staff person for one member, and for all members, in a quarter of an hour. */
export const maxWrongNumbers = 5
export const maxWrongNumbersOfStaff = 20

export const problems = {
  summaryTitle: (count: number) =>
    count === 1 ? '1 answer needs another look' : `${count} answers need another look`,
  unreachable:
    'We could not reach Countersign. Nothing is lost. Check your internet connection, then try again.',
  unexpected: 'Something went wrong on our side. Nothing is lost. Please try again.',
  unsaved: 'Some answers could not be saved yet. We keep trying. Choose Finish again in a moment.',
  date: 'Enter a whole date, with month, day and year.',
  time: 'Enter a whole time, such as 9:30 AM.',
  money: 'Enter an amount such as 1,250 or 1250.50.',
  percent: 'Enter a percentage, such as 5 or 5.5.',
  integer: 'Enter a whole number, such as 3.',
  atLeast: (bound: string) => `Enter ${bound} or more.`,
  atMost: (bound: string) => `Enter ${bound} or less.`,
  phone: 'Enter a valid US phone number.',
  email: 'Enter a valid e-mail address, such as name@example.com.',
  zip: 'Enter a ZIP code of 5 digits.',
  tooLong: (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`,
  row: (row: number, column: string, problem: string) => `Row ${row}, ${column}: ${problem}`,
}

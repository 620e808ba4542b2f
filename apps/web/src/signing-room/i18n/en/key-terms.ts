export const keyTerms = {
  heading: 'The key terms',
  explain: 'Taken from the forms below. The forms say all of it, and they are what counts.',
  groups: {
    rent: 'Rent',
    dates: 'Dates',
    deposit: 'Deposit',
    lateFee: 'Late fee',
    pets: 'Pets',
  },
}

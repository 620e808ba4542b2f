export const controlsEn = {
  /** Why typed input cannot be read as an answer. */
  rejections: {
    date: 'Enter a complete date, with the month first, such as 3/31/2027.',
    time: 'Enter a complete time, such as 9:30 AM.',
    money: 'Enter an amount such as 1,250 or 1250.50.',
    percent: 'Enter a percentage, such as 5 or 5.5.',
    integer: 'Enter a whole number, such as 3.',
    unclearNumber: (one: string, other: string) =>
      `This can be read in two ways. Write ${one} or ${other}.`,
    atLeast: (bound: string) => `Enter ${bound} or more.`,
    atMost: (bound: string) => `Enter ${bound} or less.`,
    phone:
      'Enter a valid US phone number. From another country, start with + and the country code.',
    email: 'Enter a valid email address, such as name@example.com.',
    zip: 'Enter a ZIP code of 5 digits.',
    oneLine: 'Write this on one line.',
    tooLong: (most: number) => `Use at most ${most.toLocaleString('en-US')} characters.`,
    row: (row: number, column: string, problem: string) => `Row ${row}, ${column}: ${problem}`,
  },
  /** Never an error. */
  doubtfulPhone: 'Check this number: numbers like it are not in use.',
  labelsAbroad: { city: 'City and region', zip: 'Postal code (optional)' },
  labels: {
    choose: 'Choose…',
    street: 'Street',
    unit: 'Unit (optional)',
    city: 'City',
    state: 'State',
    abroad: 'Abroad',
    country: 'Country',
    zip: 'ZIP',
    row: (index: number) => `Row ${index}`,
    addRow: 'Add a row',
    removeRow: (row: string) => `Remove ${row}`,
    rowAdded: (row: string) => `${row} was added.`,
    rowRemoved: (row: string) => `${row} was removed.`,
    undo: 'Undo',
    rowsFull: (most: number) => `The table has room for ${most} rows.`,
  },
}

export type ControlMessages = typeof controlsEn

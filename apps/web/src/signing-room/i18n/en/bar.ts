export const bar = {
  label: 'Progress',
  next: 'Next',
  finish: 'Finish',
  finishing: 'Finishing…',
  left: (count: number) =>
    count === 1 ? '1 required answer left' : `${count} required answers left`,
  placesLeft: (count: number) => (count === 1 ? '1 thing left' : `${count} things left`),
  nothingLeft: 'Everything required is done',
  nothingLeftFinish: 'Everything required is done. To send it, choose Finish.',
  saved: 'Saved',
  saving: 'Saving…',
  retrying: 'Not saved yet, trying again',
  refused: 'Some answers are not saved. They are marked.',
}

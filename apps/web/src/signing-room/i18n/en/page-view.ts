export const pageView = {
  view: 'How the forms are shown',
  reading: 'Reading view',
  page: 'Page view',
  zoom: 'Size of the pages',
  smaller: 'Show the pages smaller',
  larger: 'Show the pages larger',
  fit: 'Fit the window',
  percent: (share: number) => `${share}%`,
  pageOf: (page: number, total: number) => `Page ${page} of ${total}`,
  opening: 'Opening the pages…',
  failed:
    'The pages could not be opened. You can read and sign the same form in the reading view, or check your internet connection and try again.',
  again: 'Try again',
  read: 'Show the reading view',
}

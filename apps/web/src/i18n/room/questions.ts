/** What only owners see, where they fill out: in English, and not part of what residents load. */
export const questionTexts = {
  partOf: (position: number, all: number) => `${position} of ${all}`,
  formPart: (form: string, part: number) => `${form}, part ${part}`,
  parts: 'All questions',
  pager: 'Questions before and after',
  before: (group: string) => `Back to ${group}`,
  after: (group: string) => `Continue to ${group}`,
  add: 'Add',
  sameAs: (address: string) => `Same as “${address}”`,
  unasked: (forms: number) =>
    forms === 1 ? '1 form needs no answers' : `${forms} forms need no answers`,
  worthALook: 'Worth a look',
  worthALookExplain: 'These are blank. What the forms then say:',
  showPage: 'Show the page',
}

/** The owner's look at the forms before Finish. */
export const review = {
  open: 'Review',
  title: 'Review the forms',
  explain:
    'The residents will read the forms as they stand here. Choose an answer to go to where you can change it.',
  missing: (count: number) =>
    count === 1 ? 'One answer is missing or wrong' : `${count} answers are missing or wrong`,
  nothingMissing: 'Nothing required is missing. If all of this is right, choose Finish.',
  stillNeeded: 'Still missing',
  signs: (who: string) => `${who} signs here`,
  initials: (who: string) => `${who} initials here`,
  answers: (who: string) => `${who} answers here`,
  resident: (number: string) => `Resident ${number}`,
  youSign: 'You sign here, after the residents',
  youInitial: 'You initial here, after the residents',
  youAnswer: 'You answer here when you sign',
  change: 'Change',
  changeAnswer: (label: string) => `Change “${label}”`,
  back: 'Back to filling out',
  backSaid: 'You are back at filling out the forms.',
}

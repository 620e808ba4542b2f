/** The end of each form, where a resident says that they have read it. */
export const confirm = {
  heading: 'Confirm this form',
  box: (title: string) => `I have read “${title}”, and it is what I sign`,
  explain: 'One tap for each form. Change something in it afterwards, and you are asked again.',
  first: (left: number) =>
    left === 1
      ? 'Do the one thing that is left in this form first.'
      : `Do the ${left} things that are left in this form first.`,
  done: 'Confirmed',
  count: (done: number, total: number) => `${done} of ${total} forms confirmed`,
}

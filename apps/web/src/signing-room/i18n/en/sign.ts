export const sign = {
  title: 'Read and sign',
  intro: (packet: string, home: string) => `${packet}, for ${home}.`,
  explain:
    'Read each form. Next takes you to each place where you sign or answer. What you enter is saved by itself, and you can come back on any device.',
  ownerExplain:
    'Every resident has signed. Read what they entered, then sign. The forms can no longer be changed.',
  ending: (name: string, sender: string) =>
    `When you choose Finish, you sign these forms as ${name} and they go to ${sender}. You cannot change them after that.`,
  ownerEnding: (name: string) =>
    `When you choose Finish, you sign these forms as ${name}, and everyone receives the finished copy. You cannot change them after that.`,
  /** Above the forms, beside a sample of the highlight. */
  marked: 'Marked: what residents entered or signed.',
  answeredBy: (who: string) => `Answered by ${who}`,
  resident: (number: number) => `Resident ${number}`,
  signHere: 'Sign here',
  initialHere: 'Initial here',
  signing: 'Signing…',
  signedName: (label: string) => `Signed: ${label}`,
  clear: 'Clear',
  clearing: 'Clearing…',
  signedBy: (name: string) => `Signed by ${name}`,
  initialedBy: (name: string) => `Initialed by ${name}`,
  announceSigned: (left: string) => `Signed. ${left}.`,
  announceCleared: 'Cleared. This place is not signed now.',
  placeFailed: 'This was not signed. Check your internet connection, then try again.',
  yourSignature: 'Your signature',
  changeSignature: 'Change my signature',
}

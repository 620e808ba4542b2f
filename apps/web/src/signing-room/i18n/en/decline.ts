export const decline = {
  title: 'Decline to sign?',
  explain: (sender: string) =>
    `Nobody can sign this packet after you decline. ${sender} is told, with your reason, and may send you a new packet.`,
  ownerExplain:
    'Nobody can sign this packet after you decline. The residents are told, with your reason.',
  reason: 'Reason',
  reasonHelp: (sender: string) => `${sender} reads this. For example: “I want to sign on paper.”`,
  ownerReasonHelp: 'The residents read this.',
  reasonMissing: 'Write a short reason, so that the sender knows what to do.',
  go: 'Decline to sign',
  going: 'Declining…',
  back: 'Go back',
}

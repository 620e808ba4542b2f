export const ends = {
  filledTitle: 'The forms are filled out',
  filledText: 'Your answers are saved. Next comes payment, then the residents sign.',
  signedTitle: 'You have signed',
  signedText: (sender: string) =>
    `Thank you. ${sender} signs last, after every resident. Then you receive the finished copy by e-mail.`,
  ownerSignedTitle: 'Everyone has signed',
  ownerSignedText: 'The finished, sealed copy is being made and goes to everyone by e-mail.',
  goOn: 'Go on',
  declinedTitle: 'Signing was declined',
  declinedText: (sender: string) =>
    `Nothing more can be signed in this packet. ${sender} has been told and can send a new one.`,
  ownerDeclinedText: 'Nothing more can be signed in this packet. You can make a new one.',
  disownedTitle: 'Thank you for telling us',
  disownedText: (sender: string) =>
    `This link has ended, and nothing that was entered with it counts. We have told ${sender}. You can close this page and delete the message.`,
  closedTitle: 'This packet is closed',
  closedText:
    'Nothing more can be signed or changed here. If you did not expect this, ask whoever sent it to you.',
  close: 'Close',
  notYourTurnTitle: 'It is not your turn yet',
  notYourTurnText:
    'The owner or agent signs after every resident has signed. We will send you an e-mail when it is your turn.',
  takenOverTitle: 'You went on elsewhere',
  takenOverText:
    'These forms were opened again on another device or in another tab, and go on there. What was saved is there too. You can close this page, or take the forms back here.',
  takeBack: 'Continue here',
  lostTitle: 'This page has been open too long',
  lostText:
    'For your safety the session has ended. Everything that was saved is kept. Open it again to go on.',
  reopen: 'Open it again',
  reopenByLink:
    'If that does not help, open the link in your e-mail again, or the packet in your list.',
  unreachableTitle: 'We cannot reach Countersign right now',
  unreachableText:
    'Your answers are safe. Check your internet connection, then try again. We also keep trying by ourselves.',
  again: 'Try again',
}

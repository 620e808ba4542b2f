export const consent = {
  title: 'Before you read and sign',
  packet: 'Packet',
  sentBy: 'Sent by',
  home: 'Home',
  forms: 'Forms',
  formCount: (count: number) => (count === 1 ? '1 form' : `${count} forms`),
  time: 'Time it takes',
  minutes: (count: number) => `About ${count} minutes`,
  signingAs: 'You sign as',
  heading: 'Electronic records and signatures',
  lead: (sender: string) =>
    `${sender} wants to give you these forms on a screen and have you sign them there. That needs your agreement.`,
  points: (sender: string): { term: string; text: string }[] => [
    {
      term: 'You can have paper instead.',
      text: `Do not agree below. Choose “I’d rather sign on paper” at the end of this page, and ${sender} is told.`,
    },
    {
      term: 'You can change your mind.',
      text: `Until you choose Finish, choose Decline or tell ${sender}. It costs nothing, but these forms then end here, and you may be asked to sign them on paper. What you have already signed stays valid.`,
    },
    {
      term: 'What it covers.',
      text: 'Only the forms of this packet and their finished copy.',
    },
    {
      term: 'If your e-mail or phone changes,',
      text: `tell ${sender}, so that your copy reaches you.`,
    },
    {
      term: 'Paper copies.',
      text: `Ask ${sender} for a paper copy at any time, free of charge. You can also print the PDF.`,
    },
    {
      term: 'What you need.',
      text: 'This device or another with a current web browser, an e-mail account, and a program that opens PDF files, with room to keep them or a printer.',
    },
  ],
  tryHeading: 'See that your device can open the forms',
  tryText: 'Open the first form as a PDF. If you can read it, your device can do this.',
  tryAction: 'Open a sample form',
  tried: 'The PDF was opened on this device.',
  box: 'I agree to use electronic records and signatures',
  boxMeans: 'By agreeing you also confirm that you can open and keep these forms on your device.',
  version: (version: string) => `Version of this text: ${version}`,
  go: 'Continue',
  going: 'One moment…',
  boxFirst: 'To continue, tick the box above. If you want paper instead, choose Decline.',
}

export const fill = {
  title: 'Fill out the forms',
  intro: (packet: string, home: string) => `${packet}, for ${home}.`,
  explain:
    'Answer here once, and the answers appear in every form. All that you write is saved by itself. You can leave and come back at any time.',
  dealTerms: 'Deal terms',
  dealTermsExplain: 'What several forms share. Asked once.',
  from: {
    property: 'First filled in from your property.',
    unit: 'First filled in from the unit.',
    signers: 'First filled in from your signers.',
    account: 'First filled in from your account.',
    packet: 'First filled in from this packet.',
    today: 'First filled in with today’s date.',
  },
  fromEarlier: (packet: string) =>
    `First filled in from “${packet}”, your last packet for this unit. Check that it still holds.`,
  known: 'Already filled in from your property and your signers',
  ending:
    'When nothing required is left, choose Finish. After that, your answers cannot be changed in this packet.',
}

export const help = {
  heading: 'Other choices',
  reach: 'Paper, questions, decline',
  telling: 'Sending…',
  paper: 'I’d rather sign on paper',
  paperText: (sender: string) =>
    `You may, and it costs nothing. We tell ${sender}, who brings or sends you the forms on paper. Nothing ends: if you change your mind, you can still sign here.`,
  paperGo: 'Ask for paper',
  paperTold: (sender: string) =>
    `You asked for paper, and we have told ${sender}. You need not do anything more here.`,
  ask: 'Ask the owner a question',
  askText: (sender: string) =>
    `Ask before you sign. ${sender} gets your question by e-mail and answers you by e-mail or phone. Your place is kept.`,
  askLabel: 'Your question',
  askGo: 'Send the question',
  asked: (sender: string) => `Your question is on its way to ${sender}.`,
  askMissing: 'Write your question first.',
  notMe: 'This isn’t me',
  notMeText: (name: string, sender: string) =>
    `These forms are meant for ${name}. If that is not you, do not sign. This link then ends, what was entered with it goes, and we tell ${sender}, who can make a new link for ${name}.`,
  notMeGo: (name: string) => `I am not ${name}`,
  later: 'I want to finish later',
  laterText: 'Close this page. What you have done is saved, and your link brings you back.',
  ownerLaterText: 'Close this page. What you have done is saved, and the packet waits for you.',
  decline: 'Decline',
}

import { desktopPicture, phonePicture, type Guide } from './guide.ts'
import choosing from './pictures/choosing-forms.png'
import packets from './pictures/packets.png'
import sending from './pictures/owner-sends.png'
import filling from './pictures/owner-fills.png'
import reading from './pictures/resident-reads.png'
import waiting from './pictures/owner-waits.png'

export const ownerGuide: Guide = {
  language: 'en',
  title: 'How it works',
  lead: 'From the first form to the signed copy, in six steps.',
  steps: [
    {
      title: 'Choose the home, the people and the forms',
      text: 'Choose Create New. Pick the unit, enter who will sign, and choose the forms. For common tasks, such as a new lease, a list says which forms belong to it and why.',
      picture: desktopPicture(
        choosing,
        'The list of forms, with a search box and one form chosen.',
      ),
    },
    {
      title: 'Fill out the forms',
      text: 'What several forms share is asked once, one group of questions at a time. Choose Next to continue. Everything is saved as you type, so you can stop and come back.',
      picture: desktopPicture(
        filling,
        'The questions about the rent beside the page of the lease, where the rent that was typed stands out.',
      ),
    },
    {
      title: 'Check, and send',
      text: 'You see the key terms, and the price if there is one, before anything is sent. You can add a message, and choose English or Spanish for each resident. Until somebody signs, you can still change the answers.',
      picture: desktopPicture(
        sending,
        'The page before sending, with the key terms and the message to the residents.',
      ),
    },
    {
      title: 'Your residents read and sign',
      text: 'Each resident gets an email with a link of their own. They need no account, and a phone is enough. They can ask you a question, ask for paper, or decline.',
      picture: phonePicture(reading, 'A lease on a resident’s phone.'),
    },
    {
      title: 'See who still has to sign',
      text: 'The page of the packet shows who has signed. We remind the others by email. If an address was wrong, choose Correct, and we send a new link.',
      picture: desktopPicture(waiting, 'The resident links of a packet that was sent.'),
    },
    {
      title: 'You sign last',
      text: 'When every resident has signed, we email you. After your signature everyone gets the sealed PDF, and you find it here at any time.',
      picture: desktopPicture(packets, 'The list of packets, with the status of each.'),
    },
  ],
  questionsTitle: 'Questions',
  questions: [
    {
      question: 'What do I need for a new lease?',
      answer:
        'The address of the home with its ZIP; name, email and phone of each adult who rents it; the first and last day; rent, deposit and late charge; who pays for electricity, water and the rest; where the smoke alarms are; and an address and phone at which residents reach you. It takes about ten minutes.',
    },
    {
      question: 'Can a second owner sign too?',
      answer:
        'Yes. Where you add the signers, choose Add another owner. They sign through a link, as residents do: after all of them, and before you. A packet can have up to three owners.',
    },
    {
      question: 'Can somebody else get a copy of the signed file?',
      answer:
        'Yes, up to three addresses for each packet. Where you add the signers, choose Add a copy for somebody else; until everyone has signed, Copies to others on the packet changes it. They get a link by email and sign nothing, and the certificate names them. Edit property keeps them for each packet of a home.',
    },
    {
      question: 'Can several people of my office work here?',
      answer:
        'Yes. Choose Invite somebody to your office in your account. Each person logs in with an account of their own. A manager does everything, a member everything but people and fees, and a preparer fills out packets that somebody else then pays for, sends and signs. What somebody made stays when they leave.',
    },
    {
      question: 'Can people apply for a home by themselves?',
      answer:
        'Open the property and choose Make a link for applicants. Put the link in your advertisement. Whoever confirms their email address there appears at the property, and you decide who gets the application.',
    },
    {
      question: 'What if I do not know an answer?',
      answer:
        'Only required answers keep you from finishing. Leave the rest blank: before you finish, a list shows what is blank. Where a form asks what you know, such as about lead paint, mold or bed bugs, answer what you know today. You can stop, look something up and come back.',
    },
    {
      question: 'Are electronic signatures valid?',
      answer:
        'Yes. Federal law (the ESIGN Act) and state law recognize them for residential leases. Some notices, such as an eviction notice, must be on paper: here you fill them out and print them.',
    },
    {
      question: 'What if I find a mistake after sending?',
      answer:
        'While nobody has signed, choose Change answers. After that, choose Revise: you get a new packet with the same people, forms and answers, and the old links stop working.',
    },
    {
      question: 'What are the forms of my association?',
      answer:
        'Papers that your association has written and keeps up to date. They stand first in the list of forms, each with its number, and What changed says what is new. If one is withdrawn before you send a packet with it, the packet says so and offers the new edition.',
    },
    {
      question: 'What if a resident wants paper?',
      answer:
        'Choose Print in the packet, sign together, choose Finished on paper and upload the scan.',
    },
    {
      question: 'Is this legal advice?',
      answer:
        'No. The forms are templates. If you are not sure what applies to you, ask a lawyer in your state.',
    },
  ],
}

import { phonePicture, type Guide } from './guide.ts'
import consent from './pictures/resident-consents.png'
import done from './pictures/resident-done.png'
import reading from './pictures/resident-reads.png'
import signing from './pictures/resident-signs.png'

export const residentGuide: Guide = {
  language: 'en',
  title: 'How signing works',
  lead: 'For residents who got a link to sign. You need no account, and a phone is enough.',
  steps: [
    {
      title: 'Open your link',
      text: 'The link in your email is only for you. The first page says who sent the forms, for which home, and until when you can sign. Choose “Open the documents”. To read and sign on a screen, you agree to electronic records.',
      picture: phonePicture(
        consent,
        'The first page on a phone: who sent the forms, and for which home.',
      ),
    },
    {
      title: 'Read the forms',
      text: 'Read each form before you sign it. “Aa” changes the language, the text size and the view. You can stop at any time: your answers are saved, and the same link brings you back.',
      picture: phonePicture(reading, 'A lease on a phone.'),
    },
    {
      title: 'Sign',
      text: 'Type your name or draw it with your finger. Next takes you to each place that needs you.',
      picture: phonePicture(signing, 'The window in which you adopt your signature.'),
    },
    {
      title: 'Get your copy',
      text: 'After Finish, the others sign. When everyone has signed, we email you the finished copy. Please save it.',
      picture: phonePicture(done, 'The last page: thank you, and who still has to sign.'),
    },
  ],
  questionsTitle: 'Questions',
  questions: [
    {
      question: 'What if I do not understand something, or do not agree?',
      answer:
        'Do not sign yet. At the end of each page you can ask the owner a question, or choose Decline.',
    },
    {
      question: 'Can I have paper instead?',
      answer: 'Yes, and it is free. At the end of the page, choose “I’d rather sign on paper”.',
    },
    {
      question: 'What if the link is not for me?',
      answer:
        'Say so at the end of the page. The link then stops working, and you do not have to do anything else.',
    },
    {
      question: 'How do I know that nobody changed the file?',
      answer: 'The finished copy is sealed. Anybody can check it here, without an account.',
    },
  ],
}

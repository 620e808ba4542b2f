/** What a mail is about; with a packet and a person it makes one mail, however often it is asked for. */
export type MailKind =
  | 'invitation'
  | 'your-turn'
  | 'link-expired'
  | 'new-link-asked'
  | 'executed'
  | 'declined'
  | 'expired'
  | 'closed'
  | 'paper-asked'
  | 'question-asked'
  | 'disowned'
  | 'unreachable'

import { inviteRoleName, InviteRole } from '@countersign/contract'

type Data = Record<string, unknown>

/** The events that a packet's owner is shown, each with its words; the rest is for the evidence only. */
const words = {
  'packet.created': () => 'Made the packet',
  'packet.fill-started': () => 'Began to fill out the documents',
  'packet.filled': () => 'Finished filling out the documents',
  'packet.printed': () => 'Made the file to print',
  'packet.paid': () => 'Paid for e-signing',
  'packet.sent': () => 'Sent the packet to the residents',
  'packet.invite-opened': () => 'Opened the signing link',
  'packet.invite-reissued': (data: Data) => `Made a new signing link for ${place(data)}`,
  'packet.link-expired': (data: Data) => `The signing link for ${place(data)} expired`,
  'packet.new-link-asked': () => 'Asked for a new signing link',
  'envelope.consented': () => 'Agreed to use electronic records and signatures',
  'envelope.document-read': () => 'Had a document on the screen to its end',
  'envelope.document-confirmed': (data: Data) =>
    facts(data).confirmed === true
      ? 'Confirmed having read a document'
      : 'Took back the confirmation of a document',
  'packet.resident-signed': () => 'Signed',
  'packet.residents-signed': () => 'Every resident has signed',
  'packet.owner-signed': () => 'Signed as Owner/Agent',
  'packet.executed': () => 'Sealed and stored the signed file',
  'packet.time-stamped': () => 'Added an independent time stamp to the signed file',
  'packet.paper-asked': () => 'Asked to sign on paper',
  'packet.question-asked': (data: Data) => `Asked: ${String(data.words ?? '')}`,
  'packet.disowned': () =>
    'Opened the link and said that these forms are for somebody else. The link no longer works',
  'packet.declined': (data: Data) => `Declined to sign: ${String(data.words ?? '')}`,
  'packet.canceled': (data: Data) => `Canceled the packet: ${String(data.words ?? '')}`,
  'packet.expired': () => 'The time to sign was over',
  'packet.archived': () => 'Put the packet away',
  'packet.downloaded': () => 'Downloaded the signed file',
  'packet.copy-downloaded': () => 'Downloaded a copy of what they had signed so far',
  'mail.handed-over': (data: Data) => `Handed the e-mail ${mailIn(data)} to the mail server`,
  'mail.refused': (data: Data) => `Could not send the e-mail ${mailIn(data)}: it was refused`,
} as const satisfies Record<string, (data: Data) => string>

type ShownEventType = keyof typeof words

export const shownEventTypes = Object.keys(words)

export function isShown(type: string): type is ShownEventType {
  return Object.hasOwn(words, type)
}

export function eventWords(type: ShownEventType, data: Data): string {
  return words[type](data)
}

/** What the engine itself said of its event. */
function facts({ facts: said }: Data): Data {
  return typeof said === 'object' && said !== null ? { ...said } : {}
}

function place({ role, place }: Data): string {
  const known = InviteRole.safeParse(role ?? place)

  return known.success ? inviteRoleName(known.data) : 'a signer'
}

/** "for Resident 1 with the signing link". */
function mailIn(data: Data): string {
  const content = mailContents.get(String(data.kind)) ?? 'news of this packet'

  return `for ${place(data)} with ${content}`
}

const mailContents = new Map([
  ['invitation', 'the signing link'],
  ['executed', 'the signed copy'],
])

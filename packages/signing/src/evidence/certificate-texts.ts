import { isCoOwnerRole } from '@countersign/answers/field'
import { formatSignerName, type SignerName } from '@countersign/answers/signer-name'
import { isolate } from '@countersign/pdf/text/directions'
import type { CertificateFacts, CertificateSigner } from './certificate-facts.ts'

/** Explains the process to a reader who was not there (compare Fabian v. Renovate America). */
export function describeProcess(facts: CertificateFacts): string {
  const { preparedBy, copy, privateCopies } = facts
  const owners = listCoOwners(facts)
  const coOwners = owners.map(({ label }) => label).join(', ')
  const others = owners.length > 0 ? 'resident and co-owner' : 'resident'
  const readable =
    (copy ?? privateCopies) ? 'every document except those private to others' : 'every document'
  return (
    `${nameOf(preparedBy)} filled out the documents, which were then locked and sent to the residents. ` +
    'Each resident opened a personal link, agreed to use electronic records and signatures, was able to read ' +
    `${readable}, adopted a signature, and signed each signature and initials field separately. ` +
    'The residents signed independently of each other, and no one could change another person’s answers. ' +
    (owners.length > 0
      ? `Each co-owner (${coOwners}) did the same through a personal link, after every resident had signed. `
      : '') +
    `The owner or agent signed last, after every ${others} had signed. ` +
    'The server added the answers and signatures of each person to the file when that person had signed, and in the end this certificate and the seal.'
  )
}

function listCoOwners({ signers }: CertificateFacts): CertificateSigner[] {
  return signers.filter(({ role }) => isCoOwnerRole(role))
}

/** Only what is known: nobody here saw the paper being signed. */
export function describePaperProcess({ preparedBy, signers }: CertificateFacts): string {
  const electronic = signers.filter(({ onPaper }) => !onPaper).map(nameOf)
  const here =
    electronic.length > 0
      ? `These signed electronically, each through their own personal link, and each signature and initials field separately: ${electronic.join(', ')}. `
      : 'Nobody signed electronically. '
  return (
    `${nameOf(preparedBy)} filled out the documents, which were then locked. ${here}` +
    'Everyone else signed in ink on paper, outside of this service. The server sealed the scan of the ' +
    'signed pages together with this certificate.'
  )
}

export function nameOf({ name, signingFor }: SignerName): string {
  return formatSignerName({ name: isolate(name), signingFor: signingFor && isolate(signingFor) })
}

/**
 * Lets a reader distinguish a copy without private documents from a file that was tampered with.
 */
export function describePrivacy(facts: CertificateFacts): string {
  const { copy, privateCopies = 0 } = facts
  const coOwners = listCoOwners(facts)
  const shownTo =
    coOwners.length > 0
      ? 'to the person it is for, to co-owners who sign it, and to the owner or agent'
      : 'to the person who signs it and to the owner or agent'
  const rule = `A private copy is shown only ${shownTo}. Other signers cannot see it.`
  if (!copy) {
    return `${countCopies(privateCopies)} among these documents. ${rule} Every other signer receives an executed file without the documents that are private to others.`
  }
  const isForCoOwner = coOwners.some(({ label }) => label === copy.label)
  const own = isForCoOwner
    ? `the private copies that ${copy.name} signs`
    : `those private to ${copy.name}`
  return (
    `This is the executed file for ${copy.name} (${copy.label}). It contains the documents shared by all signers and ${own}. ` +
    `${countCopies(copy.withheld)} of other signers in this packet that this file does not include. ${rule} The owner has the complete file.`
  )
}

function countCopies(count: number): string {
  return count === 1 ? 'There is 1 private copy' : `There are ${count} private copies`
}

/**
 * The page is drawn before the file is sealed, so it states what was requested, not what was
 * obtained.
 */
export function describeVerification({ trustedTime }: CertificateFacts): string {
  const time =
    trustedTime === 'none'
      ? 'no independent time stamp was obtained.'
      : 'an independent authority is asked to time-stamp the seal, and the seal itself shows the resulting time.'
  return (
    'This file is sealed with a digital signature (PAdES baseline) that covers every byte of it. A PDF ' +
    'reader shows whether anything has changed since, and the service that sealed the file can confirm ' +
    `that the seal is its own. The times on this page come from that service’s server; ${time}`
  )
}

import type { Signer } from '@countersign/contract/schemas/packets/create-packet'
import type { KnownTenant } from '@countersign/contract/schemas/users'
import type { SignerDraft } from './people.ts'

/** An email that the owner knows under another name. */
export interface NameConflict {
  index: number
  entered: string
  known: KnownTenant
}

/** The first signer whose name differs from the known one and was not chosen before. */
export function findNameConflict(
  signers: readonly Signer[],
  known: readonly (KnownTenant | undefined)[],
  drafts: readonly SignerDraft[],
): NameConflict | undefined {
  for (const [index, signer] of signers.entries()) {
    const person = known[index]
    const entered = fullName(signer)
    if (person && !isSameName(person.name, entered) && !isNameKept(drafts[index], signer)) {
      return { index, entered, known: person }
    }
  }

  return undefined
}

/** What is remembered once the owner has kept the name that they entered. */
export function keptNameOf(signer: Pick<Signer, 'firstName' | 'lastName' | 'email'>): string {
  return `${fullName(signer)} <${signer.email.toLowerCase()}>`
}

export function isNameKept(draft: SignerDraft | undefined, signer: Signer): boolean {
  return draft?.keptName === keptNameOf(signer)
}

function fullName({ firstName, lastName }: Pick<Signer, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

function isSameName(one: string, other: string): boolean {
  return normalize(one) === normalize(other)
}

function normalize(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

import type { Mark } from '@countersign/contract'
import type { Hand } from './hand-font.ts'
import type { Words } from '../words/en.ts'
import { drawnMark } from './pad-strokes.ts'
import type { PadStroke } from './pad-strokes.ts'

/** What stands in the dialog while somebody makes their signature. Nothing of it is lost by switching. */
export interface Adoption {
  how: 'type' | 'draw'
  name: string
  initials: string
  hand: Hand
  /** Initials follow the name until they are typed. */
  initialsTyped: boolean
  signatureStrokes: readonly PadStroke[]
  initialsByHand: boolean
  initialsStrokes: readonly PadStroke[]
}

export type AdoptionProblem = {
  at: 'name' | 'initials' | 'signaturePad' | 'initialsPad'
  message: string
}

/** The two marks that were made, or what is still missing of them. */
export function readAdoption(
  adoption: Adoption,
  words: Words,
): { signature: Mark; initials: Mark } | AdoptionProblem {
  const signature = readSignature(adoption, words)
  if ('at' in signature) {
    return signature
  }

  const initials = readInitials(adoption, words)
  return 'at' in initials ? initials : { signature, initials }
}

function readSignature(adoption: Adoption, words: Words): Mark | AdoptionProblem {
  if (adoption.how === 'draw') {
    return (
      drawnMark(adoption.signatureStrokes) ?? {
        at: 'signaturePad',
        message: words.adopt.signatureUndrawn,
      }
    )
  }

  return typedMark(adoption.name, adoption.hand) ?? { at: 'name', message: words.adopt.nameMissing }
}

function readInitials(adoption: Adoption, words: Words): Mark | AdoptionProblem {
  if (adoption.how === 'draw' && adoption.initialsByHand) {
    return (
      drawnMark(adoption.initialsStrokes) ?? {
        at: 'initialsPad',
        message: words.adopt.initialsUndrawn,
      }
    )
  }

  return (
    typedMark(adoption.initials, adoption.hand) ?? {
      at: 'initials',
      message: words.adopt.initialsMissing,
    }
  )
}

function typedMark(text: string, hand: Hand): Mark | undefined {
  const plain = text.trim()
  return plain === '' ? undefined : { kind: 'typed', text: plain, hand }
}

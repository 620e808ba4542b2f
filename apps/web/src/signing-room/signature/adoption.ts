import type { Mark } from '@countersign/answers'
import type { Messages } from '../i18n/en.ts'
import type { Hand } from './hand-font.ts'
import { drawnMark } from './pad-strokes.ts'
import type { PadStroke } from './pad-strokes.ts'
import { pictureMark } from './picture/picture-mark.ts'
import type { Upload } from './picture/picture-mark.ts'

export const waysToSign = ['type', 'draw', 'upload'] as const
type WayToSign = (typeof waysToSign)[number]

/** What stands in the dialog while somebody makes their signature. Nothing of it is lost by switching. */
export interface Adoption {
  how: WayToSign
  name: string
  initials: string
  hand: Hand
  /** Initials follow the name until they are typed. */
  initialsTyped: boolean
  /** Initials made as the signature is: drawn with a drawn one, a picture with a picture. */
  initialsByHand: boolean
  signatureStrokes: readonly PadStroke[]
  initialsStrokes: readonly PadStroke[]
  signatureUpload?: Upload
  initialsUpload?: Upload
}

export type AdoptionProblem = {
  at: 'name' | 'initials' | 'signaturePad' | 'initialsPad' | 'signatureFile' | 'initialsFile'
  message: string
}

/** The two marks that were made, or what is still missing of them. */
export function readAdoption(
  adoption: Adoption,
  messages: Messages,
): { signature: Mark; initials: Mark } | AdoptionProblem {
  const signature = readSignature(adoption, messages)
  if ('at' in signature) {
    return signature
  }

  const initials = readInitials(adoption, messages)
  return 'at' in initials ? initials : { signature, initials }
}

function readSignature(adoption: Adoption, { adopt }: Messages): Mark | AdoptionProblem {
  const typed = typedMark(adoption.name, adoption.hand)
  switch (adoption.how) {
    case 'draw':
      return (
        drawnMark(adoption.signatureStrokes) ?? {
          at: 'signaturePad',
          message: adopt.signatureUndrawn,
        }
      )
    case 'type':
      return typed ?? { at: 'name', message: adopt.nameMissing }
    case 'upload':
      return typed
        ? uploadedMark(adoption.signatureUpload, adoption.name, 'signatureFile', adopt)
        : { at: 'name', message: adopt.nameMissing }
  }
}

function readInitials(adoption: Adoption, { adopt }: Messages): Mark | AdoptionProblem {
  if (adoption.how === 'draw' && adoption.initialsByHand) {
    return (
      drawnMark(adoption.initialsStrokes) ?? { at: 'initialsPad', message: adopt.initialsUndrawn }
    )
  }

  const typed = typedMark(adoption.initials, adoption.hand)
  if (!typed) {
    return { at: 'initials', message: adopt.initialsMissing }
  }
  return adoption.how === 'upload' && adoption.initialsByHand
    ? uploadedMark(adoption.initialsUpload, adoption.initials, 'initialsFile', adopt)
    : typed
}

function uploadedMark(
  upload: Upload | undefined,
  text: string,
  at: 'signatureFile' | 'initialsFile',
  adopt: Messages['adopt'],
): Mark | AdoptionProblem {
  if (!upload) {
    return { at, message: adopt.pictureMissing }
  }
  const mark = pictureMark(upload, text.trim())
  return typeof mark === 'string' ? { at, message: adopt.pictureProblems[mark] } : mark
}

function typedMark(text: string, hand: Hand): Mark | undefined {
  const plain = text.trim()
  return plain === '' ? undefined : { kind: 'typed', text: plain, hand }
}

import { isTooSmall } from '@countersign/answers/mark'
import type { Mark } from '@countersign/answers/answer'
import { defaultHand } from './hand-font.ts'
import type { Hand } from './hand-font.ts'
import { drawnMark } from './pad-strokes.ts'
import type { PadStroke } from './pad-strokes.ts'
import { pictureMark } from './picture/picture-mark.ts'
import type { Upload } from './picture/picture-mark.ts'
import type { RoomMessages } from '../../i18n/room/en.ts'

export const waysToSign = ['type', 'draw', 'upload'] as const
type WayToSign = (typeof waysToSign)[number]

/** The state of the adopt dialog. Choosing another way to sign keeps all of it. */
export interface Adoption {
  way: WayToSign
  name: string
  initials: string
  hand: Hand
  /** Initials follow the name until they are typed. */
  initialsTyped: boolean
  /** Initials are drawn, or uploaded, like the signature. */
  initialsByHand: boolean
  signatureStrokes: readonly PadStroke[]
  initialsStrokes: readonly PadStroke[]
  signatureUpload?: Upload
  initialsUpload?: Upload
}

export type AdoptionPart =
  'name' | 'initials' | 'signaturePad' | 'initialsPad' | 'signatureFile' | 'initialsFile'

export interface AdoptionError {
  /** Absent if no part of the dialog is to blame. */
  part?: AdoptionPart
  message: string
}

export interface AdoptProps {
  adoption: Adoption
  change: (part: Partial<Adoption>) => void
  error: AdoptionError | undefined
  /** DOM ids. */
  ids: Record<AdoptionPart, string>
}

export function findPartError(
  error: AdoptionError | undefined,
  part: AdoptionPart,
): string | undefined {
  return error?.part === part ? error.message : undefined
}

export function initialAdoption(name: string): Adoption {
  return {
    way: 'type',
    name,
    initials: makeInitials(name),
    hand: defaultHand,
    initialsTyped: false,
    signatureStrokes: [],
    initialsByHand: false,
    initialsStrokes: [],
  }
}

/** Of a dialog that is opened again. Who had not begun to draw or upload anything starts as at first. */
export function resumeAdoption(adoption: Adoption): Adoption {
  const { way, signatureStrokes, initialsStrokes, signatureUpload, initialsUpload } = adoption
  const isBegun =
    way === 'draw'
      ? signatureStrokes.length + initialsStrokes.length > 0
      : signatureUpload !== undefined || initialsUpload !== undefined

  return way === 'type' || isBegun ? adoption : { ...adoption, way: 'type' }
}

export function changeAdoption(adoption: Adoption, part: Partial<Adoption>): Adoption {
  const next = { ...adoption, ...part }
  return next.initialsTyped ? next : { ...next, initials: makeInitials(next.name) }
}

const suffixes = /^(jr|sr|ii|iii|iv|esq|md|phd)\.?$/i

/** "Maria del Carmen Lopez Jr." → "MdCL": the first letter of each word, without suffixes. */
export function makeInitials(name: string): string {
  const words = name
    .normalize('NFC')
    .replaceAll(/[.,]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

  return words
    .filter((word, index) => index === 0 || !suffixes.test(word))
    .flatMap((word) => word.split('-'))
    .map((part) => [...part].find((letter) => /\p{L}/u.test(letter)) ?? '')
    .join('')
    .slice(0, 6)
}

/** The signature and initials, or what is still missing. */
export function readAdoption(
  adoption: Adoption,
  messages: RoomMessages,
): { signature: Mark; initials: Mark } | Required<AdoptionError> {
  const signature = readSignature(adoption, messages)
  if ('part' in signature) {
    return signature
  }

  const initials = readInitials(adoption, messages)
  return 'part' in initials ? initials : { signature, initials }
}

function readSignature(
  adoption: Adoption,
  { adopt }: RoomMessages,
): Mark | Required<AdoptionError> {
  const typed = typedMark(adoption.name, adoption.hand)
  switch (adoption.way) {
    case 'draw':
      return largeEnough(drawnMark(adoption.signatureStrokes), {
        part: 'signaturePad',
        missing: adopt.signatureMissing,
        tooSmall: adopt.drawingTooSmall,
      })
    case 'type':
      return typed ?? { part: 'name', message: adopt.nameMissing }
    case 'upload':
      return typed
        ? uploadedMark(adoption.signatureUpload, adoption.name, 'signatureFile', adopt)
        : { part: 'name', message: adopt.nameMissing }
  }
}

function readInitials(adoption: Adoption, { adopt }: RoomMessages): Mark | Required<AdoptionError> {
  if (adoption.way === 'draw' && adoption.initialsByHand) {
    return largeEnough(drawnMark(adoption.initialsStrokes), {
      part: 'initialsPad',
      missing: adopt.initialsDrawingMissing,
      tooSmall: adopt.drawingTooSmall,
    })
  }

  const typed = typedMark(adoption.initials, adoption.hand)
  if (!typed) {
    return { part: 'initials', message: adopt.initialsMissing }
  }
  return adoption.way === 'upload' && adoption.initialsByHand
    ? uploadedMark(adoption.initialsUpload, adoption.initials, 'initialsFile', adopt)
    : typed
}

function largeEnough(
  mark: Mark | undefined,
  { part, missing, tooSmall }: { part: AdoptionPart; missing: string; tooSmall: string },
): Mark | Required<AdoptionError> {
  if (!mark) {
    return { part, message: missing }
  }

  return isTooSmall(mark) ? { part, message: tooSmall } : mark
}

function uploadedMark(
  upload: Upload | undefined,
  text: string,
  part: 'signatureFile' | 'initialsFile',
  adopt: RoomMessages['adopt'],
): Mark | Required<AdoptionError> {
  if (!upload) {
    return { part, message: adopt.pictureMissing }
  }
  const mark = pictureMark(upload, text.trim())
  return typeof mark === 'string' ? { part, message: adopt.pictureErrors[mark] } : mark
}

function typedMark(text: string, hand: Hand): Mark | undefined {
  const trimmed = text.trim()
  return trimmed === '' ? undefined : { kind: 'typed', text: trimmed, hand }
}

import type { Rect } from '../../pdf/coordinates.ts'

/** What a PDF from outside is and holds, before anything of it is used. */
export interface Inspection {
  /** As the file says, e.g. "1.7". */
  version: string
  title?: string
  /** BCP 47, e.g. "en-US". */
  language?: string
  /** Whether the file says that it is tagged, so that a screen reader finds its structure. */
  tagged: boolean
  pages: InspectedPage[]
  fields: InspectedField[]
  fonts: InspectedFont[]
  encryption: Encryption
  signatures: InspectedSignature[]
  /** Scripts, actions, media and forms of other makes; all of it is taken out on admission. */
  activeContent: ActiveContent[]
  /** File names, in the order in which they were met. */
  embeddedFiles: string[]
  /** The file could not be read as it says of itself and was put together from its parts. */
  repaired: boolean
  warnings: InspectionWarning[]
}

export interface InspectedPage {
  /** As seen, in points: the crop box after rotation, with the user unit applied. */
  width: number
  height: number
  /** Clockwise. */
  rotation: 0 | 90 | 180 | 270
  /** How many points a unit of the page's own space is; 1 but for very large pages. */
  userUnit: number
  /** In the page's own space, corners in order. */
  mediaBox: Corners
  cropBox: Corners
}

/** Left, bottom, right, top. */
export type Corners = [number, number, number, number]

export const inspectedFieldTypes = [
  'text',
  'longtext',
  'checkbox',
  'radio',
  'dropdown',
  'listbox',
  'signature',
  'button',
  'unknown',
] as const
export type InspectedFieldType = (typeof inspectedFieldTypes)[number]

/** One field of the file's own form (ISO 32000-1, 12.7). */
export interface InspectedField {
  /** Full name, parts joined by ".". */
  name: string
  type: InspectedFieldType
  /** What a screen reader says of it, where the file tells. */
  label?: string
  required: boolean
  readOnly: boolean
  maxLength?: number
  /** What can be chosen: of a radio group or checkbox the states, of a list the entries. */
  options: { value: string; label: string }[]
  value?: string | string[]
  /** Where it stands; nowhere, for a field that no page shows. */
  places: FieldPlace[]
}

export interface FieldPlace {
  /** From 1. */
  page: number
  /** Points as seen, from the lower left of what is seen of the page. */
  rect: Rect
  /** The state that this button of a radio group or checkbox stands for. */
  option?: string
}

export interface InspectedFont {
  name: string
  /** "Type0", "TrueType", "Type1", "Type3" or "MMType1". */
  kind: string
  embedded: boolean
  /** One of the 14 that every reader has, embedded or not. */
  standard: boolean
}

export type Encryption =
  | { kind: 'none' }
  /** Opens without a password; only rights were held back. */
  | { kind: 'owner-password'; algorithm: string }
  | { kind: 'user-password'; algorithm: string }

export interface InspectedSignature {
  /** The name of the field that holds it; none where the file hides it. */
  field?: string
  /** e.g. "ETSI.CAdES.detached" */
  format?: string
  signer?: string
  /** As the file claims, a PDF date. */
  claimedAt?: string
}

export const activeContentKinds = [
  'javascript',
  'launch',
  'submit',
  'import',
  'other-action',
  'additional-actions',
  'unsafe-link',
  'xfa',
  'embedded-file',
  'media',
  'usage-rights',
] as const
export type ActiveContentKind = (typeof activeContentKinds)[number]

export interface ActiveContent {
  kind: ActiveContentKind
  /** From 1, where it hangs on one page. */
  page?: number
  /** Of a file or a link. */
  name?: string
}

export const inspectionWarningCodes = [
  ...activeContentKinds,
  'repaired',
  'junk-before-header',
  'encryption',
  'page-tree',
  'page-box',
  'damaged-part',
  'layers',
  'fonts-not-embedded',
  'signed',
] as const
export type InspectionWarningCode = (typeof inspectionWarningCodes)[number]

/** Something that whoever uses the file should know; the message is a sentence for people. */
export interface InspectionWarning {
  code: InspectionWarningCode
  message: string
}

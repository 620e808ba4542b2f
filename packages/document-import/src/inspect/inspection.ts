import type { Rect } from '@countersign/pdf/coordinates'

export interface Inspection {
  /** Version as stated in the file, such as "1.7". */
  version: string
  title?: string
  /** BCP 47, e.g. "en-US". */
  language?: string
  tagged: boolean
  pages: InspectedPage[]
  fields: InspectedField[]
  fonts: InspectedFont[]
  encryption: Encryption
  signatures: InspectedSignature[]
  /** Scripts, actions, media and XFA forms. All of it is removed on admission. */
  activeContent: ActiveContent[]
  /** File names. */
  embeddedFiles: string[]
  /** The end of the file does not lead to its list of objects, so they were searched for. */
  repaired: boolean
  warnings: InspectionWarning[]
}

export interface InspectedPage {
  /** Visible size in points: the crop box after rotation, with the user unit applied. */
  width: number
  height: number
  /** Clockwise. */
  rotation: 0 | 90 | 180 | 270
  /** Points per unit of the page's coordinate system. Default: 1. */
  userUnit: number
  /** In the page's coordinate system. */
  mediaBox: Corners
  cropBox: Corners
}

/** Left, bottom, right, top. */
export type Corners = [number, number, number, number]

export type InspectedFieldType =
  | 'text'
  | 'longtext'
  | 'checkbox'
  | 'radio'
  | 'dropdown'
  | 'listbox'
  | 'signature'
  | 'button'
  | 'unknown'

/** One field of the file's own form (ISO 32000-1, 12.7). */
export interface InspectedField {
  /** Full name, parts joined by ".". */
  name: string
  type: InspectedFieldType
  /** Alternate name for screen readers (TU). */
  label?: string
  required: boolean
  readOnly: boolean
  /** A script computes its value from other fields. */
  calculated?: boolean
  maxLength?: number
  /** Divided into one cell for each character. */
  comb?: boolean
  /** A reader shows a sign for each character. */
  password?: boolean
  /** States of a radio group or checkbox, entries of a list. */
  options: { value: string; label: string }[]
  value?: string | string[]
  /** Widgets of the field; empty if no page shows it. */
  places: FieldPlace[]
}

export interface FieldPlace {
  /** From 1. */
  page: number
  /** Visible points, origin at the lower left of the visible page. */
  rect: Rect
  /** State of this button of a radio group or checkbox. */
  option?: string
}

export interface InspectedFont {
  name: string
  /** "Type0", "TrueType", "Type1", "Type3" or "MMType1". */
  kind: string
  embedded: boolean
  /** One of the 14 standard fonts, embedded or not. */
  standard: boolean
}

export type Encryption =
  | { kind: 'none' }
  /** Opens without a password; only permissions are restricted. */
  | { kind: 'owner-password' }
  | { kind: 'user-password' }

export interface InspectedSignature {
  field?: string
  /** Such as "ETSI.CAdES.detached". */
  format?: string
  signer?: string
  /** PDF date as stated in the file. */
  claimedAt?: string
}

export type ActiveContentKind =
  | 'javascript'
  | 'launch'
  | 'submit'
  | 'import'
  | 'other-action'
  | 'additional-actions'
  | 'unsafe-link'
  | 'xfa'
  | 'embedded-file'
  | 'media'
  | 'usage-rights'

export interface ActiveContent {
  kind: ActiveContentKind
  /** From 1, if it belongs to one page. */
  page?: number
  /** Name of the file, or target of the link. */
  name?: string
}

type InspectionWarningCode =
  | ActiveContentKind
  | 'repaired'
  | 'junk-before-header'
  | 'encryption'
  | 'page-tree'
  | 'page-box'
  | 'damaged-part'
  | 'damaged-content'
  | 'layers'
  | 'fonts-not-embedded'
  | 'signed'

/** The message is shown to the person who uploaded the file. */
export interface InspectionWarning {
  code: InspectionWarningCode
  message: string
}

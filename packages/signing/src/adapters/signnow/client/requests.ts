/** A field on a document, in points from the upper left corner of a page; pages count from 0. */
export interface VendorField {
  type: 'signature' | 'initials' | 'text' | 'checkbox'
  page_number: number
  x: number
  y: number
  width: number
  height: number
  role: string
  required: boolean
  name: string
  label: string
  /** A text field that SignNow fills with the day of the signature. */
  lock_to_sign_date?: true
}

/** Steps in order; the signers of a step sign in any order. */
export interface EmbeddedInvite {
  invites: { order: number; signers: VendorSigner[] }[]
}

export interface VendorSigner {
  email: string
  auth_method: string
  first_name: string
  last_name: string
  language: 'en'
  documents: { id: string; role: string; action: 'sign' }[]
  redirect_uri: string
  decline_redirect_uri: string
  close_redirect_uri: string
  redirect_target: 'self'
}

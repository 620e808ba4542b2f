/** What a field in the text of a custom form asks for. A `name` is only a fact of the packet. */
export const textFieldTypes = [
  'text',
  'longtext',
  'date',
  'money',
  'choice',
  'checkbox',
  'initials',
  'name',
] as const

/** A field that stands in a text as `[[name]]`. Two with one name are one question. */
export interface TextField {
  name: string
  type: (typeof textFieldTypes)[number]
  /** The owner, before the packet is sent; the owner's initials are made when they sign. */
  by: 'owner' | 'residents'
  required: boolean
  /** An id of `packetAnswers`: what the forms of a packet share. */
  answer?: string | undefined
  /** Of a choice. */
  options?: string[] | undefined
}

export const maxTextFieldName = 80
/** Different names in a text, and how often any of them may stand in it. */
export const maxTextFields = 60
export const maxTextBlanks = 300

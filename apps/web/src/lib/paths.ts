import type { PacketScreen } from '@countersign/contract/rules/packet-lifecycle'
import { residentPaths } from './resident-paths.ts'

/** Every address of the app. Routes are declared with the same names in `router.tsx`. */
export const paths = {
  home: '/',
  login: '/login',
  authCallback: '/auth/callback',
  account: '/account',
  office: '/account/office',
  personalData: '/account/personal-data',
  receipt: (receiptId: string) => `/account/receipts/${encodeURIComponent(receiptId)}`,
  /** With `printFormId`, it leads back to filling out and printing that form. */
  addProperty: (options: { legalFormPacket?: boolean; printFormId?: string } = {}) => {
    if (options.printFormId) {
      return `/add-property?printFormId=${encodeURIComponent(options.printFormId)}`
    }

    return options.legalFormPacket ? '/add-property?legalFormPacket=true' : '/add-property'
  },

  legalForms: '/legal-forms',
  resident: (residentId: string) => `/legal-forms/residents/${encodeURIComponent(residentId)}`,
  property: (propertyId: string) => `/legal-forms/properties/${encodeURIComponent(propertyId)}`,
  applicants: (propertyId: string) =>
    `/legal-forms/properties/${encodeURIComponent(propertyId)}#applicants`,

  selectProperty: (options: { propertyId?: string } = {}) =>
    options.propertyId
      ? `/legal-forms/select-property?propertyId=${encodeURIComponent(options.propertyId)}`
      : '/legal-forms/select-property',
  addSigners: '/legal-forms/add-signers',
  selectDocuments: '/legal-forms/select-documents',
  confirmDocuments: '/legal-forms/confirm-documents',

  /** `returnToPacket` leads back to choosing forms for a packet. */
  customForms: '/legal-forms/custom-forms',
  newCustomForm: (options: CustomFormOptions = {}) =>
    withReturn('/legal-forms/custom-forms/new', options),
  newPdfForm: (options: CustomFormOptions = {}) =>
    withReturn('/legal-forms/custom-forms/new/pdf', options),
  newPdfForms: '/legal-forms/custom-forms/new/pdfs',
  newTextForm: (options: CustomFormOptions = {}) =>
    withReturn('/legal-forms/custom-forms/new/text', options),
  editCustomForm: (formId: string, options: CustomFormOptions = {}) =>
    withReturn(`/legal-forms/custom-forms/${encodeURIComponent(formId)}`, options),

  /** What changed in the association's forms, for every member. */
  formChanges: '/legal-forms/changes',
  associationForms: '/association/forms',
  associationBundles: '/association/bundles',
  members: '/association/members',
  member: (memberId: string) => `/association/members/${encodeURIComponent(memberId)}`,
  newAssociationForm: '/association/forms/new',
  newAssociationPdf: '/association/forms/new/pdf',
  newAssociationPdfs: '/association/forms/new/pdfs',
  newAssociationText: '/association/forms/new/text',
  associationForm: (formId: string) => `/association/forms/${encodeURIComponent(formId)}`,
  editAssociationForm: (formId: string) => `/association/forms/${encodeURIComponent(formId)}/edit`,
  publishForm: (formId: string) => `/association/forms/${encodeURIComponent(formId)}/publish`,

  printableForms: '/legal-forms/print',
  print: (formId: string, options: { propertyId?: string } = {}) =>
    `/legal-forms/print?${new URLSearchParams({ formId, ...options }).toString()}`,

  start: (documentGroupId: string) => packetPath('start', documentGroupId),
  payment: (documentGroupId: string) => packetPath('payment', documentGroupId),
  residentLink: (documentGroupId: string) => packetPath('resident-link', documentGroupId),
  sign: (documentGroupId: string) => packetPath('sign', documentGroupId),
  read: (documentGroupId: string) => packetPath('read', documentGroupId),
  status: (documentGroupId: string) => packetPath('status', documentGroupId),
  view: (documentGroupId: string) => packetPath('view', documentGroupId),
  /** Where the lifecycle table sends a packet's next action. */
  packetScreen: (screen: PacketScreen, documentGroupId: string) =>
    packetPath(screen, documentGroupId),

  ...residentPaths,
  /** A link for applicants. */
  apply: (code: string) => `/apply/${encodeURIComponent(code)}`,
  verify: '/verify',
  help: '/help',
  residentHelp: '/help/residents',
  closeSigning: (isSigned: boolean) => `/close-signing?isSigned=${isSigned}`,
} as const

interface CustomFormOptions {
  returnToPacket?: boolean
}

function withReturn(path: string, { returnToPacket = false }: CustomFormOptions): string {
  return returnToPacket ? `${path}?toPacket=true` : path
}

function packetPath(
  screen: PacketScreen | 'resident-link' | 'read',
  documentGroupId: string,
): string {
  return `/legal-forms/${screen}?documentGroupId=${encodeURIComponent(documentGroupId)}`
}

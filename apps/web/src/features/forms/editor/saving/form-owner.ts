import { associationCalls } from '@countersign/contract/calls/association'
import { formCalls } from '@countersign/contract/calls/forms'
import { createContext, useContext } from 'react'

/** Whose forms the editor makes: the member's own, or the association's, with the calls for them. */
export const ownForms = {
  /** Under which a new form is kept in this tab. */
  newDraft: 'new',
  listName: 'My forms',
  formsName: 'my forms',
  savingCreates: 'Saving creates a new edition. Existing packets keep the edition they have.',
  calls: {
    add: formCalls.postForm,
    change: formCalls.putForm,
    readDefinition: formCalls.getFormDefinition,
    upload: formCalls.postFormUpload,
    import: formCalls.postFormImport,
    readUpload: formCalls.getFormUploadPdf,
  },
}

export type FormOwner = typeof ownForms

export const associationForms: FormOwner = {
  newDraft: 'new-association',
  listName: 'Association forms',
  formsName: 'association forms',
  savingCreates: 'Saving makes a draft. Members see nothing of it until you publish it.',
  calls: {
    add: associationCalls.postAssociationForm,
    change: associationCalls.putAssociationForm,
    readDefinition: associationCalls.getAssociationDefinition,
    upload: associationCalls.postAssociationUpload,
    import: associationCalls.postAssociationImport,
    readUpload: associationCalls.getAssociationUploadPdf,
  },
}

const FormOwnerContext = createContext(ownForms)

export const FormOwnerProvider = FormOwnerContext.Provider

export function useFormOwner(): FormOwner {
  return useContext(FormOwnerContext)
}

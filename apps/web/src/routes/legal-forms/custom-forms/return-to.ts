import type { Form } from '@countersign/contract/schemas/forms/form'
import { useNavigate, useSearchParams } from 'react-router'
import { associationForms, useFormOwner } from '../../../features/forms/editor/saving/form-owner.ts'
import { updateDocument } from '../../../features/packets/create/creation-documents.ts'
import { changeCreation } from '../../../features/packets/create/creation-store.ts'
import { paths } from '../../../lib/paths.ts'

/**
 * Where to go after a form is saved: to the packet that is being created, or to the list. Back does not
 * open the editor again, whose form is saved.
 */
export function useReturnTo() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const isAssociation = useFormOwner() === associationForms
  const toPacket = query.get('toPacket') === 'true'
  const ownPath = toPacket ? paths.selectDocuments : paths.customForms
  const listPath = isAssociation ? paths.associationForms : ownPath

  return {
    toPacket,
    to: listPath,
    /** A chosen form is replaced by its new edition. */
    returnWith: (form: Form) => {
      if (isAssociation) {
        void navigate(paths.associationForm(form._id), { replace: true })
        return
      }
      changeCreation((state) => updateDocument(state, form))
      const saved = new URLSearchParams(toPacket ? { searchTerm: form.title } : { saved: form._id })
      void navigate(`${ownPath}?${saved}`, { replace: true })
    },
  }
}

import type { Form } from '@countersign/contract/schemas/forms/form'
import { useNavigate, useSearchParams } from 'react-router'
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
  const toPacket = query.get('toPacket') === 'true'

  return {
    toPacket,
    to: toPacket ? paths.selectDocuments : paths.customForms,
    /** A chosen form is replaced by its new edition. */
    returnWith: (form: Form) => {
      changeCreation((state) => updateDocument(state, form))
      const saved = new URLSearchParams(toPacket ? { searchTerm: form.title } : { saved: form._id })
      void navigate(`${toPacket ? paths.selectDocuments : paths.customForms}?${saved}`, {
        replace: true,
      })
    },
  }
}

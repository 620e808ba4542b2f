import type { Calls } from '../call.ts'
import type { associationEndpoints } from '../endpoints/association.ts'

const access = 'staff'
const forms = '/association/forms'

export const associationCalls: Calls<typeof associationEndpoints> = {
  getAssociationForms: { method: 'GET', path: forms, access },
  postAssociationForm: { method: 'POST', path: forms, access },
  getAssociationForm: { method: 'GET', path: `${forms}/:id`, access },
  putAssociationForm: { method: 'PUT', path: `${forms}/:id`, access },
  publishForm: { method: 'POST', path: `${forms}/:id/publish`, access },
  withdrawForm: { method: 'POST', path: `${forms}/:id/withdraw`, access },
  getFormUse: { method: 'GET', path: `${forms}/:id/use`, access },
  downloadFormUse: { method: 'GET', path: `${forms}/:id/use.csv`, access },
  getFormComparison: { method: 'GET', path: `${forms}/:id/comparison`, access },
  getAssociationDefinition: { method: 'GET', path: `${forms}/:id/definition`, access },
  getAssociationPreview: { method: 'GET', path: `${forms}/:id/preview`, access },
  getAssociationReading: { method: 'GET', path: `${forms}/:id/reading`, access },
  postAssociationUpload: { method: 'POST', path: `${forms}/uploads`, access },
  postAssociationImport: { method: 'POST', path: `${forms}/imports`, access },
  getAssociationUploadPdf: { method: 'GET', path: `${forms}/uploads/:uploadId/pdf`, access },
  getFormChanges: { method: 'GET', path: '/forms/changes', access: 'member' },
}

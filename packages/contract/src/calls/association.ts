import type { Calls } from '../call.ts'
import type { associationEndpoints } from '../endpoints/association.ts'

const access = 'staff'
const forms = '/association/forms'
const bundles = '/association/bundles'

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
  getAssociationBundles: { method: 'GET', path: bundles, access },
  postAssociationBundle: { method: 'POST', path: bundles, access },
  putAssociationBundle: { method: 'PUT', path: `${bundles}/:id`, access },
  deleteAssociationBundle: { method: 'DELETE', path: `${bundles}/:id`, access },
  getFormChanges: { method: 'GET', path: '/forms/changes', access: 'member' },
}

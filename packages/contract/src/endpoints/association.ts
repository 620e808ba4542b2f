import {
  AssociationBundleResponse,
  AssociationBundles,
  AssociationFormPage,
  AssociationFormQuery,
  AssociationFormResponse,
  BundleBody,
  BundleParams,
  FormChanges,
  FormComparison,
  FormUse,
  PublishBody,
  WithdrawBody,
} from '../schemas/association.ts'
import { FormImportQuery, FormImportResponse } from '../schemas/forms/form-import.ts'
import { FormReading } from '../schemas/forms/form-reading.ts'
import { FormParams, FormResponse, PreviewQuery, SignersQuery } from '../schemas/forms/form.ts'
import {
  ChangedEditionQuery,
  CustomFormResponse,
  FormBody,
  UploadParams,
  UploadResponse,
} from '../schemas/forms/custom-form.ts'
import { ChangedVersionQuery, PageQuery } from '../schemas/shapes.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'association'

export const associationEndpoints = {
  getAssociationForms: {
    tag,
    summary: 'The association’s forms, by title',
    query: AssociationFormQuery,
    response: AssociationFormPage,
    problems: [],
  },
  getAssociationForm: {
    tag,
    summary: 'A form of the association with its published editions and blanks',
    params: FormParams,
    response: AssociationFormResponse,
    problems: ['form-not-found'],
  },
  postAssociationForm: {
    readsIdempotencyKey: true,
    tag,
    summary: 'Creates a draft of a form of the association',
    body: FormBody,
    response: FormResponse,
    status: 201,
    problems: ['upload-not-found'],
  },
  putAssociationForm: {
    tag,
    summary: 'Creates a new draft beside what is published',
    params: FormParams,
    query: ChangedEditionQuery,
    body: FormBody,
    response: FormResponse,
    problems: ['form-not-found', 'form-changed', 'upload-not-found'],
  },
  publishForm: {
    tag,
    summary: 'Publishes the newest edition, today or from a later day on',
    params: FormParams,
    body: PublishBody,
    response: AssociationFormResponse,
    problems: ['form-not-found', 'form-changed'],
  },
  withdrawForm: {
    tag,
    summary: 'Withdraws a published edition',
    params: FormParams,
    body: WithdrawBody,
    response: AssociationFormResponse,
    problems: ['form-not-found', 'form-changed'],
  },
  getFormUse: {
    tag,
    summary: 'How many packets use each edition, and of how many members; never what they say',
    params: FormParams,
    response: FormUse,
    problems: ['form-not-found'],
  },
  downloadFormUse: {
    tag,
    summary: 'The members who use a form, with their number of packets, as CSV',
    params: FormParams,
    produces: 'text/csv',
    problems: ['form-not-found'],
  },
  getFormComparison: {
    tag,
    summary: 'The newest edition and the one that was published last, paragraph by paragraph',
    params: FormParams,
    response: FormComparison,
    problems: ['form-not-found'],
  },
  getAssociationDefinition: {
    tag,
    summary: 'The newest edition for the editor',
    params: FormParams,
    response: CustomFormResponse,
    problems: ['form-not-found'],
  },
  getAssociationPreview: {
    tag,
    summary: 'The newest edition as a PDF, for this many residents',
    params: FormParams,
    query: PreviewQuery,
    produces: 'application/pdf',
    problems: ['form-not-found'],
  },
  getAssociationReading: {
    tag,
    summary: 'The newest edition as text, for this many residents',
    params: FormParams,
    query: SignersQuery,
    response: FormReading,
    problems: ['form-not-found'],
  },
  /** As `postFormUpload`. */
  postAssociationUpload: {
    tag,
    summary: 'Uploads a PDF to make a form of the association from',
    response: UploadResponse,
    status: 201,
    problems: ['pdf-refused', 'too-large', 'unsupported-media-type'],
  },
  /** As `postFormImport`. */
  postAssociationImport: {
    tag,
    summary: 'Makes a draft of a PDF at once: one file of a bulk upload',
    query: FormImportQuery,
    response: FormImportResponse,
    problems: ['pdf-refused', 'too-large', 'unsupported-media-type'],
  },
  getAssociationUploadPdf: {
    tag,
    summary: 'An uploaded PDF of the association without its own form fields',
    params: UploadParams,
    produces: 'application/pdf',
    problems: ['upload-not-found'],
  },
  getAssociationBundles: {
    tag,
    summary:
      'The association’s bundles by name, each with its forms and what members do not get of it',
    response: AssociationBundles,
    problems: [],
  },
  postAssociationBundle: {
    readsIdempotencyKey: true,
    tag,
    summary: 'Creates a bundle, which members see beside those of the library',
    body: BundleBody,
    response: AssociationBundleResponse,
    status: 201,
    problems: ['too-many-bundles'],
  },
  putAssociationBundle: {
    tag,
    summary: 'Changes a bundle',
    params: BundleParams,
    query: ChangedVersionQuery,
    body: BundleBody,
    response: AssociationBundleResponse,
    problems: ['bundle-not-found', 'bundle-changed'],
  },
  deleteAssociationBundle: {
    tag,
    summary: 'Deletes a bundle; its forms stay',
    params: BundleParams,
    status: 204,
    problems: ['bundle-not-found'],
  },
  getFormChanges: {
    tag,
    summary: 'What changed in the association’s forms, newest first',
    query: PageQuery,
    response: FormChanges,
    problems: [],
  },
} satisfies Endpoints

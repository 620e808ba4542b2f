import { FormImportQuery, FormImportResponse } from '../schemas/forms/form-import.ts'
import { FormReading } from '../schemas/forms/form-reading.ts'
import {
  BundleQuery,
  FormBundles,
  FormCategories,
  FormPage,
  FormParams,
  FormQuery,
  FormResponse,
  PreviewQuery,
  SignersQuery,
  UsedForms,
  UsedFormsQuery,
} from '../schemas/forms/form.ts'
import {
  ChangedEditionQuery,
  FormBody,
  FormDocumentResponse,
  CustomFormResponse,
  UploadParams,
  UploadResponse,
} from '../schemas/forms/custom-form.ts'
import { StateRules, StateRulesQuery } from '../schemas/forms/state-rules.ts'
import type { Endpoints } from './endpoint.ts'

const tag = 'forms'

export const formEndpoints = {
  getForms: {
    tag,
    summary: 'Library forms and the member’s custom forms',
    query: FormQuery,
    response: FormPage,
    problems: [],
  },
  getFormCategories: { tag, summary: 'The categories', response: FormCategories, problems: [] },
  getUsedForms: {
    tag,
    summary: 'The forms of the member’s last packets',
    query: UsedFormsQuery,
    response: UsedForms,
    problems: [],
  },
  getFormBundles: {
    tag,
    summary:
      'Suggested bundles for a home and household, forms often added to another, and the forms that both name',
    query: BundleQuery,
    response: FormBundles,
    problems: [],
  },
  getStateRules: {
    tag,
    summary: 'What a state’s law says about each form that it concerns',
    query: StateRulesQuery,
    response: StateRules,
    problems: [],
  },
  getForm: {
    tag,
    summary: 'One form',
    params: FormParams,
    response: FormResponse,
    problems: ['form-not-found'],
  },
  getFormReading: {
    tag,
    summary: 'The blank form as text, for this many residents',
    params: FormParams,
    query: SignersQuery,
    response: FormReading,
    problems: ['form-not-found'],
  },
  getFormPreview: {
    tag,
    summary: 'The blank form as a PDF, for this many residents',
    params: FormParams,
    query: PreviewQuery,
    produces: 'application/pdf',
    problems: ['form-not-found'],
  },
  getFormThumbnail: {
    tag,
    summary: 'A small picture of a library form’s first page',
    params: FormParams,
    produces: 'image/svg+xml',
    problems: ['form-not-found'],
  },
  getFormDefinition: {
    tag,
    summary: 'A custom form for the editor',
    params: FormParams,
    response: CustomFormResponse,
    problems: ['form-not-found', 'form-read-only'],
  },
  postForm: {
    readsIdempotencyKey: true,
    tag,
    summary: 'Creates a custom form',
    body: FormBody,
    response: FormResponse,
    status: 201,
    problems: ['upload-not-found'],
  },
  putForm: {
    tag,
    summary: 'Creates a new edition of a custom form; existing packets keep theirs',
    params: FormParams,
    query: ChangedEditionQuery,
    body: FormBody,
    response: FormResponse,
    problems: ['form-not-found', 'form-changed', 'form-read-only', 'upload-not-found'],
  },
  deleteForm: {
    tag,
    summary: 'Removes a custom form from the list; existing packets keep it',
    params: FormParams,
    status: 204,
    problems: ['form-not-found', 'form-read-only'],
  },
  /** Idempotent; for `limits.restoreHours` after the removal. */
  restoreForm: {
    tag,
    summary: 'Restores a custom form that was removed within the last day',
    params: FormParams,
    response: FormResponse,
    problems: ['form-not-found', 'form-read-only'],
  },
  /** The request body is the PDF itself, `application/pdf`; its password goes into `pdfPasswordHeader`. */
  postFormUpload: {
    tag,
    summary: 'Uploads a PDF to make a form from, and finds its fields',
    response: UploadResponse,
    status: 201,
    problems: ['pdf-refused', 'too-large', 'unsupported-media-type'],
  },
  /** The request body is the PDF itself, `application/pdf`. Idempotent by key and content. */
  postFormImport: {
    tag,
    summary: 'Makes a custom form of a PDF at once: one file of a bulk upload',
    query: FormImportQuery,
    response: FormImportResponse,
    problems: ['pdf-refused', 'too-large', 'unsupported-media-type'],
  },
  /** The request body is the Word file itself, `docxType`. Nothing is stored. */
  postFormDocument: {
    tag,
    summary: 'Reads the text of a Word file (DOCX), to make a form from; stores nothing',
    response: FormDocumentResponse,
    problems: ['document-refused', 'too-large', 'unsupported-media-type'],
  },
  getFormUploadPdf: {
    tag,
    summary: 'An uploaded PDF without its own form fields',
    params: UploadParams,
    produces: 'application/pdf',
    problems: ['upload-not-found'],
  },
} satisfies Endpoints

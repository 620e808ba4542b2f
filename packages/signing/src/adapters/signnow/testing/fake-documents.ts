import { PDF } from '@libpdf/core'
import { z } from 'zod'
import { getPageView } from '@countersign/pdf/coordinates'
import { notFound, refuse } from './fake-error.ts'
import { type FakeDocument, type FakeState, newId } from './fake-state.ts'

const maxBytes = 50_000_000

const Field = z
  .strictObject({
    type: z.enum(['signature', 'initials', 'text', 'checkbox']),
    page_number: z.int().min(0),
    x: z.number().min(0),
    y: z.number().min(0),
    width: z.number().positive(),
    height: z.number().positive(),
    role: z.string().min(1),
    required: z.boolean(),
    name: z.string().min(1),
    label: z.string().max(100),
    lock_to_sign_date: z.literal(true).optional(),
  })
  .refine(({ type, lock_to_sign_date: locked }) => !locked || type === 'text')
const FieldsBody = z.strictObject({ fields: z.array(Field) })

/** `POST /document`. */
export async function uploadDocument(state: FakeState, form: FormData): Promise<object> {
  const file = form.get('file')
  if (!(file instanceof File) || [...form.keys()].length !== 1) {
    refuse('Exactly one file is uploaded.')
  }
  const pdf = new Uint8Array(await file.arrayBuffer())
  if (pdf.byteLength > maxBytes) {
    refuse('The file is larger than 50 MB.')
  }
  const opened = await PDF.load(pdf)
  const id = newId(state, 'doc')
  state.documents.set(id, {
    id,
    fileName: file.name,
    pdf,
    pages: opened.getPages().map((page) => getPageView(opened, page)),
    fields: [],
    answers: new Map(),
    signed: new Map(),
    declined: [],
  })
  return { id }
}

/** `PUT /document/{id}`. */
export function putFields(state: FakeState, id: string, body: unknown): object {
  const document = findDocument(state, id)
  const parsed = FieldsBody.safeParse(body)
  if (!parsed.success) {
    refuse(`Invalid fields: ${parsed.error.message}`)
  }
  const group = document.groupId === undefined ? undefined : state.groups.get(document.groupId)
  if (group?.invite) {
    refuse('The document was sent to signers.')
  }
  const names = parsed.data.fields.map(({ name }) => name)
  if (new Set(names).size !== names.length) {
    refuse('Two fields have the same name.')
  }
  for (const { page_number: number, x, y, width, height, name } of parsed.data.fields) {
    const page = document.pages[number]
    if (!page || x + width > page.width || y + height > page.height) {
      refuse(`The field ${name} is outside of its page.`)
    }
  }
  document.fields = parsed.data.fields.map(({ lock_to_sign_date: locked, ...field }) => ({
    ...field,
    ...(locked && { lock_to_sign_date: locked }),
  }))
  return { id }
}

/** `GET /document/{id}`. */
export function readDocument(state: FakeState, id: string): object {
  const { fileName, fields, declined, signed } = findDocument(state, id)
  const roles = [...new Set(fields.map(({ role }) => role))]
  return {
    id,
    document_name: fileName,
    template: false,
    roles: roles.map((name, index) => ({ unique_id: `r${index}`, name, signing_order: index + 1 })),
    // Numbers in some answers and strings in others.
    created: '1767225600',
    field_invites: [
      ...[...signed].map(([role]) => ({ id: `f-${role}`, status: 'fulfilled', role })),
      ...declined.map((refusal) => ({ id: 'f-d', status: 'declined', declined: [refusal] })),
    ],
  }
}

export function findDocument({ documents }: FakeState, id: string): FakeDocument {
  return documents.get(id) ?? notFound('document')
}

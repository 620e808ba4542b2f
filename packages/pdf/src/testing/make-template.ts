import PDFDocument from 'pdfkit'
import {
  coOwnerRoles,
  residentRoles,
  type Field,
  type ResidentRole,
  type SignerRole,
} from '@countersign/answers/field'
import { sha256 } from '../sha256.ts'
import { fieldName } from '../find-places.ts'
import { readFont } from '../text/fonts.ts'
import type { ReadingNode, Template, TemplateSource } from '../template.ts'

export interface TemplateSpec {
  formId: string
  title: string
  signerCount: number
  /** Default: 1. */
  owners?: number
  /** Makes it the private copy of this signer. */
  copyOf?: ResidentRole
  /** In addition to names, signatures and dates of signing, which every template here has. */
  fields?: Field[]
  /** Heights of fields in points. Default: 18. */
  heights?: Record<string, number>
}

const made = new Map<string, Promise<Template>>()

/** A small tagged form with one AcroForm field per key, on US Letter; the same for the same spec. */
export function makeTemplate(spec: TemplateSpec): Promise<Template> {
  const key = JSON.stringify(spec)
  const template = made.get(key) ?? create(spec)
  made.set(key, template)

  return template
}

async function create(spec: TemplateSpec): Promise<Template> {
  const residents = listResidents(spec)
  const fields = [
    ...(spec.fields ?? []),
    ...residents.flatMap(residentFields),
    ...coOwnerRoles.slice(0, (spec.owners ?? 1) - 1).flatMap(coOwnerFields),
    ...ownerFields(),
  ]
  const { pdf, pages } = await drawTemplate(spec, fields)
  return {
    templateId: `${spec.formId}@2026-10/k${spec.signerCount}${spec.copyOf ? `r${spec.copyOf.slice(2)}` : ''}${spec.owners ? `o${spec.owners}` : ''}`,
    formId: spec.formId,
    title: spec.title,
    edition: '2026-10',
    language: 'en-US',
    signerCount: spec.signerCount,
    ...(spec.copyOf && { copyOf: spec.copyOf }),
    pages,
    fields,
    reading: buildReading(spec, fields),
    pdf,
    sha256: sha256(pdf),
  }
}

function listResidents({ signerCount, copyOf }: TemplateSpec): ResidentRole[] {
  return copyOf ? [copyOf] : residentRoles.slice(0, signerCount)
}

export function templateSource(templates: Template[]): TemplateSource {
  return {
    find: (templateId) =>
      Promise.resolve(templates.find((template) => template.templateId === templateId)),
  }
}

function residentFields(role: ResidentRole): Field[] {
  const n = role.slice(2)
  return [
    nameField(role, `Name of Resident ${n}`, `signers.${n}.name`),
    markField(`${role}.initials:rules`, role, 'initials', `Initials of Resident ${n}`),
    markField(`${role}.signature`, role, 'signature', `Signature of Resident ${n}`),
    dayField(role),
  ]
}

function coOwnerFields(role: SignerRole): Field[] {
  const n = role.slice(2)
  return [
    nameField(role, `Name of Owner ${n}`, `owners.${n}.name`),
    markField(`${role}.signature`, role, 'signature', `Signature of Owner ${n}`),
    dayField(role),
  ]
}

function ownerFields(): Field[] {
  return [
    nameField('LLSign', 'Name of Owner/Agent', 'initiator.name'),
    markField('LLSign.signature', 'LLSign', 'signature', 'Signature of Owner/Agent'),
    dayField('LLSign'),
  ]
}

function nameField(role: SignerRole, label: string, prefill: string): Field {
  return {
    key: `${role}.name`,
    role,
    type: 'name',
    label,
    required: true,
    scope: 'packet',
    prefill,
    locked: true,
  }
}

function markField(
  key: string,
  role: SignerRole,
  type: 'initials' | 'signature',
  label: string,
): Field {
  return { key, role, type, label, required: true, scope: 'form' }
}

function dayField(role: SignerRole): Field {
  return {
    key: `${role}.signedDate`,
    role,
    type: 'signedDate',
    label: 'Date signed',
    required: false,
    locked: true,
    scope: 'form',
  }
}

async function drawTemplate(
  spec: TemplateSpec,
  fields: Field[],
): Promise<{ pdf: Uint8Array; pages: number }> {
  const doc = new PDFDocument({
    size: 'letter',
    margin: 72,
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: spec.title, CreationDate: new Date('2026-10-01T00:00:00Z') },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))

  doc.font(Buffer.from(readFont('serif')))
  doc.initForm()
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pages = 1
  let y = 72
  root.add(doc.struct('H1', {}, () => doc.fontSize(16).text(spec.title, 72, y)))
  y += 40

  for (const field of fields) {
    for (const place of listDrawnPlaces(field)) {
      const height = spec.heights?.[field.key] ?? place.height
      if (y + height > 700) {
        doc.addPage()
        pages += 1
        y = 72
      }
      const top = y
      root.add(
        doc.struct('P', {}, () => doc.fontSize(10).text(place.label, 72, top, { width: 200 })),
      )
      const form = doc.struct('Form')
      root.add(form)
      addField(doc, form, { ...place, y: top, height })
      form.end()
      y += height + 10
    }
  }
  root.end()
  doc.end()
  await ended
  return { pdf: new Uint8Array(Buffer.concat(chunks)), pages }
}

/** A field with one widget, which is a form element in the structure tree. */
function addField(
  doc: PDFKit.PDFDocument,
  form: PDFKit.PDFStructureElement,
  place: DrawnPlace & { y: number },
): void {
  const field = doc.formField(fieldName(place.key), {})
  const widget: object = {
    Subtype: 'Widget',
    F: 4, // printed
    FT: 'Tx',
    Parent: field,
    structParent: form,
  }
  doc.annotate(290, place.y, place.width, place.height, widget)
  Object.assign(field.data, { Kids: [doc.page.annotations.at(-1)] })
}

interface DrawnPlace {
  key: string
  label: string
  width: number
  height: number
}

function listDrawnPlaces({
  key,
  label,
  type,
  options = [],
  columns = [],
  rows,
}: Field): DrawnPlace[] {
  const box = { width: 12, height: 12 }
  if (type === 'checkbox') {
    return [{ key, label, ...box }]
  }
  if (type === 'yesno') {
    return ['yes', 'no'].map((value) => ({ key: `${key}.${value}`, label: value, ...box }))
  }
  if (type === 'radio' || type === 'checkboxGroup') {
    return options.map((option) => ({ key: `${key}.${option.value}`, label: option.label, ...box }))
  }
  if (type === 'table') {
    return Array.from({ length: rows?.max ?? 1 }, (_, row) =>
      columns.map((column) => ({
        key: `${key}.${row}.${column.key}`,
        label: column.label,
        width: 120,
        height: 14,
      })),
    ).flat()
  }
  if (type === 'signature') {
    return [{ key, label, width: 180, height: 36 }]
  }
  if (type === 'initials') {
    return [{ key, label, width: 48, height: 24 }]
  }
  return [{ key, label, width: 230, height: type === 'longtext' ? 60 : 18 }]
}

function buildReading(spec: TemplateSpec, fields: Field[]): ReadingNode[] {
  const roles = [...listResidents(spec), 'LLSign'] as const
  return [
    { kind: 'heading', level: 1, text: spec.title },
    { kind: 'fields', keys: (spec.fields ?? []).map((field) => field.key) },
    {
      kind: 'signatures',
      blocks: roles.map((role) => ({
        role,
        label: role === 'LLSign' ? 'Owner/Agent' : `Resident ${role.slice(2)}`,
        signatureKey: `${role}.signature`,
        nameKey: `${role}.name`,
        dateKey: `${role}.signedDate`,
        otherKeys: fields
          .filter((field) => field.role === role && field.type === 'initials')
          .map((field) => field.key),
      })),
    },
  ]
}

import { ops, type PDFPage } from '@libpdf/core'
import { isCoOwnerRole, isResidentRole, type Role } from '@countersign/answers/field'
import { wrapText } from '@countersign/pdf/text/lay-out-text'
import type { PageWriter } from '@countersign/pdf/text/page-writer'
import type { Structure } from '@countersign/pdf/structure/structure'
import type { SignatureBlock } from '@countersign/pdf/template'
import { type PlacedField, signerName } from './create-fields.ts'

export type SigningRole = Exclude<Role, 'LLEdit'>

export interface AddedPage {
  /** Of the form. */
  title: string
  signers: readonly SigningRole[]
  /** Nobody signs on the pages of the form. */
  isOnly: boolean
}

export function addedPageTitle({ signers, isOnly }: AddedPage): string {
  if (isOnly) {
    return 'Signatures'
  }

  return signers.every(isResidentRole) ? 'Signatures of further residents' : 'Further signatures'
}

export function formatAddedPageStatement({ title, signers, isOnly }: AddedPage): string {
  const others = signers.every(isResidentRole) ? 'other residents’' : 'other signatures'

  return `By signing here, each person signs “${title}” as if their signature stood ${isOnly ? '' : `beside the ${others} `}on its pages.`
}

/** Signature, printed name and date for each signer on an added US Letter page. */
export function createAddedFields(added: AddedPage, page: number): PlacedField[] {
  const section = addedPageTitle(added)

  return added.signers.flatMap((role, index): PlacedField[] => {
    const person = nameSigner(role)
    const y = getLineY(index, added) + 1
    const at = ({ x, width }: Column, height: number) => [{ page, rect: { x, y, width, height } }]
    const own = { role, scope: 'form', section } as const

    return [
      {
        field: {
          ...own,
          key: `${role}.signature`,
          type: 'signature',
          label: `Signature of ${person}`,
          required: true,
        },
        at: at(columns.signature, 36),
      },
      {
        field: { ...signerName(role, person), section },
        at: at(columns.name, 17),
      },
      {
        field: {
          ...own,
          key: `${role}.signedDate`,
          type: 'signedDate',
          label: `Date signed by ${person}`,
          required: false,
          locked: true,
        },
        at: at(columns.date, 17),
      },
    ]
  })
}

export function createAddedBlocks(signers: readonly SigningRole[]): SignatureBlock[] {
  return signers.map((role) => ({
    role,
    label: nameSigner(role),
    signatureKey: `${role}.signature`,
    nameKey: `${role}.name`,
    dateKey: `${role}.signedDate`,
    otherKeys: [],
  }))
}

export function drawAddedPage(
  page: PDFPage,
  added: AddedPage,
  { writer, structure }: { writer: PageWriter; structure: Structure },
): void {
  const write = (
    text: string,
    options: { style: 'title' | 'text' | 'bold'; size: number },
    at: Point,
  ) =>
    (wrapText(text, { ...options, width: 468, breakWords: true }) ?? []).flatMap((line, index) =>
      writer.writeLine(page, {
        text: line,
        ...options,
        x: at.x,
        y: at.y - index * options.size * 1.3,
      }),
    )

  page.drawOperators(
    structure.append(
      page,
      'H1',
      write(addedPageTitle(added), { style: 'title', size: 18 }, { x: 72, y: 708 }),
    ),
  )
  page.drawOperators(
    structure.append(
      page,
      'P',
      write(formatAddedPageStatement(added), { style: 'text', size: 11 }, { x: 72, y: 678 }),
    ),
  )
  for (const [index, role] of added.signers.entries()) {
    const y = getLineY(index, added)
    const label = write(nameSigner(role), { style: 'bold', size: 10 }, { x: 72, y: y + 42 })
    const captions = Object.values(columns).flatMap(({ x, width, caption }) => [
      ...drawRule(x, y, width),
      ...write(caption, { style: 'text', size: 8 }, { x, y: y - 10 }),
    ])
    page.drawOperators(structure.append(page, 'P', [...label, ...captions]))
  }
}

type Point = { x: number; y: number }

interface Column {
  x: number
  width: number
  caption: string
}

const columns = {
  signature: { x: 72, width: 206, caption: 'Signature' },
  name: { x: 290, width: 148, caption: 'Printed name' },
  date: { x: 450, width: 90, caption: 'Date' },
} as const satisfies Record<string, Column>

function nameSigner(role: SigningRole): string {
  if (role === 'LLSign') {
    return 'Owner/Agent'
  }

  return `${isCoOwnerRole(role) ? 'Owner' : 'Resident'} ${role.slice(2)}`
}

/** Baseline of a signature in points; at most four residents and three owners. */
function getLineY(index: number, { signers }: AddedPage): number {
  return 560 - index * (signers.length > 5 ? 76 : 96)
}

function drawRule(x: number, y: number, width: number) {
  return [
    ops.pushGraphicsState(),
    ops.setLineWidth(0.6),
    ops.moveTo(x, y),
    ops.lineTo(x + width, y),
    ops.stroke(),
    ops.popGraphicsState(),
  ]
}

import { PDF } from '@libpdf/core'
import { describe, expect, it } from 'vitest'
import { catalog } from './catalog.ts'
import { describeForm, type CompiledForm } from './compile/compile-form.ts'
import { compileOnce } from './testing/compile-once.ts'
import type { FormDefinition } from './form-definition.ts'
import { findSteering } from './testing/fair-housing.ts'
import { isOnPage, overlaps, widgetNames } from './testing/widget-names.ts'
import { findMissingText, printedTexts } from './testing/printed-texts.ts'
import {
  footers,
  joinLines,
  inspectAll,
  listWidgets,
  type PdfInspection,
  type PdfWidget,
} from './testing/read-pdf.ts'

/** A compiled form for one number of residents. */
interface Variant {
  form: CompiledForm
  widgets: PdfWidget[]
  pageCount: number
  inspection: PdfInspection
}

/** Caches one form: the tests go through the catalog form by form. */
let cached: { id: string; variants: Promise<Variant[]> } | undefined

async function variant(form: FormDefinition, count: number): Promise<Variant> {
  if (cached?.id !== form.id) {
    cached = { id: form.id, variants: compileVariants(form) }
  }
  const found = (await cached.variants)[count - 1]
  if (!found) {
    throw new Error(`No variant of ${form.id} for ${count}.`)
  }
  return found
}

async function compileVariants(definition: FormDefinition): Promise<Variant[]> {
  const made = await Promise.all(
    [1, 2, 3, 4].map((count) => compileOnce(definition, { signerCount: count })),
  )
  const docs = await Promise.all(made.map(({ pdf }) => PDF.load(pdf)))
  const inspections = inspectAll(made.map(({ pdf }) => pdf))

  return made.map((form, index) => {
    const [doc, result] = [docs[index], inspections[index]]
    if (!doc || !result) {
      throw new Error(`${form.templateId} was not inspected.`)
    }
    return { form, widgets: listWidgets(doc), pageCount: doc.getPageCount(), inspection: result }
  })
}

const variants = catalog.flatMap((form) =>
  [1, 2, 3, 4].map((count) => [form.id, count, form] as const),
)

describe.each(variants)('%s for %i', (_id, count, form) => {
  it('has exactly the widgets that its fields need', async () => {
    const made = await variant(form, count)
    const names = new Set(made.widgets.map((widget) => widget.name))

    expect([...names].sort()).toEqual(made.form.fields.flatMap(widgetNames).sort())
  })

  it('asks and says nothing with a placeholder in it', async () => {
    const { fields } = (await variant(form, count)).form

    expect(JSON.stringify(fields).match(/\{[^"{}]+\}/g) ?? []).toEqual([])
  })

  it('has no overlapping widgets, and none outside the page', async () => {
    const { widgets } = await variant(form, count)

    expect(widgets.filter((widget) => !isOnPage(widget))).toEqual([])
    expect(overlaps(widgets)).toEqual([])
  })

  it('prints the texts of the reading view in the same order', async () => {
    const made = await variant(form, count)
    const { reading, title, edition } = made.form
    const printed = joinLines(made.inspection.text, [
      `Edition ${edition}`,
      `${title} Edition ${edition}`,
      ...footers(made.form.pages),
    ])

    expect(findMissingText(reading, printed)).toBeUndefined()
  })

  it('is a valid PDF', async () => {
    const made = await variant(form, count)

    expect(made.inspection.check).toContain('No syntax or stream encoding errors')
    expect(made.pageCount).toBe(made.form.pages)
  })

  it('mentions no resident who is not in the packet', async () => {
    const { fields, reading } = (await variant(form, count)).form
    const text = JSON.stringify([fields, reading])

    expect(text).not.toMatch(
      new RegExp(`TT${count + 1}|Resident ${count + 1}|signers\\.${count + 1}`),
    )
    expect(text).not.toMatch(/[*{}]{2}n|TT\*|\{n\}/)
  })

  it('states no preference or limit (42 USC 3604(c))', async () => {
    const { reading, fields } = (await variant(form, count)).form
    const texts = [
      ...reading.flatMap(printedTexts),
      ...fields.flatMap((f) => [f.label, f.help ?? '']),
    ]

    expect(texts.flatMap(findSteering)).toEqual([])
  })

  it('ends with its edition and the disclaimer', async () => {
    const last = (await variant(form, count)).form.reading.at(-1)

    expect(last?.kind === 'paragraph' && last.text).toBe(
      `${form.title}, edition ${form.edition}, revised ${formatDay(form.revisedOn)}.`,
    )
  })
})

function formatDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

describe('the catalog', () => {
  it('lists the forms in order, each with a unique id', () => {
    expect(catalog.map((form) => form.id)).toEqual([
      'rental-application',
      'screening-authorization-and-fee-receipt',
      'rental-criteria-acknowledgment',
      'holding-deposit-agreement',
      'adverse-action-notice',
      'guarantor-agreement',
      'tenancy-employment-verification-request',
      'residential-lease',
      'month-to-month-agreement',
      'room-rental-agreement',
      'lease-renewal',
      'lease-amendment',
      'roommate-change',
      'sublease-assignment-consent',
      'mutual-early-termination-agreement',
      'pet-addendum',
      'assistance-animal-acknowledgment',
      'parking-garage-storage-addendum',
      'smoke-and-carbon-monoxide-alarm-addendum',
      'mold-and-moisture-addendum',
      'bed-bug-and-pest-addendum',
      'smoke-free-cannabis-addendum',
      'house-rules-community-policies',
      'utility-responsibility-addendum',
      'renters-insurance-addendum',
      'roommate-addendum',
      'keys-and-access-devices-receipt',
      'satellite-dish-and-antenna-addendum',
      'amenities-pool-fitness-addendum',
      'military-addendum',
      'furnished-appliance-inventory',
      'yard-and-exterior-care-addendum',
      'esign-consent-addendum',
      'payment-plan-agreement',
      'lead-based-paint-disclosure',
      'lead-pamphlet-receipt',
      'flood-hazard-known-conditions-disclosure',
      'move-in-cost-and-fee-disclosure',
      'resident-information-and-emergency-contacts',
      'move-in-move-out-inspection',
      'security-deposit-receipt',
      'maintenance-repair-request',
      'notice-of-entry',
      'notice-of-rent-increase-change-of-terms',
      'rent-receipt',
      'lease-violation-warning',
      'late-rent-reminder',
      'notice-to-pay-or-quit',
      'notice-to-cure-or-quit',
      'unconditional-notice-to-quit',
      'notice-of-termination-non-renewal',
      'proof-of-service',
      'residents-notice-of-intent-to-vacate',
      'move-out-instructions',
      'security-deposit-itemization',
      'notice-of-abandoned-property',
      'tenant-estoppel-certificate',
      'change-of-owner-manager-notice',
      'lease-renewal-offer',
      'california-lease-addendum',
      'florida-lease-addendum',
      'texas-lease-addendum',
      'new-york-lease-addendum',
      'washington-lease-addendum',
      'florida-three-day-notice',
      'texas-flood-notice',
      'florida-flood-disclosure',
      'florida-email-notices-addendum',
      'ohio-notice-to-leave',
      'michigan-lease-addendum',
      'application-decision',
      'new-york-good-cause-notice',
      'new-york-good-cause-notice-to-serve',
      'thirty-day-notice-for-rent',
      'florida-early-termination-addendum',
      'washington-fourteen-day-notice',
      'washington-rent-increase-notice',
      'florida-deposit-claim-notice',
      'accommodation-modification-request',
      'e-bike-and-battery-addendum',
      'association-and-short-term-rental-addendum',
      'crime-free-addendum',
      'housing-voucher-addendum',
      'california-just-cause-notice',
      'rent-concession-addendum',
      'submeter-and-shared-bill-addendum',
      'colorado-lease-addendum',
      'illinois-lease-addendum',
      'new-jersey-lease-addendum',
      'massachusetts-last-month-rent-receipt',
      'virginia-lease-addendum',
    ])
    const numbers = catalog.map((form) => form.number)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  it('has a sentence on when to use each form', () => {
    expect(catalog.filter((form) => !/^Use this when .*\.$/.test(form.useWhen))).toEqual([])
  })

  it('has fields for residents only in forms that may be e-signed', () => {
    const printed = catalog.filter((form) => 'CD'.includes(form.deliveryClass))

    expect(printed.map((form) => form.id)).toEqual([
      'adverse-action-notice',
      'notice-of-entry',
      'notice-of-rent-increase-change-of-terms',
      'lease-violation-warning',
      'late-rent-reminder',
      'notice-to-pay-or-quit',
      'notice-to-cure-or-quit',
      'unconditional-notice-to-quit',
      'notice-of-termination-non-renewal',
      'proof-of-service',
      'security-deposit-itemization',
      'notice-of-abandoned-property',
      'change-of-owner-manager-notice',
      'florida-three-day-notice',
      'ohio-notice-to-leave',
      'application-decision',
      'new-york-good-cause-notice-to-serve',
      'thirty-day-notice-for-rent',
      'washington-fourteen-day-notice',
      'washington-rent-increase-notice',
      'florida-deposit-claim-notice',
      'california-just-cause-notice',
    ])
    for (const form of printed) {
      const { fields } = describeForm(form, { signerCount: 4 }).template
      expect(new Set(fields.map((field) => field.role))).toEqual(new Set(['LLEdit']))
      // A consumer report may only be disclosed to the applicant it is about.
      const toOne = ['adverse-action-notice', 'application-decision'].includes(form.id)
      const names = toOne ? 'applicantName' : 'residentName:4'
      expect(fields.map((field) => field.key)).toContain(`LLEdit.${names}`)
    }
  })

  it('has the same proof of service in every served notice, on a page of its own', () => {
    // The good cause notice is attached to a notice that has its own.
    const without = ['proof-of-service', 'new-york-good-cause-notice-to-serve']
    const notices = catalog.filter(
      ({ deliveryClass, id }) => deliveryClass === 'C' && !without.includes(id),
    )
    const pages = notices.map(describeProofOfService)

    expect(notices).toHaveLength(9)
    expect(pages[0]?.[0]).toEqual({ kind: 'newPage' })
    expect(pages[0]?.[1]).toMatchObject({ kind: 'section', title: 'Proof of service' })
    expect(JSON.stringify(pages[0])).toContain('LLEdit.service.manners')
    const others = notices.filter(
      (_, index) => JSON.stringify(pages[index]) !== JSON.stringify(pages[0]),
    )
    expect(others.map(({ id }) => id)).toEqual([
      'notice-of-termination-non-renewal',
      'california-just-cause-notice',
    ])
  })

  it('offers certified mail in California only for a notice that ends a tenancy (Civ. Code 1946.1(f))', () => {
    const mailed = catalog.filter((form) =>
      JSON.stringify(form.body).includes('by certified or registered mail (Civil Code 1946.1(f))'),
    )

    expect(mailed.map(({ id }) => id)).toEqual([
      'notice-of-termination-non-renewal',
      'proof-of-service',
      'california-just-cause-notice',
    ])
  })

  it('has a proof of service in Washington’s notice of a rent increase, which is served like a notice to vacate', () => {
    const notice = catalog.filter(({ id }) => id === 'washington-rent-increase-notice')

    expect(JSON.stringify(notice.flatMap(describeProofOfService))).toContain(
      'LLEdit.service.manners',
    )
  })

  it('uses a key that the whole packet shares for the same field', () => {
    const meanings = new Map<string, string>()
    for (const form of catalog) {
      // What a form only adds up is neither asked nor printed there.
      for (const field of describeForm(form, { signerCount: 4 }).template.fields.filter(
        (f) => f.scope === 'packet' && !(f.internal && !f.prefill),
      )) {
        const { type, role, prefill, locked } = field
        const meaning = JSON.stringify({ type, role, prefill, locked })
        expect(meanings.get(field.key) ?? meaning, field.key).toBe(meaning)
        meanings.set(field.key, meaning)
      }
    }
  })

  it('asks residents for initials in the lease, for joint liability only if there are several', () => {
    const lease = catalog.find((form) => form.id === 'residential-lease')
    const initialsOf = (count: number) =>
      lease &&
      describeForm(lease, { signerCount: count })
        .template.fields.filter((field) => field.type === 'initials' && field.role === 'TT1')
        .map((field) => field.key)

    expect(initialsOf(1)).toEqual([
      'TT1.initials:lateFee',
      'TT1.initials:deposit',
      'TT1.initials:specialTerms',
    ])
    expect(initialsOf(2)).toEqual([
      'TT1.initials:jointLiability',
      'TT1.initials:lateFee',
      'TT1.initials:deposit',
      'TT1.initials:specialTerms',
    ])
  })
})

function describeProofOfService(form: FormDefinition) {
  const { pieces } = describeForm(form, { signerCount: 2 })
  return pieces.slice(pieces.findIndex(({ kind }) => kind === 'newPage'))
}

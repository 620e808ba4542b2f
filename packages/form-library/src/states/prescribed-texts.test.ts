import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { describeForm } from '../compile/compile-form.ts'
import { layOutForm } from '../compile/layout/lay-out-form.ts'
import {
  californiaExemption,
  californiaOffenderDatabase,
  californiaRentLimits,
  floridaRadon,
  floridaRentDemandText,
  missingTexts,
  prescribedTexts,
} from './prescribed-texts.ts'

describe('prescribed texts', () => {
  it('are word for word those of the law', () => {
    expect(californiaRentLimits.text).toBe(
      'California law limits the amount your rent can be increased. See Section 1947.12 of the Civil Code for more information. California law also provides that after all of the tenants have continuously and lawfully occupied the property for 12 months or more or at least one of the tenants has continuously and lawfully occupied the property for 24 months or more, a landlord must provide a statement of cause in any notice to terminate a tenancy. See Section 1946.2 of the Civil Code for more information.',
    )
    expect(californiaExemption.text).toBe(
      'This property is not subject to the rent limits imposed by Section 1947.12 of the Civil Code and is not subject to the just cause requirements of Section 1946.2 of the Civil Code. This property meets the requirements of Sections 1947.12 (d)(5) and 1946.2 (e)(8) of the Civil Code and the owner is not any of the following: (1) a real estate investment trust, as defined by Section 856 of the Internal Revenue Code; (2) a corporation; or (3) a limited liability company in which at least one member is a corporation.',
    )
    expect(californiaOffenderDatabase.text.replaceAll('’', "'")).toBe(
      "Notice: Pursuant to Section 290.46 of the Penal Code, information about specified registered sex offenders is made available to the public via an Internet Web site maintained by the Department of Justice at www.meganslaw.ca.gov. Depending on an offender's criminal history, this information will include either the address at which the offender resides or the community of residence and ZIP Code in which the offender resides.",
    )
    expect(floridaRadon.text).toBe(
      'RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time. Levels of radon that exceed federal and state guidelines have been found in buildings in Florida. Additional information regarding radon and radon testing may be obtained from your county health department.',
    )
    expect(floridaRentDemandText.text).toContain(
      'now occupied by you and that I demand payment of the rent or possession of the premises within 3 days (excluding Saturday, Sunday, and legal holidays) from the date of delivery of this notice, to wit: on or before',
    )
  })

  it.each(prescribedTexts.map((text) => [text.citation, text] as const))(
    '%s has two sources and the day on which they were read',
    (_citation, { source, alsoSource, sourceKind, checkedOn }) => {
      expect(new URL(source).hostname).toContain('.')
      expect(sourceKind === 'law' || (alsoSource ?? '') !== '').toBe(true)
      expect(checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/)
    },
  )

  it('are printed unchanged, in the type that the law asks for', () => {
    const form = catalog.find(({ id }) => id === 'california-lease-addendum')
    const pieces = form ? describeForm(form, { signerCount: 2 }).pieces : []
    const statutory = pieces.flatMap((piece) => (piece.kind === 'statutory' ? [piece.text] : []))
    const items = form ? layOutForm(form, pieces).flatMap((page) => page.items) : []
    const rentLimits = items.filter(
      (item) => item.kind === 'text' && item.tag?.type === 'BlockQuote' && item.size >= 12,
    )

    expect(statutory).toEqual([
      californiaRentLimits.text,
      californiaExemption.text,
      californiaOffenderDatabase.text,
    ])
    expect(rentLimits.length).toBeGreaterThan(10)
  })
})

describe('state forms', () => {
  const stateForms = catalog.filter(({ jurisdiction }) => jurisdiction !== 'US')

  it('name their states, and no form applies in none', () => {
    expect(stateForms.map(({ id, jurisdiction }) => [id, jurisdiction])).toEqual([
      ['california-lease-addendum', ['CA']],
      ['florida-lease-addendum', ['FL']],
      ['texas-lease-addendum', ['TX']],
      ['new-york-lease-addendum', ['NY']],
      ['washington-lease-addendum', ['WA']],
      ['florida-three-day-notice', ['FL']],
    ])
  })

  it('are offered where a general form is refused', () => {
    for (const { replacedIn = {} } of catalog) {
      for (const [state, { formId, title }] of Object.entries(replacedIn)) {
        const offered = catalog.find(({ id }) => id === formId)
        expect(offered?.title).toBe(title)
        expect(offered?.jurisdiction).toContain(state)
      }
    }
  })

  it('have a box for each text that is missing', () => {
    const boxes = catalog.flatMap((form) =>
      expandForm(form, { signerCount: 1 }).fields.filter(({ label }) =>
        label.startsWith('Insert the text of'),
      ),
    )
    const states = Object.keys(missingTexts)

    expect(states).toEqual(['CA', 'FL', 'NY', 'TX', 'WA'])
    expect(boxes.some(({ label, required }) => label.includes('1954.603') && required)).toBe(true)
    expect(boxes.some(({ label, required }) => label.includes('231-c') && required)).toBe(true)
    expect(boxes.some(({ label, required }) => label.includes('92.0135') && required)).toBe(true)
  })
})

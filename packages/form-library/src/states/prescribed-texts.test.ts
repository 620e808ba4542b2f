import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { describeForm } from '../compile/compile-form.ts'
import { layOutForm } from '../compile/layout/lay-out-form.ts'
import { newYorkGoodCause } from './new-york-good-cause.ts'
import {
  californiaBedBugs,
  californiaExemption,
  californiaOffenderDatabase,
  californiaReRent,
  californiaRefrigerator,
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

  it('are held word for word for floods, pests, screening, notices and rights', () => {
    const words = new Map(prescribedTexts.map(({ citation, text }) => [citation, text]))

    expect(words.get('Cal. Civ. Code 1954.603(a)')).toMatch(
      /^Information about Bed Bugs\nBed bug Appearance: Bed bugs have six legs\. .*tiny and try to stay hidden\.\n/,
    )
    expect(words.get('Tex. Prop. Code 92.0135(b)')).toMatch(
      /^\(Landlord\) \( \) is or \( \) is not aware that the dwelling you are renting is located in a 100-year floodplain\. If neither box is checked, .* losses caused by a flood\.$/,
    )
    expect(words.get('Tex. Prop. Code 92.3515(c)')).toContain(
      'your application may be rejected and your application fee will not be refunded.',
    )
    expect(words.get('Fla. Stat. 83.512')).toContain(
      'Landlord has ☐ has no ☐ knowledge of any flooding that has damaged the dwelling unit',
    )
    expect(words.get('N.Y. Real Prop. Law 231-b(2)')).toMatch(/^Flood insurance is available/)
    expect(words.get('9 NYCRR 466.15')).toMatch(
      /^The New York State Human Rights Law requires housing providers to make reasonable accommodations or modifications to a building or living space .* by calling ___ or ___, or by e-mailing ___\. .*so you have an equal opportunity to use the building\.$/s,
    )
    expect(words.get('Ohio Rev. Code 1923.04(A)')).toBe(
      'You are being asked to leave the premises. If you do not leave, an eviction action may be initiated against you. If you are in doubt regarding your legal rights and obligations as a tenant, it is recommended that you seek legal assistance.',
    )
    expect(words.get('Mich. Comp. Laws 554.634(2)')).toMatch(/^NOTICE: Michigan law establishes/)
    expect(words.get('Mich. Comp. Laws 554.601b')).toMatch(/under MCL 554\.601b\.$/)
    expect(words.get('Mich. Comp. Laws 554.603')).toBe(
      'You must notify your landlord in writing within 4 days after you move of a forwarding address where you can be reached and where you will receive mail; otherwise your landlord shall be relieved of sending you an itemized list of damages and the penalties adherent to that failure.',
    )
    expect(words.get('Mich. Comp. Laws 554.608(4)')).toBe(
      'You should complete this checklist, noting the condition of the rental property, and return it to the landlord within 7 days after obtaining possession of the rental unit. You are also entitled to request and receive a copy of the last termination inventory checklist which shows what claims were chargeable to the last prior tenants.',
    )
    expect(words.get('Mich. Comp. Laws 554.609')).toBe(
      'You must respond to this notice by mail within 7 days after receipt of same, otherwise you will forfeit the amount claimed for damages.',
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
    const statement = form
      ? expandForm(form, { signerCount: 2 }).fields.find(
          ({ key }) => key === 'LLEdit.california.statement',
        )
      : undefined

    expect(statutory.slice(0, 2)).toEqual([californiaOffenderDatabase.text, californiaBedBugs.text])
    expect(statutory[2]?.replace(/^.*\]\]/, '☐')).toBe(californiaRefrigerator.text)
    expect(statement).toMatchObject({
      points: 12,
      textOf: { texts: { covered: californiaRentLimits.text, exempt: californiaExemption.text } },
    })
  })
})

describe('the choices of law that stand in a form', () => {
  it('are word for word those of Florida for an early end (83.595(4))', () => {
    const form = catalog.find(({ id }) => id === 'florida-early-termination-addendum')
    const pieces = form ? describeForm(form, { signerCount: 1 }).pieces : []
    const [text] = pieces.flatMap((piece) => (piece.kind === 'statutory' ? [piece.text] : []))

    expect(text).toBe(
      '[[TT1.earlyTermination=agree]] I agree, as provided in the rental agreement, to pay $[[LLEdit.florida.terminationFee]] (an amount that does not exceed 2 months’ rent) as liquidated damages or an early termination fee if I elect to terminate the rental agreement, and the landlord waives the right to seek additional rent beyond the month in which the landlord retakes possession.\n[[TT1.earlyTermination=disagree]] I do not agree to liquidated damages or an early termination fee, and I acknowledge that the landlord may seek damages as provided by law.',
    )
  })

  it('are those of Texas in our own words, as the law allows (92.016, 92.0161)', () => {
    const form = catalog.find(({ id }) => id === 'texas-lease-addendum')

    expect(JSON.stringify(form?.body)).toContain(
      'special statutory rights to terminate the lease early in certain situations involving family violence, certain sexual offenses or stalking, or a military deployment or transfer',
    )
  })
})

describe('the notice for a no-fault just cause in California (1946.2(b)(2))', () => {
  const form = catalog.find(({ id }) => id === 'california-just-cause-notice')
  const fields = form ? expandForm(form, { signerCount: 1 }).fields : []
  const statement = fields.find(({ key }) => key === 'LLEdit.justCause.statement')

  it('has the statement on coming back word for word for a remodel and a demolition, and nowhere else', () => {
    const has = Object.entries(statement?.textOf?.texts ?? {}).filter(([, text]) =>
      text.includes(californiaReRent.text),
    )

    expect(californiaReRent.text).toMatch(
      /^If the substantial remodel of your unit or demolition of the property .* is not commenced or completed, the owner must offer you the opportunity to re-rent your unit .* within thirty \(30\) days of notifying the owner of your acceptance of the offer\.$/,
    )
    expect(has.map(([kind]) => kind)).toEqual(['remodel', 'demolition'])
  })

  it('names who moves in, and asks for the permits where work is the cause', () => {
    const requiredFor = (kind: string) =>
      fields.flatMap(({ key, requiredIf }) =>
        requiredIf?.key === 'LLEdit.justCause.kind' && requiredIf.in.includes(kind) ? [key] : [],
      )

    expect(requiredFor('moveIn')).toEqual([
      'LLEdit.justCause.occupant',
      'LLEdit.justCause.relation',
    ])
    expect(requiredFor('remodel')).toEqual(['LLEdit.justCause.permits'])
    expect(requiredFor('withdrawal')).toEqual([])
    expect(statement?.textOf?.texts.moveIn).toContain('within 90 days')
  })

  it('tells of relocation assistance and of the inspection before the end', () => {
    const text = JSON.stringify(form?.body)

    expect(text).toContain('relocation assistance of one month of the rent')
    expect(text).toContain('You may ask for an initial inspection of the home')
  })
})

describe('the form of N.Y. Real Prop. Law 231-c', () => {
  it('stands word for word in both notices, with a field at each of its boxes and blanks', () => {
    for (const formId of ['new-york-good-cause-notice', 'new-york-good-cause-notice-to-serve']) {
      const form = catalog.find(({ id }) => id === formId)
      const pieces = form ? describeForm(form, { signerCount: 1 }).pieces : []
      const printed = pieces.flatMap((piece) => (piece.kind === 'statutory' ? [piece.text] : []))

      expect(printed.join('\n').replaceAll(/\[\[[^\]]+\]\]/g, '___')).toBe(newYorkGoodCause.text)
    }
  })

  it('has the 14 exemptions and the 14 reasons of the act', () => {
    const { text } = newYorkGoodCause

    expect(text.match(/^[A-N]\. .* ___[;.]$/gm)).toHaveLength(30)
    expect(text).toContain('no more than 90 days, before the current lease expired')
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
      ['texas-flood-notice', ['TX']],
      ['florida-flood-disclosure', ['FL']],
      ['florida-email-notices-addendum', ['FL']],
      ['ohio-notice-to-leave', ['OH']],
      ['michigan-lease-addendum', ['MI']],
      ['new-york-good-cause-notice', ['NY']],
      ['new-york-good-cause-notice-to-serve', ['NY']],
      ['florida-early-termination-addendum', ['FL']],
      ['washington-fourteen-day-notice', ['WA']],
      ['washington-rent-increase-notice', ['WA']],
      ['florida-deposit-claim-notice', ['FL']],
      ['california-just-cause-notice', ['CA']],
      ['colorado-lease-addendum', ['CO']],
      ['illinois-lease-addendum', ['IL']],
      ['new-jersey-lease-addendum', ['NJ']],
      ['massachusetts-last-month-rent-receipt', ['MA']],
      ['virginia-lease-addendum', ['VA']],
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

  it('are printed in boldface, 4 points above the body, where Michigan asks for it', () => {
    const form = catalog.find(({ id }) => id === 'michigan-lease-addendum')
    const pieces = form ? describeForm(form, { signerCount: 2 }).pieces : []
    const lines = (form ? layOutForm(form, pieces) : [])
      .flatMap((page) => page.items)
      .filter((item) => item.kind === 'text' && item.tag?.type === 'BlockQuote' && item.size >= 14)

    expect(lines.length).toBeGreaterThan(2)
    expect(new Set(lines.map((line) => line.kind === 'text' && line.font))).toEqual(
      new Set(['serifBold']),
    )
  })

  it('have a box for each text that is missing', () => {
    const boxes = catalog.flatMap((form) =>
      expandForm(form, { signerCount: 1 }).fields.filter(({ label }) =>
        label.startsWith('Insert the text of'),
      ),
    )
    const states = Object.keys(missingTexts)
    const isBox = (law: string) => boxes.some(({ label }) => label.includes(law))

    expect(states).toEqual(['FL', 'WA'])
    expect(['83.49(2)(d)', '59.18.060'].filter(isBox)).toHaveLength(2)
  })

  it('ask for no text any more that the library holds', () => {
    const inserted = catalog
      .flatMap((form) => expandForm(form, { signerCount: 1 }).fields)
      .map(({ label }) => label)
      .filter((label) => label.startsWith('Insert'))

    for (const law of [
      '92.016',
      '231-c',
      '554.603',
      '1954.603',
      '92.0135',
      '83.512',
      '231-b',
      '231-a',
      '466.15',
      '90.39',
      '92.3515',
    ]) {
      expect(inserted.filter((label) => label.includes(law))).toEqual([])
    }
  })

  it('cannot be printed without the words that one state asks for', () => {
    const statesOf = (formId: string) => {
      const form = catalog.find(({ id }) => id === formId)
      const fields = form ? expandForm(form, { signerCount: 1 }).fields : []
      return fields.find(({ key }) => key === 'LLEdit.stateText')?.requiredIf?.in
    }

    expect(statesOf('notice-to-pay-or-quit')).toEqual(['FL', 'OH', 'WA'])
    for (const formId of [
      'notice-to-cure-or-quit',
      'unconditional-notice-to-quit',
      'notice-of-termination-non-renewal',
      'security-deposit-itemization',
      'notice-of-abandoned-property',
    ]) {
      expect(statesOf(formId)).toBeUndefined()
    }
  })
})

describe('the forms of single states', () => {
  const fieldsOf = (formId: string) => {
    const form = catalog.find(({ id }) => id === formId)
    return form ? expandForm(form, { signerCount: 1 }).fields : []
  }
  const required = (formId: string) =>
    fieldsOf(formId).flatMap(({ key, role, required: always, requiredIf }) =>
      role === 'LLEdit' && (always || requiredIf) && key.split('.').length === 3
        ? [[key, always ? 'always' : `${requiredIf?.key}: ${requiredIf?.in.join()}`]]
        : [],
    )

  const printed = (formId: string) => {
    const form = catalog.find(({ id }) => id === formId)
    return JSON.stringify(form ? describeForm(form, { signerCount: 1 }).pieces : [])
  }

  it('cannot be sent without what the law asks of the landlord', () => {
    expect(required('texas-lease-addendum')).toContainEqual(['LLEdit.texas.titleHolder', 'always'])
    const ifSeveral = 'LLEdit.washington.building: several'
    expect(
      required('washington-lease-addendum').filter(([key]) => key?.includes('washington')),
    ).toEqual([
      ['LLEdit.washington.building', 'always'],
      ['LLEdit.washington.alarmPower', ifSeveral],
      ['LLEdit.washington.sprinklers', ifSeveral],
      ['LLEdit.washington.fireAlarm', ifSeveral],
      ['LLEdit.washington.smokingPolicy', ifSeveral],
      ['LLEdit.washington.smokingRules', 'LLEdit.washington.smokingPolicy: yes'],
      ['LLEdit.washington.notificationPlan', ifSeveral],
      ['LLEdit.washington.relocationPlan', ifSeveral],
      ['LLEdit.washington.evacuationPlan', ifSeveral],
      ['LLEdit.washington.mold', 'always'],
      ['LLEdit.washington.information', 'LLEdit.washington.mold: text'],
      ['LLEdit.washington.deposit', 'always'],
      ['LLEdit.washington.depositAddress', 'LLEdit.washington.deposit: yes'],
      ['LLEdit.washington.fees', 'always'],
      ['LLEdit.washington.feeList', 'LLEdit.washington.fees: yes'],
    ])
  })

  it('ask in Virginia for each thing that its law wants disclosed before a lease is signed', () => {
    const asked = required('virginia-lease-addendum')
    expect(asked.filter(([key]) => key?.includes('virginia'))).toEqual([
      ['LLEdit.virginia.statement', 'always'],
      ['LLEdit.virginia.statementDate', 'LLEdit.virginia.statement: notSigned'],
      ['LLEdit.virginia.airZone', 'always'],
      ['LLEdit.virginia.airZoneName', 'LLEdit.virginia.airZone: inZone'],
      ['LLEdit.virginia.plans', 'always'],
      ['LLEdit.virginia.plansDetails', 'LLEdit.virginia.plans: some'],
      ['LLEdit.virginia.drywall', 'always'],
      ['LLEdit.virginia.methamphetamine', 'always'],
    ])
  })

  it('say of last month’s rent what the law of Massachusetts lists (c. 186, § 15B(2)(a))', () => {
    const asked = required('massachusetts-last-month-rent-receipt')
    expect(asked.filter(([key]) => key?.includes('lastMonth'))).toEqual([
      ['LLEdit.lastMonth.amount', 'always'],
      ['LLEdit.lastMonth.receivedDate', 'always'],
      ['LLEdit.lastMonth.receivedBy', 'always'],
    ])
    expect(printed('massachusetts-last-month-rent-receipt')).toMatch(
      /rent for the last month of the tenancy.*5 percent a year or, if a bank.*a forwarding address/s,
    )
  })

  it('warn of radon in Colorado in the words of the act, in boldface', () => {
    expect(printed('colorado-lease-addendum')).toMatch(
      /strongly recommends that ALL tenants have an indoor radon test performed before leasing residential real property and recommends having .*A landlord is required to provide the tenant with any known information on radon test results of the residential real property\.","citation":"C\.R\.S\. 38-12-803, in our words","bold":true/,
    )
  })

  it('say what it means that the box for other statements is empty', () => {
    for (const formId of ['texas-lease-addendum', 'washington-lease-addendum']) {
      expect(printed(formId)).toContain('The Owner adds no other statement')
      expect(fieldsOf(formId).find(({ key }) => key.endsWith('.other'))?.required).toBe(false)
    }
  })
})

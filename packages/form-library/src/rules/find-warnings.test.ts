import type { UsState } from '@countersign/contract/schemas/shapes'
import type { Answers } from '@countersign/answers/answer'
import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { findWarnings } from './find-warnings.ts'

const aboutWording = /State law prescribes words or a form/

/**
 * The warnings for a form, without the one about prescribed words; fails for an answer to a question that
 * the form does not ask.
 */
function getWarnings(formId: string, state: UsState, answers: Answers): string[] {
  const form = catalog.find(({ id }) => id === formId)
  const asked = form ? expandForm(form, { signerCount: 1 }).fields.map(({ key }) => key) : []
  expect(asked).toEqual(expect.arrayContaining(Object.keys(answers)))

  return findWarnings(formId, state, answers)
    .map(({ key, text }) => `${key}: ${text}`)
    .filter((warning) => !aboutWording.test(warning))
}

/** Whether a warning of `getWarnings` stands beside a field of this group, such as `lateFee`. */
function isAbout(group: string): (warning: string) => boolean {
  return (warning) => warning.startsWith(`LLEdit.${group}.`)
}

describe('warnings', () => {
  it('are empty for a form without rules, and for an empty form', () => {
    expect(getWarnings('pet-addendum', 'CA', { 'LLEdit.pets.max': 3 })).toEqual([])
    expect(getWarnings('residential-lease', 'OH', {})).toEqual([])
    expect(findWarnings('no-such-form', 'CA', {})).toEqual([])
  })

  it('recommend to look it up if no rule of the state is confirmed', () => {
    const [warning, ...more] = findWarnings('notice-of-entry', 'WY', {
      'LLEdit.entry.noticeHours': 2,
    })

    expect(warning).toEqual({
      key: 'LLEdit.entry.noticeHours',
      text: 'We have not checked what your state’s law says about this. A local attorney can tell you.',
    })
    expect(more).toEqual([])
  })

  it('are breaks where a number of the law speaks against the answer, and not where it is only quoted', () => {
    const broken = [
      ...findWarnings('notice-to-pay-or-quit', 'IL', { 'LLEdit.noticeDays': 2 }),
      ...findWarnings('residential-lease', 'IL', {
        'LLEdit.term.start': '2027-01-01',
        'LLEdit.deposit.amount': 100,
      }),
    ].filter(({ breaks }) => breaks)

    expect(broken.map(({ key }) => key)).toEqual(['LLEdit.noticeDays'])
  })

  it('name the law, its source and the day on which it was read', () => {
    const [warning] = findWarnings('notice-of-entry', 'OH', { 'LLEdit.entry.noticeHours': 12 })

    expect(warning).toMatchObject({
      key: 'LLEdit.entry.noticeHours',
      text: 'You entered 12 hours. Ohio presumes that 24 hours are reasonable notice.',
      rule: { citation: 'Ohio Rev. Code 5321.04(A)(8)', checkedOn: '2026-11-20' },
    })
  })
})

describe('what rests on summaries of the law', () => {
  const hours = { 'LLEdit.entry.noticeHours': 12 }

  it('points to the law and does not speak in its name', () => {
    const [warning] = findWarnings('notice-of-entry', 'OR', hours)

    expect(warning?.rule?.sourceKind).toBe('summary')
    expect(warning?.text).toMatch(
      /^You entered 12 hours\. Two published summaries say: Oregon .* Read the law before you rely on it: ORS 90\.322 at www\.oregonlegislature\.gov\.$/,
    )
  })

  it('gives no day that is printed: the owner writes the last day for the deposit, with the hint beside', () => {
    const form = catalog.find(({ id }) => id === 'security-deposit-itemization')
    const fields = form ? expandForm(form, { signerCount: 1 }).fields : []
    const dueBy = fields.find(({ key }) => key === 'LLEdit.itemization.dueBy')

    expect(dueBy).toBeDefined()
    expect([dueBy?.sumOf, dueBy?.prefill, dueBy?.locked]).toEqual([undefined, undefined, undefined])
  })
})

describe('warnings about entry', () => {
  it('accept the hours that the state requires', () => {
    expect(getWarnings('notice-of-entry', 'CA', { 'LLEdit.entry.noticeHours': 24 })).toEqual([])
    expect(getWarnings('notice-of-entry', 'VA', { 'LLEdit.entry.noticeHours': 24 })).toHaveLength(1)
  })

  it('count the actual hours between delivery and entry', () => {
    const visit = { 'LLEdit.entry.date': '2026-12-02', 'LLEdit.entry.from': '09:00' }
    const delivered = (time: string) =>
      getWarnings('notice-of-entry', 'CA', {
        ...visit,
        'LLEdit.delivery.date': '2026-12-01',
        'LLEdit.delivery.time': time,
      })

    expect(delivered('09:00')).toEqual([])
    expect(delivered('09:30')).toEqual([
      expect.stringMatching(/^LLEdit\.delivery\.date: Less than 24 hours lie between/),
    ])
    expect(getWarnings('notice-of-entry', 'CA', visit)).toEqual([])
  })
})

describe('warnings about notices', () => {
  it.each(['FL', 'WA'] as const)(
    'say in %s that mail adds five days, until they are entered',
    (state) => {
      const formId = state === 'FL' ? 'florida-three-day-notice' : 'notice-to-cure-or-quit'
      const warn = (days?: number) =>
        findWarnings(formId, state, days === undefined ? {} : { 'LLEdit.mailDays': days }).filter(
          ({ key }) => key === 'LLEdit.mailDays',
        ).length

      expect([warn(), warn(3), warn(5)]).toEqual([1, 1, 0])
    },
  )

  it('find a demand for rent that is too short or counts other days', () => {
    const demand = (noticeDays: number, dayCount: string) =>
      getWarnings('notice-to-pay-or-quit', 'CA', {
        'LLEdit.noticeDays': noticeDays,
        'LLEdit.dayCount': dayCount,
      })

    expect(demand(3, 'court')).toEqual([])
    expect(demand(1, 'court')).toEqual([expect.stringContaining('You entered 1 day.')])
    expect(demand(3, 'calendar')).toEqual([expect.stringContaining('You chose calendar days.')])
  })

  it('know that Virginia requires fourteen days since July 2026', () => {
    expect(getWarnings('notice-to-pay-or-quit', 'VA', { 'LLEdit.noticeDays': 5 })).toHaveLength(1)
    expect(getWarnings('notice-to-pay-or-quit', 'VA', { 'LLEdit.noticeDays': 14 })).toEqual([])
  })

  it.each([
    ['notice-to-pay-or-quit', 'WA', { 'LLEdit.noticeDays': 14 }],
    ['notice-to-pay-or-quit', 'FL', { 'LLEdit.noticeDays': 3, 'LLEdit.dayCount': 'court' }],
    ['notice-of-rent-increase-change-of-terms', 'WA', { 'LLEdit.change.noticeDays': 90 }],
  ] as const)(
    'say that %s has prescribed words in %s, also when the days are right',
    (formId, state, answers) => {
      const wording = findWarnings(formId, state, answers).filter(({ text }) =>
        aboutWording.test(text),
      )
      const key = formId.includes('rent-increase') ? 'LLEdit.cap.stateText' : 'LLEdit.stateText'
      const form = catalog.find(({ id }) => id === formId)
      const field =
        form && expandForm(form, { signerCount: 1 }).fields.find((one) => one.key === key)

      expect(wording.map((warning) => warning.key)).toEqual([key])
      // Without the words of the law the notice cannot be finished.
      expect(field?.requiredIf).toMatchObject({ key: 'LLEdit.premises.state' })
      expect(field?.requiredIf?.in).toContain(state)
    },
  )

  it('warn of accepting a part of the rent', () => {
    const answered = (answer: string) =>
      getWarnings('notice-to-pay-or-quit', 'TX', { 'LLEdit.acceptPartial': answer })

    expect(answered('no')).toEqual([])
    expect(answered('yes')).toEqual([expect.stringContaining('cancels it')])
  })

  it('find too few days to cure', () => {
    expect(
      getWarnings('notice-to-cure-or-quit', 'FL', { 'LLEdit.cureDays': 5, 'LLEdit.mailDays': 5 }),
    ).toHaveLength(1)
    expect(
      getWarnings('notice-to-cure-or-quit', 'FL', { 'LLEdit.cureDays': 7, 'LLEdit.mailDays': 5 }),
    ).toEqual([])
  })

  it('require more notice for a longer tenancy', () => {
    const ending = (start: string, noticeDays: number) =>
      getWarnings('notice-of-termination-non-renewal', 'NY', {
        'LLEdit.tenancy.start': start,
        'LLEdit.agreementDate': '2026-11-20',
        'LLEdit.noticeDays': noticeDays,
      }).length

    expect([ending('2026-06-01', 30), ending('2025-06-01', 30), ending('2025-06-01', 60)]).toEqual([
      0, 1, 0,
    ])
    expect([ending('2022-06-01', 60), ending('2022-06-01', 90)]).toEqual([1, 0])
  })

  it('require a calendar month in North Dakota, not 30 days', () => {
    const ending = (noticeDays: number) =>
      getWarnings('notice-of-termination-non-renewal', 'ND', {
        'LLEdit.tenancy.start': '2026-06-01',
        'LLEdit.agreementDate': '2026-11-20',
        'LLEdit.noticeDays': noticeDays,
      })

    expect(ending(30)).toEqual([expect.stringContaining('a calendar month')])
    expect(ending(31)).toEqual([])
  })

  it('count a month as 31 days', () => {
    expect(
      getWarnings('month-to-month-agreement', 'TX', { 'LLEdit.notice.landlordDays': 30 }),
    ).toHaveLength(1)
    expect(
      getWarnings('month-to-month-agreement', 'TX', { 'LLEdit.notice.landlordDays': 31 }),
    ).toEqual([])
  })

  it('require more notice of a larger increase', () => {
    const raise = (percent: number, noticeDays: number) =>
      getWarnings('notice-of-rent-increase-change-of-terms', 'CA', {
        'LLEdit.rent.old': 200_000,
        'LLEdit.rent.new': 200_000 + percent * 2000,
        'LLEdit.change.noticeDays': noticeDays,
      }).filter((text) => text.includes('You entered')).length

    expect([raise(10, 30), raise(11, 30), raise(11, 90), raise(5, 14)]).toEqual([0, 1, 0, 1])
  })

  it('give former residents time to claim their property, more of it by mail', () => {
    const claim = (method: string, reclaimBy: string) =>
      getWarnings('notice-of-abandoned-property', 'CA', {
        'LLEdit.delivery.method': method,
        'LLEdit.delivery.date': '2026-12-01',
        'LLEdit.abandoned.reclaimBy': reclaimBy,
      }).length

    expect([claim('personal', '2026-12-16'), claim('mail', '2026-12-16')]).toEqual([0, 1])
  })
})

describe('the federal warning (15 USC 9058(c))', () => {
  const covered = (formId: string, key: string, answer: string, days: number) =>
    getWarnings(formId, 'FL', { 'LLEdit.federallyCovered': answer, [key]: days }).filter((text) =>
      text.includes('15 USC 9058(c)'),
    ).length

  it.each([
    ['notice-to-pay-or-quit', 'LLEdit.noticeDays'],
    ['notice-to-cure-or-quit', 'LLEdit.cureDays'],
    ['unconditional-notice-to-quit', 'LLEdit.noticeDays'],
    ['notice-of-termination-non-renewal', 'LLEdit.noticeDays'],
  ])('appears in %s for a covered property and less than 30 days', (formId, key) => {
    expect([
      covered(formId, key, 'yes', 29),
      covered(formId, key, 'yes', 30),
      covered(formId, key, 'no', 7),
    ]).toEqual([1, 0, 0])
  })
})

describe('a notice without a chance to cure', () => {
  const warned = (state: UsState, answers: Answers) =>
    findWarnings('unconditional-notice-to-quit', state, answers)
      .filter(({ key }) => key !== 'LLEdit.mailDays')
      .map(({ key }) => key)

  it('is remarked on for a ground that the law of the state does not list, or for too few days', () => {
    expect(warned('CA', { 'LLEdit.grounds': 'repeated' })).toEqual(['LLEdit.grounds'])
    expect(warned('FL', { 'LLEdit.grounds': 'transfer', 'LLEdit.noticeDays': 3 })).toEqual([
      'LLEdit.grounds',
      'LLEdit.noticeDays',
    ])
  })

  it('passes with a ground of the list, and with another one that names its law', () => {
    expect(warned('CA', { 'LLEdit.grounds': 'nuisance', 'LLEdit.noticeDays': 3 })).toEqual([])
    expect(warned('WA', { 'LLEdit.grounds': 'other', 'LLEdit.noticeDays': 3 })).toEqual([])
  })

  it('is said not to be checked where no law was read', () => {
    expect(warned('WY', { 'LLEdit.grounds': 'nuisance', 'LLEdit.noticeDays': 3 })).toEqual([
      'LLEdit.noticeDays',
    ])
  })
})

describe('warnings about money', () => {
  const lease = (state: UsState, answers: Answers) =>
    getWarnings('residential-lease', state, { 'LLEdit.rent.monthly': 100_000, ...answers })

  it('find a deposit over the cap, and nothing without a deposit', () => {
    expect(lease('MI', { 'LLEdit.deposit.amount': 150_000 })).toEqual([])
    expect(lease('MI', { 'LLEdit.deposit.amount': 150_001 })).toEqual([
      expect.stringContaining(
        'This comes to $1,500.01, and the limit for this rent is $1,500.00. Michigan allows',
      ),
    ])
    expect(lease('WY', { 'LLEdit.deposit.amount': 0 })).toEqual([])
  })

  it('remark on an increase from the first percent that the cap of a year may forbid', () => {
    const increase = (state: UsState, percent: number, day = '2026-06-15') =>
      getWarnings('notice-of-rent-increase-change-of-terms', state, {
        'LLEdit.change.noticeDays': 90,
        'LLEdit.change.effectiveDate': day,
        'LLEdit.rent.old': 200_000,
        'LLEdit.rent.new': 200_000 + percent * 2_000,
      })

    expect(increase('WA', 9.9)).toEqual([
      expect.stringMatching(
        /This is an increase of 9\.9 percent\. From 2026-01-01 to 2026-12-31 the cap is 9\.683 percent\./,
      ),
    ])
    expect(increase('OR', 9.9)[0]).toContain('the cap is 9.5 percent')
    expect(increase('CA', 9.9)[0]).toContain('6.3 percent in San Francisco')
    expect(increase('CA', 9.9, '2026-08-15')[0]).toMatch(
      /8\.7 percent in Los Angeles .* We could not verify the figure of all other counties: look it up at www\.bls\.gov/,
    )
    // Without a figure no cap is claimed, and no earlier one is named.
    for (const state of ['CA', 'OR', 'WA'] as const) {
      const [warning = ''] = increase(state, 9.9, '2027-08-15')
      expect(warning).toContain('We could not verify the cap that holds on that day.')
      expect(warning).not.toMatch(/the cap is \d|8\.7 percent|9\.5 percent|9\.683/)
    }
    expect([increase('CA', 5), increase('OR', 7), increase('WA', 7)]).toEqual([[], [], []])
    expect(increase('TX', 45)).not.toContain(expect.stringContaining('percent'))
  })

  it('count 15 days in Florida where nothing of the deposit is kept', () => {
    const due = (kept: number | undefined) =>
      getWarnings('security-deposit-itemization', 'FL', {
        'LLEdit.moveOut.date': '2026-12-01',
        ...(kept !== undefined && { 'LLEdit.itemization.totalDeductions': kept }),
      }).join()

    expect(due(0)).toContain('the last day is December 16, 2026')
    expect(due(10_000)).toContain('the last day is December 31, 2026')
    expect(due(undefined)).toContain('the last day is December 31, 2026')
  })

  it('find a fee for leaving early of more than two months’ rent', () => {
    const fee = (state: UsState, cents: number) =>
      lease(state, {
        'LLEdit.rent.monthly': 100_000,
        'LLEdit.earlyTermination.fee': cents,
      }).filter((text) => text.includes('This is more than two months'))

    expect(fee('FL', 200_001)).toEqual([expect.stringContaining('83.595(4)')])
    expect([fee('GA', 450_000).length, fee('GA', 200_000).length]).toEqual([1, 0])
  })

  it('count every refundable charge as a deposit', () => {
    const charge = (refundable: string) => ({
      'LLEdit.deposit.amount': 140_000,
      'LLEdit.pets.deposit': 5_000,
      'LLEdit.fees': [{ label: 'Key deposit', amount: 6_000, when: 'once', refundable }],
    })

    expect(lease('MI', charge('no'))).toEqual([])
    expect(lease('MI', charge('yes'))).toEqual([expect.stringContaining('$1,510.00')])
  })

  it('check the deposit of a room, and one that is planned for later', () => {
    for (const formId of ['room-rental-agreement', 'holding-deposit-agreement']) {
      const asked = { 'LLEdit.rent.monthly': 100_000, 'LLEdit.deposit.amount': 250_000 }
      expect(getWarnings(formId, 'CO', asked).filter(isAbout('deposit'))).toHaveLength(1)
    }
    expect(
      getWarnings('room-rental-agreement', 'FL', { 'LLEdit.room.noticeDays': 7 }),
    ).toHaveLength(1)
  })

  it('find a late fee over the lesser or the greater of two amounts', () => {
    const flat = (state: UsState, cents: number) =>
      lease(state, { 'LLEdit.lateFee.type': 'flat', 'LLEdit.lateFee.amount': cents }).filter(
        isAbout('lateFee'),
      ).length
    const percent = (state: UsState, of: number, rent: number) =>
      lease(state, {
        'LLEdit.lateFee.type': 'percent',
        'LLEdit.lateFee.percent': of,
        'LLEdit.rent.monthly': rent,
      }).filter(isAbout('lateFee')).length

    expect([flat('NY', 5000), flat('NY', 5001)]).toEqual([0, 1])
    expect([percent('NY', 5, 100_000), percent('NY', 5, 200_000)]).toEqual([0, 1])
    expect([percent('CO', 8, 60_000), percent('CO', 8, 100_000)]).toEqual([0, 1])
  })

  it('call a late fee of more than a tenth of the rent unusual if no cap is known', () => {
    const unusual = (state: UsState, cents: number) =>
      lease(state, {
        'LLEdit.lateFee.type': 'flat',
        'LLEdit.lateFee.amount': cents,
        'LLEdit.rent.monthly': 100_000,
      }).filter((text) => text.includes('unusual'))

    expect([unusual('WY', 10_000), unusual('NY', 10_001)]).toEqual([[], []])
    expect(unusual('WY', 10_001)).toEqual([expect.stringContaining('This comes to $100.01')])
  })

  it('check the grace period only if a late fee is charged', () => {
    const grace = (type: string) =>
      lease('WA', {
        'LLEdit.lateFee.type': type,
        'LLEdit.lateFee.amount': 2000,
        'LLEdit.lateFee.graceDays': 3,
      }).filter((text) => text.startsWith('LLEdit.lateFee.graceDays')).length

    expect([grace('none'), grace('flat')]).toEqual([0, 1])
  })

  it('find a late fee before the fifth day in North Carolina', () => {
    const grace = (days: number) =>
      lease('NC', {
        'LLEdit.lateFee.type': 'flat',
        'LLEdit.lateFee.amount': 1500,
        'LLEdit.lateFee.graceDays': days,
      })

    expect(grace(5)).toEqual([])
    expect(grace(4)).toEqual([expect.stringMatching(/^LLEdit\.lateFee\.graceDays/)])
  })

  it('count the days from the move-out to the deposit’s return', () => {
    const returned = (state: UsState, sentOn: string) =>
      getWarnings('security-deposit-itemization', state, {
        'LLEdit.moveOut.date': '2026-11-01',
        'LLEdit.itemization.sentOn': sentOn,
      })

    expect(returned('CA', '2026-11-22')).toEqual([])
    expect(returned('CA', '2026-11-23')).toEqual([
      expect.stringContaining('This is 22 days after the move-out.'),
    ])
    expect(returned('AR', '2026-11-23')).toEqual([])
  })

  it('name the last day for the deposit’s statement once the move-out is known', () => {
    const itemization = (answers: Answers) =>
      getWarnings('security-deposit-itemization', 'CA', {
        'LLEdit.moveOut.date': '2026-11-01',
        ...answers,
      })

    expect(itemization({})).toEqual([
      expect.stringContaining('Counted from the move-out, the last day is November 22, 2026.'),
    ])
    expect(itemization({ 'LLEdit.itemization.dueBy': '2026-11-22' })).toEqual([])
  })

  it.each([
    ['LA', '2026-01-31', 'February 28, 2026'],
    ['CO', '2026-12-01', 'December 31, 2026'],
    ['AZ', '2026-11-02', 'November 20, 2026'],
    ['NE', '2026-11-02', 'November 16, 2026'],
  ] as const)('count days and court days as the law of %s does', (state, left, last) => {
    expect(
      getWarnings('security-deposit-itemization', state, { 'LLEdit.moveOut.date': left }),
    ).toEqual([expect.stringContaining(`the last day is ${last}.`)])
  })
})

describe('an application fee', () => {
  const warn = (state: UsState, fee: number) =>
    findWarnings('rental-application', state, { 'LLEdit.application.fee': fee })

  it('above New York’s $20 is called out, by its law', () => {
    const [warning] = warn('NY', 2001)

    expect(warning).toMatchObject({
      key: 'LLEdit.application.fee',
      rule: { citation: 'N.Y. Real Prop. Law 238-a(1)', sourceKind: 'law' },
    })
    expect(warning?.text).toMatch(
      /^This is \$20\.01, and the limit is \$20(\.00)?\. New York lets a landlord charge nothing/,
    )
    expect(warn('NY', 2000)).toEqual([])
  })

  it('of any amount is called out in Vermont, where none may be charged', () => {
    expect(warn('VT', 1)).toHaveLength(1)
    expect(warn('VT', 0)).toEqual([])
  })

  it('meets the words of a law that has no amount', () => {
    expect(warn('CO', 100).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Colorado lets a landlord charge an application fee only if/),
    ])
    expect(warn('CO', 0)).toEqual([])
  })

  it('is compared in its receipt too, and states without a known rule say nothing', () => {
    const receipt = { 'LLEdit.screening.feeAmount': 2001 }

    expect(findWarnings('screening-authorization-and-fee-receipt', 'NY', receipt)).toHaveLength(1)
    expect(warn('TX', 20_000)).toEqual([])
  })
})

describe('a holding deposit', () => {
  const warn = (state: 'WA' | 'OR', hold: number) =>
    findWarnings('holding-deposit-agreement', state, {
      'LLEdit.rent.monthly': 200_000,
      'LLEdit.hold.amount': hold,
    })

  it('above a quarter of the first rent is called out in Washington, by its law', () => {
    const [warning] = warn('WA', 50_001)

    expect(warning).toMatchObject({
      key: 'LLEdit.hold.amount',
      rule: { citation: 'RCW 59.18.253', sourceKind: 'law' },
    })
    expect(warning?.text).toMatch(
      /^This comes to \$500\.01, and the limit for this rent is \$500(\.00)?\. Washington lets/,
    )
  })

  it('of a quarter is fine, and states without a known cap say nothing', () => {
    expect(warn('WA', 50_000)).toEqual([])
    expect(warn('OR', 200_000)).toEqual([])
  })
})

describe('the move-in inspection', () => {
  const warn = (state: 'MI' | 'WA', inspection: string) =>
    findWarnings('move-in-move-out-inspection', state, { 'LLEdit.inspectionType': inspection })

  it('says in Michigan how many copies of the checklist are given, and which notice stands on it', () => {
    expect(warn('MI', 'moveIn').map(({ text }) => text)).toEqual([
      expect.stringContaining('Mich. Comp. Laws 554.608'),
    ])
  })

  it('says nothing at move-out, or where the law prescribes no words', () => {
    expect([...warn('MI', 'moveOut'), ...warn('WA', 'moveIn')]).toEqual([])
  })
})

describe('the screening authorization', () => {
  const warn = (state: 'WA' | 'CA' | 'TX') =>
    findWarnings('screening-authorization-and-fee-receipt', state, {}).map(({ text }) => text)

  it('says what applicants in Washington and California are told before they are screened', () => {
    expect(warn('WA')).toEqual([expect.stringContaining('RCW 59.18.257')])
    expect(warn('CA')).toContainEqual(expect.stringContaining('Cal. Civ. Code 1786.22'))
  })

  it('says nothing where no such law was read', () => {
    expect(warn('TX')).toEqual([])
  })
})

describe('a fee for a returned payment', () => {
  const warn = (state: UsState, fee: number, rent = 150_000) =>
    getWarnings('residential-lease', state, {
      'LLEdit.rent.monthly': rent,
      'LLEdit.nsf.fee': fee,
    })

  it.each([
    ['NY', 2000, 150_000],
    ['CA', 2500, 150_000],
    ['TX', 3000, 150_000],
    ['FL', 7500, 150_000],
    ['FL', 4000, 50_000],
  ] as const)('in %s is fine up to %i cents at a rent of %i', (state, limit, rent) => {
    expect(warn(state, limit, rent)).toEqual([])
    expect(warn(state, limit + 1, rent)).toEqual([
      expect.stringMatching(
        /^LLEdit\.nsf\.fee: This comes to \$[\d.]+1, and the limit for this rent is/,
      ),
    ])
  })

  it('is not judged where no cap was read', () => {
    expect(warn('WA', 20_000)).toEqual([])
  })
})

describe('what a law says in words alone', () => {
  it('of the bank of a deposit, is said until the bank is named', () => {
    const deposit = { 'LLEdit.deposit.amount': 100_000 }
    const warn = (state: UsState, answers: Answers) =>
      getWarnings('security-deposit-receipt', state, answers)

    expect(warn('WA', {})).toEqual([])
    expect(warn('TX', deposit)).toEqual([])
    expect(warn('WA', { ...deposit, 'LLEdit.deposit.heldAt': 'First Bank, Seattle' })).toEqual([])
    expect(warn('WA', deposit)).toEqual([
      expect.stringMatching(
        /^LLEdit\.deposit\.heldAt: Washington requires a deposit to be kept in a trust/,
      ),
    ])
  })

  it('of rent after the end, is said with the clause on it', () => {
    const warn = (clauses: string[]) =>
      getWarnings('residential-lease', 'FL', { 'LLEdit.optionalClauses': clauses })

    expect(warn(['sale'])).toEqual([])
    expect(warn(['sale', 'holdover'])).toEqual([
      expect.stringMatching(/^LLEdit\.optionalClauses: In Florida, .* double rent/),
    ])
  })

  it('of the source of income, is said with a multiple of the rent', () => {
    const warn = (answers: Answers) => getWarnings('rental-criteria-acknowledgment', 'WA', answers)

    expect(warn({})).toEqual([])
    expect(warn({ 'LLEdit.criteria.incomeMultiple': '3' })).toEqual([
      expect.stringContaining('A voucher or subsidy is subtracted from the rent'),
    ])
  })

  it('of causes and what is paid for them, is said in a notice that ends a tenancy', () => {
    const warn = (answers: Answers) =>
      getWarnings('notice-of-termination-non-renewal', 'CA', answers).filter((text) =>
        /reason|relocation/.test(text),
      )

    const cause = [expect.stringContaining('only for a just cause')]
    const payment = [expect.stringContaining('one month’s rent be paid')]
    expect(warn({})).toEqual(cause)
    expect(warn({ 'LLEdit.reason': 'none' })).toEqual(cause)
    expect(warn({ 'LLEdit.reason': 'other' })).toEqual([])
    expect(warn({ 'LLEdit.reason': 'moveIn' })).toEqual(payment)
    expect(warn({ 'LLEdit.reason': 'moveIn', 'LLEdit.relocation.amount': 150_000 })).toEqual([])
  })

  it('of an inspection before the move-out, is said in instructions, and once the last day is known', () => {
    const warn = (formId: string, answers: Answers) =>
      getWarnings(formId, 'CA', answers).filter((text) => text.includes('an inspection'))

    expect(warn('notice-of-termination-non-renewal', {})).toEqual([])
    expect(
      warn('notice-of-termination-non-renewal', { 'LLEdit.endDate': '2027-01-31' }),
    ).toHaveLength(1)
    expect(warn('move-out-instructions', {})).toHaveLength(1)
    expect(getWarnings('move-out-instructions', 'NY', {})).toEqual([])
  })

  it('of radon, is said with every lease, and of mold at the move-in', () => {
    const radon = (formId: string, state: UsState) =>
      getWarnings(formId, state, {}).filter((text) => text.startsWith('LLEdit.term.start: '))
    const mold = (inspection: string) =>
      getWarnings('move-in-move-out-inspection', 'VA', { 'LLEdit.inspectionType': inspection })

    for (const lease of [
      'residential-lease',
      'month-to-month-agreement',
      'room-rental-agreement',
    ]) {
      expect(radon(lease, 'IL')).toEqual([expect.stringContaining('Radon Guide for Tenants')])
      expect(radon(lease, 'TX')).toEqual([])
    }
    expect(mold('moveOut')).toEqual([])
    expect(mold('moveIn')).toEqual([expect.stringContaining('visible evidence of mold')])
  })

  it('of reports that applicants bring, and of repairs, is said in their forms', () => {
    const reports = getWarnings('screening-authorization-and-fee-receipt', 'CO', {})
    const repairs = getWarnings('maintenance-repair-request', 'TX', {})

    expect(reports).toEqual([expect.stringContaining('accept a portable screening report')])
    expect(repairs).toEqual([expect.stringContaining('seven days are presumed')])
    expect(getWarnings('maintenance-repair-request', 'NY', {})).toEqual([])
  })
})

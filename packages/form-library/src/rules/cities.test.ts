import { describe, expect, it } from 'vitest'
import { catalog } from '../catalog.ts'
import { expandForm } from '../compile/expand-form.ts'
import { cityRules, findCities, findCity } from './find-city.ts'
import { findWarnings } from './find-warnings.ts'

const seattle = '12 Elm Street, Unit A, Seattle, WA 98101'
const chicago = '12 Elm Street, Chicago, IL 60614'

describe('the city of an address', () => {
  it.each([
    ['1 Elm Street, Tacoma, WA 98402', undefined],
    ['1 Elm Street, Seattle, OR 97201', undefined],
    ['1 Seattle, WA Street, Tacoma, WA 98402', undefined],
    ['', undefined],
    [seattle, 'Seattle'],
    ['1 Elm Street, SAN FRANCISCO, CA 94110-1234', 'San Francisco'],
    ['1 Elm Street, Van Nuys, CA 91401', 'Los Angeles'],
    ['1 Elm Street, Flushing, NY 11354', 'New York City'],
    ['1 Elm Street, Brooklyn, NY 11201', 'New York City'],
    ['1 Elm Street, Albany, NY 12207', undefined],
  ])('of %j is %s', (address, city) => {
    expect(findCity(address)?.city).toBe(city)
  })

  it('is one of those that are named for its state', () => {
    expect(findCities('CA').map(({ city }) => city)).toEqual(['Los Angeles', 'San Francisco'])
    expect(findCities('TX')).toEqual([])
  })
})

describe.each(cityRules.map((rules) => [rules.city, rules] as const))('%s', (city, rules) => {
  const all = [...Object.values(rules.rules), ...rules.duties]

  it('has rules that name it, with two sources or the law itself, and the site of its code', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const rule of all) {
      expect(rule.text).toContain(city)
      expect(rule.citation).toMatch(/\d/)
      expect(rule.lawSite).toMatch(/^[a-z.]+\.[a-z]+(\/[a-z_/]+)?$/)
      const hosts = [rule.source, rule.alsoSource ?? rule.source].map(
        (source) => new URL(source).hostname,
      )
      expect(new Set(hosts).size >= (rule.sourceKind === 'law' ? 1 : 2)).toBe(true)
    }
  })

  it('says what it asks for in forms that exist, beside a question of theirs', () => {
    const address = `1 Elm Street, ${rules.parts?.[0] ?? city}, ${rules.state} 99999`
    for (const { formIds, text } of rules.duties) {
      for (const formId of formIds) {
        const form = catalog.find(({ id }) => id === formId)
        const said = findWarnings(formId, rules.state, {}, address).find((warning) =>
          warning.text.includes(text),
        )
        const field =
          form && expandForm(form, { signerCount: 1 }).fields.find(({ key }) => key === said?.key)
        expect([formId, field?.key]).toEqual([formId, said?.key ?? 'said'])
        expect(field?.locked).not.toBe(true)
      }
    }
  })
})

describe('where a city is stricter than its state', () => {
  const raise = (address: string) =>
    findWarnings(
      'notice-of-rent-increase-change-of-terms',
      'WA',
      { 'LLEdit.change.noticeDays': 120 },
      address,
    ).filter(({ key }) => key === 'LLEdit.change.noticeDays')

  it('its notice holds there and nowhere else in the state', () => {
    expect(raise('1 Elm Street, Tacoma, WA 98402')).toEqual([])
    expect(raise(seattle)).toMatchObject([
      {
        text: expect.stringMatching(/^You entered 120 days\. Seattle requires 180 days/),
        rule: { citation: 'Seattle Mun. Code 7.24.030.A' },
      },
    ])
  })

  it.each([
    [45_000, 1000, []],
    [45_000, 1001, ['$10.01', '$10']],
    [150_000, 6000, []],
    [150_000, 6001, ['$60.01', '$60']],
  ])('a late charge in Chicago at a rent of %i cents: %i cents', (rent, fee, named) => {
    const answers = {
      'LLEdit.rent.monthly': rent,
      'LLEdit.lateFee.type': 'flat',
      'LLEdit.lateFee.amount': fee,
    }
    const [warning] = findWarnings('residential-lease', 'IL', answers, chicago).filter(
      ({ key }) => key === 'LLEdit.lateFee.amount',
    )

    expect(warning === undefined).toBe(named.length === 0)
    for (const amount of named) {
      expect(warning?.text).toContain(amount)
    }
  })

  it('a rule that rests on summaries points to the code of the city', () => {
    const texts = findWarnings('residential-lease', 'WA', {}, seattle).map(({ text }) => text)

    expect(texts).toEqual([
      expect.stringMatching(
        /^Two published summaries say: Seattle requires that its Renter’s Handbook.*library\.municode\.com\/wa\/seattle\.$/,
      ),
    ])
  })
})

import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { catalog } from '../catalog.ts'
import { defineForm, getSourceFile } from '../form-definition.ts'
import { leadBasedPaintDisclosure } from '../forms/disclosures-and-acknowledgments/lead-based-paint-disclosure.ts'
import { checkTranslation } from './check-translation.ts'
import { buildTranslation, findTranslation } from './find-translation.ts'
import { mapTexts } from './map-texts.ts'
import { listTexts } from './translate-form.ts'

const english =
  'The Owner, as lessor, answers (a) and (b) before the Residents are bound by the lease.'
const spanish =
  'El Propietario, como arrendador, responde a (a) y (b) antes de que los Residentes queden obligados por el contrato de arrendamiento.'

describe('the Spanish translation', () => {
  test('is empty for a form that is not in the catalog', () => {
    expect(findTranslation('a-form-of-their-own').size).toBe(0)
  })

  test('has the texts as residents see them, for any number of them', () => {
    const translation = findTranslation('lead-based-paint-disclosure')

    expect(translation.get(english)).toBe(spanish)
    expect(translation.get(english.replace('the Residents are', 'the Resident is'))).toContain(
      'el Residente quede obligado',
    )
    expect(translation.get('Signature of Resident 2')).toBe('Firma de: Residente 2')
  })

  test.each([
    ['security-deposit-receipt', 'Forma de pago'],
    ['utility-responsibility-addendum', 'Lo paga'],
    ['notice-of-termination-non-renewal', 'Se paga a más tardar el'],
  ])('has “Paid by” in the sense that %s gives it', (formId, expected) => {
    expect(findTranslation(formId).get('Paid by')).toBe(expected)
  })

  test('leaves out a text whose English has changed since it was translated', () => {
    const translation = buildTranslation(
      defineForm(
        pathToFileURL(getSourceFile(leadBasedPaintDisclosure) ?? '').href,
        mapTexts(leadBasedPaintDisclosure, (key, text) =>
          key === 'lessor-s-disclosure.paragraph' ? `${text} In writing.` : text,
        ),
      ),
    )

    expect(translation.get(`${english} In writing.`)).toBeUndefined()
    expect(translation.get('Lead-Based Paint Disclosure')).toBe(
      'Divulgación sobre pintura a base de plomo',
    )
  })

  test('keeps the numbers, the citations, the bold words and the placeholders of the English text', () => {
    expect(catalog.flatMap((form) => listTexts(form).flatMap(checkTranslation))).toEqual([])
  })

  test('is complete for the forms that residents sign on a screen', () => {
    const untranslated = catalog
      .filter(({ deliveryClass }) => deliveryClass === 'A' || deliveryClass === 'B')
      .flatMap((form) =>
        listTexts(form)
          .filter((text) => text.spanish === undefined)
          .map(({ key }) => `${form.id} ${key}`),
      )

    // A changed text is shown in English only until somebody translates it; `npm run translations` lists it.
    expect(untranslated.length).toBeLessThan(20)
  })
})

import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { es } from './es.ts'

describe('errors from the server', () => {
  test('are shown as they are in English', () => {
    expect(en.serverErrors.answer('Choose Yes or No.')).toBe('Choose Yes or No.')
    expect(en.serverErrors.call('packet-closed', 'The sender canceled this packet.')).toBe(
      'The sender canceled this packet.',
    )
  })

  test.each([
    ['Choose Yes or No.', 'Elija Sí o No.'],
    ['Please answer: Date of birth.', 'Falta su respuesta: Date of birth.'],
    ['Please sign: Signature of Resident.', 'Falta su firma: Signature of Resident.'],
    ['Row 2, How many: Enter a whole number.', 'Fila 2, How many: Escriba un número entero.'],
    [
      'Row 1: “Ends” cannot be before “Begins”.',
      'Fila 1: «Ends» no puede ser anterior a «Begins».',
    ],
    ['Row 2 still needs: Kind, Name.', 'En la fila 2 falta: Kind, Name.'],
    ['Enter $5.00 or less.', 'Escriba $5.00 o menos.'],
    [
      'This is too long: use at most 1,000 characters.',
      'Es demasiado largo: use un máximo de 1,000 caracteres.',
    ],
    ['A sentence that nobody has put into Spanish yet.', 'Revise esta respuesta.'],
  ])('%s', (english, spanish) => {
    expect(es.serverErrors.answer(english)).toBe(spanish)
  })

  test('labels that have a translation are quoted in it, each of several, also with a comma', () => {
    const labels = new Map([
      ['Kind', 'Tipo'],
      ['Resident 1, pamphlet received', 'Residente 1, folleto recibido'],
    ])
    const translate = (message: string) =>
      es.serverErrors.answer(message, (label) => labels.get(label))

    expect(translate('Row 2 still needs: Kind, Name.')).toBe('En la fila 2 falta: Tipo, Name.')
    expect(translate('Row 2, Kind: Enter text here.')).toBe('Fila 2, Tipo: Escriba aquí.')
    expect(translate('Please initial: Resident 1, pamphlet received.')).toBe(
      'Faltan sus iniciales: Residente 1, folleto recibido.',
    )
  })

  test('a warning for a resident is in Spanish, and one for the owner stays as it is', () => {
    expect(es.serverErrors.warning('This day has not come yet. Check the year.')).toBe(
      'Este día todavía no llega. Revise el año.',
    )
    expect(es.serverErrors.warning('“From” in row 2 has not come yet. Check the year.')).toBe(
      '«From» en la fila 2 todavía no llega. Revise el año.',
    )
    const law = 'You entered 12 hours. Ohio presumes that 24 hours are reasonable notice.'
    expect(es.serverErrors.warning(law)).toBe(law)
  })

  test('a rejected call is explained in Spanish', () => {
    expect(es.serverErrors.call('packet-closed', 'The sender canceled this packet.')).toMatch(
      /cerrado/,
    )
    expect(es.serverErrors.call('unexpected', 'Boom')).toMatch(/^Algo falló/)
  })
})
